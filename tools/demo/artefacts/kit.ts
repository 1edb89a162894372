/** What the artefacts of the demo's case studies are drawn with: type, screens, papers. */
import { COLORS } from '../../../packages/drawings/zellige/colors.ts';
import { circle, clipped, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { at, line, type } from '../films/stage.ts';

/** Colours of what was there before the agency: of offices, and of nobody. */
export const DULL = {
  paper: '#F1F1F0',
  field: '#FFFFFF',
  rule: '#C9C9C6',
  text: '#77777A',
  dark: '#4C4C50',
  blue: '#8FA0B8',
} as const;

type Set = { size: number; color?: string; align?: 'left' | 'middle' | 'right' };

/** Lines of type, the first on the baseline y. */
export function words(text: string | readonly string[], x: number, y: number, set: Set): string {
  return type(0, text, { x, y, color: INK.encre, ...set });
}

/** Lines of a text that is not read, the last one shorter. */
export function lines(x: number, y: number, width: number, count: number, color: string): string {
  return Array.from({ length: count }, (_, row) =>
    rect(x, y + row * 20, row === count - 1 ? width * 0.6 : width, 8, color, 4),
  ).join('');
}

export function button(
  x: number,
  y: number,
  width: number,
  says: string,
  color: string,
  ink: string,
) {
  return (
    rect(x, y, width, 60, color, 6) +
    words(says, x + width / 2, y + 39, { size: 24, color: ink, align: 'middle' })
  );
}

/** A field of a form with its label. */
export function field(x: number, y: number, width: number, label: string, value = ''): string {
  return (
    words(label, x, y, { size: 18, color: INK.encre }) +
    rect(x, y + 10, width, 50, INK.blanc, 4) +
    words(value, x + 14, y + 44, { size: 24 })
  );
}

type Screen = { id: string; ground: string; body: string; size?: number; turn?: number };

/** A telephone whose screen of 300 × 620 has its upper left corner at (x, y). */
export function telephone(x: number, y: number, { id, ground, body, size = 1, turn = 0 }: Screen) {
  return at(
    x,
    y,
    rect(-14, -14, 328, 648, INK.encre, 44) +
      clipped(
        id,
        'M30 0H270a30 30 0 0 1 30 30V590a30 30 0 0 1-30 30H30a30 30 0 0 1-30-30V30A30 30 0 0 1 30 0z',
        rect(0, 0, 300, 620, ground) + body,
      ) +
      rect(105, 12, 90, 20, INK.encre, 10),
    { size, turn },
  );
}

/** The window of a browser, its page from the upper left corner below the bar. */
export function browser(
  [x, y, width, height]: readonly [number, number, number, number],
  { id, address, ground, body }: { id: string; address: string; ground: string; body: string },
): string {
  return at(
    x,
    y,
    rect(0, 0, width, height, INK.encre, 14) +
      [0, 1, 2]
        .map((i) => circle(30 + i * 26, 28, 8, [INK.terre, INK.safran, INK.menthe][i] ?? INK.terre))
        .join('') +
      rect(130, 12, width - 160, 32, '#2A2D3A', 16) +
      words(address, 150, 35, { size: 18, color: INK.ciel }) +
      clipped(
        id,
        `M0 56H${width}V${height - 12}a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z`,
        at(0, 56, rect(0, 0, width, height, ground) + body),
      ),
  );
}

/** A sheet of paper that throws a flat shadow. */
export function sheet(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  shade: string,
) {
  return rect(x + 16, y + 16, width, height, shade) + rect(x, y, width, height, color);
}

/** A rosette in two colours: the sign of what is ours. */
export function rosette(x: number, y: number, radius: number, outer: string, inner: string) {
  return star(x, y, radius, outer) + star(x, y, radius * 0.46, inner);
}

export function stroke(path: string, color: string, width = 3): string {
  return line(path, color, width);
}

type Guide = {
  name: readonly string[];
  sign: string;
  ground: string;
  colors: readonly (readonly [color: string, name: string, ink: string])[];
  rule: string;
};

/** A page of a style guide, 1600 × 1000: the sign, the type, the colours, one rule. */
export function styleGuide({ name, sign, ground, colors, rule }: Guide): string {
  const width = 1600 / colors.length;
  return (
    rect(0, 0, 1600, 1000, INK.chaux) +
    rect(0, 0, 640, 640, ground) +
    at(320, 320, sign) +
    words('Aa', 700, 250, { size: 220 }) +
    words(['ABCDEFGHIJKLMNOPQRS', 'TUVWXYZ 0123456789'], 704, 330, {
      size: 34,
      color: COLORS.encre2,
    }) +
    rect(704, 400, 836, 3, INK.encre) +
    words(name, 700, 486, { size: 76 }) +
    words(rule, 704, 604, { size: 30, color: COLORS.encre2 }) +
    colors
      .map(
        ([color, title, ink], i) =>
          rect(i * width, 640, width + 1, 360, color) +
          words(title, i * width + 32, 952, { size: 32, color: ink }),
      )
      .join('')
  );
}
