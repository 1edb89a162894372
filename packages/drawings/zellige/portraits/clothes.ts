import type { Likeness } from '../likeness.ts';
import { circle, filled } from '../markup.ts';
import { INK } from '../palettes.ts';

export function shoulders({ clothes: { light, shade } }: Likeness): string {
  return (
    filled('M20 480C26 404 78 372 150 356l50 10 50-10c72 16 124 48 130 124z', light) +
    filled('M200 366l50-10c72 16 124 48 130 124H214z', shade)
  );
}

/** The collar, drawn over the neck. */
export function collar({ collar: form, collarColor, clothes: { light, shade } }: Likeness): string {
  switch (form) {
    case 'shirt':
      return filled(
        'M150 350l50 56-30 28-38-72zM250 350l-50 56 30 28 38-72z',
        collarColor ?? INK.chaux,
      );
    case 'round':
      return `<path fill="none" stroke="${collarColor ?? INK.chaux}" stroke-width="10" d="M146 352c10 70 98 70 108 0"/>`;
    case 'rollneck':
      return (
        filled('M150 312c20 22 80 22 100 0v84c-26 22-74 22-100 0z', light) +
        filled('M206 328c18-1 34-6 44-16v84c-12 10-28 15-44 16z', shade)
      );
    case 'jacket':
      return (
        filled('M160 354l40 126 40-126-40 22z', collarColor ?? INK.chaux) +
        filled('M146 352l54 128h-60l-34-104zM254 352l-54 128h60l34-104z', light) +
        filled('M254 352l-54 128h60l34-104z', shade)
      );
    case 'djellaba': {
      const trim = collarColor ?? INK.safran;
      return (
        filled('M148 352l52 92 52-92 10 5-62 123-62-123z', trim) +
        circle(200, 452, 5, trim) +
        circle(200, 474, 5, trim)
      );
    }
    default:
      return '';
  }
}
