import { readFile } from 'node:fs/promises';
import { openImage } from './open-image.ts';

/** Enough for every image of a large site; forgetting one costs reading it again. */
const MOST_REMEMBERED = 10_000;

/**
 * Tells which originals may be sent byte for byte: those without EXIF, XMP or IPTC, where cameras
 * write the place a picture was taken, the owner's name and the camera's serial number.
 *
 * What does not decode is not clean: it must not go out as an image.
 */
export function createMetadataGuard(): { isClean(path: string): Promise<boolean> } {
  const known = new Map<string, boolean>();
  return {
    async isClean(path) {
      const remembered = known.get(path);
      if (remembered !== undefined) return remembered;
      const metadata = await openImage(await readFile(path))
        .metadata()
        .catch(() => undefined);
      const clean = metadata !== undefined && !metadata.exif && !metadata.xmp && !metadata.iptc;
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(path, clean);
      return clean;
    },
  };
}
