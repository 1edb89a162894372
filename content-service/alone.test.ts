import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startAlone } from './start-alone.ts';
import { temporaryDirectory } from './start-test-service.ts';

it('the store runs alone, with a token made at its first start', async () => {
  const directory = await temporaryDirectory();
  const first = await startAlone(directory);
  expect(first.token).toMatch(/^sk[\w-]{43}$/);
  expect((await stat(join(directory, 'content-token'))).mode & 0o777).toBe(0o600);

  const editor = first.client(first.token);
  await editor.create({ _id: 'drafts.one', _type: 'post', title: 'Brouillon' });
  await editor.create({ _id: 'one', _type: 'post', title: 'Publié' });
  const query = '*[_type == "post"] | order(_id).title';
  expect(await editor.fetch(query, {}, { perspective: 'raw' })).toEqual(['Brouillon', 'Publié']);
  expect(await first.client().fetch(query, {}, { perspective: 'raw' })).toEqual(['Publié']);
  expect(await editor.users.getById('me')).toMatchObject({ id: 'content-token', role: 'editor' });
  await expect(first.client().create({ _type: 'post' })).rejects.toMatchObject({ statusCode: 401 });
  await expect(first.client('sk-other').fetch(query)).rejects.toMatchObject({ statusCode: 401 });

  // Nothing of the site is there.
  for (const path of ['/', '/studio', '/inbox/v1/me', '/v2025-02-19/auth/providers']) {
    expect((await fetch(first.origin + path)).status, path).toBe(404);
  }
  expect(await first.stop()).toBe(0);

  const second = await startAlone(directory);
  expect(second.token).toBe(first.token);
  expect(await second.client(second.token).fetch(query)).toContain('Publié');
});
