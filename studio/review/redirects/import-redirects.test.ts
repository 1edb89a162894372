import { expect, test } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import { movedPages } from '../../../server/pages/moved-pages.ts';
import { importRedirects, planFrom } from './import-redirects.ts';
import { readRows } from './read-rows.ts';

const ORIGIN = 'https://agence.example';
const ALL = '*[_type == "redirect"] | order(from asc) {from, to, isTemporary}';

test('a list is published in one transaction, what stands already is left as it is', async () => {
  const { staff } = await startTestService([], { consequences: movedPages });
  const client = staff();
  await client.create({ _id: 'pose', _type: 'redirect', from: '/pose', to: '/work' });
  await client.create({ _id: 'change', _type: 'redirect', from: '/change', to: '/avant' });
  await client.create({ _id: 'page', _type: 'service', slug: 'seo', status: 'active' });
  const list = '/pose;/work\n/change;/apres;302\n/neuf/*;/blog/:splat\n/services/seo;/blog';
  const planned = await planFrom(readRows(list), client, ORIGIN);
  expect(planned.map(({ outcome }) => outcome)).toEqual(['same', 'replaces', 'new', 'refused']);
  await importRedirects(planned, client);
  expect(await client.fetch(ALL)).toEqual([
    { from: '/change', to: '/apres', isTemporary: true },
    { from: '/neuf/*', to: '/blog/:splat', isTemporary: false },
    { from: '/pose', to: '/work', isTemporary: null },
  ]);
  const again = await planFrom(readRows(list), client, ORIGIN);
  expect(again.map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same', 'refused']);
});

test('a colleague’s change of one row meanwhile keeps all of them from being written', async () => {
  const { staff } = await startTestService();
  const client = staff();
  await client.create({ _id: 'change', _type: 'redirect', from: '/change', to: '/avant' });
  const planned = await planFrom(readRows('/change;/apres\n/neuf;/blog'), client, ORIGIN);
  await client.patch('change').set({ to: '/entre-temps' }).commit();
  await expect(importRedirects(planned, client)).rejects.toMatchObject({ statusCode: 409 });
  expect(await client.fetch('count(*[_type == "redirect"])')).toBe(1);
});

test('5,000 redirections are imported at once', { tags: ['slow'] }, async () => {
  const { staff } = await startTestService([], { consequences: movedPages });
  const client = staff();
  const list = Array.from(
    { length: 5_000 },
    (_, index) => `/ancien-${index}.html;/nouveau-${index}`,
  );
  await importRedirects(await planFrom(readRows(list.join('\n')), client, ORIGIN), client);
  expect(await client.fetch('count(*[_type == "redirect"])')).toBe(5_000);
});
