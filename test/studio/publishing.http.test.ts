/** A publication of the agency is seen by a visitor a moment later. */
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { publishStudy } from '../support/edited-site.ts';
import { test } from '../support/http.ts';

/** A visitor sees what was published within this time. */
const SOON = { timeout: 1_000, interval: 20 };

/** The server makes the search index anew behind its answers: on a busy machine it comes later than the pages. */
const INDEXED = { timeout: 10_000, interval: 20 };

const STUDY = 'portfolio-matin-derb-omar';
const ALONE = 'encore-sans-titre';

test('a title that is published is on its page and in the lists within a second, and in the search; gone as fast [R26]', async ({
  edited: site,
}) => {
  const { client } = site;
  await publishStudy(site, ALONE, 'Encore sans titre');
  const read = async (path: string) => (await fetch(site.origin + path)).text();
  // All of it was asked for before, and is kept.
  const paths = ['/work', `/work/${ALONE}`, '/sitemap.xml', '/work?search=midi'];
  for (const path of paths) await read(path);

  await client.patch(ALONE).set({ title: 'Le canari de midi' }).commit();
  await expect.poll(() => read(`/work/${ALONE}`), SOON).toContain('Le canari de midi');
  await expect.poll(() => read('/work'), SOON).toContain('Le canari de midi');
  await expect.poll(() => read('/work?search=canari'), INDEXED).toContain('Le canari de midi');

  const draft = await client.getDocument(ALONE);
  if (!draft) throw new Error('it was published');
  await client.createOrReplace({ ...draft, _id: `drafts.${ALONE}`, title: 'Un brouillon secret' });
  await client.delete(ALONE);
  await expect.poll(() => read('/sitemap.xml'), SOON).not.toContain(`/work/${ALONE}`);
  await expect.poll(() => read('/work'), SOON).not.toContain('Le canari de midi');
  const gone = await fetch(`${site.origin}/work/${ALONE}`, { redirect: 'manual' });
  expect([gone.status, gone.headers.get('location')]).toEqual([302, '/work']);
  for (const path of ['/', '/work', '/work?search=brouillon', '/sitemap.xml']) {
    expect(await read(path), path).not.toContain('Un brouillon secret');
  }
});

test('only pages that show something of what is published are rendered again', async ({
  edited: site,
}) => {
  const read = async (path: string) => (await fetch(site.origin + path)).text();
  /** The renders that asking for a page takes. */
  const rendersOf = async (path: string) => {
    const total = async () =>
      Number(/^page_renders_total (\d+)$/m.exec(await read('/metrics'))?.[1]);
    const before = await total();
    await read(path);
    return (await total()) - before;
  };
  const job = 'job-monteuse-monteur-video';
  const others = ['/about', '/contact', '/work', '/blog', '/legal', '/newsletter'];
  let turn = 0;
  // What was withdrawn before may be rendered again behind, meanwhile.
  await vi.waitFor(
    async () => {
      const paths = ['/careers', ...others];
      for (const path of paths) await read(path);
      turn += 1;
      await site.client
        .patch(job)
        .set({ salaryRange: `de ${turn} à 9 carreaux` })
        .commit();
      expect(await read('/careers/monteuse-monteur-video')).toContain(`de ${turn} à 9 carreaux`);
      const renders: [string, number][] = [];
      for (const path of paths) renders.push([path, await rendersOf(path)]);
      expect(renders).toEqual(paths.map((path) => [path, path === '/careers' ? 1 : 0]));
    },
    { timeout: 30_000, interval: 100 },
  );
});

test('a page whose address changes is found at the old one, in one step, however often it moved', async ({
  edited: site,
}) => {
  const { client } = site;
  const rename = (current: string) => client.patch(STUDY).set({ 'slug.current': current }).commit();
  const ask = async (path: string) => {
    const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };

  await rename('a-l-aube');
  await expect
    .poll(() => ask('/work/matin-derb-omar?vue=1'), SOON)
    .toEqual([301, '/work/a-l-aube?vue=1']);
  expect(await ask('/work/a-l-aube')).toEqual([200, null]);

  await rename('a-midi');
  await expect.poll(() => ask('/work/matin-derb-omar'), SOON).toEqual([301, '/work/a-midi']);
  expect(await ask('/work/a-l-aube')).toEqual([301, '/work/a-midi']);

  // Back where it began: nothing may lead away from there, nor in a circle.
  await rename('matin-derb-omar');
  await expect.poll(() => ask('/work/matin-derb-omar'), SOON).toEqual([200, null]);
  expect(await ask('/work/a-l-aube')).toEqual([301, '/work/matin-derb-omar']);
  expect(await ask('/work/a-midi')).toEqual([301, '/work/matin-derb-omar']);
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain('/work/matin-derb-omar<');
  expect(sitemap).not.toContain('/work/a-midi');
});

/** Where a redirection must not lead; browsers take some for addresses of another site that do not look like one. */
const OUT_OF_THE_SITE = [
  '//ailleurs.example/',
  '///ailleurs.example/',
  '/\\ailleurs.example/',
  '\\\\ailleurs.example/',
  '\\/ailleurs.example/',
  '/\t/ailleurs.example/',
  '/\n/ailleurs.example/',
  '/\r\n/ailleurs.example/',
  '/\u0000/ailleurs.example/',
  '\t//ailleurs.example/',
  ' //ailleurs.example/',
  '/work\r\nLocation: https://ailleurs.example/',
  '/..//ailleurs.example/',
  '/.//ailleurs.example/',
  '/work/..//ailleurs.example/',
  '/%2F/ailleurs.example/',
  '/%5Cailleurs.example/',
  '/@ailleurs.example/',
  '@ailleurs.example/',
  '.ailleurs.example/',
  'ailleurs.example/',
  'http://ailleurs.example/',
  'https://moi@ailleurs.example/',
  'HtTpS://ailleurs.example/',
  'https:ailleurs.example/',
  'https:/ailleurs.example/',
  'https:\\\\ailleurs.example/',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,ailleurs',
  'vbscript:ailleurs',
  '/\ud800',
];

test('redirections the agency writes are followed to their end, not in a circle, and out of the site by none of its visitors [S08]', async ({
  edited: site,
}) => {
  const { client } = site;
  const redirects = {
    '/nos-projets': '/realisations',
    '/realisations': '/work',
    '/un': '/deux',
    '/deux': '/un',
    ...Object.fromEntries(OUT_OF_THE_SITE.map((to, index) => [`/dehors-${index}`, to])),
    // One step more, through an address of ours.
    '/detour': '/dehors-0',
    '/ancien-blog/*': '/blog/:splat',
    '/racine/*': '/:splat',
    '/boutique/*': 'https://boutique.example/produits/:splat',
    '/work/*': '/jamais/:splat',
  };
  let transaction = client.transaction();
  for (const [from, to] of Object.entries(redirects)) {
    transaction = transaction.create({ _type: 'redirect', from, to });
  }
  await transaction.commit();
  const ask = async (path: string) => {
    const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
    return [status, headers.get('location')] as const;
  };
  await expect.poll(() => ask('/nos-projets/'), SOON).toEqual([301, '/work']);
  expect(await ask('/un')).toEqual([404, null]);
  expect(await ask('/dehors-0')).toEqual([404, null]);
  expect(await ask('/detour')).toEqual([404, null]);
  expect(await ask('/ancien-blog/2019/mai?utm_source=x')).toEqual([
    301,
    '/blog/2019/mai?utm_source=x',
  ]);
  expect(await ask('/boutique/lampe?taille=2')).toEqual([
    301,
    'https://boutique.example/produits/lampe?taille=2',
  ]);
  for (const path of ['/racine//ailleurs.example', '/racine/%5Cailleurs.example']) {
    expect((await ask(path))[1] ?? '/', path).not.toMatch(/^(?:\/\/|\/\\|https?:)/);
  }
  // A page that exists is shown, also where a redirection leads away from its folder.
  expect(await ask('/work')).toEqual([200, null]);
  expect(await ask(`/work/${ALONE}-2`)).toEqual([301, `/jamais/${ALONE}-2`]);
  for (const [index, to] of OUT_OF_THE_SITE.entries()) {
    const [status, location] = await ask(`/dehors-${index}`);
    expect([301, 404], to).toContain(status);
    if (location === null) continue;
    const reached = new URL(location, site.origin);
    expect([reached.origin, reached.pathname.startsWith('//')], to).toEqual([site.origin, false]);
  }
});

test('an address that would be a query is only an address, which is where nothing is [S16]', async ({
  site,
}) => {
  for (const hostile of [
    '"] | *[_id in path("drafts.**")] //',
    '") || true || slug.current == ("',
    '$slug',
    '*',
    "' OR 1=1 --",
    'NEAR(a b)',
    '\\',
  ]) {
    for (const list of ['/work', '/blog', '/services', '/careers']) {
      const ask = async (name: string) => {
        const address = `${site.origin}${list}/${encodeURIComponent(name)}`;
        const { status, url } = await fetch(address);
        return { status, isLedToList: new URL(url).pathname === list };
      };
      expect(await ask(hostile), `${list} ${hostile}`).toEqual(await ask('nulle-part'));
    }
  }
});

test('the picture an editor chooses for links to a page takes the place of its card', async ({
  edited: site,
}) => {
  const { client } = site;
  await publishStudy(site, 'avec-image-de-partage', 'Avec son image');
  const address = `${site.origin}/work/avec-image-de-partage`;
  const tags = async () => {
    const html = await (await fetch(address)).text();
    const tag = (name: string) =>
      new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1];
    return { picture: tag('') ?? '', alt: tag(':alt') };
  };
  expect((await tags()).picture).toContain(`${site.origin}/cards/`);

  const drawn = sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#c24126' },
  });
  const asset = await client.assets.upload('image', await drawn.jpeg().toBuffer());
  await client
    .patch('avec-image-de-partage')
    .set({
      socialImage: {
        _type: 'image',
        asset: { _type: 'reference', _ref: asset._id },
        alt: 'Un camion, de face',
      },
    })
    .commit();
  await expect.poll(tags, SOON).toMatchObject({ alt: 'Un camion, de face' });
  const { picture } = await tags();
  expect(picture).toContain(asset.assetId);
  const response = await fetch(picture.replaceAll('&amp;', '&'));
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('robots are told what there is to read, and what is nobody’s business', async ({ site }) => {
  const robots = await (await fetch(`${site.origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /studio');
  const answer = await fetch(`${site.origin}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toContain('xml');
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, it]) => it);
  expect(addresses).toContain(`${site.origin}/careers/monteuse-monteur-video`);
  // The job is closed, so the sitemap leaves it out.
  expect(addresses).not.toContain(`${site.origin}/careers/alternance-image`);
  for (const address of addresses) {
    expect((await fetch(address ?? '', { redirect: 'manual' })).status, address).toBe(200);
  }
});
