/** The doors of the rooms: the README names the files that other rooms may import, and lint refuses all others. */
import { spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

type Room = {
  name: string;
  /** What others may import of it. A path that ends in a slash stands for the files directly in that folder. */
  doors: string[];
  /** What it imports of others. */
  uses: string[];
};

/** They wire, measure and test the rooms, and import anything. */
const OUTSIDE = ['bench', 'test'];

const ROOMS = roomsOf(readFileSync('README.md', 'utf8'));

const SOURCES = globSync(`{${[...ROOMS.map(({ name }) => name), ...OUTSIDE]}}/**/*.{ts,tsx}`, {
  exclude: (name) => name === 'node_modules' || name === 'build',
}).filter((file) => !file.includes('.test.'));

let allowed: Map<string, string[]>;
beforeAll(() => {
  allowed = allowedByLint();
});

test('each folder with code has a row in the table of doors, or may import anything', () => {
  const folders = readdirSync('.').filter(
    (name) =>
      !/^(?:\.|node_modules$|build$|storage)/.test(name) &&
      globSync(`${name}/**/*.{ts,tsx}`).length > 0,
  );
  expect([...ROOMS.map(({ name }) => name), ...OUTSIDE].sort()).toEqual(folders.sort());
});

test('a room uses doors only', () => {
  const doors = ROOMS.flatMap((room) => room.doors);
  for (const { name, uses } of ROOMS) {
    const others = uses.filter((path) => !OUTSIDE.some((room) => path.startsWith(`${room}/`)));
    expect(
      others.filter((path) => !doors.some((door) => door === path || isAt(door, path))),
      name,
    ).toEqual([]);
  }
});

test.each(ROOMS)(
  '$name may import the doors its row names, and no other file of a room',
  (room) => {
    const named = SOURCES.filter((file) => room.uses.some((path) => isAt(path, file)));
    expect(allowed.get(room.name)).toEqual(named.sort());
  },
);

function isAt(path: string, file: string): boolean {
  return path.endsWith('/')
    ? file.startsWith(path) && !file.slice(path.length).includes('/')
    : file === path;
}

function roomsOf(readme: string): Room[] {
  const [, rows = ''] = /^\| Room \|.*\n\|[ |-]+\|\n((?:\|.*\n)+)/m.exec(readme) ?? [];
  const pathsIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  return rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [, names, doors, uses] = row.split('|');
      return pathsIn(names).map((name) => ({
        name: name.replace('/', ''),
        // A row of several rooms says the same of each.
        doors: /each file/.test(doors ?? '') ? [name] : pathsIn(doors),
        uses: pathsIn(uses),
      }));
    });
}

/** By room, the files of other rooms that a file of it may import: Biome judges one that imports them all. */
function allowedByLint(): Map<string, string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'doors-'));
  try {
    const { linter, overrides } = z
      .looseObject({ linter: z.unknown(), overrides: z.unknown() })
      .parse(JSON.parse(readFileSync('biome.json', 'utf8')));
    writeFileSync(join(directory, 'biome.json'), JSON.stringify({ linter, overrides }));
    const asked = new Map(
      ROOMS.map(({ name }) => [name, SOURCES.filter((file) => !file.startsWith(`${name}/`))]),
    );
    for (const [name, files] of asked) {
      mkdirSync(join(directory, name, 'corner'), { recursive: true });
      const lines = files.map((file) => `import '../../${file}';\n`);
      writeFileSync(join(directory, name, 'corner/importer.ts'), lines.join(''));
    }
    const refused = new Set(refusals(directory));
    return new Map(
      [...asked].map(([name, files]) => [
        name,
        files.filter((_, at) => !refused.has(`${name}:${at + 1}`)).sort(),
      ]),
    );
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** `room:line` of each import that is refused. */
function refusals(directory: string): string[] {
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
  return [...stdout.matchAll(/,file=(?:\S*\/)?([\w-]+)\/corner\/importer\.ts,line=(\d+)/g)].map(
    ([, room, line]) => `${room}:${line}`,
  );
}
