/** Content leaves and comes back whole, by the tools of the hosted service and by ours. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { create, Header } from 'tar';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { ArchiveError, lockDirectory } from '../../packages/content-service/index.ts';
import { openStore } from '../../packages/content-service/store.ts';
import {
  MIGRATIONS,
  STAFF_TOKEN,
  startTestService,
} from '../../packages/content-service/testing/start-test-service.ts';
import { readConfig } from '../config.ts';
import { exportContent } from './content-export.ts';
import { importContent } from './content-import.ts';
import { openEmbedded } from './content-service.ts';

const folder = await mkdtemp(join(tmpdir(), 'content-archive-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const SEED = fileURLToPath(new URL('../../tools/demo/archive/', import.meta.url));
const configOf = (directory: string, env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: join(folder, directory), ...env });

/** Everything stored, by id, without what a new place gives anew: the transaction it came with. */
function documentsOf(directory: string): Map<string, object> {
  const file = join(folder, directory, 'content.sqlite');
  const store = openStore({ file, migrations: MIGRATIONS });
  const documents = store.documents.all().map(({ _rev, ...document }) => [document._id, document]);
  store.close();
  return new Map(documents.map(([id, document]) => [String(id), Object(document)]));
}

/** Sets up the demo, a draft, a version, and an editor's text about a picture. */
async function prepareAgency(directory: string) {
  const service = await openEmbedded({
    directory: join(folder, directory),
    databaseUrl: undefined,
  });
  await service.importArchive(SEED);
  await service.close();
  const store = openStore({
    file: join(folder, directory, 'content.sqlite'),
    migrations: MIGRATIONS,
  });
  const [asset] = store.documents.ofType('sanity.imageAsset');
  if (!asset) throw new Error('the demo has pictures');
  await store.commit({
    author: 'test',
    changes: [
      {
        put: { ...asset, originalFilename: 'Le phare.png', title: 'Le phare', creditLine: 'É. Q.' },
      },
      { put: { _id: 'drafts.essai', _type: 'blogPost', title: 'Un brouillon « à moitié »' } },
      { put: { _id: 'versions.rNext.essai', _type: 'blogPost', title: 'Une version' } },
    ],
  });
  store.close();
}

function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 6, channels: 3, background: 'teal' } })
    .withExif({ IFD3: { GPSLatitude: '33/1 35/1 0/1' } })
    .jpeg()
    .toBuffer();
}

it('an export brought in elsewhere is the same content, drafts, pictures and what was said of them', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  await prepareAgency('home');
  const archive = join(folder, 'agency.tar.gz');
  const counts = await exportContent(configOf('home'), { file: archive });
  const before = documentsOf('home');
  const assets = [...before.keys()].filter((id) => /^(image|file)-/.test(id));
  expect(counts.assets).toBe(assets.length);

  await importContent(configOf('elsewhere'), { archive });
  expect(documentsOf('elsewhere')).toEqual(before);
  // Twice is once.
  await importContent(configOf('elsewhere'), { archive });
  expect(documentsOf('elsewhere')).toEqual(before);
});

it('a running site gives its content to a program with a token, and takes an archive by the hosted service’s own tool', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const source = await startTestService([
    { put: { _id: 'a', _type: 'post', title: 'Un', to: { _type: 'reference', _ref: 'b' } } },
    { put: { _id: 'b', _type: 'post', title: 'Deux' } },
    { put: { _id: 'drafts.a', _type: 'post', title: 'Un, brouillon' } },
  ]);
  await source.staff().assets.upload('image', pixel, { filename: 'point.png' });
  // Named by the hash of its bytes: without the place in it, it would arrive as another one.
  await source.staff().assets.upload('image', await photograph(), { filename: 'phare.jpg' });
  const archive = join(folder, 'running.tar.gz');
  const config = configOf('nothing');
  await exportContent(config, { file: archive, site: source.origin, token: STAFF_TOKEN });

  const target = await startTestService();
  const hosted = configOf('nothing', {
    SANITY_PROJECT_ID: 'agence',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: target.origin,
  });
  await expect(importContent(hosted, { archive })).rejects.toThrow('CONTENT_TOKEN');
  // Twice is once: the tool finds the pictures that are there.
  await importContent(hosted, { archive, token: STAFF_TOKEN });
  await importContent(hosted, { archive, token: STAFF_TOKEN });
  const query =
    '*[!(_type match "system.*")] | order(_id){..., "_rev": null, "_createdAt": null, "_updatedAt": null, "url": null}';
  const all = (service: typeof source) => service.staff({ perspective: 'raw' }).fetch(query);
  expect(await all(target)).toEqual(await all(source));

  const documents = join(folder, 'by-document');
  await mkdir(join(documents, 'documents'), { recursive: true });
  const file = join(documents, 'documents', 'c.json');
  await writeFile(file, JSON.stringify({ _id: 'c', _type: 'post', title: 'Trois' }));
  await importContent(hosted, { archive: documents, token: STAFF_TOKEN });
  expect(await target.staff().fetch('*[_id == "c"][0].title')).toBe('Trois');
});

it('what is no archive is refused in one line, and nothing is stored', async () => {
  await expect(
    importContent(configOf('refused'), { archive: join(folder, 'none') }),
  ).rejects.toThrow('does not exist');
  await expect(importContent(configOf('refused'), { archive: folder })).rejects.toThrow(
    'neither data.ndjson nor documents/',
  );
  expect(documentsOf('refused').size).toBe(0);
});

/** A folder of an archive with one document, beside a file that is none of its own. */
async function beside(document: object) {
  const place = await mkdtemp(join(folder, 'beside-'));
  const archive = join(place, 'archive');
  await mkdir(join(archive, 'files'), { recursive: true });
  await writeFile(join(archive, 'data.ndjson'), JSON.stringify(document));
  const secret = join(place, 'secret.txt');
  await writeFile(secret, 'not to be published');
  return { archive, secret };
}

const mentioning = (_sanityAsset: string) => ({ _id: 'a', _type: 'post', file: { _sanityAsset } });

it('no importer publishes a file from outside of the archive it was given', {
  tags: ['slow'],
}, async () => {
  const { archive, secret } = await beside(mentioning('file@file://./files/link.txt'));
  await symlink(secret, join(archive, 'files', 'link.txt'));
  const absolute = await beside(mentioning(`file@${pathToFileURL(secret)}`));
  const hidden = await beside({});
  const asset = JSON.stringify({ _sanityAsset: `file@${pathToFileURL(secret)}` });
  await writeFile(
    join(hidden.archive, 'data.ndjson'),
    `{"_id":"a","_type":"post","__proto__":${asset}}`,
  );
  const packed = join(folder, 'link.tar');
  await create({ file: packed, cwd: archive }, ['data.ndjson', 'files']);

  const target = await startTestService();
  const hosted = configOf('nothing', {
    SANITY_PROJECT_ID: 'agence',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: target.origin,
  });
  for (const given of [archive, packed, absolute.archive, hidden.archive]) {
    for (const config of [configOf('links'), hosted]) {
      const imported = importContent(config, { archive: given, token: STAFF_TOKEN });
      await expect(imported, given).rejects.toBeInstanceOf(ArchiveError);
    }
  }
  expect(target.service.documentCount()).toBe(0);
  expect(documentsOf('links').size).toBe(0);
});

it.each(['SymbolicLink', 'Link', 'CharacterDevice', 'FIFO'] as const)(
  'an entry of an archive that is a %s is refused before anything is read',
  async (type) => {
    const { archive, secret } = await beside({ _id: 'a', _type: 'post' });
    const header = new Header({
      path: 'files/x',
      type,
      size: 0,
      mode: 0o644,
      ...(type.endsWith('Link') && { linkpath: secret }),
    });
    header.encode();
    const whole = join(folder, `${type}.tar`);
    await create({ file: whole, cwd: archive }, ['data.ndjson']);
    const entries = await readFile(whole);
    await writeFile(whole, Buffer.concat([header.block ?? Buffer.alloc(0), entries]));
    const imported = importContent(configOf(type), { archive: whole });
    await expect(imported).rejects.toThrow('"files/x" is neither a file nor a folder');
  },
);

it('an archive with a name that leads out of it is refused', async () => {
  const { archive, secret } = await beside({ _id: 'a', _type: 'post' });
  const packed = join(folder, 'out.tar');
  await create({ file: packed, cwd: archive, preservePaths: true }, [
    'data.ndjson',
    '../secret.txt',
  ]);
  await rm(secret);
  const imported = importContent(configOf('out'), { archive: packed });
  await expect(imported).rejects.toThrow('cannot be unpacked');
  expect(existsSync(secret)).toBe(false);
});

it('beside a running site an export says how to name it, and an import that it has to be stopped', async () => {
  await mkdir(join(folder, 'running'));
  onTestFinished(lockDirectory(join(folder, 'running', 'content.sqlite.lock')));
  const config = configOf('running');
  await expect(exportContent(config, { file: join(folder, 'x.tar.gz') })).rejects.toThrow(
    /stop it, or name it with --site and a token in CONTENT_TOKEN$/,
  );
  await expect(importContent(config, { archive: SEED })).rejects.toThrow(/stop it$/);
});

it.each(['export', 'import'])('content:%s says how it is called', { tags: ['slow'] }, (name) => {
  const help = execFileSync(process.execPath, [
    `server/operations/content-${name}.ts`,
    '--help',
  ]).toString();
  expect(help).toMatch(/^npm run content:\w+ -- .*CONTENT_TOKEN\n$/);
});

/** One transparent pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
