import { polar, TURN } from '../zellige/geometry.ts';
import { circle, decimal, drawing } from '../zellige/markup.ts';
import { INK } from '../zellige/palettes.ts';
import { pick, randomFrom } from '../zellige/random.ts';
import { REFERENCE_DIGITS, referenceDigits } from '../zellige/reference-digits.ts';
import { smoothPath } from './survey.ts';

/** The side of a stamp, as large as the rosette that the other family draws. */
export const STAMP_SIZE = 240;

/** A place on the coast for each digit of a reference. */
const PLACES = REFERENCE_DIGITS;

/** The distance of the coast from the middle for each digit, of half the size. */
const COAST = [0.82, 0.93, 1.04] as const;

/** The colours from the coast to the summit: sheets in turn, and the point. A coast is seen on night and on paper. */
const GLAZES = [
  { sheets: [INK.terre, INK.aube, INK.nuit, INK.ciel, INK.chaux], point: INK.terre },
  { sheets: [INK.safran, INK.terre, INK.aube, INK.nuit, INK.ciel], point: INK.chaux },
  { sheets: [INK.menthe, INK.verveine, INK.encre, INK.menthe, INK.verveine], point: INK.safran },
  { sheets: ['#8697E4', INK.nuitClaire, INK.ciel, INK.nuit, INK.terre], point: INK.safran },
  { sheets: [INK.terre, INK.encre, INK.safran, INK.terre, INK.aube], point: INK.nuit },
  { sheets: [INK.menthe, INK.encre, INK.safran, INK.terre, INK.nuit], point: INK.chaux },
] as const;

/**
 * The island of one message, on no ground: its coast spells the reference, so that no other message has it, and its hills
 * follow the coast. Everything that shows it draws it here.
 *
 * @param reference nine signs of A–Z and 0–9, with or without what parts them: `7F3-KQ2-9XD`
 */
export function stamp(reference: string, size = STAMP_SIZE): string {
  const random = randomFrom(`${reference} tampon`);
  const { sheets, point } = pick(random, GLAZES);
  const middle = { x: size / 2, y: size / 2 };
  const turn = random() * TURN;
  const coast = referenceDigits(reference).map((digit) => COAST[digit] ?? COAST[0]);
  const body = sheets
    .map((fill, index) => {
      const part = 1 - index / (sheets.length + 0.2);
      const drift = (1 - part) * 0.1 * (size / 2);
      const at = polar(drift, turn, middle);
      // Higher layers are rounder: they keep the curve of the coast, not each of its coves.
      const calm = index === 0 ? coast : smoothed(coast, index);
      const round = calm.map((reach, place) =>
        polar(reach * part * (size / 2), (place * TURN) / PLACES - TURN / 4, at),
      );
      return `<path fill="${fill}" d="${smoothPath(round, 1)}"/>`;
    })
    .join('');
  const top = polar(0.08 * (size / 2), turn, middle);
  return drawing(size, size, body + circle(top.x, top.y, Number(decimal(size * 0.035)), point));
}

/** Returns for each place the mean of those about it. */
function smoothed(values: readonly number[], reach: number): number[] {
  return values.map((_, place) => {
    let sum = 0;
    for (let by = -reach; by <= reach; by++) {
      sum += values[(place + by + values.length * reach) % values.length] ?? 0;
    }
    return sum / (2 * reach + 1);
  });
}
