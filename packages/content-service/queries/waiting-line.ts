import { type Asker, RANKS, type Rank } from './query-caller.ts';

/** Questions of one rank here at once, so that no rank fills the line for another; the client's retries help. */
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
  readonly asker: Asker;
  /** In UTF-16 units. */
  readonly length: number;
}

/** The queue of queries by rank; visitors take turns by network. A query counts until its answer leaves. */
export class WaitingLine<Item extends Question> {
  /** The queries of each rank by network; the first network is the next in turn. */
  readonly #waiting: Readonly<Record<Rank, Map<string, Item[]>>> = {
    site: new Map(),
    staff: new Map(),
    visitor: new Map(),
  };
  readonly #inside = new Set<Item>();

  /** @throws {TooManyQueriesError} */
  enter(item: Item): void {
    const { rank, network } = item.asker;
    const here = [...this.#inside].filter(({ asker }) => asker.rank === rank);
    if (here.length >= MAX_WAITING || total(here) + item.length > MAX_WAITING_LENGTH) {
      throw new TooManyQueriesError('Too many queries are waiting', false);
    }
    const own = here.filter(({ asker }) => asker.network === network);
    const isShareUsed = own.length >= MAX_OF_NETWORK || total(own) > MAX_LENGTH_OF_NETWORK;
    if (rank === 'visitor' && isShareUsed) {
      throw new TooManyQueriesError('Too many queries of your network are waiting', true);
    }
    this.#inside.add(item);
    const queue = this.#waiting[rank].get(network) ?? [];
    this.#waiting[rank].set(network, [...queue, item]);
  }

  /** Stands first again: it was taken, and could not be answered. */
  enterAgain(item: Item): void {
    const { rank, network } = item.asker;
    const queue = this.#waiting[rank].get(network) ?? [];
    this.#waiting[rank].set(network, [item, ...queue]);
  }

  /** The next, among the ranks that may be answered now. */
  take(mayStart: (rank: Rank) => boolean): Item | undefined {
    for (const rank of RANKS) {
      const [turn] = this.#waiting[rank];
      if (!turn || !mayStart(rank)) continue;
      const [network, [item, ...rest]] = turn;
      this.#waiting[rank].delete(network);
      if (rest.length > 0) this.#waiting[rank].set(network, rest);
      return item;
    }
    return undefined;
  }

  has(rank: Rank): boolean {
    return this.#waiting[rank].size > 0;
  }

  get length(): number {
    return this.#all().length;
  }

  /** Takes it out when it still waits: then true. */
  remove(item: Item): boolean {
    const { rank, network } = item.asker;
    const queue = this.#waiting[rank].get(network);
    if (!queue?.includes(item)) return false;
    const rest = queue.filter((other) => other !== item);
    if (rest.length > 0) this.#waiting[rank].set(network, rest);
    else this.#waiting[rank].delete(network);
    return true;
  }

  leave(item: Item): void {
    this.#inside.delete(item);
  }

  drain(): Item[] {
    const items = this.#all();
    for (const rank of RANKS) this.#waiting[rank].clear();
    return items;
  }

  #all(): Item[] {
    return RANKS.flatMap((rank) => [...this.#waiting[rank].values()].flat());
  }
}

function total(questions: readonly Question[]): number {
  return questions.reduce((sum, { length }) => sum + length, 0);
}
