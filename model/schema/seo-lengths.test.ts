import { expect, test } from 'vitest';
import { lengthNote, lengthWarning, SEO_DESCRIPTION, SEO_TITLE } from './seo-lengths.ts';

test.each([
  [29, false, '29\u00a0caractères\u00a0: c’est court, visez de 30 à 60.'],
  [30, true, '30\u00a0caractères sur 60\u00a0: tout se lit.'],
  [60, true, '60\u00a0caractères sur 60\u00a0: tout se lit.'],
  [61, false, '61\u00a0caractères\u00a0: au-delà de 60, Google coupe. 1 de trop.'],
  [1, false, '1\u00a0caractère\u00a0: c’est court, visez de 30 à 60.'],
])('a title of %i characters: %s', (count, fits, sentence) => {
  expect(lengthNote('a'.repeat(count), SEO_TITLE)).toEqual({ fits, sentence });
});

test('characters are counted as people see them, without the blanks around', () => {
  expect(
    lengthNote(` ${'👩🏽‍🎨'.repeat(15)}${'e\u0301'.repeat(15)}  `, SEO_TITLE).sentence,
  ).toContain('30');
});

test('a field that is empty is no reason to warn, a length that does not fit is', () => {
  expect(lengthWarning(undefined, SEO_DESCRIPTION)).toBe(true);
  expect(lengthWarning('   ', SEO_DESCRIPTION)).toBe(true);
  expect(lengthWarning('a'.repeat(120), SEO_DESCRIPTION)).toBe(true);
  expect(lengthWarning('a'.repeat(161), SEO_DESCRIPTION)).toContain('1 de trop');
});
