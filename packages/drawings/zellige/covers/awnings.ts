import { TURN } from '../geometry.ts';
import { arch, circle, decimal, filled, rect, star } from '../markup.ts';
import { pick } from '../random.ts';
import { around } from '../ring.ts';
import type { Canvas } from './canvas.ts';

/** Shops of the market of Derb Omar one above the other, under striped awnings. */
export function awnings(canvas: Canvas): string {
  return awningsAt(canvas, 0);
}

/** The same at a moment of its round, 0 … 1; 0 and 1 look alike: the edges of the awnings go with the wind. */
export function awningsAt(canvas: Canvas, moment: number): string {
  const { width, height, palette, random } = canvas;
  const { ground, accent, second, third, tone } = palette;
  const storeys = height > width * 1.4 ? 3 : 2;
  const pitch = height / (storeys - 0.28);
  const begin = -pitch * pick(random, [0.16, 0.3]);
  const stripes = Math.max(6, 2 * Math.round((width / pitch) * 3.2));
  const dresses = [
    [accent, second],
    [third, second],
    [second, accent],
  ] as const;
  const first = Math.floor(random() * 3);
  const shops = Array.from({ length: storeys + 1 }, (_, storey) => {
    const top = begin + storey * pitch;
    const colors = around(dresses, storey + first);
    return (
      goods(canvas, { top: top + pitch * 0.4, size: pitch * 0.6, storey }) +
      awning({ top, size: pitch, width, stripes, colors, moment: moment + storey / 3 })
    );
  });
  return rect(0, 0, width, height, ground) + rect(0, 0, width, height, tone) + shops.join('');
}

interface Awning {
  readonly top: number;
  readonly size: number;
  readonly width: number;
  readonly stripes: number;
  readonly colors: readonly [string, string];
  readonly moment: number;
}

/** An awning: its stripes open towards us and end in half moons. */
function awning({ top, size, width, stripes, colors, moment }: Awning): string {
  const edge = top + size * 0.34;
  const spread = width * 1.12;
  const near = (i: number) => width / 2 + (i / stripes - 0.5) * spread;
  const far = (i: number) => width / 2 + (i / stripes - 0.5) * width * 0.98;
  const radius = spread / stripes / 2;
  const paths = ['', ''];
  for (let i = 0; i < stripes; i++) {
    const swing = 1 + 0.32 * Math.sin(TURN * (moment + (2 * i) / stripes));
    const fall = decimal(radius * swing);
    const r = decimal(radius);
    paths[i % 2] +=
      `M${decimal(far(i))} ${decimal(top)}H${decimal(far(i + 1))}L${decimal(near(i + 1))} ${decimal(edge)}a${r} ${fall} 0 0 1 ${decimal(-radius * 2)} 0z`;
  }
  const [light, dark] = colors;
  return (
    rect(0, top - size * 0.03, width, size * 0.03, dark) +
    filled(paths[0] ?? '', light) +
    filled(paths[1] ?? '', dark)
  );
}

/** What is sold: bowls heaped with fruit, between the jambs of the shop. */
function goods(
  { width, palette }: Canvas,
  { top, size, storey }: { top: number; size: number; storey: number },
): string {
  const { ground, accent, second, third } = palette;
  const doors = Math.max(1, Math.round(width / (size * 1.5)));
  const span = width / doors;
  return Array.from({ length: doors }, (_, door) => {
    const middle = (door + 0.5) * span;
    const wide = span * 0.84;
    const opening = arch(middle - wide / 2, top - wide * 0.34, wide, size + wide * 0.34, third);
    const shelf = rect(middle - wide / 2, top + size * 0.82, wide, size * 0.18, accent);
    const heap = (door + storey) % 2 ? fruit : stars;
    return (
      opening +
      heap(middle, top + size * 0.82, Math.min(wide, size * 1.7), [second, accent, ground]) +
      shelf
    );
  }).join('');
}

type Heap = (x: number, floor: number, wide: number, colors: readonly string[]) => string;

const fruit: Heap = (x, floor, wide, colors) => {
  const radius = wide * 0.092;
  return [5, 4, 3]
    .flatMap((many, row) =>
      Array.from({ length: many }, (_, i) =>
        circle(
          x + (i - (many - 1) / 2) * radius * 2,
          floor - radius * (1 + row * 1.72),
          radius,
          around(colors, i + row),
        ),
      ),
    )
    .join('');
};

const stars: Heap = (x, floor, wide, colors) =>
  [-1, 0, 1]
    .map((i) => {
      const radius = wide * (i === 0 ? 0.19 : 0.15);
      const y = floor - radius;
      return (
        star(x + i * wide * 0.3, y, radius, around(colors, i + 1)) +
        star(x + i * wide * 0.3, y, radius * 0.5, around(colors, i + 2))
      );
    })
    .join('');
