import { existsSync } from 'node:fs';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WordpressState } from '../../model/contracts/wordpress-import.ts';
import {
  STAFF_TOKEN,
  startTestService,
} from '../../packages/content-service/testing/start-test-service.ts';
import type { Role } from '../../staff/roles.ts';
import { createWordpressRoute } from './import-route.ts';
import { picture, startOldSite } from './testing/open-import.ts';
import { SMALL } from './testing/small-export.ts';

const ADDRESS = 'https://agence.example/studio/import-wordpress.json';

async function open({ role = 'administrator' }: { role?: Role | 'nobody' } = {}) {
  const site = await startOldSite({ '/wp-content/uploads/2020/01/vitrine.png': await picture(1) });
  const { service, staff, directory } = await startTestService();
  const warnings: string[] = [];
  const reopen = () =>
    createWordpressRoute({
      content: service,
      directory,
      reach: 'loopback',
      identify: async () =>
        role === 'nobody'
          ? undefined
          : { id: 'p-marie', name: 'Marie', email: 'marie@rif.example', roles: [role] },
      warn: (message) => warnings.push(message),
    });
  const route = reopen();
  onTestFinished(() => route.close());
  const headers = { authorization: `Bearer ${STAFF_TOKEN}` };
  const asking = (of: typeof route) => async (method: string, body?: string) => {
    const request = new Request(ADDRESS, { method, headers, ...(body !== undefined && { body }) });
    const answer = await of.answer(request, { address: '127.0.0.1' });
    return { status: answer.status, body: await answer.json() };
  };
  const ask = asking(route);
  const until = (is: WordpressState['is'], callRoute = ask) =>
    vi.waitFor(
      async () => {
        const { body } = await callRoute('GET');
        expect(body.is).toBe(is);
        return body;
      },
      { timeout: 20_000, interval: 20 },
    );
  const xml = SMALL.replaceAll('{SITE}', site.origin);
  const again = () => asking(reopen());
  return { ask, until, again, xml, directory, warnings, client: staff({ perspective: 'raw' }) };
}

test.each([
  ['nobody', 401, 'unauthenticated'],
  ['editor', 403, 'forbidden'],
] as const)('%s is refused', { tags: ['slow'] }, async (role, status, type) => {
  const { ask, xml } = await open({ role });
  for (const [method, body] of [['GET'], ['PUT', xml], ['POST']] as const) {
    expect(await ask(method, body)).toMatchObject({ status, body: { error: { type } } });
  }
});

test('an export is looked through, then brought in; a tab that comes later reads how it ended', {
  tags: ['slow'],
}, async () => {
  const { ask, until, again, xml, directory, client } = await open();
  expect(await ask('GET')).toEqual({ status: 200, body: { is: 'nothing' } });
  expect((await ask('POST')).status).toBe(409);
  expect(await ask('PUT', xml)).toMatchObject({ status: 202, body: { is: 'looking through' } });
  const { report } = await until('looked through');
  expect(report).toMatchObject({ isTrial: true, counts: { articles: 3 } });
  expect(await client.fetch('count(*)')).toBe(0);
  expect((await ask('POST')).status).toBe(202);
  const done = await until('done');
  expect(done.report).toMatchObject({ isTrial: false, counts: { articles: 3, pictures: 1 } });
  expect(await client.fetch('count(*[_type == "blogPost"])')).toBe(5);
  expect(existsSync(join(directory, 'wordpress/export.xml'))).toBe(false);
  expect((await again()('GET')).body).toEqual(done);
  // No address of a person who commented stays.
  expect(await readFile(join(directory, 'wordpress/state.json'), 'utf8')).not.toContain('@');
});

test('one import runs at a time', { tags: ['slow'] }, async () => {
  const { ask, until, xml } = await open();
  expect((await ask('PUT', xml)).status).toBe(202);
  for (const method of ['PUT', 'POST']) {
    expect(await ask(method, method === 'PUT' ? xml : undefined)).toMatchObject({
      status: 409,
      body: { error: { type: 'conflict' } },
    });
  }
  await until('looked through');
});

test('a file that is no export is refused in a sentence, and not kept', {
  tags: ['slow'],
}, async () => {
  const { ask, until, directory, warnings } = await open();
  await ask('PUT', '<html><body>Bonjour</body></html>');
  const { message, canGoOn } = await until('failed');
  expect(message).toContain('n’est pas un export de WordPress');
  expect(canGoOn).toBe(false);
  expect(existsSync(join(directory, 'wordpress/export.xml'))).toBe(false);
  expect(warnings).toEqual([]);
});

test('an import that a restart broke off is taken up again', { tags: ['slow'] }, async () => {
  const { again, until, xml, directory, client } = await open();
  await mkdir(join(directory, 'wordpress'), { recursive: true });
  await writeFile(join(directory, 'wordpress/export.xml'), xml);
  await writeFile(join(directory, 'wordpress/state.json'), '{"is":"importing","step":"articles"}');
  const ask = again();
  expect((await ask('GET')).body).toMatchObject({ is: 'failed', canGoOn: true });
  expect((await ask('POST')).status).toBe(202);
  await until('done', ask);
  expect(await client.fetch('count(*[_type == "blogPost"])')).toBe(5);
});

test('an export that nobody imports is deleted after a day', { tags: ['slow'] }, async () => {
  const { ask, until, again, xml, directory } = await open();
  await ask('PUT', xml);
  await until('looked through');
  const file = join(directory, 'wordpress/export.xml');
  await utimes(file, new Date(), new Date(Date.now() - 25 * 60 * 60_000));
  const later = again();
  await vi.waitFor(() => expect(existsSync(file)).toBe(false));
  expect((await later('GET')).body).toEqual({ is: 'nothing' });
});
