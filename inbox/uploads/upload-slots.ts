/** How many uploads are held in memory at once, in all and from one address. */

const SLOTS = 16;
/** Somebody's two tabs, and a third from the same office. */
const SLOTS_PER_ADDRESS = 4;

export type UploadSlots = {
  /** Undefined when all are taken: nothing of the upload should be read then. Else to be called when it is over. */
  take(address: string): (() => void) | undefined;
};

export function createUploadSlots(): UploadSlots {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take(address) {
      const count = taken.get(address) ?? 0;
      if (total >= SLOTS || count >= SLOTS_PER_ADDRESS) return undefined;
      total += 1;
      taken.set(address, count + 1);
      return () => {
        total -= 1;
        const left = (taken.get(address) ?? 1) - 1;
        if (left === 0) taken.delete(address);
        else taken.set(address, left);
      };
    },
  };
}
