import { randomInt } from 'node:crypto';

/** The signs of a reference: no vowel, so no word, and none that are confused when read aloud: 0 O, 1 I L. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ';

/**
 * What the visitor and the agency call a request, such as `7F3-KQ2-9XD`. 27⁹ references: after 100,000 requests the
 * chance that the next one exists already is 1 in 76 million, and the database refuses it.
 */
export function makeReference(): string {
  const signs = Array.from({ length: 9 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return `${signs.slice(0, 3)}-${signs.slice(3, 6)}-${signs.slice(6)}`;
}
