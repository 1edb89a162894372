import { field } from './field.ts';
import { arch, archPath, clipped, drawing, rect, star } from './markup.ts';
import { INK } from './palettes.ts';
import type { Frame } from './placement.ts';
import { around } from './ring.ts';
import { familyTiling } from './tiling.ts';

const SHOPS = [
  { outer: INK.menthe, inner: INK.safran, door: INK.terre, family: 'eight' },
  { outer: INK.safran, inner: INK.terre, door: INK.chaux, family: 'twelveBroad' },
  { outer: INK.encre, inner: INK.chaux, door: INK.nuit, family: 'sixteen' },
  { outer: INK.terre, inner: INK.ciel, door: INK.nuit, family: 'eight' },
  { outer: INK.nuit, inner: INK.safran, door: INK.terre, family: 'twelveBroad' },
] as const;

/** A row of shop doors under an awning, for the demo shop: five doors at 16:9, two at 9:16. */
export function souk(width: number, height: number): string {
  const count = Math.min(SHOPS.length, Math.max(2, Math.round((width / height) * 2.8)));
  const pitch = width / count;
  const awning = Math.min(height / 6, pitch * 0.47);
  const shops = SHOPS.slice(0, count).map((_, i) => shop({ width, height }, i, pitch, awning));
  const studs = Array.from({ length: count + 1 }, (_, i) =>
    star(i * pitch, awning * 1.68, pitch * 0.081, INK.terre),
  );
  return drawing(
    width,
    height,
    rect(0, 0, width, height, INK.menthe) +
      rect(0, awning, width, height - awning, INK.chaux) +
      rect(0, awning, width, awning * 0.307, INK.safran) +
      studs.join('') +
      shops.join(''),
    'xMidYMax',
  );
}

function shop(frame: Frame, index: number, pitch: number, awning: number): string {
  const { outer, inner, door, family } = around(SHOPS, index);
  const middle = (index + 1 / 2) * pitch;
  const opening = (share: number, drop: number) => {
    const width = pitch * share;
    const top = awning * 2 + pitch * drop;
    return { x: middle - width / 2, top, width, height: frame.height - top };
  };
  const [first, second, third] = [opening(0.86, 0), opening(0.65, 0.16), opening(0.475, 0.25)];
  const tiles = field({
    tiling: familyTiling(family),
    frame,
    placement: { scale: pitch * 0.47, x: middle, y: third.top + third.width / 2 },
    seed: `souk ${index}`,
    joint: { width: pitch / 160, color: door },
    keep: ({ spot }) => Math.abs(spot.x - middle) < pitch * 0.31 && spot.y > third.top - pitch / 16,
    paint: ({ kind }) => around([inner, INK.chaux, outer, door, inner], kind),
  });
  return (
    arch(first.x, first.top, first.width, first.height, outer) +
    arch(second.x, second.top, second.width, second.height, inner) +
    clipped(
      `souk-${frame.width}-${frame.height}-${index}`,
      archPath(third.x, third.top, third.width, third.height),
      rect(third.x, third.top, third.width, third.height, door) + tiles,
    )
  );
}
