import { arch, drawing, rect, star } from '../markup.ts';
import { INK } from '../palettes.ts';

const SHOPS = [
  { outer: INK.menthe, inner: INK.safran, sign: INK.menthe, points: 8 },
  { outer: INK.safran, inner: INK.terre, sign: INK.chaux, points: 12 },
  { outer: INK.encre, inner: INK.safran, sign: INK.encre, points: 16 },
  { outer: INK.terre, inner: INK.chaux, sign: INK.menthe, points: 10 },
  { outer: INK.menthe, inner: INK.encre, sign: INK.safran, points: 8 },
] as const;

/** Five shops in a row under a menthe sky, each with its star for a sign. */
export function shopRow(width: number, height: number): string {
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
