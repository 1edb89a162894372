import { circle, decimal, filled, rect } from '../markup.ts';
import { pick } from '../random.ts';
import { type Canvas, landscape } from './canvas.ts';

/** Lateen sails before the harbour of Casablanca, the larger one ahead. */
export function sails(canvas: Canvas): string {
  const { width, height, palette, random } = canvas;
  const { ground, accent, second, third, tone } = palette;
  const wide = landscape(canvas);
  const sea = height * (wide ? 0.55 : 0.68);
  const large = Math.min(height * (wide ? 0.48 : 0.56), width * 0.62);
  const x = width * (wide ? pick(random, [0.58, 0.66, 0.72]) : pick(random, [0.36, 0.4, 0.44]));
  const small = large * 0.5;
  const away = wide ? -large * pick(random, [0.95, 1.15]) : large * 0.8;
  return (
    rect(0, 0, width, height, ground) +
    circle(x - large * 0.06, sea - large * 0.5, large * 0.72, tone) +
    rect(0, sea, width, height - sea, third) +
    boat({
      x: x + away,
      y: sea + height * (wide ? 0.02 : 0.01),
      size: small,
      sail: second,
      jib: tone,
      hull: accent,
    }) +
    boat({ x, y: sea + height * 0.06, size: large, sail: accent, jib: second, hull: second }) +
    swell(canvas, sea, [second, accent, ground], x)
  );
}

interface Boat {
  readonly x: number;
  /** The height of the water line. */
  readonly y: number;
  /** Height of the mast. */
  readonly size: number;
  readonly sail: string;
  readonly jib: string;
  readonly hull: string;
}

/** A hull like a slice of melon under two sails full of wind. */
function boat({ x, y, size, sail, jib, hull }: Boat): string {
  const n = (value: number) => decimal(value * size);
  const at = (dx: number, dy: number) => `${decimal(x + dx * size)} ${decimal(y - dy * size)}`;
  return (
    filled(
      `M${at(0.02, 1)}C${at(0.5, 0.72)} ${at(0.62, 0.4)} ${at(0.5, 0.17)}L${at(0.02, 0.17)}z`,
      sail,
    ) +
    filled(
      `M${at(-0.03, 0.86)}C${at(-0.16, 0.5)} ${at(-0.3, 0.3)} ${at(-0.44, 0.17)}L${at(-0.03, 0.17)}z`,
      jib,
    ) +
    filled(
      `M${at(-0.5, 0.13)}h${n(1.06)}c${n(-0.1)} ${n(0.16)} ${n(-0.24)} ${n(0.22)} ${n(-0.38)} ${n(0.22)}h${n(-0.36)}c${n(-0.16)} 0 ${n(-0.26)} ${n(-0.1)} ${n(-0.32)} ${n(-0.22)}z`,
      hull,
    )
  );
}

/** Bars of light on the water, wider towards us; the first hides where hulls end. */
function swell(
  { width, height, random }: Canvas,
  sea: number,
  colors: readonly [string, string, string],
  x: number,
): string {
  const lines = 7;
  const step = (height - sea) / lines;
  return Array.from({ length: lines }, (_, i) => {
    const half = width * (0.16 + 0.05 * i + random() * 0.08);
    const middle = x + (random() - 0.5) * width * 0.24;
    const thickness = step * (0.14 + i * 0.05);
    const top = sea + step * (i + 0.5);
    return rect(middle - half, top, 2 * half, thickness, colors[i % 2 ? 1 : 0], thickness / 2);
  })
    .slice(2)
    .join('');
}
