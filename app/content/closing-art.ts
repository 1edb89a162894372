/** The round piece beside the call that ends a page, drawn for that page. */
import type { CoverKind, DrawnChoice } from '../../zellige/cover.ts';
import { MEDALLION_COLORS, MEDALLION_KINDS, type MedallionKind } from '../../zellige/medallion.ts';
import { pick, randomFrom } from '../../zellige/random.ts';

/** The covers that show what a medallion shows. */
const LIKE: Record<MedallionKind, readonly CoverKind[]> = {
  window: ['sunrise'],
  star: ['crop', 'shards'],
  knot: ['strapwork'],
  flower: ['blossom'],
  shell: ['scales'],
  sunburst: ['carpet'],
};

/** The newsletter's rose stands below: a star, as these are. */
const ROSES: readonly MedallionKind[] = ['window', 'star'];

/**
 * Names the piece of a page: of another kind and colour than the page's own drawings, which follow from its path.
 *
 * @param path of the page
 * @param beside what else is drawn in the page
 * @returns the address of the picture, which `drawings/medallion.ts` serves
 */
export function closingArt(
  path: string,
  beside: readonly DrawnChoice[] = [],
  { aboveNewsletter = false } = {},
): string {
  const drawn = beside.map((choice) => choice?.kind);
  const palettes = beside.map((choice) => choice?.palette);
  const kinds = MEDALLION_KINDS.filter(
    (kind) =>
      !LIKE[kind].some((like) => drawn.includes(like)) &&
      !(aboveNewsletter && ROSES.includes(kind)),
  );
  const colors = MEDALLION_COLORS.filter((color) => !palettes.includes(color));
  const random = randomFrom(`${path} fin`);
  const kind = kinds[Math.floor(random() * kinds.length)] ?? pick(random, MEDALLION_KINDS);
  const color = colors[Math.floor(random() * colors.length)] ?? pick(random, MEDALLION_COLORS);
  return `/medallions/${kind}-${color}/${encodeURIComponent(path.replaceAll('/', ' ').trim())}.svg`;
}
