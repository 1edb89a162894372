/** What `npm start` says when the site cannot be built for want of room or rights. The builders are stand-ins, the disk is real. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, type TestContext, test } from 'vitest';

const run = promisify(execFile);
const SCRIPT = resolve('tools/build.ts');

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(project, 'build'));
});
afterEach(async () => {
  await run('umount', [join(project, 'build')]).catch(() => {});
  await rm(project, { recursive: true });
});

async function mount(options: string, { skip }: TestContext): Promise<void> {
  const place = join(project, 'build');
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place]).catch(() =>
    skip('only root may mount a file system'),
  );
}

/** @param code of the program that stands for all builders */
async function buildWith(code: string): Promise<{ code: unknown; errors: string }> {
  for (const name of [
    'node_modules/@react-router/dev/bin.cjs',
    'node_modules/vite/bin/vite.js',
    'tools/bundle-workers.ts',
  ]) {
    await mkdir(dirname(join(project, name)), { recursive: true });
    await writeFile(join(project, name), code);
  }
  return run(process.execPath, [SCRIPT], { cwd: project }).then(
    ({ stderr }) => ({ code: 0, errors: stderr }),
    ({ code: ended, stderr }) => ({ code: ended, errors: stderr }),
  );
}

/** Digits at random, which compress to half. */
const writing = (bytes: number) =>
  `const fs = process.getBuiltinModule('fs');
   fs.mkdirSync('build/client/assets', { recursive: true });
   fs.mkdirSync('build/studio/assets', { recursive: true });
   const digits = process.getBuiltinModule('crypto').randomBytes(${bytes} / 2).toString('hex');
   fs.writeFileSync('build/client/assets/a.js', digits);`;

test.for([
  ['a builder', 4_000_000],
  ['the compression after it', 700_000],
] as const)(
  'a disk that is full for %s is told in one sentence',
  { tags: ['slow'] },
  async ([, bytes], context) => {
    await mount('size=1m', context);
    const { code, errors } = await buildWith(writing(bytes));
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^The site cannot be built, the disk of \S+ is full \(ENOSPC: .*\): free some space, then start again\n$/,
    );
  },
);

test('a folder that cannot be written is told in one sentence, before anything is built', async (context) => {
  await mount('ro', context);
  const { code, errors } = await buildWith("require('node:fs').writeFileSync('was-run', '')");
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^The site cannot be built, \S+ cannot be written \(EROFS: .*\): start as an account .*\n$/,
  );
  expect(existsSync(join(project, 'was-run'))).toBe(false);
});

test('a builder that fails by itself is heard in its own words, with its own code', async () => {
  const { code, errors } = await buildWith("console.error('a mistake in a page'); process.exit(7)");
  expect({ code, errors }).toEqual({ code: 7, errors: 'a mistake in a page\n\n' });
});
