import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');

test.each(['README.md', 'docs/fixed-words.md'])(
  'every path that %s sends a newcomer to exists',
  (document) => {
    const paths = [
      ...readFileSync(document, 'utf8').matchAll(
        /`((?:[\w.-]+\/)+[\w.*-]*|[\w-]+\.(?:js|ts|md)|\.env\.example)`/g,
      ),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !/^(\.\/)?storage/.test(path)); // made on the first start
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test('the README says where at least 25 things are changed, and those that were looked for in vain', () => {
  const [, rows = ''] = /^\| I want to….*\n\|[ |-]+\|\n((?:\|.*\n)+)/m.exec(readme) ?? [];
  expect(rows.trim().split('\n').length).toBeGreaterThanOrEqual(25);
  for (const wanted of [
    'a brand colour',
    'add a role',
    'the structured data of a service',
    'the largest CV',
    'what a page may load',
    'the text of a meta description',
  ]) {
    expect(rows).toContain(wanted);
  }
});

test('every script the README names is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...readme.matchAll(/^(?:npm|.*`npm) (?:run )?([a-z:-]+)/gm)].map(
    ([, name]) => name,
  );
  const known = [...Object.keys(scripts), 'install'];
  expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});
