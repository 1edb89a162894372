const listeners = new Set<() => void>();
let waiting = 0;

/** Counts writes that have not reached the service for a while: `commits.ts` counts them, the bar shows them. */
export const waitingWrites = {
  any: () => waiting > 0,

  /** Returns what to call once it has arrived. */
  add(): () => void {
    change(1);
    return () => change(-1);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function change(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}
