import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/cached-pages.ts';
import { readBuildFiles } from './build-files.ts';

test('a build knows the documents whose files it has, and is another with other files', async () => {
  const folder = join(await temporaryDirectory(), 'assets');
  const url = pathToFileURL(`${folder}/`);
  const none = readBuildFiles(url);
  await mkdir(folder);
  await writeFile(join(folder, 'home-B1.js'), '');
  const build = readBuildFiles(url);
  expect(build.id).not.toBe(none.id);
  expect(readBuildFiles(url).id).toBe(build.id);
  expect(build.hasFilesOf(Buffer.from('<script src="/assets/home-B1.js"></script>'))).toBe(true);
  const older = '<link href="/assets/page-A0.css"><script src="/assets/home-B1.js"></script>';
  expect(build.hasFilesOf(Buffer.from(older))).toBe(false);
});
