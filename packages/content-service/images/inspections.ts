import type { Claim } from '../../kit/network/work-queue.ts';
import type { Inspection } from './image-jobs.ts';

/** Enough for every image of a large site; forgetting one costs reading it again. */
const MOST_REMEMBERED = 10_000;

/**
 * Remembers what was seen of originals: whether one may be sent byte for byte, as those without EXIF, XMP or IPTC are
 * (where cameras write the place a picture was taken, the owner's name and the camera's serial number), and how many
 * frames it has.
 *
 * @param inspect looks at one original, by its name, which is made from its bytes
 */
export function createInspections(
  inspect: (name: string, claim: Claim) => Promise<Inspection>,
): (name: string, claim: Claim) => Promise<Inspection> {
  const known = new Map<string, Inspection>();
  return async (name, claim) => {
    const remembered = known.get(name);
    if (remembered) return remembered;
    const inspection = await inspect(name, claim);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(name, inspection);
    return inspection;
  };
}
