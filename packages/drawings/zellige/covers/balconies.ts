import { circle, decimal, filled, rect, star } from '../markup.ts';
import { type Canvas, landscape } from './canvas.ts';

/** The rounded balconies of an apartment house on the boulevard, and a star over the street. */
export function balconies(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const { ground, accent, second, tone } = palette;
  const onTheRight = random() > 0.5;
  const storeys = height > width * 1.4 ? 7 : 5;
  const house = width * (landscape(canvas) ? 0.6 : 0.74);
  const radius = Math.min(width, height) * 0.2;
  const x = onTheRight ? width * 0.2 : width * 0.8;
  const y = height * 0.22;
  const facade = Array.from({ length: storeys }, (_, storey) =>
    floor(canvas, { storey, height: height / storeys, house, litWindow: Math.floor(random() * 8) }),
  );
  return (
    rect(0, 0, width, height, ground) +
    circle(x, y, radius * 1.28, tone) +
    star(x, y, radius, accent, { points: 16, notch: 0.72 }) +
    star(x, y, radius * 0.55, ground) +
    mirrored(onTheRight, width, rect(0, 0, house * 0.88, height, second) + facade.join(''))
  );
}

interface Floor {
  readonly storey: number;
  readonly height: number;
  readonly house: number;
  /** Number of the lit window; beyond the fifth, none is lit. */
  readonly litWindow: number;
}

/** Five windows above a balcony with a rounded end, drawn from the left. */
function floor({ palette }: Canvas, { storey, height, house, litWindow }: Floor): string {
  const { accent, second, third } = palette;
  const top = storey * height;
  const windows = Array.from({ length: 5 }, (_, i) =>
    rect(
      house * (0.14 + i * 0.16),
      top + height * 0.08,
      house * 0.07,
      height * 0.42,
      i === litWindow ? accent : third,
    ),
  );
  const rail = height * 0.5;
  const edge = house * (storey % 2 ? 1 : 0.93);
  const railTop = top + height * 0.5;
  const r = decimal(rail);
  const balcony = filled(
    `M0 ${decimal(railTop)}H${decimal(edge - rail)}a${r} ${r} 0 0 1 ${r} ${r}H0z`,
    third,
  );
  const bars = [1, 2].map((i) =>
    rect(0, railTop + (rail * i) / 3.2, edge - rail * 0.55, rail * 0.07, second),
  );
  return windows.join('') + balcony + bars.join('');
}

function mirrored(mirror: boolean, width: number, body: string): string {
  return mirror ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>` : body;
}
