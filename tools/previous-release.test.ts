import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepPreviousRelease } from './previous-release.ts';

async function releases() {
  const root = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = join(root, 'build/assets');
  const list = join(root, 'build/.previous');
  return {
    folder,
    /** Empties everything, as the site's build does, and makes these. */
    build: (...names: string[]) =>
      keepPreviousRelease({ folder, list }, async () => {
        await rm(join(root, 'build'), { recursive: true, force: true });
        await mkdir(folder, { recursive: true });
        for (const name of names) await writeFile(join(folder, name), `of ${names[0]}`);
      }),
    files: async () => (await readdir(folder)).toSorted(),
  };
}

test('the files of two releases are there, and never of three', async () => {
  const { build, files } = await releases();
  await build('one.js', 'react.js');
  expect(await files()).toEqual(['one.js', 'react.js']);
  await build('two.js', 'react.js');
  expect(await files()).toEqual(['one.js', 'react.js', 'two.js']);
  await build('three.js', 'react.js');
  expect(await files()).toEqual(['react.js', 'three.js', 'two.js']);
});

test('what both releases have is the new one’s', async () => {
  const { build, folder } = await releases();
  await build('one.js', 'react.js');
  await build('two.js', 'react.js');
  expect(await readFile(join(folder, 'react.js'), 'utf8')).toBe('of two.js');
  expect(await readFile(join(folder, 'one.js'), 'utf8')).toBe('of one.js');
});

test('the same release built again keeps none of itself twice, and a build that fails says so', async () => {
  const { build, files, folder } = await releases();
  await build('one.js');
  await build('one.js');
  expect(await files()).toEqual(['one.js']);
  await expect(
    keepPreviousRelease({ folder, list: join(folder, '../.previous') }, async () => {
      throw new Error('no room');
    }),
  ).rejects.toThrow('no room');
});
