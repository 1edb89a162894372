import { frenchNumber } from './french-number.ts';

const KILO = 1024;

/**
 * The size of a file or of a disk in French: `240 Ko`, `1,4 Mo`, `120 Mo`, `3,2 Go`. One Ko is 1,024 bytes, as for the
 * limits of uploads, for Windows and in Sanity's forms, and one that is begun counts: no file weighs nothing.
 */
export function writtenSize(bytes: number): string {
  let amount = Math.ceil(bytes / KILO);
  let unit = 'Ko';
  for (const larger of ['Mo', 'Go']) {
    if (amount < KILO) break;
    amount /= KILO;
    unit = larger;
  }
  const rounded = Math.round(amount * 10) / 10;
  const decimals = rounded >= 100 || Number.isInteger(rounded) ? 0 : 1;
  return `${frenchNumber(rounded, { decimals })}\u00a0${unit}`;
}
