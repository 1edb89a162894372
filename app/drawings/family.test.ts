import { expect, test } from 'vitest';
import { FIRST_NOT_FOUND } from '../../model/first-texts.ts';
import { DEFAULT_BRAND } from '../../packages/drawings/brand/brand.ts';
import { familyOf, saidBy } from './family.ts';

const RELIEF = { ...DEFAULT_BRAND, drawings: 'relief' } as const;

test('pages of the first family are sent nothing more', () => {
  expect(familyOf(DEFAULT_BRAND)).toEqual({});
});

test('no word of the second family is of a wall, its pieces or its rosettes', () => {
  const { relief } = familyOf(RELIEF);
  expect(Object.values(relief ?? {}).join(' ')).not.toMatch(/pi[eè]ce|mur|rosace|zellige|étoile/i);
  expect(relief).toHaveProperty('sheet');
});

test('texts that the agency has not changed are said without pieces, its own as they are', () => {
  for (const text of [FIRST_NOT_FOUND.text, 'La pièce est posée.']) {
    expect(saidBy(RELIEF, text)).not.toMatch(/pi[eè]ce|mur/i);
    expect(saidBy(DEFAULT_BRAND, text)).toBe(text);
  }
  expect(saidBy(RELIEF, 'Le mur est à nous.')).toBe('Le mur est à nous.');
});
