/** The few shapes that every relief is made of. */
import { circle, decimal, filled } from '../zellige/markup.ts';
import type { Survey } from './survey.ts';

/** A path that is drawn and not filled. */
export function traced(path: string, color: string, width: number): string {
  return `<path fill="none" stroke="${color}" stroke-width="${decimal(width)}" d="${path}"/>`;
}

/**
 * Sheets of paper, one on the other, cut along the contour lines of a ground; a thin edge of another colour parts them.
 *
 * @param fills from the lowest sheet to the highest
 */
export function sheets(
  land: Survey,
  levels: readonly number[],
  fills: readonly string[],
  edge?: { readonly color: string; readonly width: number },
): string {
  const stroke = edge ? ` stroke="${edge.color}" stroke-width="${decimal(edge.width)}"` : '';
  return levels
    .map((level, index) => {
      const path = land.outline(level);
      return path && `<path fill="${fills[index % fills.length]}"${stroke} d="${path}"/>`;
    })
    .join('');
}

/** Contour lines alone. */
export function lines(land: Survey, levels: readonly number[], color: string, width: number) {
  const path = levels.map((level) => land.outline(level)).join('');
  return traced(path, color, width);
}

/** Levels at equal distances, the first and the last included. */
export function levelsFrom(first: number, last: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => first + ((last - first) * index) / Math.max(1, count - 1),
  );
}

/** Discs in each other that touch at one point, as contour lines of a round hill do on its steep side. */
export function eccentric(
  x: number,
  y: number,
  radius: number,
  fills: readonly string[],
  { least = 0.16, turn = Math.PI * 0.25, drift = 0.62 } = {},
): string {
  return fills
    .map((fill, index) => {
      const part = 1 - ((1 - least) * index) / Math.max(1, fills.length - 1);
      const away = radius * (1 - part) * drift;
      return circle(x + away * Math.cos(turn), y + away * Math.sin(turn), radius * part, fill);
    })
    .join('');
}

/** A circle as a path, for openings and lines. */
export function round(x: number, y: number, radius: number): string {
  const r = decimal(radius);
  return `M${decimal(x - radius)} ${decimal(y)}a${r} ${r} 0 1 0 ${decimal(2 * radius)} 0a${r} ${r} 0 1 0 ${decimal(-2 * radius)} 0z`;
}

/** The upper half of a disc that stands on a line. */
export function dome(x: number, y: number, radius: number, fill: string): string {
  const r = decimal(radius);
  return filled(
    `M${decimal(x - radius)} ${decimal(y)}a${r} ${r} 0 0 1 ${decimal(2 * radius)} 0z`,
    fill,
  );
}
