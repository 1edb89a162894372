import { COLORS } from './colors.ts';
import { lighthouse } from './covers/lighthouse.ts';
import { drawing } from './markup.ts';
import { modules } from './modules.ts';
import { INK, PALETTES } from './palettes.ts';
import { randomFrom } from './random.ts';
import { brandStar } from './trades/brand-star.ts';
import { doors } from './trades/doors.ts';
import { knot } from './trades/knot.ts';
import { shopRow } from './trades/shop-row.ts';

const DRAW = {
  brand: brandStar,
  web: (width, height) => modules('modules', width, height, { across: 8, dissolve: 'upwards' }),
  search: tradeLighthouse,
  strategy: knot,
  mobile: doors,
  shop: shopRow,
} as const satisfies Record<string, (width: number, height: number) => string>;

export type Trade = keyof typeof DRAW;

/**
 * What a trade does, as a drawing: a star that is seen, modules that fit, a light that is found,
 * threads that hold, doors, shops. Its ground is the enamel of the field it stands in (safran,
 * nuit, ciel, terre, aube, menthe in that order), so it may touch the field's bottom edge.
 */
export function tradeArt(trade: Trade, width: number, height: number): string {
  return DRAW[trade](width, height);
}

/** The lighthouse cover in a paler light, or its beams would darken the text above it. */
function tradeLighthouse(width: number, height: number): string {
  const palette = { ...PALETTES.ciel, tone: COLORS.cielClair, accent: INK.nuit };
  const random = randomFrom('p2');
  const body = lighthouse({ width, height, palette, random, id: 'trade-lighthouse' });
  return drawing(width, height, body, 'xMidYMax');
}
