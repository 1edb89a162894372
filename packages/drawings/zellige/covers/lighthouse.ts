import { type Point, polar } from '../geometry.ts';
import { circle, decimal, filled, polygonPath, rect, star } from '../markup.ts';
import { pick } from '../random.ts';
import type { Canvas } from './canvas.ts';

/** The lighthouse of El Hank: two beams, a striped tower, the sea at its foot. */
export function lighthouse(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const { ground, accent } = palette;
  const x = width * pick(random, [0.32, 0.68, 0.5]);
  const lamp = height * 0.2;
  const tower = Math.min(width, height) * 0.15;
  return (
    rect(0, 0, width, height, ground) +
    beams(canvas, { x, y: lamp }) +
    shaft(canvas, x, lamp, tower) +
    star(x, lamp, tower * 0.95, accent, { points: 16, notch: 0.7 }) +
    star(x, lamp, tower * 0.5, ground) +
    waves(canvas)
  );
}

/** Two wedges from the lamp. */
function beams({ width, height, palette }: Canvas, lamp: Point): string {
  const far = 2 * (width + height);
  const opened = (slope: number) => Math.atan((slope * height) / width);
  const [upwards, downwards] = [opened(0.2), opened(0.14)];
  const wedge = (facing: 1 | -1) => {
    const [above, below] = [polar(far, -upwards, lamp), polar(far, downwards, lamp)];
    const end = lamp.x + far;
    const outline = [lamp, above, { x: end, y: above.y }, { x: end, y: below.y }, below];
    return outline.map(({ x, y }) => ({ x: lamp.x + facing * (x - lamp.x), y }));
  };
  return filled(polygonPath(wedge(1), 1) + polygonPath(wedge(-1), 1), palette.tone);
}

function shaft({ height, palette }: Canvas, x: number, lamp: number, tower: number): string {
  const { second, third } = palette;
  const rise = height - lamp;
  const body = `M${decimal(x - tower * 0.5)} ${decimal(lamp + tower * 0.5)}h${decimal(tower)}L${decimal(x + tower * 0.95)} ${decimal(height)}H${decimal(x - tower * 0.95)}z`;
  const stripes = [0, 1, 2, 3].map((i) => {
    const y = lamp + tower * 0.5 + rise * (0.1 + i * 0.21);
    const half = tower * (0.5 + (0.45 * (y - lamp)) / rise);
    const thickness = rise * 0.09;
    const flare = thickness * 0.05;
    return `M${decimal(x - half)} ${decimal(y)}H${decimal(x + half)}L${decimal(x + half + flare)} ${decimal(y + thickness)}H${decimal(x - half - flare)}z`;
  });
  return (
    filled(body, second) +
    filled(stripes.join(''), third) +
    rect(x - tower * 0.75, lamp + tower * 0.38, tower * 1.5, tower * 0.2, third)
  );
}

function waves({ width, height, palette }: Canvas): string {
  const { accent, second, third } = palette;
  const pitch = width / 7;
  let body = '';
  for (let row = 0; row < 3; row++) {
    for (let column = -2; column < 9; column++) {
      const x = (column + (row % 2) / 2) * pitch;
      if (Math.abs(x - width / 2) > width / 2 + 0.56 * pitch) continue;
      const y = height - (2 - row) * pitch * 0.34 + pitch * 0.16;
      body += circle(x, y, pitch * 0.56, row % 2 ? third : accent);
      body += circle(x, y, pitch * 0.38, row % 2 ? accent : third);
      body += circle(x, y, pitch * 0.2, second);
    }
  }
  return body;
}
