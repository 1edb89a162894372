import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startAlone } from './testing/start-alone.ts';
import { temporaryDirectory } from './testing/start-test-service.ts';

it('the store runs alone, with a token made at its first start', { tags: ['slow'] }, async () => {
  const directory = await temporaryDirectory();
  const first = await startAlone(directory);
  expect(first.token).toMatch(/^sk[\w-]{43}$/);
  expect((await stat(join(directory, 'content-token'))).mode & 0o777).toBe(0o600);

  const editor = first.client({ token: first.token });
  await editor.create({ _id: 'drafts.one', _type: 'post', title: 'Brouillon' });
  await editor.create({ _id: 'one', _type: 'post', title: 'Publié' });
  const query = '*[_type == "post"] | order(_id).title';
  expect(await editor.fetch(query, {}, { perspective: 'raw' })).toEqual(['Brouillon', 'Publié']);
  expect(await first.client().fetch(query, {}, { perspective: 'raw' })).toEqual(['Publié']);
  expect(await editor.users.getById('me')).toMatchObject({ id: 'content-token', role: 'editor' });
  await expect(first.client().create({ _type: 'post' })).rejects.toMatchObject({ statusCode: 401 });
  await expect(first.client({ token: 'sk-other' }).fetch(query)).rejects.toMatchObject({
    statusCode: 401,
  });

  // Without ORIGIN, assets are where the store itself is.
  const picture = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { url } = await editor.assets.upload('image', picture, { filename: 'carreau.png' });
  expect(url.startsWith(`${first.origin}/images/agence/production/`), url).toBe(true);
  const half = await fetch(`${url}?w=4`);
  expect(await sharp(await half.bytes()).metadata()).toMatchObject({ width: 4, height: 2 });

  // The pages of the site do not exist here.
  for (const path of ['/', '/studio', '/inbox/v1/me', '/v2025-02-19/auth/providers']) {
    expect((await fetch(first.origin + path)).status, path).toBe(404);
  }
  expect(await first.stop()).toBe(0);

  const second = await startAlone(directory);
  expect(second.token).toBe(first.token);
  expect(await second.client({ token: second.token }).fetch(query)).toContain('Publié');
});

it('settings of a place that cannot be used are a line each', { tags: ['slow'] }, async () => {
  const start = (env: NodeJS.ProcessEnv) => {
    const program = ['packages/content-service/serve.ts'];
    const { status, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
    return [status, ...stderr.trim().split('\n')];
  };
  const FILES_URL = 's3://agences/une?endpoint=https://s3.example.com';
  expect(start({ FILES_URL, S3_ACCESS_KEY_ID: 'key' })).toEqual([
    1,
    'S3_SECRET_ACCESS_KEY must be set where FILES_URL names a store',
  ]);
  expect(start({ FILES_URL: 's3://agences', ORIGINALS_CACHE_MB: '1' })).toEqual([
    1,
    expect.stringMatching(/^FILES_URL must look like file:/),
    expect.stringMatching(/^ORIGINALS_CACHE_MB /),
  ]);
});
