import { expect, test } from 'vitest';
import { bullets, code, paragraph } from './prose.ts';

test('marked words become spans with their marks', () => {
  expect(paragraph('Un **prix**, _peut-être_, `npm`.').children).toEqual([
    { _type: 'span', text: 'Un ', marks: [] },
    { _type: 'span', text: 'prix', marks: ['strong'] },
    { _type: 'span', text: ', ', marks: [] },
    { _type: 'span', text: 'peut-être', marks: ['em'] },
    { _type: 'span', text: ', ', marks: [] },
    { _type: 'span', text: 'npm', marks: ['code'] },
    { _type: 'span', text: '.', marks: [] },
  ]);
});

test('a link is a mark that points to its address', () => {
  const { children, markDefs } = paragraph('[écrivez-nous](/contact)');
  expect(markDefs).toEqual([{ _key: 'link1', _type: 'link', href: '/contact' }]);
  expect(children).toEqual([{ _type: 'span', text: 'écrivez-nous', marks: ['link1'] }]);
});

test('each line of a list is a block of its own', () => {
  expect(bullets('un', 'deux').map(({ listItem, level }) => [listItem, level])).toEqual([
    ['bullet', 1],
    ['bullet', 1],
  ]);
});

test('code is kept as typed', () => {
  expect(code('html', "<p>l'eau</p>", '<br>').code).toBe("<p>l'eau</p>\n<br>");
});
