import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { AnswersError, readAnswers, readSomeAnswers } from './answers.ts';

const rif = JSON.parse(await readFile('test/studio-rif/answers.json', 'utf8'));

const wrongIn = (value: unknown) => {
  try {
    readAnswers(value);
    return [];
  } catch (error) {
    if (!(error instanceof AnswersError)) throw error;
    return error.wrong;
  }
};

test('a whole set of answers is read, and what is left out has its default', () => {
  expect(readAnswers(rif)).toEqual(rif);
  const { look: _, legal: __, demo: ___, ...needed } = rif;
  expect(readAnswers(needed)).toMatchObject({ look: {}, legal: {}, demo: false });
});

test('every mistake is told at once, in French, with its path', () => {
  const wrong = wrongIn({
    agency: { name: ' ', trade: 'Studio\nd’image', city: 'Tanger' },
    contact: {
      ...rif.contact,
      phone: '0539',
      email: 'salut',
      hours: { ...rif.contact.hours, monday: '9h', tuesday: '18:00-09:00' },
    },
    look: { colors: { action: 'rouge', sky: '#ffffff' }, drawings: 'mosaïque' },
    legal: { ice: '12' },
    couleur: 'bleu',
  });
  expect(wrong).toEqual(
    expect.arrayContaining([
      { path: 'agency.name', message: 'Donnez le nom de l’agence.' },
      { path: 'agency.trade', message: 'Sur une seule ligne, sans caractère invisible.' },
      { path: 'contact.email', message: 'Indiquez une adresse e-mail valide.' },
      { path: 'contact.phone', message: expect.stringContaining('Au format international') },
      { path: 'contact.hours.monday', message: expect.stringContaining('09:00-18:00') },
      { path: 'contact.hours.tuesday', message: expect.stringContaining('se ferme après') },
      { path: 'look.colors.action', message: expect.stringContaining('#') },
      { path: 'look.colors', message: expect.stringContaining('sky') },
      { path: 'look.drawings', message: expect.stringContaining('zellige') },
      { path: 'legal.ice', message: expect.stringContaining('15 chiffres') },
      { path: '', message: expect.stringContaining('couleur') },
    ]),
  );
});

test('what is no answer at all is refused in a sentence', () => {
  for (const value of [undefined, null, 'oui', [], 7]) {
    expect(wrongIn(value).length).toBeGreaterThan(0);
  }
});

test('a screen of the desk answers one part', () => {
  expect(readSomeAnswers({ agency: rif.agency })).toEqual({ agency: rif.agency });
  expect(() => readSomeAnswers({ agency: {} })).toThrow(AnswersError);
});
