/** The round drawing beside the call that ends a page, made for that page. */
import {
  isOfColor,
  MEDALLION_COLORS,
  MEDALLION_KINDS,
  type MedallionKind,
} from '../../packages/drawings/zellige/medallion.ts';
import type { CoverChoice, Motif } from '../../packages/drawings/zellige/motifs.ts';
import { type RoseKind, roseOf } from '../../packages/drawings/zellige/newsletter-rose.ts';
import { pick, randomFrom } from '../../packages/drawings/zellige/random.ts';

/** The motifs of covers that look like each medallion: a page does not show both. */
const LIKE: Record<MedallionKind, readonly Motif[]> = {
  window: ['sunrise'],
  star: ['crop', 'shards'],
  knot: ['strapwork'],
  flower: ['blossom'],
  shell: ['scales'],
  sunburst: ['carpet'],
};

/** The medallions that look like each rose of the newsletter. */
const LIKE_ROSE: Record<RoseKind, readonly MedallionKind[]> = {
  wall: ['window', 'star'],
  petals: ['flower'],
  leaves: ['flower'],
  doors: ['flower', 'shell'],
  kites: ['star', 'sunburst'],
};

type Beside = {
  /** Whether the newsletter's box follows below. */
  aboveNewsletter?: boolean;
  /** `#rrggbb`, the dominant colour of a picture that an editor uploaded: nothing else is known about its content. */
  uploaded?: string | null | undefined;
};

/**
 * Names the piece of a page: of another kind and colour than the page's own drawings, which follow from its path.
 *
 * @param path of the page
 * @param beside what else is drawn in the page
 * @returns the address of the picture, which `drawings/medallion.ts` serves
 */
export function closingArt(
  path: string,
  beside: readonly CoverChoice[] = [],
  { aboveNewsletter = false, uploaded }: Beside = {},
): string {
  const page = path.replaceAll('/', ' ').trim();
  const rose = aboveNewsletter ? roseOf(page) : undefined;
  const drawn = beside.map(({ motif }) => motif);
  const palettes = [rose?.color, ...beside.map(({ palette }) => palette)];
  const kinds = MEDALLION_KINDS.filter(
    (kind) =>
      !LIKE[kind].some((like) => drawn.includes(like)) &&
      !(rose && LIKE_ROSE[rose.kind].includes(kind)),
  );
  const colors = MEDALLION_COLORS.filter(
    (color) => !palettes.includes(color) && !(uploaded && isOfColor(color, uploaded)),
  );
  const random = randomFrom(`${path} petit timbre`);
  const kind = kinds[Math.floor(random() * kinds.length)] ?? pick(random, MEDALLION_KINDS);
  const color = colors[Math.floor(random() * colors.length)] ?? pick(random, MEDALLION_COLORS);
  return `/medallions/${kind}-${color}/${encodeURIComponent(page)}.svg`;
}
