import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './french-folding.ts';

describe('folding', () => {
  it('makes one word of every way to write it', () => {
    expect(fold('STRATÉGIE')).toBe('strategie');
    expect(fold('Strate\u0301gie')).toBe('strategie');
    expect(fold('Œuvre, cœur, ex æquo')).toBe('oeuvre, coeur, ex aequo');
    expect(fold('L’huile d’Essaouira')).toBe("l'huile d'essaouira");
    expect(fold('Ça  et\u00a0là')).toBe('ca et la');
    expect(fold('ﬁlm en 4K, 12 m²')).toBe('film en 4k, 12 m2');
    expect(fold('market\u00ading')).toBe('marketing');
  });

  it('makes one word of every way to write it in Arabic', () => {
    expect(fold('تَسْوِيق')).toBe('تسويق');
    expect(fold('تـسـويـق')).toBe('تسويق');
    expect(fold('إعلانات')).toBe(fold('اعلانات'));
    expect(fold('آخر')).toBe(fold('اخر'));
    expect(fold('وكالة')).toBe(fold('وكاله'));
    expect(fold('٢٠٢٦')).toBe('2026');
  });

  it('is done once: what is folded stays as it is, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
