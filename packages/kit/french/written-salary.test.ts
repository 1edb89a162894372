import { expect, test } from 'vitest';
import { writtenSalary } from './written-salary.ts';

test.each([
  [{ min: 10_000, max: 14_000 }, '10\u202f000 à 14\u202f000\u00a0DH'],
  [{ min: 12_000, max: 12_000 }, '12\u202f000\u00a0DH'],
  [{ min: 9_000 }, 'À partir de 9\u202f000\u00a0DH'],
  [{ max: 9_000 }, '9\u202f000\u00a0DH'],
])('a salary of %j is %s', (salary, written) => {
  expect(writtenSalary(salary)).toBe(written);
});
