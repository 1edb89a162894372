import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../packages/content-service/testing/start-test-service.ts';
import { archiveProblems } from '../../tools/demo/archive-problems.ts';
import { largeExport } from './testing/large-export.ts';
import { exportFile, openImport, picture, startOldSite } from './testing/open-import.ts';
import { SMALL } from './testing/small-export.ts';

const FILES = {
  '/wp-content/uploads/2020/01/vitrine.png': await picture(1),
  '/wp-content/uploads/2020/02/terrasse-scaled.png': await picture(2),
  '/wp-content/uploads/2020/02/tarifs.pdf': Buffer.from('%PDF-1.4 nos tarifs'),
};

async function smallSite() {
  const site = await startOldSite(FILES);
  return { ...site, file: await exportFile(SMALL.replaceAll('{SITE}', site.origin)) };
}

const ARTICLES = `*[_type == "blogPost" && slug.current == $slug][0]{
  ..., "rubrique": category->name, "signature": author->name
}`;

test('posts come with their text, pictures, words for search engines, category and author', {
  tags: ['slow'],
}, async () => {
  const { file } = await smallSite();
  const { run, client } = await openImport();
  const { counts } = await run(file);
  expect(counts).toEqual({
    articles: 3,
    planned: 1,
    drafts: 1,
    alreadyThere: 0,
    people: 2,
    categories: 1,
    pictures: 2,
    files: 1,
    redirects: expect.any(Number),
    comments: 1,
  });
  const blocks = await client.fetch(ARTICLES, { slug: 'blocs' });
  expect(blocks).toMatchObject({
    title: 'Des blocs & des images',
    excerpt: 'Deux phrases pour dire ce que font les blocs.',
    publishDate: '2020-01-05T10:00:00.000Z',
    rubrique: 'Référencement local & cartes…',
    tags: ['Google', 'Référencement'],
    signature: 'Salma Bennani',
    featured: true,
    seoTitle: 'Des blocs & des images - Agence Zellij & Fils',
    seoDescription: 'Ce que les blocs changent.',
    coverImage: { alt: 'Une vitrine éclairée' },
  });
  expect(outlineOf(blocks.content)).toEqual([
    'normal: Un mot gras, un italique et un lien.',
    'h2: Ce qui compte',
    'bullet 1: Premier',
    'number 2: Dessous',
    'image: Une vitrine éclairée | Le soir, rue des Consuls',
    'image: La vitrine',
    'image: terrasse',
    'normal: Deux vues',
    'blockquote: On nous trouve enfin.',
    'blockquote: Une cliente',
    'table: Nos prix | Offre, Prix | Site, 30 000 DH',
    'css: a { color: red }\n  b < c',
    'normal: Voir la vidéo',
    'normal: [contact-form-7 id="5" title="Devis"]',
  ]);
  const classic = await client.fetch(ARTICLES, { slug: 'classique' });
  expect(outlineOf(classic.content)).toEqual([
    'normal: Un premier paragraphe\nsur deux lignes.',
    'normal: Un second, avec nos tarifs et un piège.',
    'image: La terrasse | La terrasse, un matin',
    'image: Une vitrine éclairée',
    'image: terrasse',
    'normal: [vc_row][vc_column width="1/2"]Un bloc de page[/vc_column][/vc_row]',
    'normal: Voir la vidéo',
    'normal: https://www.google.com/maps/embed?pb=1',
    'normal: Voir [1] et [pas-un-code].',
  ]);
  expect(linksOf(blocks.content)).toEqual([
    '/blog/classique#suite',
    'https://www.youtube.com/watch?v=abcdefghijk',
  ]);
  expect(linksOf(classic.content)[0]).toMatch(/^\/files\/agence\/production\/\w+\.pdf$/);
  expect(JSON.stringify(classic)).not.toMatch(/javascript:|onerror|alert\(/);
  expect(classic.title).toMatch(/^Un titre si long .{1,70}…$/);
  expect(classic.signature).toBe('Karim Idrissi');
  const drafts = await client.fetch('*[_id in path("drafts.**")]{title, publishDate}');
  expect(drafts).toEqual([{ title: 'Pas encore fini', publishDate: null }]);
});

test('what it writes is what the schema asks for', { tags: ['slow'] }, async () => {
  const { file } = await smallSite();
  const { run, client } = await openImport();
  await run(file);
  const documents = await client.fetch('*[!(_type in path("system.**"))]');
  const written = documents.filter(({ _id }: { _id: string }) => !_id.includes('.'));
  expect(written.length).toBeGreaterThan(40);
  const problems = await archiveProblems(written);
  // What the Studio only warns of, as it does of what is typed there.
  expect(problems.filter((problem) => !/\.seo(?:Title|Description): \d/.test(problem))).toEqual([]);
});

test('each old address leads to its new one in one step', { tags: ['slow'] }, async () => {
  const { file } = await smallSite();
  const { run, client } = await openImport();
  await run(file);
  const redirects = await client.fetch('*[_type == "redirect"]{from, to}');
  const to = Object.fromEntries(
    redirects.map((one: { from: string; to: string }) => [one.from, one.to]),
  );
  expect(to).toMatchObject({
    '/blocs': '/blog/blocs',
    '/vieux-blocs': '/blog/blocs',
    '/?p=10': '/blog/blocs',
    '/blocs/vitrine': '/blog/blocs',
    '/?attachment_id=11': '/blog/blocs',
    '/wp-content/uploads/2020/01/vitrine.png': expect.stringMatching(/^\/images\/.+-40x30\.png$/),
    '/wp-content/uploads/2020/02/tarifs.pdf': expect.stringMatching(/^\/files\//),
    '/classique': '/blog/classique',
    '/qui-sommes-nous': '/about',
    '/?page_id=31': '/about',
    '/?page_id=30': '/',
    '/agence/notre-methode': '/blog/blocs-2',
    '/category/referencement/*': '/blog',
    '/category/referencement/local/*': '/blog?categorie=local',
    '/?cat=4': '/blog?categorie=local',
    '/tag/*': '/blog',
    '/author/*': '/blog',
    '/2020/*': '/blog',
    '/feed/*': '/feed.xml',
  });
  // What is where it was, and what nobody saw.
  for (const from of ['/contact', '/', '/secret', '/?p=21', '/?p=22', '/recettes/tajine']) {
    expect(to).not.toHaveProperty([from]);
  }
  expect(Object.values(to).filter((target) => Object.hasOwn(to, String(target)))).toEqual([]);
});

test('the report says what was kept as it is, what is missing, and what was not taken', {
  tags: ['slow'],
}, async () => {
  const { file } = await smallSite();
  const { run } = await openImport();
  const { notes, isTrial } = await run(file);
  expect(isTrial).toBe(false);
  const noteLines = notes.map(({ kind, where, what }) => `${kind}: ${where.slice(0, 30)}: ${what}`);
  for (const line of [
    'shortcode: Des blocs & des images: [contact-form-7]',
    'shortcode: Un titre si long que personne : [vc_row]',
    'embed: Des blocs & des images: https://www.youtube.com/watch?v=abcdefghijk',
    'removed: Des blocs & des images: Bloc automatique «\u00a0latest-posts\u00a0»',
    'removed: Un titre si long que personne : Un script',
    'page: Qui sommes-nous ?: /about',
    'page: Accueil: Accueil',
    'article: Notre méthode: /blog/blocs-2',
    'left: Secret: Protégé par un mot de passe.',
    'left: Corbeille: 1\u00a0élément',
    'left: Menus: 1\u00a0élément',
    'description: Des blocs & des images: terrasse',
  ]) {
    expect(noteLines).toContain(line);
  }
  expect(notes.filter(({ where }) => where.endsWith('/perdue.png'))).toEqual([
    expect.objectContaining({ kind: 'picture', what: 'L’ancien site répond 404.' }),
  ]);
  expect(noteLines).toContainEqual(
    expect.stringMatching(/^left: Une recette: .*«\u00a0recette\u00a0»/),
  );
  expect(noteLines).toContainEqual(expect.stringMatching(/^length: .*même en s’y reprenant/));
});

test('a trial writes nothing and asks the old site for nothing', async () => {
  const { file, requestedPaths } = await smallSite();
  const { run, client } = await openImport();
  const { counts, isTrial } = await run(file, { isTrial: true });
  expect(isTrial).toBe(true);
  expect(counts).toMatchObject({ articles: 3, planned: 1, drafts: 1, pictures: 3, files: 1 });
  expect(requestedPaths).toEqual([]);
  expect(await client.fetch('count(*)')).toBe(0);
});

test('a second run changes nothing: neither what editors wrote since nor what they deleted', {
  tags: ['slow'],
}, async () => {
  const { file, requestedPaths } = await smallSite();
  const { run, client } = await openImport();
  await run(file);
  const id = (slug: string) => client.fetch('*[slug.current == $slug][0]._id', { slug });
  const blocks = await id('blocs');
  await client
    .patch(blocks)
    .set({ title: 'Repris', slug: { current: 'repris' } })
    .commit();
  await client.delete(await id('classique'));
  const all = () => client.fetch('*[!(_type match "sanity.*")] | order(_id)');
  const before = await all();
  requestedPaths.length = 0;
  const { counts, notes } = await run(file);
  expect(await all()).toEqual(before);
  expect(counts).toMatchObject({
    articles: 0,
    drafts: 0,
    alreadyThere: 4,
    pictures: 0,
    files: 0,
    people: 0,
    categories: 0,
    redirects: 0,
  });
  // What could not be had is tried again.
  expect(requestedPaths).toEqual(['/wp-content/uploads/2020/02/perdue.png']);
  expect(notes).toContainEqual(
    expect.objectContaining({ what: 'Supprimé du site depuis le premier import.' }),
  );
  expect(await client.fetch('*[from == "/blocs"][0].to')).toBe('/blog/repris');
});

test('a run that was broken off goes on where it was', { tags: ['slow'] }, async () => {
  const { file } = await smallSite();
  const { run, client } = await openImport();
  const breaking = new AbortController();
  const broken = run(file, {
    signal: breaking.signal,
    onProgress: ({ step }) => {
      if (step === 'media') breaking.abort();
    },
  });
  await expect(broken).rejects.toThrow();
  expect(await client.fetch('count(*[_type == "redirect"])')).toBe(0);
  const { counts } = await run(file);
  expect(counts).toMatchObject({ alreadyThere: 5, articles: 0 });
  expect(counts.redirects).toBeGreaterThan(20);
});

test('pictures are taken from a folder, and none from outside of it', {
  tags: ['slow'],
}, async () => {
  const folder = await temporaryDirectory();
  for (const [path, bytes] of Object.entries(FILES)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const { file, requestedPaths } = await smallSite();
  const { run } = await openImport();
  const { counts, notes } = await run(file, { uploads: join(folder, 'wp-content/uploads') });
  expect(counts).toMatchObject({ pictures: 2, files: 1 });
  expect(requestedPaths).toEqual([]);
  expect(notes).toContainEqual(expect.objectContaining({ what: 'Absent du dossier des images.' }));
  const climbing = SMALL.replaceAll('2020/02/perdue', '..%2f..%2f..%2fsecret');
  await writeFile(join(folder, 'secret.png'), await picture(9));
  const other = await openImport();
  const second = await other.run(
    await exportFile(climbing.replaceAll('{SITE}', 'https://b.example')),
    {
      uploads: join(folder, 'wp-content/uploads'),
    },
  );
  expect(second.counts.pictures).toBe(2);
});

test('categories, people and redirections that are there are used, whatever their case', {
  tags: ['slow'],
}, async () => {
  const { file } = await smallSite();
  const { run, client } = await openImport();
  await client.create({ _id: 'p', _type: 'person', name: 'salma BENNANI' });
  await client.create({ _id: 'c', _type: 'category', name: 'Local', slug: { current: 'local' } });
  await client.create({ _id: 'r', _type: 'redirect', from: '/Blocs', to: '/services' });
  await client.create({
    _id: 'b',
    _type: 'blogPost',
    title: 'À nous',
    slug: { current: 'classique' },
  });
  const { counts, notes } = await run(file);
  expect(counts).toMatchObject({ people: 1, categories: 0 });
  expect(await client.fetch(ARTICLES, { slug: 'blocs' })).toMatchObject({
    author: { _ref: 'p' },
    category: { _ref: 'c' },
  });
  expect(notes).toContainEqual({
    kind: 'redirect',
    where: '/blocs',
    what: 'Mène déjà à /services.',
  });
  expect(await client.fetch('*[from == "/classique"][0].to')).toBe('/blog/classique-2');
});

test('a file that is cut off is refused before anything is written', async () => {
  const { run, client } = await openImport();
  const cut = await exportFile(SMALL.slice(0, -40));
  await expect(run(cut)).rejects.toThrow('La fin du fichier manque');
  expect(await client.fetch('count(*)')).toBe(0);
});

test('pictures of our own machine and network, and of no site at all, are never asked for', {
  tags: ['slow'],
}, async () => {
  const inside = await startOldSite({
    '/wp-content/uploads/2020/01/vitrine.png': await picture(1),
  });
  const { run } = await openImport();
  const refused = async (address: string, reach: 'public' | 'loopback' = 'public') => {
    const xml = SMALL.replaceAll('{SITE}', address).replace('<img src="x"', '<img');
    const { notes, counts } = await run(await exportFile(xml), { reach });
    return [
      counts.pictures,
      ...new Set(notes.filter(({ kind }) => kind === 'picture').map(({ what }) => what)),
    ];
  };
  expect(await refused(inside.origin)).toEqual([0, 'L’adresse n’est pas celle d’un site public.']);
  for (const address of [
    'http://10.0.0.1',
    'http://[::1]',
    'http://169.254.169.254',
    'http://0x7f.1',
    'http://localhost',
  ]) {
    expect(await refused(address)).toEqual([0, 'L’adresse n’est pas celle d’un site public.']);
  }
  const leading = await startOldSite({
    '/wp-content/uploads/2020/01/vitrine.png': 'http://192.168.1.1/vitrine.png',
    '/wp-content/uploads/2020/02/terrasse-scaled.png': 'file:///etc/passwd',
    '/wp-content/uploads/2020/02/tarifs.pdf': '/wp-content/uploads/2020/02/tarifs.pdf',
    '/wp-content/uploads/2020/02/perdue.png': 'http://10.1.1.1/',
    '/wp-content/uploads/2020/02/perdue-150x150.png': 'ftp://files.example/perdue.png',
  });
  // Another size of one of them is nowhere.
  expect(new Set(await refused(leading.origin, 'loopback'))).toEqual(
    new Set([
      0,
      'L’adresse n’est pas celle d’un site public.',
      'L’adresse n’est pas celle d’un site public. L’ancien site répond 404.',
      'L’ancien site renvoie sans fin d’une adresse à l’autre.',
    ]),
  );
  expect(inside.requestedPaths).toEqual([]);
});

test('500 posts with 300 pictures are all there, and each old address leads to its post', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const site = await startOldSite(
    Object.fromEntries(
      await Promise.all(
        Array.from({ length: 300 }, async (_, number) => [
          `/wp-content/uploads/2024/05/image-${number}.png`,
          await picture(number),
        ]),
      ),
    ),
  );
  const { run, client } = await openImport();
  const { counts, notes } = await run(await exportFile(largeExport(site.origin, 500, 300)));
  expect(counts).toMatchObject({ articles: 500, pictures: 300 });
  expect(notes).toEqual([]);
  const led = new Map<string, number>();
  for (const to of await client.fetch<string[]>('*[_type == "redirect"].to')) {
    led.set(to, (led.get(to) ?? 0) + 1);
  }
  const slugs = await client.fetch<string[]>('*[_type == "blogPost"].slug.current');
  // By its name and by its number.
  expect(slugs.filter((slug) => (led.get(`/blog/${slug}`) ?? 0) < 2)).toEqual([]);
  expect(
    await client.fetch('count(*[_type == "blogPost" && count(content[_type == "image"]) == 0])'),
  ).toBe(200);
});

type Block = {
  _type: string;
  style?: string;
  listItem?: string;
  level?: number;
  children?: { text: string }[];
  markDefs?: { href: string }[];
  alt?: string;
  caption?: string;
  language?: string;
  code?: string;
  columns?: string[];
  rows?: { cells: string[] }[];
};

/** A line for each block: what it is, and what it says. */
function outlineOf(blocks: readonly Block[]): string[] {
  return blocks.map((block) => {
    const { _type, style, listItem, level, children = [], alt, caption, language, code } = block;
    if (_type === 'block') {
      return `${listItem ? `${listItem} ${level}` : style}: ${children.map(({ text }) => text).join('')}`;
    }
    if (_type === 'codeBlock') return `${language}: ${code}`;
    const rows = (block.rows ?? []).map(({ cells }) => cells.join(', '));
    return `${_type}: ${[alt, caption, block.columns?.join(', '), ...rows].filter(Boolean).join(' | ')}`;
  });
}

function linksOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ markDefs = [] }) => markDefs.map(({ href }) => href));
}
