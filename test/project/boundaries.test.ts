/** Which folder may import what of which other one: `tools/boundaries.json` says it, and lint refuses all else. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob, relative } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readBoundaries, UNBOUND } from '../../tools/boundaries.ts';

const boundaries = Object.entries(readBoundaries());
const names = [...boundaries.map(([name]) => name), ...UNBOUND];

const SOURCES = globSync(`{${names}}/**/*.{ts,tsx}`, {
  exclude: (name) => name === 'node_modules' || name === 'build',
}).filter((file) => !file.includes('.test.'));

let allowed: Map<string, string[]>;
beforeAll(() => {
  allowed = allowedByLint();
});

test('each folder with code has a row, or may import anything', () => {
  const unnamed = globSync('**/*.{ts,tsx}', {
    exclude: (name) => /^(?:\..*|node_modules|build|storage.*)$/.test(name),
  }).filter((file) => file.includes('/') && !names.some((name) => file.startsWith(`${name}/`)));
  expect(unnamed).toEqual([]);
});

test('a folder imports nothing of those below its row, but for the entry of the desk', () => {
  for (const [index, [name, { uses }]] of boundaries.entries()) {
    const below = names.slice(index + 1);
    expect(
      Object.keys(uses).filter((other) => below.includes(other)),
      name,
    ).toEqual([]);
  }
});

test('each file that a folder may import is there', () => {
  for (const [name, { uses, entry }] of boundaries) {
    for (const [other, globs] of [...Object.entries(uses), ...Object.entries(entry?.uses ?? {})]) {
      const unused = globs.filter((glob) => globSync(`${other}/${glob}`).length === 0);
      expect(unused, `${name} of ${other}`).toEqual([]);
    }
  }
});

test.each(boundaries)('%s may import the files its row names, and no other', (name, { uses }) => {
  const named = SOURCES.filter((file) =>
    Object.entries(uses).some(([other, globs]) =>
      globs.some((glob) => matchesGlob(file, `${other}/${glob}`)),
    ),
  );
  expect(allowed.get(name)).toEqual(named.sort());
});

/** By folder, the files of others that a file of it may import: Biome judges one that imports them all. */
function allowedByLint(): Map<string, string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    const { linter, overrides } = z
      .looseObject({ linter: z.unknown(), overrides: z.unknown() })
      .parse(JSON.parse(readFileSync('biome.json', 'utf8')));
    writeFileSync(join(directory, 'biome.json'), JSON.stringify({ linter, overrides }));
    const filesByBoundary = new Map(
      boundaries.map(([name]) => [name, SOURCES.filter((file) => !file.startsWith(`${name}/`))]),
    );
    for (const [name, files] of filesByBoundary) {
      const corner = join(name, 'corner');
      mkdirSync(join(directory, corner), { recursive: true });
      const lines = files.map((file) => `import '${relative(corner, file)}';\n`);
      writeFileSync(join(directory, corner, 'importer.ts'), lines.join(''));
    }
    const refused = refusals(directory);
    return new Map(
      [...filesByBoundary].map(([name, files]) => [
        name,
        files.filter((_, at) => !refused.has(`${name}:${at + 1}`)).sort(),
      ]),
    );
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** `folder:line` of each import that is refused. */
function refusals(directory: string): Set<string> {
  const { stdout } = spawnSync(
    'biome',
    [
      'lint',
      '--only=style/noRestrictedImports',
      '--max-diagnostics=none',
      '--reporter=github',
      '.',
    ],
    { cwd: directory, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
  );
  return new Set(
    [
      ...stdout.matchAll(
        /,file=(?:\S*?boundaries-\w+\/)?((?:packages\/)?[\w-]+)\/corner\/importer\.ts,line=(\d+)/g,
      ),
    ].map(([, name, line]) => `${name}:${line}`),
  );
}
