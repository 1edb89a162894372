import type { Claim } from '../../kit/network/work-queue.ts';

/** Enough for every image of a large site; forgetting one costs reading it again. */
const MOST_REMEMBERED = 10_000;

/**
 * Tells which originals may be sent byte for byte: those without EXIF, XMP or IPTC, where cameras
 * write the place a picture was taken, the owner's name and the camera's serial number.
 *
 * @param inspect looks at one original, by its path: its name is made from its bytes
 */
export function createMetadataGuard(inspect: (path: string, claim: Claim) => Promise<boolean>): {
  isClean(path: string, claim: Claim): Promise<boolean>;
} {
  const known = new Map<string, boolean>();
  return {
    async isClean(path, claim) {
      const remembered = known.get(path);
      if (remembered !== undefined) return remembered;
      const clean = await inspect(path, claim);
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(path, clean);
      return clean;
    },
  };
}
