import { field } from '../zellige/field.ts';
import { distance } from '../zellige/geometry.ts';
import { drawing } from '../zellige/markup.ts';
import { INK, PALETTES } from '../zellige/palettes.ts';
import { around } from '../zellige/ring.ts';
import { rosette } from '../zellige/rosette.ts';
import { familyTiling } from '../zellige/tiling.ts';

/** One star for each text of /legal, finer and finer; 240 × 240, made for the ground of its door. */
export const LEGAL_ROSETTES = {
  'legal-notice.svg': () => rosette(8, { outer: INK.terre, ring: INK.chaux, inner: INK.nuit }),
  'legal-privacy.svg': () => rosette(12, { outer: INK.safran, ring: INK.nuit, inner: INK.chaux }),
  'legal-terms.svg': () => rosette(16, { outer: INK.nuit, ring: INK.chaux, inner: INK.terre }),
  'legal-cookies.svg': () => rosette(24, { outer: INK.encre, ring: INK.chaux, inner: INK.terre }),
} as const satisfies Record<string, () => string>;

/** The emblems of the three packages of a service, 240 × 240. */
export const PACKAGE_ROSETTES = {
  'services/package-first.svg': () =>
    rosette(8, { outer: INK.terre, ring: INK.aube, inner: INK.nuit }),
  'services/package-popular.svg': () =>
    rosette(16, { outer: INK.safran, ring: INK.nuit, inner: INK.chaux }),
  'services/package-last.svg': () =>
    rosette(12, { outer: INK.nuit, ring: INK.ciel, inner: INK.terre }),
} as const satisfies Record<string, () => string>;

const BENEFIT_SIZE = 240;

/** Points of each star: from one benefit to the next the work gets finer. */
const BENEFIT_POINTS = [8, 10, 12, 14, 16, 24];

/** The stars of the benefits side by side in one file; each is seen alone, square, at `…#star-1` to `…#star-6`. */
export function benefitStars(): string {
  const stars = BENEFIT_POINTS.map((points, index) => {
    const even = index % 2 === 0;
    const ground = even ? INK.blanc : INK.sable;
    const star = rosette(points, {
      outer: INK.nuit,
      ring: ground,
      inner: even ? INK.safran : INK.terre,
      ground,
    });
    const x = index * BENEFIT_SIZE;
    return (
      `<view id="star-${index + 1}" viewBox="${x} 0 ${BENEFIT_SIZE} ${BENEFIT_SIZE}"/>` +
      star.replace('<svg ', `<svg x="${x}" width="${BENEFIT_SIZE}" height="${BENEFIT_SIZE}" `)
    );
  });
  const frame = `0 0 ${BENEFIT_POINTS.length * BENEFIT_SIZE} ${BENEFIT_SIZE}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}">${stars.join('')}</svg>`;
}

/** The rosette behind the menu, tone on tone on nuit, 480 × 480. */
export function menuRosette(): string {
  const middle = { x: 240, y: 240 };
  const tones = [
    INK.nuitClaire,
    INK.nuitSourde,
    INK.nuitMoyenne,
    INK.nuitSourde,
    INK.nuitClaire,
  ] as const;
  return drawing(
    480,
    480,
    field({
      tiling: familyTiling('eight'),
      frame: { width: 480, height: 480 },
      placement: { scale: 190, ...middle },
      seed: 'menu',
      joint: { width: 2, color: INK.nuit },
      keep: ({ spot }) => distance(spot, middle) < 196,
      paint: ({ kind }) => around(tones, kind),
    }),
  );
}

const LAID_SIZE = 640;

/**
 * The answer to the hole in the wall of the 404 page: the same rosette with its heart in place,
 * 640 × 640, to lie on menthe. Its heart carries the class `heart`, so that the page can let the
 * last piece land when a message has arrived.
 */
export function laidRosette(): string {
  const middle = { x: LAID_SIZE / 2, y: LAID_SIZE / 2 };
  return drawing(
    LAID_SIZE,
    LAID_SIZE,
    field({
      tiling: familyTiling('sixteen'),
      frame: { width: LAID_SIZE, height: LAID_SIZE },
      placement: { scale: 430, ...middle },
      seed: 'message',
      joint: { width: 2.5, color: INK.menthe },
      keep: ({ spot }) => distance(spot, middle) < LAID_SIZE * 0.46,
      paint: ({ heart, node, radius, outline }) => {
        if (heart !== undefined) {
          if (node.x !== 0 || node.y !== 0) return undefined;
          return {
            fill: [INK.chaux, INK.terre, INK.safran][heart] ?? INK.chaux,
            className: 'heart',
          };
        }
        if (radius < 0.33) return INK.safran;
        if (radius < 0.45) return INK.nuit;
        if (outline.length === 3) return INK.safran;
        return radius < 0.55 ? INK.chaux : PALETTES.menthe.tone;
      },
    }),
  );
}
