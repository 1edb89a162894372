import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOMS = globSync('{*,packages/*}/README.md', { exclude: (name) => name === 'node_modules' });

/** What is written for people: visitors of the repository, developers, operators, editors. */
const DOCUMENTS = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...ROOMS,
  'docs/decisions/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Made on the first start, by a test, or on the reader's server. */
const NOT_OF_THE_REPOSITORY = /^(\.\/)?(storage|DATA_DIR|build|node_modules|\/)/;

test.each(DOCUMENTS)('every path that %s sends a reader to exists', (document) => {
  const paths = [
    ...readFileSync(document, 'utf8').matchAll(
      /`((?:[\w.-]+\/)+[\w.*-]*|[\w-]+\.(?:js|ts|md)|\.env\.example)`/g,
    ),
  ]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('*') && !NOT_OF_THE_REPOSITORY.test(path));
  const beside = dirname(document);
  expect(paths.filter((path) => !existsSync(path) && !existsSync(join(beside, path)))).toEqual([]);
});

test('every path that a comment of the code sends a reader to exists', () => {
  const folders = readdirSync('.', { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !/^(?:\.|storage|build|node_modules)/.test(entry.name),
    )
    .map(({ name }) => name);
  const path = new RegExp(
    `(?<![\\w./-])(?:${folders.join('|')})/[\\w./-]*\\.(?:tsx?|mjs|css|md|json|sql)\\b`,
    'g',
  );
  const dead = globSync(`{${folders}}/**/*.{ts,tsx,mjs,css}`, {
    exclude: (name) => name === 'node_modules' || name === 'build',
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm)]
      .flatMap(([comment]) => comment.match(path) ?? [])
      .filter((named) => !existsSync(named))
      .map((named) => `${file}: ${named}`),
  );
  expect(dead).toEqual([]);
});

test.each(DOCUMENTS)(
  'every link of %s leads to a file, and to a heading that is there',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) => {
      if (/^(https?|mailto):/.test(link)) return false;
      const [path = '', heading] = link.split('#');
      const file = path ? join(dirname(document), path) : document;
      if (!existsSync(file)) return true;
      return heading !== undefined && !headings(readFileSync(file, 'utf8')).includes(heading);
    });
    expect(dead).toEqual([]);
  },
);

/** As GitHub makes anchors of them. */
function headings(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('the README fits in the hand: 4 kB, and 25 lines for a folder', () => {
  expect(readFileSync('README.md').byteLength).toBeLessThanOrEqual(4096);
  const long = ROOMS.filter((file) => !file.includes('content-service')).filter(
    (file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 25,
  );
  expect(long).toEqual([]);
});

test('the recipes say where things are changed, and those that were looked for in vain', () => {
  const recipes = readFileSync('docs/recipes.md', 'utf8');
  for (const wanted of [
    'a brand colour',
    'add a role',
    'the structured data of a service',
    'the largest CV',
    'what a page may load',
    'the text of a meta description',
    'add a field to a service',
    'pictures are resized',
  ]) {
    expect(recipes).toContain(wanted);
  }
});

test('the changelog begins with the version of the program, and dates each', () => {
  const headings = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, heading = '']) => heading,
  );
  const released = headings.filter((heading) => heading !== '[Unreleased]');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(released[0]).toContain(`[${version}]`);
  for (const heading of released) expect(heading).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/);
});

test.each(DOCUMENTS)('every command that %s names is one of package.json', (document) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/(?:^|`|&& )npm (?:run )?(?:-\S+ )*([a-z][a-z:-]*)/gm)].map(
    ([, name = '']) => name,
  );
  const commands = [...Object.keys(scripts), 'install', 'audit', 'pack'];
  expect(named.filter((name) => !commands.includes(name))).toEqual([]);
});

test.each(DOCUMENTS)(
  'every command of %s that runs tests names files that have some',
  (document) => {
    const text = readFileSync(document, 'utf8').replace(/\n\s+/g, ' ');
    const commands = [...text.matchAll(/npx (vitest run|playwright test) ([^`&]*)/g)];
    const empty = commands.flatMap(([command, runner, names = '']) => {
      const kind = runner === 'vitest run' ? 'test' : 'journey';
      const paths = names
        .trim()
        .split(/ +/)
        .filter((name) => !name.startsWith('-'));
      return command.includes('--project')
        ? []
        : paths.filter((path) => !hasTests(path, kind)).map((path) => `${command.trim()}: ${path}`);
    });
    expect(empty).toEqual([]);
  },
);

/** Whether a file or folder is or holds tests of a kind, those of `node_modules` left out. */
function hasTests(path: string, kind: 'test' | 'journey'): boolean {
  const pattern = path.endsWith('.ts') ? path : `${path}/**/*.${kind}.{ts,tsx}`;
  const files = globSync(pattern, { exclude: (name) => name === 'node_modules' });
  return files.some((file) => new RegExp(`\\.${kind}\\.tsx?$`).test(file));
}

test.each(DOCUMENTS)('every program that %s starts by Node is there', (document) => {
  const text = readFileSync(document, 'utf8');
  const programs = [...text.matchAll(/`node ([\w./-]+\.[cm]?[jt]s)/g)].map(([, path = '']) => path);
  const beside = dirname(document);
  expect(programs.filter((path) => !existsSync(path) && !existsSync(join(beside, path)))).toEqual(
    [],
  );
});
