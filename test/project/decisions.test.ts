import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SECTIONS = ['Context', 'Chosen', 'Measured', 'Weighed', 'Consequence', 'Revisit when'];

/** A list of what must hold everywhere rather than a choice: it has sections of its own. */
const THREAT_MODEL = '019-threat-model.md';

const records = readdirSync('docs/decisions').filter((name) => /^\d/.test(name));

test('decisions are numbered in a row, and each begins with its number', () => {
  for (const [index, name] of records.entries()) {
    const number = String(index + 1).padStart(3, '0');
    expect(name).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
    expect(readFileSync(`docs/decisions/${name}`, 'utf8')).toMatch(
      new RegExp(`^# ${number} · \\S`),
    );
  }
});

test.each(records.filter((name) => name !== THREAT_MODEL))(
  '%s says what was chosen and when to look again, in the order of all',
  (name) => {
    const sections = [
      ...readFileSync(`docs/decisions/${name}`, 'utf8').matchAll(/^## (.+)$/gm),
    ].map(([, title]) => title);
    expect(sections).toEqual(SECTIONS.filter((title) => sections.includes(title)));
    expect(sections).toContain('Chosen');
    expect(sections.at(-1)).toBe('Revisit when');
  },
);

test('the index has each record once', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const named = [...index.matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(records);
});
