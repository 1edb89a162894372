import { PRIORITIES, type Priority, type QueryCaller } from './query-caller.ts';

/** The most waiting queries per priority, so that none fills the line for another; the client retries. */
const MAX_WAITING = 1_000;
/** The most UTF-16 units they hold together: a query is up to 512 kB. */
const MAX_WAITING_LENGTH = 32 * 1024 * 1024;
/** Questions of one network of visitors. */
const MAX_OF_NETWORK = 64;
const MAX_LENGTH_OF_NETWORK = 4 * 1024 * 1024;

/** Thrown for a query that is refused because of how many others wait. */
export class TooManyQueriesError extends Error {
  override readonly name = 'TooManyQueriesError';
  /** Whether the caller's network has its share; false when all callers together are too much. */
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

/** The queue of queries by rank; visitors take turns by network. A query counts until its answer leaves. */
export class WaitingLine<Item extends Question> {
  /** The queries of each rank by network; the first network is the next in turn. */
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

  /** Stands first again: it was taken, and could not be answered. */
  enterAgain(item: Item): void {
    const { priority, network } = item.caller;
    const queue = this.#waiting[priority].get(network) ?? [];
    this.#waiting[priority].set(network, [item, ...queue]);
  }

  /** The next, among the ranks that may be answered now. */
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

  /** Takes it out when it still waits: then true. */
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
