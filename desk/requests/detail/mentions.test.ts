import { expect, test } from 'vitest';
import { matchingPeople, mentionedIn, splitMentions, typedMention } from './mentions.ts';

const SARA = { id: 's', name: 'Sara' };
const SARA_BENALI = { id: 'sb', name: 'Sara Benali' };
const INES = { id: 'i', name: 'Inès El-Alaoui' };
const PEOPLE = [SARA, SARA_BENALI, INES];

test('a name is being typed after an @ that begins a word, up to a second word', () => {
  const typed = (text: string) => typedMention(text, text.length)?.typed;
  expect(typed('@')).toBe('');
  expect(typed('Vu avec @in')).toBe('in');
  expect(typed('Vu (@Inès El-A')).toBe('Inès El-A');
  expect(typed('ines@agence')).toBeUndefined();
  expect(typed('Vu avec @Inès et puis')).toBeUndefined();
  expect(typed('Vu avec @Inès,')).toBeUndefined();
  expect(typedMention('@sa et la suite', 3)).toEqual({ from: 0, typed: 'sa' });
});

test('people are found by the beginning of any of their names, without accents', () => {
  const names = (typed: string) => matchingPeople(PEOPLE, typed).map(({ name }) => name);
  expect(names('')).toEqual(['Sara', 'Sara Benali', 'Inès El-Alaoui']);
  expect(names('ines')).toEqual(['Inès El-Alaoui']);
  expect(names('ALA')).toEqual(['Inès El-Alaoui']);
  expect(names('ben')).toEqual(['Sara Benali']);
  expect(names('Sara ')).toEqual(['Sara Benali']);
  expect(names('Sara Benali ')).toEqual([]);
  expect(names('zoé')).toEqual([]);
});

test('whole names are mentions, the longest that fits, and each person is told once', () => {
  const text = '@Sara Benali et @Sara, voyez avec @Inès El-Alaoui. @Sara ?';
  expect(mentionedIn(text, PEOPLE)).toEqual(['sb', 's', 'i']);
  expect(mentionedIn('@Sarah, sara@Sara, @sara', PEOPLE)).toEqual([]);
  expect(
    splitMentions(text, PEOPLE)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(splitMentions('Rien @ici', PEOPLE)).toEqual([{ text: 'Rien @ici' }]);
});
