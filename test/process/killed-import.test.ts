import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import { writeLargeArchive } from '../../tools/bench/large-archive.ts';
import { childEnvironment } from '../support/child-environment.ts';

const DOCUMENTS = 5_000;

const folder = await mkdtemp(join(tmpdir(), 'killed-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const data = join(folder, 'data');

/** The command that imports an archive, with what it prints. */
function startImport(archive: string) {
  const child = spawn(process.execPath, ['server/operations/content-import.ts', archive], {
    env: childEnvironment({ DATA_DIR: data }),
  });
  const ended = once(child, 'close');
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      printed.text += text;
    });
  }
  return { child, ended, printed };
}

it('an import that is killed among its pictures is begun again, and stores each document once', {
  tags: ['slow'],
  timeout: 240_000,
}, async () => {
  const archive = join(folder, 'archive');
  const pictures = await writeLargeArchive(archive, DOCUMENTS);
  const first = startImport(archive);
  await expect
    .poll(() => first.printed.text, { timeout: 120_000, interval: 5 })
    .toMatch(/^\d+ of \d+ pictures and files$/m);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(first.printed.text).not.toContain(`${DOCUMENTS} documents`);

  const second = startImport(archive);
  expect(await second.ended).toEqual([0, null]);
  expect(second.printed.text).toContain(`${pictures} of ${pictures} pictures and files`);
  expect(second.printed.text).toContain(`${DOCUMENTS} documents`);

  const { staff } = await startTestService([], { directory: data });
  const client = staff({ perspective: 'raw' });
  expect(await client.fetch('count(*[_type != "sanity.imageAsset"])')).toBe(DOCUMENTS);
  expect(await client.fetch('count(array::unique(*[_type == "sanity.imageAsset"].sha1hash))')).toBe(
    pictures,
  );
  expect(await client.fetch('count(*[defined(cover)])')).toBe(
    await client.fetch('count(*[defined(cover.asset->url)])'),
  );
});
