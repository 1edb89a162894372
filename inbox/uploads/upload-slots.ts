/** Limits how many uploads are in memory at once, in total and per network. */
import { networkOf } from '../../packages/kit/network/address.ts';

const SLOTS = 16;
/** Slots of one network: a person's two tabs, and two more from the same office. */
const SLOTS_PER_NETWORK = 4;
/** Slots reserved for networks that hold none: four networks could otherwise hold all of them. */
const KEPT_FOR_OTHERS = 8;

export type UploadSlots = {
  /** Takes a slot and returns the function that gives it back; undefined when all are taken: read nothing then. */
  take(address: string): (() => void) | undefined;
};

export function createUploadSlots(): UploadSlots {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take(address) {
      const network = networkOf(address);
      const count = taken.get(network) ?? 0;
      const room = count === 0 ? SLOTS : SLOTS - KEPT_FOR_OTHERS;
      if (total >= room || count >= SLOTS_PER_NETWORK) return undefined;
      total += 1;
      taken.set(network, count + 1);
      return () => {
        total -= 1;
        const left = (taken.get(network) ?? 1) - 1;
        if (left === 0) taken.delete(network);
        else taken.set(network, left);
      };
    },
  };
}
