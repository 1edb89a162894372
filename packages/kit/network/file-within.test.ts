import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fileWithin } from './file-within.ts';

const place = await mkdtemp(join(tmpdir(), 'file-within-'));
afterAll(() => rm(place, { recursive: true }));

const folder = join(place, 'folder');
await mkdir(join(folder, 'below'), { recursive: true });
await mkdir(join(place, 'folder-beside'));
const file = join(folder, 'below', 'file');
await writeFile(file, '');
await writeFile(join(place, 'folder-beside', 'file'), '');
await symlink('below/file', join(folder, 'in'));
await symlink('../folder-beside/file', join(folder, 'out'));
await symlink('../folder-beside', join(folder, 'out-folder'));
await symlink('loop', join(folder, 'loop'));
await symlink(folder, join(place, 'link'));

it('finds a file of the folder, also by a link that stays in it', async () => {
  for (const path of ['below/file', './below/../below/file', 'in', file]) {
    expect(await fileWithin(folder, path), path).toBe(file);
  }
  expect(await fileWithin(join(place, 'link'), 'below/file')).toBe(file);
  expect(await fileWithin('/', file)).toBe(file);
});

it('finds nothing else', async () => {
  const paths = ['', '.', 'below', 'none', '../folder-beside/file', '/dev/null'];
  for (const path of [...paths, 'out', 'out-folder/file', 'out-folder', 'loop', '\0', '..']) {
    expect(await fileWithin(folder, path), path).toBeUndefined();
  }
  expect(await fileWithin(join(place, 'none'), 'file')).toBeUndefined();
});
