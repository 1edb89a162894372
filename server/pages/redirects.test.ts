import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentReader } from '../../app/context.ts';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import { movedPages } from './moved-pages.ts';
import { createRedirects } from './redirects.ts';

const PAGES = ['/work/neuf'];

async function startSite() {
  const { service, staff, client, methods } = await startTestService([], {
    consequences: movedPages,
  });
  const warnings: string[] = [];
  const reader: ContentReader = {
    client: client({ perspective: 'published', maxRetries: 0 }),
    assetOrigin: '',
    warn: (message) => warnings.push(message),
  };
  const redirects = createRedirects({
    reader,
    revision: () => service.publishedRevision(),
    isOff: () => false,
    isPage: (address) => PAGES.includes(address),
  });
  const find = async (address: string) => {
    const destination = await redirects.find(address);
    return destination && [destination.url.pathname, destination.isTemporary];
  };
  return { find, editor: staff(), methods, warnings, service };
}

test('a redirection is followed from its publication on, and read once until the next', async () => {
  const { find, editor, methods } = await startSite();
  expect(await find('/vieux')).toBeUndefined();
  await editor.create({
    _type: 'redirect',
    from: '/vieux/*',
    to: '/blog/:splat',
    isTemporary: true,
  });
  expect(await find('/vieux/mai')).toEqual(['/blog/mai', true]);
  const readCount = methods.length;
  await Promise.all(Array.from({ length: 50 }, (_, index) => find(`/vieux/${index}`)));
  expect(methods).toHaveLength(readCount);
});

test('what was read last is followed while the content service is away', async () => {
  const { find, editor, warnings, service } = await startSite();
  const { _id } = await editor.create({ _type: 'redirect', from: '/vieux', to: '/work' });
  expect(await find('/vieux')).toEqual(['/work', false]);
  await editor.patch(_id).set({ to: '/blog' }).commit();
  await service.close();
  expect(await find('/vieux')).toEqual(['/work', false]);
  expect(warnings).toEqual(['redirections are followed as they were read last']);
});

test('a page that moves leads on what led to it, which stays temporary, and wildcards stop at pages', async () => {
  const { find, editor } = await startSite();
  const page = { _id: 'etude', _type: 'portfolio', slug: { current: 'ancien' } };
  await editor.create(page);
  await editor.create({ _type: 'redirect', from: '/promo', to: '/work/ancien', isTemporary: true });
  await editor.create({ _type: 'redirect', from: '/work/*', to: '/realisations/:splat' });
  await editor
    .patch('etude')
    .set({ slug: { current: 'neuf' } })
    .commit();
  expect(await find('/work/ancien')).toEqual(['/work/neuf', false]);
  expect(await find('/promo')).toEqual(['/work/neuf', true]);
  expect(await find('/work/autre')).toEqual(['/realisations/autre', false]);
});

test('pages below one that moves go with it, drafts too, each from its old address in one step', async () => {
  const { find, editor } = await startSite();
  const page = (_id: string, current: string) => ({
    _id,
    _type: 'page',
    title: _id,
    slug: { current },
  });
  await editor.create(page('villes', 'villes'));
  await editor.create(page('rabat', 'villes/rabat'));
  await editor.create(page('drafts.agdal', 'villes/rabat/agdal'));
  await editor.create(page('autre', 'villes-et-champs'));
  const moveTo = (id: string, current: string) =>
    editor
      .patch(id)
      .set({ slug: { _type: 'slug', current } })
      .commit();
  const paths = async () =>
    Object.fromEntries(
      (await editor.getDocuments(['villes', 'rabat', 'drafts.agdal', 'autre'])).map((document) => [
        document?._id,
        document?.slug.current,
      ]),
    );

  await moveTo('villes', 'agences');
  expect(await paths()).toEqual({
    villes: 'agences',
    rabat: 'agences/rabat',
    'drafts.agdal': 'agences/rabat/agdal',
    autre: 'villes-et-champs',
  });
  expect(await find('/villes/rabat')).toEqual(['/agences/rabat', false]);
  // What nobody could see has left no address.
  expect(await find('/villes/rabat/agdal')).toBeUndefined();

  // Four names would be no address: the draft stays where it was.
  await moveTo('villes', 'maroc/agences');
  expect(await paths()).toMatchObject({
    rabat: 'maroc/agences/rabat',
    'drafts.agdal': 'agences/rabat/agdal',
  });
  expect(await find('/villes')).toEqual(['/maroc/agences', false]);
  expect(await find('/villes/rabat')).toEqual(['/maroc/agences/rabat', false]);

  await moveTo('villes', 'villes');
  expect(await paths()).toMatchObject({ rabat: 'villes/rabat' });
  expect(await find('/villes/rabat')).toBeUndefined();
  expect(await find('/agences/rabat')).toEqual(['/villes/rabat', false]);
});

test('a thousand random moves of pages in folders leave no address that leads nowhere', {
  tags: ['slow'],
}, async () => {
  const { find, editor } = await startSite();
  const names = ['a', 'b', 'c', 'd', 'e'];
  const path = fc
    .array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join('/'));
  const slug = (current: string) => ({ _type: 'slug', current });
  const addresses = new Set<string>();
  const live = async () => {
    const pages: { current: string }[] = await editor.fetch(
      '*[_type == "page"]{"current": slug.current}',
    );
    for (const { current } of pages) addresses.add(current);
    return new Set(pages.map(({ current }) => current));
  };
  const ids: string[] = [];
  for (const current of new Set(fc.sample(path, { numRuns: 40, seed: 3 }))) {
    const _id = `page-${ids.length}`;
    await editor.create({ _id, _type: 'page', title: _id, slug: slug(current) });
    ids.push(_id);
  }
  const steps = fc.sample(fc.record({ id: fc.constantFrom(...ids), to: path }), {
    numRuns: 1_000,
    seed: 7,
  });
  let moved = 0;
  for (const { id, to } of steps) {
    // As the form refuses it.
    if ((await live()).has(to)) continue;
    await editor
      .patch(id)
      .set({ slug: slug(to) })
      .commit();
    moved += 1;
  }
  const pages = await live();
  expect(moved).toBeGreaterThan(500);
  expect(addresses.size).toBeGreaterThan(100);
  for (const address of addresses) {
    if (pages.has(address)) continue;
    const [to] = (await find(`/${address}`)) ?? [];
    expect(pages, `/${address} leads to ${to}`).toContain(String(to).slice(1));
  }
});
