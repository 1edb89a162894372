import { randomInt } from 'node:crypto';

/** The signs of a reference: no vowel, so no word, and none that are confused when read aloud: 0 O, 1 I L. */
const SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ';

/** A request's name, such as `7F3-KQ2-9XD`: one of 27⁹, so after 100,000 the next one hits 1 in 76 million. */
export function makeReference(): string {
  const signs = Array.from({ length: 9 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return `${signs.slice(0, 3)}-${signs.slice(3, 6)}-${signs.slice(6)}`;
}
