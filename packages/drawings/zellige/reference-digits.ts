import { randomFrom } from './random.ts';

/** Nine signs in base 36, four digits in base 3 each. */
const SIGNS = 9;
const DIGITS_OF_A_SIGN = 4;

export const REFERENCE_DIGITS = SIGNS * DIGITS_OF_A_SIGN;

/**
 * The digits in base 3 that spell a reference, 36 of them. A text of another shape is spelled by its hash, which others
 * may share.
 *
 * @param reference nine signs of A–Z and 0–9, with or without what parts them: `7F3-KQ2-9XD`
 */
export function referenceDigits(reference: string): number[] {
  const signs = reference.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const random = randomFrom(reference);
  return Array.from({ length: SIGNS }, (_, index) => {
    const sign = signs.length === SIGNS ? signs[index] : undefined;
    const value = sign ? Number.parseInt(sign, 36) : Math.floor(random() * 36);
    return value.toString(3).padStart(DIGITS_OF_A_SIGN, '0');
  })
    .join('')
    .split('')
    .map(Number);
}
