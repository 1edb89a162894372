import { type Point, polar, TURN } from '../geometry.ts';
import { decimal, filled, polygonPath, rect } from '../markup.ts';
import { pick } from '../random.ts';
import { around } from '../ring.ts';
import type { Canvas } from './canvas.ts';

/** A rug of the Middle Atlas: rows of lozenges between zigzags and teeth, woven from the top down. */
export function carpet(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const { ground, accent, second, third, tone } = palette;
  const unit = Math.max(width, height) / pick(random, [7, 8, 9.5]);
  const columns = 2 * Math.ceil(width / unit / 2) + 1;
  const left = (width - columns * unit) / 2;
  const weave = { left, columns, unit, width };
  const lozengeRow = [
    (y: number) =>
      rect(0, y, width, unit * 1.7, tone) + lozenges(weave, y, [accent, ground, second]),
    (y: number) =>
      rect(0, y, width, unit * 1.7, third) + lozenges(weave, y, [second, third, accent]),
  ];
  const bands: readonly (readonly [size: number, draw: (y: number, round: number) => string])[] = [
    [1.7, (y, round) => around(lozengeRow, round)(y)],
    [0.14, (y) => rect(0, y, width, unit * 0.14, second)],
    [0.62, (y) => teeth(weave, y, accent)],
    [0.14, (y) => rect(0, y, width, unit * 0.14, second)],
    [1.15, (y) => zigzag(weave, y, third, second)],
    [0.14, (y) => rect(0, y, width, unit * 0.14, second)],
    [0.62, (y) => teeth(weave, y, accent)],
    [0.14, (y) => rect(0, y, width, unit * 0.14, second)],
  ];
  let body = rect(0, 0, width, height, ground);
  // The first row of lozenges draws the eye: it is whole, and a third from the top.
  let place = -4;
  let y = height * pick(random, [0.3, 0.38, 0.46]) - unit * (0.85 + 2.05);
  while (y > 0) {
    place -= 1;
    y -= around(bands, place)[0] * unit;
  }
  for (; y < height; place++) {
    const [size, draw] = around(bands, place);
    body += draw(y, Math.floor(place / bands.length));
    y += size * unit;
  }
  return body;
}

interface Weave {
  readonly left: number;
  readonly columns: number;
  readonly unit: number;
  readonly width: number;
}

/** Lozenges within lozenges, the middle one of the row on the middle of the picture. */
function lozenges({ left, columns, unit }: Weave, top: number, colors: readonly string[]): string {
  const middle = top + unit * 0.85;
  return colors
    .map((color, ring) => {
      const reach = unit * (0.78 - ring * 0.24);
      const path = Array.from({ length: columns }, (_, column) =>
        polygonPath(lozenge({ x: left + (column + 0.5) * unit, y: middle }, reach)),
      );
      return filled(path.join(''), color);
    })
    .join('');
}

/** A lozenge, narrower than it is high, as wool is knotted. */
function lozenge(middle: Point, reach: number): Point[] {
  return [0, 1, 2, 3].map((corner) => {
    const { x, y } = polar(reach, (corner * TURN) / 4);
    return { x: middle.x + x * 0.64, y: middle.y + y };
  });
}

function teeth({ left, columns, unit }: Weave, top: number, color: string): string {
  const half = unit / 2;
  const path = Array.from({ length: columns * 2 }, (_, i) => {
    const x = left + i * half;
    return `M${decimal(x)} ${decimal(top + unit * 0.62)}h${decimal(half)}l${decimal(-half / 2)} ${decimal(-unit * 0.62)}z`;
  });
  return filled(path.join(''), color);
}

/** Two threads that go up and down together. */
function zigzag({ left, columns, unit }: Weave, top: number, upper: string, lower: string): string {
  const thread = (from: number, thickness: number) => {
    const point = (i: number, y: number): Point => ({
      x: left + (i * unit) / 2,
      y: top + y + (i % 2 ? 0 : unit * 0.5),
    });
    const steps = Array.from({ length: columns * 2 + 1 }, (_, i) => i);
    return polygonPath([
      ...steps.map((i) => point(i, from)),
      ...steps.toReversed().map((i) => point(i, from + thickness)),
    ]);
  };
  return (
    filled(thread(unit * 0.1, unit * 0.24), upper) + filled(thread(unit * 0.42, unit * 0.14), lower)
  );
}
