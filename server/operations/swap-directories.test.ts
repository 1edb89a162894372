/** A restore into a place that cannot be renamed, and one that is killed at each step of its exchange. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { childEnvironment } from '../../test/support/child-environment.ts';
import {
  dataIn,
  hasUnfinishedRestore,
  makeStaging,
  settleSwap,
  swapIn,
  tidyRestore,
} from './swap-directories.ts';

const run = promisify(execFile);
const MADE_AT = '2026-11-26T03:00:00.000Z';

let root: string;
let directory: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swap-'));
  directory = join(root, 'storage');
  await mkdir(directory);
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** The old data has a folder that the restored has not, and the other way round. */
async function fill(): Promise<void> {
  const staged = await makeStaging(directory);
  const write = async (folder: string, names: string[], text: string) => {
    for (const name of names) await writeFile(join(folder, name), text);
  };
  await write(directory, ['content.sqlite', 'mail.eml'], 'old');
  await write(staged, ['content.sqlite', 'staff.sqlite'], 'new');
}

/** What the data says, by name. */
async function contents(folder: string): Promise<Record<string, string>> {
  const names = (await dataIn(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, at) => [name, texts[at] ?? '']));
}

async function swap(): Promise<string> {
  await swapIn(directory);
  return (await settleSwap(directory, MADE_AT)) ?? '';
}

/** The mark of a site without PostgreSQL: none may be asked for. */
const NO_MARK = () => Promise.reject(new Error('nobody may ask'));

const OLD = { 'content.sqlite': 'old', 'mail.eml': 'old' };
const NEW = { 'content.sqlite': 'new', 'staff.sqlite': 'new' };

test('a directory that is a mount is exchanged within it, and what was there is kept there', async ({
  skip,
}) => {
  await run('mount', ['-t', 'tmpfs', 'tmpfs', directory]).catch(() =>
    skip('only root may mount a file system'),
  );
  try {
    await mkdir(join(directory, 'lost+found'));
    await fill();
    const replaced = await swap();
    expect(replaced).toBe(join(directory, 'before-restore-2026-11-26T030000Z'));
    expect(await contents(directory)).toEqual(NEW);
    expect(await contents(replaced)).toEqual(OLD);
    await tidyRestore(directory, NO_MARK);
    expect((await readdir(directory)).sort()).toEqual([
      'before-restore-2026-11-26T030000Z',
      ...['content.sqlite', 'lost+found', 'staff.sqlite'],
    ]);
    // What earlier restores replaced stays where it is.
    await makeStaging(directory);
    const again = await swap();
    expect(await contents(again)).toEqual(NEW);
    expect(await contents(replaced)).toEqual(OLD);
  } finally {
    await run('umount', [directory]);
  }
});

test('what was there is kept beside where that may be written', async () => {
  await fill();
  expect(await swap()).toBe(`${directory}.before-2026-11-26T030000Z`);
  expect(await contents(directory)).toEqual(NEW);
});

/** Ends the process at its nth change of the disk, as kill -9 or a power cut does. */
const KILLER = `
  import fs from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  let left = Number(process.env.KILLED_AT);
  for (const name of ['mkdir', 'writeFile', 'rename', 'rm', 'rmdir']) {
    const real = fs[name];
    fs[name] = (...given) => {
      if (left-- === 0) process.kill(process.pid, 'SIGKILL');
      return real(...given);
    };
  }
  syncBuiltinESMExports();`;

const SWAP = `
  const { settleSwap, swapIn } = await import(${JSON.stringify(new URL('swap-directories.ts', import.meta.url).href)});
  await swapIn(process.env.DIRECTORY);
  await settleSwap(process.env.DIRECTORY, ${JSON.stringify(MADE_AT)});`;

test('killed at any step, what comes next finds it, and puts back what was there or keeps what came', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const ends = new Set<string>();
  for (let step = 0; !ends.has('finished'); step += 1) {
    await rm(root, { recursive: true, force: true });
    await mkdir(directory, { recursive: true });
    await fill();
    const killer = `data:text/javascript,${encodeURIComponent(KILLER)}`;
    const ended = await run(
      process.execPath,
      ['--import', killer, '--input-type=module', '--eval', SWAP],
      { env: childEnvironment({ DIRECTORY: directory, KILLED_AT: String(step) }) },
    ).then(
      () => 'finished',
      ({ signal }: { signal: string | null }) => signal ?? 'failed',
    );
    const whole = [OLD, NEW].map((data) => JSON.stringify(data));
    const isWhole = whole.includes(JSON.stringify(await contents(directory)));
    if (!isWhole) expect(hasUnfinishedRestore(directory), `step ${step}`).toBe(true);
    await tidyRestore(directory, NO_MARK);
    const data = await contents(directory);
    expect(whole, `step ${step}`).toContain(JSON.stringify(data));
    expect(hasUnfinishedRestore(directory)).toBe(false);
    if (data['content.sqlite'] === 'new') {
      // What was replaced is kept, whenever the process ended.
      const beside = (await readdir(root)).find((name) => name.startsWith('storage.before-'));
      expect(await contents(join(root, beside ?? ''))).toEqual(OLD);
    }
    expect(existsSync(join(directory, '.restore'))).toBe(false);
    ends.add(ended);
    ends.add(isWhole ? 'whole' : 'half');
  }
  expect([...ends].sort()).toEqual(['SIGKILL', 'finished', 'half', 'whole']);
});

test('a swap whose rows count in PostgreSQL is finished, one whose rows do not is undone, and unasked none is touched', async () => {
  for (const counts of [true, false]) {
    await rm(root, { recursive: true, force: true });
    await mkdir(directory, { recursive: true });
    await fill();
    await swapIn(directory, 'a mark');
    await expect(tidyRestore(directory, NO_MARK)).rejects.toThrow('nobody may ask');
    const marks: string[] = [];
    const became = await tidyRestore(directory, async (mark) => {
      marks.push(mark);
      return counts;
    });
    expect([became, marks]).toEqual([counts ? 'finished' : 'undone', ['a mark']]);
    expect(await contents(directory)).toEqual(counts ? NEW : OLD);
  }
});
