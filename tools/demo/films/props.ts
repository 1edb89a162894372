/** Things and people that several films show. Each stands on its own zero: what stands, on the middle of its foot. */
import type { Likeness } from '../../../packages/drawings/zellige/likeness.ts';
import { arch, circle, filled, rect, star } from '../../../packages/drawings/zellige/markup.ts';
import { INK } from '../../../packages/drawings/zellige/palettes.ts';
import { bust } from '../../../packages/drawings/zellige/portrait.ts';
import { at, line } from './stage.ts';

/** Head and shoulders, 480 high, cut by what they stand behind. */
export function person(likeness: Likeness): string {
  return at(-200, -480, bust(likeness));
}

/** A bottle of oil, 210 high. */
export function bottle(oil: string = INK.safran, label: string = INK.chaux): string {
  const glass = 'M-34 0V-112C-34-140-13-142-13-166V-196H13V-166C13-142 34-140 34-112V0z';
  return (
    filled(glass, INK.menthe) +
    filled('M-26-8V-106C-26-126-12-134-8-146H8C12-134 26-126 26-106V-8z', oil) +
    rect(-16, -212, 32, 22, INK.terre, 3) +
    rect(-34, -84, 68, 56, label) +
    star(0, -56, 20, INK.terre) +
    star(0, -56, 9, label)
  );
}

/** A glass of tea, 84 high; `full` is how far it is filled. */
export function teaGlass(full: number): string {
  const tall = 70 * full;
  return (
    filled('M-26-84H26L20 0H-20z', INK.ciel) +
    filled(`M${-19 - 0.07 * tall} ${-4 - tall}H${19 + 0.07 * tall}L18-4H-18z`, INK.safran) +
    rect(-24, -40, 48, 8, INK.terre)
  );
}

export function teapot(): string {
  return (
    filled('M-70 0C-92-60-54-104 0-104S92-60 70 0z', INK.terre) +
    filled('M66-40C110-44 104-96 134-108L140-98C122-84 128-24 70-10z', INK.terre) +
    line('M-62-78C-128-96-132-8-74-16', INK.terre, 14) +
    filled('M-34-102C-26-146 26-146 34-102z', INK.chaux) +
    circle(0, -142, 10, INK.safran) +
    star(0, -50, 26, INK.chaux)
  );
}

/** Shelves of jars and tins behind a counter, in two tones. */
export function shelves(
  width: number,
  top: number,
  rows: number,
  [dark, light]: readonly [string, string],
): string {
  let body = '';
  for (let row = 0; row < rows; row++) {
    const floor = top + row * 128;
    body += rect(0, floor, width, 10, dark);
    for (let i = 0; i * 62 < width; i++) {
      const x = 14 + i * 62;
      const high = 56 + ((i * 7 + row * 5) % 4) * 9;
      body +=
        (i + row) % 3 === 0
          ? arch(x, floor - high, 44, high, light)
          : rect(x, floor - high, 44, high, (i + row) % 3 === 1 ? dark : light, 4);
      body += (i + row) % 3 === 1 ? star(x + 22, floor - high / 2, 12, light) : '';
    }
  }
  return body;
}

/** A slatted shutter from the top of the frame down to `bottom`. */
export function shutter(
  width: number,
  bottom: number,
  [slat, gap]: readonly [string, string],
): string {
  let body = rect(0, 0, width, Math.max(0, bottom), slat);
  for (let y = bottom - 30; y > -20; y -= 30) body += rect(0, y, width, 5, gap);
  return (
    body + rect(0, bottom - 22, width, 22, gap) + rect(width / 2 - 40, bottom - 16, 80, 10, slat, 5)
  );
}

/** A telephone seen from the front, 300 high; `screen` is drawn on 132 × 268 from the upper left corner. */
export function telephone(screen: string, ground: string): string {
  return (
    rect(-76, -300, 152, 300, INK.encre, 24) +
    rect(-66, -286, 132, 268, ground, 12) +
    at(-66, -286, screen)
  );
}

/** The carpet of Petit Souk, from the top of a wide frame down to `bottom`. */
export function carpet(width: number, bottom: number): string {
  const row = (y: number, colors: readonly [string, string]) =>
    Array.from({ length: 13 }, (_, i) =>
      at(
        i * 80,
        y,
        filled('M0-38L40 0L0 38L-40 0z', colors[0]) + filled('M0-18L19 0L0 18L-19 0z', colors[1]),
      ),
    ).join('');
  return (
    rect(-60, -60, width + 120, bottom + 60, INK.nuit) +
    rect(-60, 118, width + 120, 14, INK.terre) +
    row(200, [INK.nuitClaire, INK.terre]) +
    row(290, [INK.nuitSourde, INK.ciel]) +
    rect(-60, 348, width + 120, 14, INK.terre)
  );
}
