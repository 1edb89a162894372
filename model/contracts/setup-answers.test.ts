import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { AnswersError, readAnswers, readSomeAnswers } from './setup-answers.ts';

const rif = JSON.parse(await readFile('test/support/studio-rif/answers.json', 'utf8'));

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
      { path: 'contact.phone', message: expect.stringContaining('05 39 00 00 00') },
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

test('numbers are kept as anyone may dial them, profiles with their https, days with their break', () => {
  const hours = { ...rif.contact.hours, friday: '09:00-12:00,15:00-19:00' };
  const networks = ['instagram.com/rif', 'https://www.linkedin.com/company/rif'];
  const typed = { phone: '05 37 00 11 22', whatsapp: '0661223344', hours, networks };
  expect(readAnswers({ ...rif, contact: { ...rif.contact, ...typed } }).contact).toMatchObject({
    phone: '+212 5 37 00 11 22',
    whatsapp: '+212 6 61 22 33 44',
    hours,
    networks: ['https://instagram.com/rif', 'https://www.linkedin.com/company/rif'],
  });
});

test.each([
  ['networks', ['https://rif.example/profil'], 'networks.0'],
  ['networks', ['https://instagram.com'], 'networks.0'],
  ['networks', ['javascript:alert(1)//instagram.com/rif'], 'networks.0'],
  ['networks', Array(7).fill('x.com/rif'), 'networks'],
  ['hours', { ...rif.contact.hours, monday: '09:00-12:30, 12:00-18:00' }, 'hours.monday'],
  ['hours', { ...rif.contact.hours, monday: '09:00-12:30, 18:00' }, 'hours.monday'],
  ['phone', '05 37', 'phone'],
])('%s that cannot be used is refused at its place', (name, value, path) => {
  expect(wrongIn({ ...rif, contact: { ...rif.contact, [name]: value } })).toEqual([
    { path: `contact.${path}`, message: expect.any(String) },
  ]);
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
