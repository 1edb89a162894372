import { type Point, polar, TURN } from '../geometry.ts';
import { circle, decimal, filled, rect } from '../markup.ts';
import { pick } from '../random.ts';
import { type Canvas, landscape } from './canvas.ts';
import { halfLeafPath, leafPath } from './leaf.ts';

/** Palms of the boulevard as one would fold them of paper: each leaf has a side in the light. */
export function palms(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const { ground, accent, second, third, tone } = palette;
  const wide = landscape(canvas);
  const reach = Math.min(width * (wide ? 0.2 : 0.4), height * 0.34);
  const shift = pick(random, [-0.04, 0, 0.05]);
  const stand = wide
    ? [
        { x: 0.85, y: 0.5, size: 0.72 },
        { x: 0.3, y: 0.56, size: 0.66 },
        { x: 0.58, y: 0.4, size: 1.06 },
      ]
    : [
        { x: 0.82, y: 0.6, size: 0.62 },
        { x: 0.44, y: 0.33, size: 1.06 },
      ];
  const floor = height * 0.9;
  const sun = stand.at(-1) ?? { x: 0.5, y: 0.4, size: 1 };
  return (
    rect(0, 0, width, height, ground) +
    circle(width * (sun.x + shift), height * sun.y, reach * 1.34, tone) +
    stand
      .map(({ x, y, size }, i) => {
        const nearest = i === stand.length - 1;
        const crown = { x: width * (x + shift), y: height * y };
        const [light, shade] = nearest ? [accent, third] : [second, accent];
        return palm(crown, reach * size, floor, { light, shade, bark: nearest ? second : third });
      })
      .join('') +
    rect(0, floor, width, height - floor, third) +
    rect(0, floor, width, height * 0.022, accent)
  );
}

interface Colors {
  readonly light: string;
  readonly shade: string;
  readonly bark: string;
}

function palm(crown: Point, reach: number, floor: number, { light, shade, bark }: Colors): string {
  const leaves = [-0.02, 0.075, 0.17, 0.25, 0.33, 0.425, 0.52, 0.6, 0.9].map((turn, i) => {
    const drooping = i === 7 || i === 8;
    const tip = polar(reach * (drooping ? 0.72 : 1), -turn * TURN, crown);
    return { whole: leafPath(crown, tip, 0.3), half: halfLeafPath(crown, tip, 0.3) };
  });
  return (
    trunk(crown, reach, floor, bark, shade) +
    filled(leaves.map(({ whole }) => whole).join(''), light) +
    filled(leaves.map(({ half }) => half).join(''), shade) +
    circle(crown.x - reach * 0.07, crown.y + reach * 0.09, reach * 0.075, bark) +
    circle(crown.x + reach * 0.08, crown.y + reach * 0.1, reach * 0.075, bark)
  );
}

/** A trunk, wider at its foot, ringed. */
function trunk({ x, y }: Point, reach: number, floor: number, bark: string, ring: string): string {
  const [top, foot] = [reach * 0.07, reach * 0.13];
  const rise = floor - y;
  const rings = Math.max(3, Math.round(rise / (reach * 0.24)));
  const bands = Array.from({ length: rings - 1 }, (_, i) => {
    const share = (i + 1) / rings;
    const half = top + (foot - top) * share;
    return rect(x - half, y + rise * share, half * 2, reach * 0.035, ring);
  });
  const body = `M${decimal(x - top)} ${decimal(y)}h${decimal(top * 2)}L${decimal(x + foot)} ${decimal(floor)}H${decimal(x - foot)}z`;
  return filled(body, bark) + bands.join('');
}
