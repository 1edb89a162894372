/** The official command line (`sanity`), which has no setting of another host: it reaches our service by the hosted address. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { create } from 'tar';
import { afterAll, expect, it } from 'vitest';
import {
  STAFF_TOKEN,
  startTestService,
} from '../../packages/content-service/testing/start-test-service.ts';
import { startHostedAddress } from '../support/hosted-address.ts';

const COMMAND = resolve('node_modules/@sanity/cli/bin/run.js');
/** A command loads some hundred modules before it begins. In ms. */
const LONG = 240_000;

const folder = await mkdtemp(join(tmpdir(), 'command-line-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const service = await startTestService();
const hosted = await startHostedAddress({
  host: 'agence.api.sanity.io',
  origin: service.origin,
});
afterAll(() => hosted.close());

await symlink(resolve('node_modules'), join(folder, 'node_modules'));
await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
await writeFile(
  join(folder, 'sanity.cli.js'),
  "export default { api: { projectId: 'agence', dataset: 'production' } };",
);

/** Runs a command in the folder of a project, and resolves with what it prints. */
async function sanity(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words], {
    cwd: folder,
    env: {
      ...hosted.environment,
      PATH: process.env.PATH,
      HOME: folder,
      SANITY_AUTH_TOKEN: STAFF_TOKEN,
      CI: '1',
      DO_NOT_TRACK: '1',
      NO_COLOR: '1',
    },
    timeout: LONG,
  });
  return stdout;
}

const title = (id: string) => service.client().fetch(`*[_id == $id][0].title`, { id });

it('documents are created, queried, read and deleted', {
  tags: ['slow'],
  timeout: LONG,
}, async () => {
  const file = join(folder, 'note.json');
  await writeFile(file, JSON.stringify({ _id: 'note-1', _type: 'note', title: 'Zellige' }));
  await sanity('documents', 'create', file);
  expect(await title('note-1')).toBe('Zellige');
  expect(JSON.parse(await sanity('documents', 'query', '*[_type == "note"]{title}'))).toEqual([
    { title: 'Zellige' },
  ]);
  expect(JSON.parse(await sanity('documents', 'get', 'note-1'))).toMatchObject({
    title: 'Zellige',
  });
  await sanity('documents', 'delete', 'note-1');
  expect(await title('note-1')).toBe(null);
});

it('a dataset is imported with its pictures, and exported as it is', {
  tags: ['slow'],
  timeout: LONG,
}, async () => {
  const archive = join(folder, 'archive');
  await mkdir(join(archive, 'images'), { recursive: true });
  await sharp({ create: { width: 6, height: 4, channels: 3, background: '#c04425' } })
    .png()
    .toFile(join(archive, 'images', 'cover.png'));
  const cover = { _type: 'image', _sanityAsset: 'image@file://./images/cover.png' };
  const lines = [
    { _id: 'post-1', _type: 'post', title: 'Un', about: { _type: 'reference', _ref: 'post-2' } },
    { _id: 'post-2', _type: 'post', title: 'Deux', cover },
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await writeFile(join(archive, 'data.ndjson'), text);
  // The command takes no folder.
  const packed = join(folder, 'in.tar.gz');
  await create({ gzip: true, file: packed, cwd: folder }, ['archive']);
  await sanity('datasets', 'import', packed, '--dataset', 'production', '--replace');
  expect(
    await service
      .client()
      .fetch('*[_id == "post-1"][0]{title, "cover": about->cover.asset->extension}'),
  ).toEqual({ title: 'Un', cover: 'png' });
  await sanity('datasets', 'export', 'production', join(folder, 'out.tar.gz'), '--overwrite');
  await service.staff().delete({ query: '*[_type == "post"]' });
  await sanity(
    'datasets',
    'import',
    join(folder, 'out.tar.gz'),
    '--dataset',
    'production',
    '--replace',
  );
  expect(await service.client().fetch('*[_type == "post"] | order(_id).title')).toEqual([
    'Un',
    'Deux',
  ]);
});

it('a migration is listed, tried without a change, and run', {
  tags: ['slow'],
  timeout: LONG,
}, async () => {
  await service.staff().createOrReplace({ _id: 'page-1', _type: 'page', title: 'Avant' });
  await mkdir(join(folder, 'migrations', 'shout'), { recursive: true });
  await writeFile(
    join(folder, 'migrations', 'shout', 'index.js'),
    `import { at, defineMigration, set } from 'sanity/migrate';
export default defineMigration({
  title: 'Shout',
  documentTypes: ['page'],
  migrate: { document: ({ title }) => at('title', set(title.toUpperCase())) },
});`,
  );
  expect(await sanity('migrations', 'list')).toContain('Shout');
  expect(await sanity('migrations', 'run', 'shout')).toContain('AVANT');
  expect(await title('page-1')).toBe('Avant');
  await sanity('migrations', 'run', 'shout', '--no-dry-run', '--no-confirm');
  expect(await title('page-1')).toBe('AVANT');
});
