import { expect, test } from 'vitest';
import { suggestionsOn } from './whatsapp-suggestions.ts';

const set = (page: string, ...slugs: string[]) => ({
  page,
  messages: slugs.map((slug) => ({ id: slug, text: slug, slug })),
});

const SETS = [
  set('/', 'home'),
  set('/work', 'list'),
  set('/work/', 'project'),
  set('default', 'first', 'second', 'third', 'fourth'),
];

const offeredOn = (path: string, sets = SETS, isClosed = false) =>
  suggestionsOn(path, sets, isClosed).map(({ slug }) => slug);

test('a page offers its own messages, a page in a folder those of the folder', () => {
  expect(offeredOn('/')).toEqual(['home']);
  expect(offeredOn('/work')).toEqual(['list']);
  expect(offeredOn('/work/')).toEqual(['list']);
  expect(offeredOn('/work/mobile-app')).toEqual(['project']);
});

test('any other page offers the first three of the default ones', () => {
  for (const path of ['/legal', '/workshop', '/services/un/deux']) {
    expect(offeredOn(path), path).toEqual(['first', 'second', 'third']);
  }
});

test('without a default set there is nothing to offer', () => {
  expect(offeredOn('/legal', [set('/', 'home')])).toEqual([]);
});

test('what asks for today is not offered while the agency is closed, and the next one takes its place', () => {
  const asking = [
    'Un devis',
    'Pouvez-vous m’appeler aujourd’hui\u202f?',
    "Etes-vous la aujourd'hui ?",
    'Peut-on se voir cet après-midi\u202f?',
    'Vos délais\u202f?',
    'Vos horaires\u202f?',
  ];
  const sets = [set('/', ...asking)];
  expect(offeredOn('/', sets)).toEqual(asking.slice(0, 3));
  expect(offeredOn('/', sets, true)).toEqual([
    'Un devis',
    'Vos délais\u202f?',
    'Vos horaires\u202f?',
  ]);
});
