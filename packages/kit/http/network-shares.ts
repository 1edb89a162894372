/** What one network may hold of a resource all share: a connection, a request under way. */
export type Holder = {
  /** Whether it waits for its own client only, so that its place may be given to another. */
  isWaiting(): boolean;
  cut(): void;
};

export type NetworkShares = {
  /**
   * Takes a place of a network's share. When the share is full, the holder that has waited for its client the
   * longest is cut: slow clients give way to others of their own network, which may be an office or a quarter
   * of a mobile network.
   *
   * @returns what gives the place back; undefined when the share is full of work
   */
  take(network: string, holder: Holder): (() => void) | undefined;
};

/** @param size places of one network */
export function createNetworkShares(size: number): NetworkShares {
  const shares = new Map<string, Set<Holder>>();

  return {
    take(network, holder) {
      const share = shares.get(network) ?? new Set();
      if (share.size >= size) {
        const slowest = share.values().find((held) => held.isWaiting());
        if (!slowest) return undefined;
        share.delete(slowest);
        slowest.cut();
      }
      share.add(holder);
      shares.set(network, share);
      return () => {
        share.delete(holder);
        if (share.size === 0 && shares.get(network) === share) shares.delete(network);
      };
    },
  };
}
