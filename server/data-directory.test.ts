import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { makeWritable } from './data-directory.ts';

const run = promisify(execFile);

async function temporary(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'data-directory-'));
  onTestFinished(async () => {
    await run('umount', [directory]).catch(() => {});
    await rm(directory, { recursive: true });
  });
  return directory;
}

test('a disk without room for one block is refused as full, before anything is opened', async ({
  skip,
}) => {
  const directory = await temporary();
  await run('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', directory]).catch(() =>
    skip('only root may mount a file system'),
  );
  await writeFile(join(directory, 'ballast'), Buffer.alloc(16 * 1024));
  await expect(makeWritable(directory)).rejects.toThrow(
    /^The disk of DATA_DIR \S+ is full \(ENOSPC: .*\): free some space/,
  );
  expect(await readdir(directory)).toEqual(['ballast']);
});

test('a directory that is none is refused with the reason of the system', async () => {
  const file = join(await temporary(), 'a-file');
  await writeFile(file, '');
  await expect(makeWritable(join(file, 'storage'))).rejects.toThrow(
    /^DATA_DIR \S+ cannot be written: ENOTDIR/,
  );
});
