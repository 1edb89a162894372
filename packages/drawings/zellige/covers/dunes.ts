import { circle, decimal, filled, rect, star } from '../markup.ts';
import { pick } from '../random.ts';
import type { Canvas } from './canvas.ts';

/** Dunes at nightfall, each with a side in the light and one in the shade, under a thin moon. */
export function dunes(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const { ground, accent, second, third, tone } = palette;
  const side = pick(random, [1, -1]);
  const moon = Math.min(width, height) * 0.15;
  const moonX = width * (0.5 + side * pick(random, [0.16, 0.24]));
  const moonY = height * 0.2;
  const crests = [0.5 + side * 0.3, 0.5 - side * 0.22, 0.5 + side * 0.12, 0.5 - side * 0.34];
  const colors = [
    [tone, tone],
    [accent, third],
    [second, accent],
    [third, accent],
  ] as const;
  const layers = crests.map((crest, i) => {
    const [light, shade] = colors[i] ?? [accent, third];
    return dune(canvas, {
      x: width * (crest + (random() - 0.5) * 0.1),
      top: height * (0.4 + i * 0.145),
      spread: Math.max(width * 0.62, height * 0.42) * (1 + i * 0.14),
      facing: i % 2 ? -side : side,
      light,
      shade,
    });
  });
  return (
    rect(0, 0, width, height, ground) +
    circle(moonX, moonY, moon * 1.5, tone) +
    circle(moonX, moonY, moon, accent) +
    circle(moonX + side * moon * 0.38, moonY - moon * 0.16, moon * 0.84, tone) +
    star(moonX - side * moon * 2.6, moonY + moon * 0.5, moon * 0.24, second) +
    star(moonX - side * moon * 3.5, moonY - moon * 0.5, moon * 0.15, second) +
    layers.join('')
  );
}

interface Dune {
  /** The position of the crest. */
  readonly x: number;
  readonly top: number;
  /** The distance from the crest to each foot. */
  readonly spread: number;
  /** Which side the light comes from. */
  readonly facing: number;
  readonly light: string;
  readonly shade: string;
}

function dune({ height }: Canvas, { x, top, spread, facing, light, shade }: Dune): string {
  const foot = height + 2;
  const rise = foot - top;
  const at = (dx: number, dy: number) =>
    `${decimal(x + facing * dx * spread)} ${decimal(top + dy * rise)}`;
  const outline = `M${at(-1.5, 1)}C${at(-0.9, 0.75)} ${at(-0.45, 0.04)} ${at(0, 0)}C${at(0.28, 0.06)} ${at(0.6, 0.62)} ${at(1.3, 1)}z`;
  // The crest runs down towards us in one long S.
  const lee = `M${at(0, 0)}C${at(0.28, 0.06)} ${at(0.6, 0.62)} ${at(1.3, 1)}H${decimal(x - facing * 0.1 * spread)}C${at(0.42, 0.66)} ${at(-0.3, 0.46)} ${at(0, 0)}z`;
  return filled(outline, light) + filled(lee, shade);
}
