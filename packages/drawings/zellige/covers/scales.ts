import { TURN } from '../geometry.ts';
import { circle, rect, star } from '../markup.ts';
import { pick } from '../random.ts';
import { around } from '../ring.ts';
import type { Canvas } from './canvas.ts';

/** Waves as the fan-shaped tiles of a fountain, one in five in other colours and with a star. */
export function scales(canvas: Canvas): string {
  return scalesAt(canvas, 0);
}

/** The same at a moment of its round, 0 … 1; 0 and 1 look alike: a swell goes through the rows, from the far ones to us. */
export function scalesAt({ width, height, palette, random }: Canvas, moment: number): string {
  const { ground, accent, second, third } = palette;
  const radius = Math.min(width, height) / pick(random, [1.6, 2.2, 2.8]);
  const chosen = Math.floor(random() * 5);
  const rows = Math.ceil(height / (radius * 0.5)) + 1;
  const columns = Math.ceil(width / (2 * radius)) + 1;
  let body = rect(0, 0, width, height, ground);
  for (let row = moment ? -1 : 0; row <= rows; row++) {
    for (let column = -1; column <= columns; column++) {
      const x = (column + (row % 2) / 2) * 2 * radius;
      const y = radius * (row * 0.5 + 0.2 + swell(row, moment));
      if (x + radius < 0 || x - radius > width || y - radius > height) continue;
      const starred = (column * 2 + row * 3 + chosen + 2) % 5 === 0;
      const colors = starred ? [third, accent, third, second] : [second, ground, accent, ground];
      body += [1, 0.78, 0.56, 0.34]
        .map((reach, ring) => circle(x, y, radius * reach, around(colors, ring)))
        .join('');
      if (starred) {
        body += star(x, y, radius * 0.56, third);
        body += star(x, y, radius * 0.3, accent, { turn: Math.PI / 8 });
      }
    }
  }
  return body;
}

/** Returns how far a row is taken down, in radii; nothing at rest. */
function swell(row: number, moment: number): number {
  return 0.16 * (Math.sin(TURN * (moment - row / 6)) - Math.sin((-TURN * row) / 6));
}
