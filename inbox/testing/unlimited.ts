import type { Limits } from '../limits.ts';

/** Most tests send more from one address than people do. */
export const UNLIMITED: Limits = { allows: async () => true, allowsLike: async () => true };
