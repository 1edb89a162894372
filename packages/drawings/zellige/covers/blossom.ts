import { type Point, polar, TURN } from '../geometry.ts';
import { circle, filled, rect, star } from '../markup.ts';
import { pick } from '../random.ts';
import { type Canvas, landscape } from './canvas.ts';
import { halfLeafPath, leafPath } from './leaf.ts';

/** Flowers of the bitter orange among their leaves. */
export function blossom(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const { ground, accent, second, third, tone } = palette;
  const side = Math.min(width, height);
  const mirror = pick(random, [false, true]);
  const flowers = landscape(canvas)
    ? [
        { x: 0.62, y: 0.4, reach: 0.4 },
        { x: 0.24, y: 0.28, reach: 0.2 },
        { x: 0.9, y: 0.86, reach: 0.26 },
        { x: 0.32, y: 0.86, reach: 0.28 },
      ]
    : [
        { x: 0.5, y: 0.4, reach: 0.44 },
        { x: 0.88, y: 0.1, reach: 0.2 },
        { x: 0.08, y: 0.78, reach: 0.3 },
        { x: 0.84, y: 0.88, reach: 0.24 },
      ];
  const turn = random() * TURN;
  const placed = flowers.map(({ x, y, reach }, i) => ({
    middle: { x: width * (mirror ? 1 - x : x), y: height * y },
    reach: side * reach,
    turn: turn + i,
    breath: 1 + 0.05 * Math.sin((TURN * i) / 4),
  }));
  return (
    rect(0, 0, width, height, ground) +
    placed.map((flower) => leaves(flower, turn, tone, third)).join('') +
    placed
      .map((flower, i) => petals(flower, i % 2 ? [second, accent, third] : [accent, second, third]))
      .join('')
  );
}

interface Flower {
  readonly middle: Point;
  readonly reach: number;
  readonly turn: number;
  readonly breath: number;
}

/** Three leaves behind a flower. */
function leaves({ middle, reach }: Flower, turn: number, light: string, shade: string): string {
  const tips = [0, 1, 2].map((i) => polar(reach * 1.7, turn + (i * TURN) / 3, middle));
  return (
    filled(tips.map((tip) => leafPath(middle, tip, 0.4)).join(''), light) +
    filled(tips.map((tip) => halfLeafPath(middle, tip, 0.4)).join(''), shade)
  );
}

function petals(
  { middle, reach, turn, breath }: Flower,
  [petal, vein, heart]: readonly [string, string, string],
): string {
  const around = [0, 1, 2, 3, 4].map((i) => turn + (i * TURN) / 5);
  const outline = around.map((angle) =>
    leafPath(middle, polar(reach * breath, angle, middle), 0.62, true),
  );
  const veins = around.map((angle) =>
    leafPath(polar(reach * 0.2, angle, middle), polar(reach * 0.66 * breath, angle, middle), 0.2),
  );
  const stamens = Array.from({ length: 10 }, (_, i) => {
    const { x, y } = polar(reach * 0.3, turn + ((i + 0.5) * TURN) / 10, middle);
    return circle(x, y, reach * 0.035, heart);
  });
  return (
    filled(outline.join(''), petal) +
    filled(veins.join(''), vein) +
    star(middle.x, middle.y, reach * 0.22, heart, { points: 10, turn, notch: 0.78 }) +
    star(middle.x, middle.y, reach * 0.1, vein, { points: 5, turn, notch: 0.5 }) +
    stamens.join('')
  );
}
