import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createContentService } from '../index.ts';
import { openStore } from '../store.ts';
import {
  MIGRATIONS,
  startTestService,
  temporaryDirectory,
  WORKERS,
} from '../testing/start-test-service.ts';

const draw = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

const patience = () => new AbortController().signal;

/** One bit of the file is another one, as a failing disk leaves it. */
async function damage(file: string): Promise<void> {
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  await writeFile(file, bytes.with(middle, (bytes[middle] ?? 0) ^ 1));
}

async function startWithWarnings() {
  const warnings: { message: string; details: Record<string, unknown> }[] = [];
  const started = await startTestService([], {
    warn: (message, details) => warnings.push({ message, details }),
  });
  return { ...started, warnings, assets: join(started.directory, 'assets') };
}

test('a damaged picture is refused, kept by no cache and named once; the others are served [R19]', async () => {
  const { staff, service, warnings, assets } = await startWithWarnings();
  const spoilt = await staff().assets.upload('image', await draw('red'));
  const sound = await staff().assets.upload('image', await draw('blue'));
  const before = await (await fetch(`${spoilt.url}?w=10`)).bytes();
  const name = `images/${spoilt.url.slice(spoilt.url.lastIndexOf('/') + 1)}`;
  const true_ = await readFile(join(assets, name));
  await damage(join(assets, name));

  for (const query of ['', '?w=11', '', '?dl']) {
    const answer = await fetch(spoilt.url + query);
    expect([query, answer.status]).toEqual([query, 500]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ error: 'Internal Server Error' });
  }
  expect(warnings).toHaveLength(1);
  expect(service.integrity().damage).toEqual([
    { kind: 'asset', name, problem: 'changed', noticedAt: expect.any(String) },
  ]);
  // A picture that was computed while the original was whole stays valid.
  expect(await (await fetch(`${spoilt.url}?w=10`)).bytes()).toEqual(before);
  for (const query of ['', '?w=10']) expect((await fetch(sound.url + query)).status).toBe(200);

  await writeFile(join(assets, name), true_);
  expect((await fetch(spoilt.url)).status).toBe(200);
  expect(service.integrity().damage).toEqual([]);
});

test('a damaged drawing is refused too', async () => {
  const { staff, assets } = await startWithWarnings();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const { url } = await staff().assets.upload('image', Buffer.from(svg));
  await damage(join(assets, 'images', url.slice(url.lastIndexOf('/') + 1)));
  expect((await fetch(url)).status).toBe(500);
});

test('a scrub names the files that changed or are gone, which are then refused', async () => {
  const { staff, service, assets } = await startWithWarnings();
  const [changed, gone, sound] = await Promise.all(
    ['un', 'deux', 'trois'].map((text) =>
      staff().assets.upload('file', Buffer.from(text), { filename: `${text}.pdf` }),
    ),
  );
  const nameOf = (asset: typeof changed) => `files/${asset?.sha1hash}.pdf`;
  await damage(join(assets, nameOf(changed)));
  await rm(join(assets, nameOf(gone)));
  expect(service.integrity()).toEqual({ damage: [], checkedAt: undefined });

  await service.scrub(patience());
  const { damage: damageList, checkedAt } = service.integrity();
  expect(damageList.map(({ name, problem }) => ({ name, problem }))).toEqual([
    { name: nameOf(changed), problem: 'changed' },
    { name: nameOf(gone), problem: 'missing' },
  ]);
  expect(Date.parse(checkedAt ?? '')).toBeGreaterThan(0);
  const answers = await Promise.all([changed, gone, sound].map((asset) => fetch(`${asset?.url}`)));
  expect(answers.map(({ status }) => status)).toEqual([500, 404, 200]);
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
    'no-store',
    'no-store',
    'public, max-age=31536000, immutable',
  ]);

  await writeFile(join(assets, nameOf(changed)), 'un');
  await writeFile(join(assets, nameOf(gone)), 'deux');
  await service.scrub(patience());
  expect(service.integrity().damage).toEqual([]);
});

test('deleting an asset whose file is gone mends it at the next scrub', async () => {
  const { staff, service, assets } = await startWithWarnings();
  const gone = await staff().assets.upload('file', Buffer.from('un'), { filename: 'un.pdf' });
  await rm(join(assets, `files/${gone.sha1hash}.pdf`));
  await service.scrub(patience());
  expect(service.integrity().damage).toMatchObject([{ problem: 'missing' }]);

  await staff().delete(gone._id);
  await service.scrub(patience());
  expect(service.integrity().damage).toEqual([]);
});

test('uploading a damaged picture again mends it', async () => {
  const { staff, service, assets } = await startWithWarnings();
  const bytes = await draw('green');
  const { url } = await staff().assets.upload('image', bytes);
  await damage(join(assets, 'images', url.slice(url.lastIndexOf('/') + 1)));
  expect((await fetch(url)).status).toBe(500);
  await staff().assets.upload('image', bytes);
  expect((await fetch(url)).status).toBe(200);
  expect(service.integrity().damage).toEqual([]);
});

test('a scrub ends when the service is closed', { tags: ['slow'] }, async () => {
  const { staff, service, assets } = await startWithWarnings();
  await staff().assets.upload('file', Buffer.alloc(20 * 1024 * 1024, 'film'));
  expect(await readdir(join(assets, 'files'))).toHaveLength(1);
  const scrub = service.scrub(patience());
  const ended = expect(scrub).rejects.toThrow();
  await service.close();
  await ended;
});

test('one document whose row is damaged is named and missing; the rest is served, and it can be written again [R19]', async () => {
  const directory = await temporaryDirectory();
  const file = join(directory, 'content.sqlite');
  const store = openStore({ file, migrations: MIGRATIONS });
  const texts = ['one', 'two', 'three'];
  const put = texts.map((id) => ({ put: { _id: id, _type: 'text', title: id } }));
  await store.commit({ author: 'test', changes: put });
  store.close();
  const database = new DatabaseSync(file);
  database.exec(
    `UPDATE documents SET json = replace(json, '"title":', '"title"') WHERE id = 'one'`,
  );
  database.exec(`UPDATE documents SET json = replace(json, '"_id":"two"', '"_id":"tvo"')
                 WHERE id = 'two'`);
  database.close();

  const warnings: unknown[] = [];
  const service = await createContentService({
    directory,
    projectId: 'agence',
    dataset: 'production',
    allowedOrigins: [],
    ...WORKERS,
    migrations: MIGRATIONS,
    warn: (_message, { document }) => warnings.push(document),
  });
  const query = 'http://localhost/v2024-01-01/data/query/production?query=*[_type=="text"]._id';
  const answer = await (await service.fetch(new Request(query))).json();
  const { damage: damageList } = service.integrity();
  const count = service.documentCount();
  await service.close();
  expect(answer.result).toEqual(['three']);
  expect(count).toBe(3);
  expect(warnings.sort()).toEqual(['one', 'two']);
  expect(damageList.map(({ kind, name }) => [kind, name]).sort()).toEqual([
    ['document', 'one'],
    ['document', 'two'],
  ]);

  const mended = openStore({ file, migrations: MIGRATIONS });
  await mended.commit({ author: 'test', changes: put.slice(0, 1) });
  expect([...mended.damaged]).toEqual(['two']);
  mended.close();
});
