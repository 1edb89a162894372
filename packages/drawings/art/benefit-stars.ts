import { INK } from '../zellige/palettes.ts';
import { rosette } from '../zellige/rosette.ts';

const SIZE = 240;

/** Points of each star: from one benefit to the next the work gets finer. */
const POINTS = [8, 10, 12, 14, 16, 24];

/** The stars of the benefits side by side in one file; each is seen alone, square, at `…#star-1` to `…#star-6`. */
export function benefitStars(): string {
  const stars = POINTS.map((points, index) => {
    const even = index % 2 === 0;
    const ground = even ? INK.blanc : INK.sable;
    const star = rosette(points, {
      outer: INK.nuit,
      ring: ground,
      inner: even ? INK.safran : INK.terre,
      ground,
    });
    const x = index * SIZE;
    return (
      `<view id="star-${index + 1}" viewBox="${x} 0 ${SIZE} ${SIZE}"/>` +
      star.replace('<svg ', `<svg x="${x}" width="${SIZE}" height="${SIZE}" `)
    );
  });
  const frame = `0 0 ${POINTS.length * SIZE} ${SIZE}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}">${stars.join('')}</svg>`;
}
