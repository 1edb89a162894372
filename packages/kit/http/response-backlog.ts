/** Bounds the memory of answers that their clients do not take: docs/decisions/083-answers-not-taken.md. */

export const BACKLOG_LIMITS = {
  /** Bytes of one network: a hundred paused films, or eight of the longest answers a visitor may ask for. */
  share: 16 * 1024 * 1024,
  /** Bytes of all networks together: four at their limit. */
  total: 64 * 1024 * 1024,
};

export type ResponseBacklog = {
  /**
   * Counts bytes that wait for their client. Where a network, or all together, wait for more than they may, what has
   * waited the longest is cut: slow clients give way to others of their own network, and the largest network to all.
   *
   * @param cut ends the connection; the bytes are not counted any more
   * @returns what is called when the bytes have left
   */
  hold(network: string, bytes: number, cut: () => void): () => void;
};

type Held = { bytes: number; cut: () => void };

/** The bytes of a network's responses; the oldest first. */
type Share = { bytes: number; held: Set<Held> };

export function createResponseBacklog({ share, total } = BACKLOG_LIMITS): ResponseBacklog {
  const shares = new Map<string, Share>();
  let all = 0;

  function release(network: string, one: Held): void {
    const own = shares.get(network);
    if (!own?.held.delete(one)) return;
    own.bytes -= one.bytes;
    all -= one.bytes;
    if (own.held.size === 0) shares.delete(network);
  }

  /** Cuts what a network has held the longest, except the newest; false where there is nothing else. */
  function cutOldest(network: string, newest: Held): boolean {
    const [oldest] = shares.get(network)?.held ?? [];
    if (!oldest || oldest === newest) return false;
    release(network, oldest);
    oldest.cut();
    return true;
  }

  /** The network that holds most; a single answer, however long, takes no other's place. */
  function largest(newest: Held): string | undefined {
    const others = [...shares].filter(([, { held }]) => held.size > 1 || !held.has(newest));
    return others.sort(([, a], [, b]) => b.bytes - a.bytes)[0]?.[0];
  }

  return {
    hold(network, bytes, cut) {
      const one = { bytes, cut };
      const own = shares.get(network) ?? { bytes: 0, held: new Set() };
      shares.set(network, own);
      own.held.add(one);
      own.bytes += bytes;
      all += bytes;
      while (own.bytes > share && cutOldest(network, one));
      while (all > total) {
        const heaviest = largest(one);
        if (heaviest === undefined || !cutOldest(heaviest, one)) break;
      }
      return () => release(network, one);
    },
  };
}
