/** What shots are staged with: time, camera and type. */
import { readFileSync } from 'node:fs';
import { openTypeface } from '../../../server/cards/typesetting.ts';

/** Progress between two seconds, 0 before and 1 after, begun and ended gently. */
export function eased(second: number, from: number, to: number): number {
  const p = linear(second, from, to);
  return p * p * (3 - 2 * p);
}

/** Progress between two seconds that begins at once and ends gently, as what is thrown does. */
export function thrown(second: number, from: number, to: number): number {
  return 1 - (1 - linear(second, from, to)) ** 3;
}

/** Progress between two seconds that goes a little too far and comes back. */
export function sprung(second: number, from: number, to: number): number {
  const p = linear(second, from, to) - 1;
  return 1 + p * p * (2.4 * p + 1.4);
}

export function linear(second: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (second - from) / (to - from)));
}

export function mix(from: number, to: number, progress: number): number {
  return from + (to - from) * progress;
}

/** Goes to and fro between -1 and 1. */
export function sway(second: number, period: number, phase = 0): number {
  return Math.sin(2 * Math.PI * (second / period + phase));
}

type Place = { x: number; y: number };

type View = Place & { zoom?: number; turn?: number };

/** Shows a world from a camera: (x, y) is what it looks at, in the middle of the frame. */
export function camera(
  { width, height }: { width: number; height: number },
  { x, y, zoom = 1, turn = 0 }: View,
  world: string,
): string {
  return `<g transform="translate(${width / 2} ${height / 2}) rotate(${turn.toFixed(3)}) scale(${zoom.toFixed(4)}) translate(${(-x).toFixed(2)} ${(-y).toFixed(2)})">${world}</g>`;
}

/** Puts a piece in its place; `size` and `turn` are about its own zero. */
export function at(
  x: number,
  y: number,
  piece: string,
  { size = 1, turn = 0 }: { size?: number; turn?: number } = {},
): string {
  const turned = turn ? ` rotate(${turn.toFixed(2)})` : '';
  const sized = size === 1 ? '' : ` scale(${size.toFixed(4)})`;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})${turned}${sized}">${piece}</g>`;
}

export function faded(opacity: number, piece: string): string {
  if (opacity <= 0) return '';
  return opacity >= 1 ? piece : `<g opacity="${opacity.toFixed(3)}">${piece}</g>`;
}

export function line(path: string, color: string, width: number): string {
  return `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
}

/** The face of the site's titles. */
const FACE = openTypeface(
  new Uint8Array(
    readFileSync(
      new URL('../../../server/cards/fonts/bricolage-grotesque-display.ttf', import.meta.url),
    ),
  ),
);
const TRACKING = -0.025; // em
const LEADING = 1.04; // of the size

type Setting = Place & {
  size: number;
  color: string;
  align?: 'left' | 'middle' | 'right';
  /** When its lines rise into their place, and when they leave it. */
  from?: number;
  until?: number;
};

/** Sets lines of type; (x, y) is where the first baseline begins. Each line comes up from behind an edge, one after another. */
export function type(second: number, text: string | readonly string[], setting: Setting): string {
  const { x, y, size, color, align = 'left', from, until } = setting;
  return [text]
    .flat()
    .map((words, row) => {
      const width = FACE.width(words, { size, tracking: TRACKING });
      const left = x - { left: 0, middle: width / 2, right: width }[align];
      const baseline = y + row * size * LEADING;
      const begun =
        from === undefined ? 1 : thrown(second, from + row * 0.12, from + row * 0.12 + 0.55);
      const gone = until === undefined ? 0 : eased(second, until, until + 0.35);
      if (begun === 0 || gone === 1) return '';
      const outline = FACE.outline(words, { size, tracking: TRACKING }, { x: left, y: baseline });
      const letters = `<path fill="${color}" d="${outline}"/>`;
      const shift = (1 - begun) * size * 1.15 - gone * size * 1.15;
      if (shift === 0) return letters;
      const id = `line-${Math.round(left)}-${Math.round(baseline)}`;
      const edge = `<clipPath id="${id}"><rect x="${left - size}" y="${baseline - size * 0.94}" width="${width + 2 * size}" height="${size * 1.2}"/></clipPath>`;
      return `${edge}<g clip-path="url(#${id})"><g transform="translate(0 ${shift.toFixed(2)})">${letters}</g></g>`;
    })
    .join('');
}
