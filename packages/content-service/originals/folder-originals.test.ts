import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/start-test-service.ts';
import { openFolder } from './folder-originals.ts';

async function withArrivals() {
  const folder = await temporaryDirectory();
  const arriving = join(folder, 'arriving');
  await mkdir(arriving);
  for (const name of ['old.part', 'new.part']) await writeFile(join(arriving, name), 'half');
  await utimes(join(arriving, 'old.part'), new Date(0), new Date(0));
  return { folder, arriving };
}

test('what was arriving at the end of the last run is deleted', async () => {
  const { folder, arriving } = await withArrivals();
  openFolder(folder);
  await expect(readdir(arriving)).rejects.toThrow('ENOENT');
});

test('in a shared folder, what may be arriving at another process stays', async () => {
  const { folder, arriving } = await withArrivals();
  openFolder(folder, { isShared: true });
  await expect.poll(() => readdir(arriving)).toEqual(['new.part']);
});
