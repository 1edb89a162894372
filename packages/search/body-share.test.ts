import { expect, test } from 'vitest';
import { withinShare } from './body-share.ts';
import type { SearchDocument } from './document.ts';

const document = (body: string): SearchDocument => ({
  id: 'one',
  type: 'blog',
  title: 'Titre',
  url: '/blog/titre',
  picture: '/covers/titre.svg',
  category: '',
  tags: [],
  description: '',
  body,
});

test('an agency with some hundred articles keeps every word of them', () => {
  const articles = Array.from({ length: 100 }, () => document('mot '.repeat(1_500)));
  expect(withinShare(articles)).toEqual(articles);
});

test('beyond, long texts keep their beginning to the last whole word, short ones stay', () => {
  const short = document('court '.repeat(20));
  const shared = withinShare([
    ...Array.from({ length: 600 }, () => document('phare '.repeat(1_000))),
    short,
  ]);
  const total = shared.reduce((sum, { body }) => sum + body.length, 0);
  expect(total).toBeGreaterThan(550_000);
  expect(total).toBeLessThanOrEqual(600_000);
  expect(shared.at(-1)).toEqual(short);
  expect(shared[0]?.body).toMatch(/^(?:phare )+phare$/);
});
