import { type ColorName, isUsable, type Palette } from './colors-in-use.ts';

/** The order in which colours keep their value: white is fixed, then the chosen colours, then the derived ones. */
const ORDER = [
  'blanc',
  'majorelle',
  'nuit',
  'encre',
  'chaux',
  'safran',
  'terre',
  'menthe',
  'sable',
  'encre2',
  'encre3',
  'brume',
  'nuit2',
  'majorelle2',
  'ciel',
  'cielClair',
  'aube',
  'verveine',
] as const satisfies readonly ColorName[];

/** The palette without two equal colours: the later one is moved by the least step of a channel, which is not seen. */
export function distinctColors(palette: Palette): Palette {
  const apart: { -readonly [Name in ColorName]: string } = { ...palette };
  const taken = new Set<string>();
  for (const name of ORDER) {
    const free = neighboursOf(palette[name]).find(
      (color) => !taken.has(color) && isUsable({ ...apart, [name]: color }),
    );
    apart[name] = free ?? palette[name];
    taken.add(apart[name]);
  }
  return apart;
}

/** A colour, then its neighbours, the nearest first: a step of blue is seen least, of green most. */
export function* neighboursOf(color: string): Generator<string> {
  yield color;
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (let step = 1; step <= ORDER.length; step += 1) {
    for (const channel of [2, 0, 1]) {
      for (const change of [-step, step]) {
        const moved = channels.with(channel, (channels[channel] ?? 0) + change);
        if (moved.every((value) => value >= 0 && value <= 255)) yield written(moved);
      }
    }
  }
}

function written(channels: readonly number[]): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
