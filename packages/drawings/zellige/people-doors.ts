import type { Likeness } from './likeness.ts';
import { arch, archPath, clipped, drawing, rect } from './markup.ts';
import { INK } from './palettes.ts';
import { bust } from './portrait.ts';
import { around } from './ring.ts';

const DOORS = [
  { top: 230, frame: INK.safran, ground: INK.nuit },
  { top: 90, frame: INK.chaux, ground: INK.safran },
  { top: 160, frame: INK.nuit, ground: INK.ciel },
] as const;

/** Three people in three doors, 640 × 620 on terre, held at the bottom right. */
export function peopleDoors(people: readonly [Likeness, Likeness, Likeness]): string {
  const doors = people.map((likeness, i) => {
    const { top, frame, ground } = around(DOORS, i);
    const x = 40 + i * 205;
    const opening = archPath(x + 12, top + 12, 166, 640);
    const person = `<g transform="translate(${x - 25} 332) scale(.6)">${bust(likeness)}</g>`;
    return (
      arch(x, top, 190, 640, frame) +
      clipped(`people-door-${i}`, opening, rect(x, top, 190, 640, ground) + person)
    );
  });
  return drawing(640, 620, rect(0, 0, 640, 620, INK.terre) + doors.join(''), 'xMaxYMax');
}
