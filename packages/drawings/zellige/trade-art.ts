import { COLORS } from './colors.ts';
import { lighthouse } from './covers/lighthouse.ts';
import { field } from './field.ts';
import { distance } from './geometry.ts';
import { interlace } from './interlace.ts';
import { arch, archPath, clipped, drawing, rect, star } from './markup.ts';
import { modules } from './modules.ts';
import { INK, PALETTES } from './palettes.ts';
import { randomFrom } from './random.ts';
import { around } from './ring.ts';
import { familyTiling } from './tiling.ts';

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

/** One great star of sixteen rays on safran, rising in a lying frame, whole in any other: for branding. */
function brandStar(width: number, height: number): string {
  const lying = width > height;
  const scale = lying ? height * 1.86 : width * 1.08;
  const middle = lying
    ? { x: width * 0.6, y: height * 1.02 }
    : { x: width / 2, y: Math.max(height - width * 0.5, height / 2) };
  const star = field({
    tiling: familyTiling('sixteenSharp'),
    frame: { width, height },
    placement: { scale, ...middle },
    seed: 'marque',
    joint: { width: scale / 220, color: INK.safran },
    paint: ({ heart, radius, spot }) => {
      if (distance(spot, middle) > scale * 0.43) return undefined;
      if (heart !== undefined) return [INK.nuit, INK.safran, INK.terre][heart];
      if (radius < 0.16) return INK.terre;
      return radius < 0.2 ? INK.chaux : INK.nuit;
    },
  });
  return drawing(width, height, rect(0, 0, width, height, INK.safran) + star, 'xMaxYMax');
}

/** One star of interlaced bands on terre, a safran heart in it: many threads, one plan. */
function knot(width: number, height: number): string {
  const scale = Math.min(width, height * 1.05) * 0.9;
  const middle = { x: width / 2, y: height * 0.52 };
  const placement = { scale, ...middle };
  const frame = { width, height };
  const heart = field({
    tiling: familyTiling('eight'),
    frame,
    placement,
    seed: 'nœud',
    paint: ({ heart: depth, spot }) => {
      if (depth === undefined || distance(spot, middle) > 4) return undefined;
      return depth === 0 ? '#A93719' : INK.safran;
    },
  });
  const bands = interlace({
    family: 'eight',
    frame,
    placement,
    band: scale * 0.06,
    edge: INK.chaux,
    fill: INK.terre,
    ratio: 0.55,
    keep: (point) => distance(point, middle) < scale * 0.506,
  });
  return drawing(width, height, rect(0, 0, width, height, INK.terre) + heart + bands, 'xMidYMax');
}

/** The doors: left edge and top as shares of the frame; frame colour, tiles, and the enamels of the tiles. */
const DOORS = [
  {
    left: 0.06,
    top: 0.3,
    frame: INK.terre,
    family: 'twelveBroad',
    enamels: [INK.chaux, INK.aube, INK.safran, INK.terre],
  },
  {
    left: 0.375,
    top: 0.04,
    frame: INK.nuit,
    family: 'eight',
    enamels: [INK.safran, INK.ciel, INK.chaux, INK.terre],
  },
  {
    left: 0.69,
    top: 0.42,
    frame: INK.chaux,
    family: 'sixteen',
    enamels: [INK.nuit, INK.terre, INK.aube, INK.menthe],
  },
] as const;

/** Three tall tiled doors on aube, as upright as telephones. */
function doors(width: number, height: number): string {
  const body = DOORS.map(({ left, top, frame, family, enamels }, i) => {
    const [x, y, wide] = [width * left, height * top, width * 0.25];
    const edge = wide * 0.07;
    const middle = x + wide / 2;
    const tiles = field({
      tiling: familyTiling(family),
      frame: { width, height },
      placement: { scale: wide * 0.96, x: middle, y: y + wide / 2 },
      seed: `porte ${i}`,
      joint: { width: wide / 90, color: frame },
      keep: ({ spot }) => Math.abs(spot.x - middle) < wide * 0.62 && spot.y > y - wide * 0.1,
      paint: ({ kind }) => around(enamels, kind),
    });
    const opening = archPath(x + edge, y + edge, wide - 2 * edge, height);
    return (
      arch(x, y, wide, height - y, frame) + clipped(`doors-${width}-${height}-${i}`, opening, tiles)
    );
  });
  return drawing(width, height, rect(0, 0, width, height, INK.aube) + body.join(''), 'xMidYMax');
}

const SHOPS = [
  { outer: INK.menthe, inner: INK.safran, sign: INK.menthe, points: 8 },
  { outer: INK.safran, inner: INK.terre, sign: INK.chaux, points: 12 },
  { outer: INK.encre, inner: INK.safran, sign: INK.encre, points: 16 },
  { outer: INK.terre, inner: INK.chaux, sign: INK.menthe, points: 10 },
  { outer: INK.menthe, inner: INK.encre, sign: INK.safran, points: 8 },
] as const;

/** Five shops in a row under a menthe sky, each with its star for a sign. */
function shopRow(width: number, height: number): string {
  const pitch = width / SHOPS.length;
  const cornice = Math.min(height * 0.1, pitch * 0.5);
  const top = Math.max(height * 0.26, cornice + pitch * 0.62);
  const sign = top + Math.min((height - top) * 0.62, pitch * 1.5);
  const shops = SHOPS.map(({ outer, inner, sign: color, points }, i) => {
    const x = i * pitch;
    const notch = points === 8 ? undefined : 0.74;
    return (
      arch(x + pitch * 0.09, top, pitch * 0.82, height - top, outer) +
      arch(x + pitch * 0.2, top + pitch * 0.18, pitch * 0.6, height - top, inner) +
      star(x + pitch / 2, sign, pitch * 0.2, color, { points, notch })
    );
  });
  const studs = SHOPS.map((_, i) => i * pitch).concat(width);
  return drawing(
    width,
    height,
    rect(0, 0, width, height, INK.menthe) +
      rect(0, cornice, width, height, INK.chaux) +
      rect(0, cornice, width, cornice * 0.5, INK.safran) +
      studs.map((x) => star(x, (cornice * 1.5 + top) / 2, pitch * 0.055, INK.menthe)).join('') +
      shops.join(''),
    'xMidYMax',
  );
}
