import type { Limits } from '../rate-limits.ts';

/** Limits that hold nothing back: most tests send more from one address than people do. */
export const UNLIMITED: Limits = {
  allows: async () => true,
  allowsLike: async () => true,
  close: async () => {},
};
