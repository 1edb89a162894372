import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Block, Issue } from '../test/specification/block.ts';
import { statements } from '../test/specification/statements.ts';
import { settleSpecification } from './specification.ts';

const temporary = mkdtempSync(join(tmpdir(), 'specification-'));
afterAll(() => rmSync(temporary, { recursive: true }));

const blocks: readonly Block[] = [
  {
    section: 'site-shell §2, Header',
    owes: 2,
    statements: { 'shell-2.01': 'The header is fixed.', 'shell-2.02': 'A < B | C.' },
  },
  {
    section: 'content-pages §7, Calls',
    owes: 3,
    statements: { 'pages-7.100': 'The hundredth.', 'pages-7.99': 'The one before.' },
  },
];

/** A folder with these files, in which the table of these blocks can be written and checked. */
function project(files: Record<string, string>, plan = blocks, finishedIssues: Issue[] = []) {
  const root = mkdtempSync(join(temporary, 'project-'));
  for (const [path, source] of Object.entries({ 'test/readme.txt': '', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  const settle = (check: boolean) =>
    settleSpecification({ root, blocks: plan, finishedIssues, check });
  return {
    write: () => settle(false),
    check: () => settle(true),
    table: () => readFileSync(join(root, 'test/specification.md'), 'utf8'),
    put: (path: string, source: string) => writeFileSync(join(root, path), source),
  };
}

test('a statement whose id is in the name of a test is proved, the others are owed', () => {
  const { write, check, table } = project({
    'app/header.test.tsx': `test('the header stays [shell-2.01]', () => <p>l'en-tête</p>);`,
  });
  expect(write()).toEqual([]);
  expect(check()).toEqual([]);
  expect(table()).toContain(
    '| Proved | 1 |\n| by `npm test` | 1 |\n| by `npm run test:all` alone | 0 |\n| Owed by issue 2 | 1 |\n| Owed by issue 3 | 2 |',
  );
  expect(table()).toContain(
    '| shell-2.01 | The header is fixed. | [app/header.test.tsx](../app/header.test.tsx) › the header stays |',
  );
  expect(table()).toContain('| shell-2.02 | A &lt; B \\| C. | issue 2 |');
});

test('a statement that only slow tests prove is counted apart, and a suite is not slow', () => {
  const { write, table } = project({
    'a.test.ts': `test('a [shell-2.01]', { tags: ['slow'], timeout: 9 }, f); test('b [shell-2.02]', f);`,
    'b.journey.ts': `test('c [shell-2.02]', { tag: '@slow' }, f); describe('d', { tags: ['slow'] }, f);`,
  });
  expect(write()).toEqual(['b.journey.ts: slow is said of a test, not of a suite']);
  expect(table()).toContain(
    '| Proved | 2 |\n| by `npm test` | 1 |\n| by `npm run test:all` alone | 1 |',
  );
  expect(table()).toContain('› b<br>[b.journey.ts](../b.journey.ts) › c (slow) |');
});

test('statements are sorted by number within the sections of the documents', () => {
  const { write, table } = project({});
  write();
  expect([...table().matchAll(/^(## .*|\| (?:shell|pages)\S*)/gm)].map(([line]) => line)).toEqual([
    '## site-shell §2, Header',
    '| shell-2.01',
    '| shell-2.02',
    '## content-pages §7, Calls',
    '| pages-7.99',
    '| pages-7.100',
  ]);
});

test('tests of vitest and of Playwright, tables of cases and templates all count', () => {
  const { write, table } = project({
    'a/one.test.ts': `it('first [shell-2.01] [shell-2.02]', () => {});`,
    'test/two.journey.ts': `test.describe('suite', () => { test(\`at \${width} px [shell-2.01]\`, async () => {}); });`,
    'a/three.test.ts': `test.concurrent.each([1, 2])('case %i [pages-7.99]', () => {});`,
  });
  expect(write()).toEqual([]);
  expect(table()).toContain('| Proved | 3 |');
  expect(table()).toContain(
    '[a/one.test.ts](../a/one.test.ts) › first<br>[test/two.journey.ts](../test/two.journey.ts) › at … px |',
  );
});

test('a test that does not run, is expected to fail or is only mentioned proves nothing', () => {
  const { write, table } = project({
    'a.test.ts': `
      test.todo('later [shell-2.01]');
      test.fixme('broken [shell-2.01]', () => {});
      test.fails('wrong [shell-2.01]', () => {});
      test.runIf(process.env.X)('sometimes [shell-2.01]', () => {});
      test('off [shell-2.01]', { todo: true }, () => {});
      test('a whole', () => test.step('a step [shell-2.01]', () => {}));
      // test('in a comment [shell-2.01]', () => {});
      const example = "test('in a string [shell-2.01]', () => {});";`,
    'node_modules/them/a.test.ts': `test('theirs [shell-2.01]', () => {});`,
    'notes.ts': `test('not a test file [shell-2.01]', () => {});`,
  });
  expect(write()).toEqual([]);
  expect(table()).toContain('| Proved | 0 |');
});

test.each([
  ['test skip', `test.skip('x [shell-2.01]', () => {});`, 'test with skip is not allowed'],
  ['a table of cases', `test.skip.each([1])('x', () => {});`, 'test with skip is not allowed'],
  ['it only', `it.only('x', () => {});`, 'it with only is not allowed'],
  ['suite skip', `describe.skip('x', () => {});`, 'describe with skip is not allowed'],
  ['suite fixme', `test.describe.fixme('x', () => {});`, 'test with fixme is not allowed'],
  ['an option', `test('x', { only: true }, () => {});`, 'test with only is not allowed'],
  ['an id of ours that is not one', `test('x [shell-2.9]', f);`, '"x": unknown id shell-2.9'],
  ['another way to tag', `test('x [see shell-2.01]', f);`, '"x": unknown id see shell-2.01'],
  ['two ids in a tag', `it('x [shell-2.01, shell-2.02]', f);`, 'unknown id shell-2.01, shell-2.02'],
  ['a tagged suite', `describe('x [shell-2.01]', f);`, 'a tag belongs to a test, not to a suite'],
  ['a source that cannot be read', `test('x [shell-2.01]'`, 'a.test.ts: cannot be read'],
] as const)('%s is refused', (_, source, mistake) => {
  const { write, check } = project({ 'a.test.ts': source });
  expect(write()).toEqual([expect.stringContaining(mistake)]);
  expect(check()).toEqual([expect.stringContaining(mistake)]);
});

test('a table that does not say what the tests say is stale', () => {
  const { write, check, put } = project({ 'a.test.ts': `test('first [shell-2.01]', () => {});` });
  const stale = ['test/specification.md is stale: run npm run specification'];
  expect(check()).toEqual(stale);
  write();
  expect(check()).toEqual([]);
  put('a.test.ts', `test('renamed [shell-2.01]', () => {});`);
  expect(check()).toEqual(stale);
});

test('every statement of a finished issue needs its test', () => {
  const files = { 'a.test.ts': `test('the header stays [shell-2.01]', () => {});` };
  const { write, table } = project(files, blocks, [2]);
  expect(write()).toEqual([
    'shell-2.02 has neither a test nor an open issue that owes it: A < B | C.',
  ]);
  expect(table()).toContain('| shell-2.02 | A &lt; B \\| C. | **none** |');
});

test('a statement needs a test or an issue, and an id of its own', () => {
  const section = 'site-shell §2, Header';
  const { write } = project({}, [
    { section, statements: { 'shell-2.01': 'Nobody owes this.' } },
    { section, owes: 2, statements: { 'shell-2.02': 'One.', 'header-3': 'Odd.' } },
    { section, owes: 3, statements: { 'shell-2.02': 'Another.' } },
  ]);
  expect(write()).toEqual([
    'header-3 is not an id such as shell-2.17',
    'shell-2.02 is given twice',
    'shell-2.01 has neither a test nor an open issue that owes it: Nobody owes this.',
  ]);
});

test('our ids name the document and the section their statement comes from', () => {
  const documents: Record<string, string> = { 'site-shell': 'shell', 'content-pages': 'pages' };
  for (const block of statements) {
    const [, document = '', section] = /^([\w-]+) §(\d), ./.exec(block.section) ?? [];
    for (const id of Object.keys(block.statements))
      expect(id).toMatch(new RegExp(`^${documents[document]}-${section}\\.\\d\\d+$`));
  }
});
