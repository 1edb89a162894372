import { expect, test } from 'vitest';
import { BUDGET, compare, type Limit } from './budget.ts';
import type { Figure } from './figure.ts';

const page = (of: string, value: number): Figure => ({ of, what: 'LCP', value, unit: 'ms' });
const LCP = new Map([['visits', [page('/', 900), page('/work', 1_800), page('/blog', 1_200)]]]);
const verdictOf = (limit: Partial<Limit>) =>
  compare([{ part: 'visits', what: 'LCP', ...limit }], LCP)[0];

test('a limit is held by the worst row of its measure', () => {
  expect(verdictOf({ most: 1_800 })).toMatchObject({ worst: { of: '/work' }, isPast: false });
  expect(verdictOf({ most: 1_799 })).toMatchObject({ worst: { of: '/work' }, isPast: true });
  expect(verdictOf({ least: 900 })).toMatchObject({ worst: { of: '/' }, isPast: false });
  expect(verdictOf({ least: 901 })).toMatchObject({ worst: { of: '/' }, isPast: true });
});

test('a limit may be of one row alone', () => {
  expect(verdictOf({ of: '/blog', most: 1_200 })).toMatchObject({ isPast: false });
  expect(verdictOf({ of: '/blog', most: 1_100 })).toMatchObject({ isPast: true });
});

test('a row with a limit of its own is held by that one alone', () => {
  const limits = [{ most: 1_200 }, { of: '/work', most: 1_800 }];
  const verdicts = compare(
    limits.map((limit) => ({ part: 'visits', what: 'LCP', ...limit })),
    LCP,
  );
  expect(verdicts.map(({ worst, isPast }) => [worst.of, isPast])).toEqual([
    ['/blog', false],
    ['/work', false],
  ]);
});

test('what is asked and not reached yet is told from what the limit allows', () => {
  expect(verdictOf({ most: 2_000, asked: 1_800 })).toMatchObject({
    isPast: false,
    isAsAsked: true,
  });
  expect(verdictOf({ most: 2_000, asked: 1_500 })).toMatchObject({
    isPast: false,
    isAsAsked: false,
  });
  expect(verdictOf({ least: 800, asked: 1_000 })).toMatchObject({
    isPast: false,
    isAsAsked: false,
  });
});

test('limits of parts that were not measured wait, those of figures that no part measures are a mistake', () => {
  expect(compare([{ part: 'pages', what: 'kept / bare', least: 0.75 }], LCP)).toEqual([]);
  expect(() => verdictOf({ what: 'LPC', most: 1 })).toThrow('visits measures no "LPC"');
  expect(() => verdictOf({ of: '/contact', most: 1 })).toThrow('of /contact');
});

test('a line of the budget has one bound, and no words but those it knows', () => {
  const line = { part: 'pages', what: 'kept / bare' };
  expect(BUDGET.safeParse([{ ...line, least: 1 }]).success).toBe(true);
  expect(BUDGET.safeParse([line]).success).toBe(false);
  expect(BUDGET.safeParse([{ ...line, least: 1, most: 2 }]).success).toBe(false);
  expect(BUDGET.safeParse([{ ...line, least: 1, ask: 2 }]).success).toBe(false);
});
