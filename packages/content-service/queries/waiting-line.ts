import { PRIORITIES, type Priority, type QueryCaller } from './query-caller.ts';

/** The most waiting queries per priority, so that none fills the line for another; the client retries. */
const MAX_WAITING = 1_000;
/** The most UTF-16 units of all waiting queries: one has up to 512 kB. */
const MAX_WAITING_LENGTH = 32 * 1024 * 1024;
/** The most queries of one network of visitors. */
const MAX_OF_NETWORK = 64;
const MAX_LENGTH_OF_NETWORK = 4 * 1024 * 1024;

/** Thrown for a query that is refused because too many others wait. */
export class TooManyQueriesError extends Error {
  override readonly name = 'TooManyQueriesError';
  /** Whether the caller's network has used up its share; false when all callers together are too many. */
  readonly isShare: boolean;

  constructor(message: string, isShare: boolean) {
    super(message);
    this.isShare = isShare;
  }
}

interface Question {
  readonly caller: QueryCaller;
  /** The length in UTF-16 units. */
  readonly length: number;
}

/** The queue of queries by priority; visitors take turns by network. A query counts until its answer is sent. */
export class WaitingLine<Item extends Question> {
  /** The queries of each priority by network; the first network is the next in turn. */
  readonly #waiting: Readonly<Record<Priority, Map<string, Item[]>>> = {
    site: new Map(),
    staff: new Map(),
    visitor: new Map(),
  };
  readonly #inside = new Set<Item>();

  /** @throws {TooManyQueriesError} */
  enter(item: Item): void {
    const { priority, network } = item.caller;
    const here = [...this.#inside].filter(({ caller }) => caller.priority === priority);
    if (here.length >= MAX_WAITING || total(here) + item.length > MAX_WAITING_LENGTH) {
      throw new TooManyQueriesError('Too many queries are waiting', false);
    }
    const own = here.filter(({ caller }) => caller.network === network);
    const isShareUsed = own.length >= MAX_OF_NETWORK || total(own) > MAX_LENGTH_OF_NETWORK;
    if (priority === 'visitor' && isShareUsed) {
      throw new TooManyQueriesError('Too many queries of your network are waiting', true);
    }
    this.#inside.add(item);
    const queue = this.#waiting[priority].get(network) ?? [];
    this.#waiting[priority].set(network, [...queue, item]);
  }

  /** Returns a query to the front of the queue, after it was taken but could not be answered. */
  enterAgain(item: Item): void {
    const { priority, network } = item.caller;
    const queue = this.#waiting[priority].get(network) ?? [];
    this.#waiting[priority].set(network, [item, ...queue]);
  }

  /** Takes the next query, among the priorities that may start now. */
  take(mayStart: (priority: Priority) => boolean): Item | undefined {
    for (const priority of PRIORITIES) {
      const [turn] = this.#waiting[priority];
      if (!turn || !mayStart(priority)) continue;
      const [network, [item, ...rest]] = turn;
      this.#waiting[priority].delete(network);
      if (rest.length > 0) this.#waiting[priority].set(network, rest);
      return item;
    }
    return undefined;
  }

  has(priority: Priority): boolean {
    return this.#waiting[priority].size > 0;
  }

  get length(): number {
    return this.#all().length;
  }

  /** Removes a query if it is still waiting, and then returns true. */
  remove(item: Item): boolean {
    const { priority, network } = item.caller;
    const queue = this.#waiting[priority].get(network);
    if (!queue?.includes(item)) return false;
    const rest = queue.filter((other) => other !== item);
    if (rest.length > 0) this.#waiting[priority].set(network, rest);
    else this.#waiting[priority].delete(network);
    return true;
  }

  leave(item: Item): void {
    this.#inside.delete(item);
  }

  drain(): Item[] {
    const items = this.#all();
    for (const priority of PRIORITIES) this.#waiting[priority].clear();
    return items;
  }

  #all(): Item[] {
    return PRIORITIES.flatMap((priority) => [...this.#waiting[priority].values()].flat());
  }
}

function total(questions: readonly Question[]): number {
  return questions.reduce((sum, { length }) => sum + length, 0);
}
