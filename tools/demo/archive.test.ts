import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import {
  ARCHIVE,
  type ArchiveDocument,
  archiveDocuments,
  firstArchiveDocuments,
} from './archive.ts';
import { archiveProblems } from './archive-problems.ts';
import { exportDemo } from './export.ts';

const stored = archiveDocuments();
const first = JSON.stringify(firstArchiveDocuments());

const ofType = (type: string) => stored.filter(({ _type }) => _type === type);
const byId = (id: string) => named(stored, ({ _id }) => _id === id);

test('a demo that was imported and not edited is exported as it is, byte for byte', {
  tags: ['slow'],
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['images', 'files']) {
    await cp(new URL(name, ARCHIVE), join(folder, name), { recursive: true });
  }
  const { service, staff } = await startTestService();
  await service.importArchive(fileURLToPath(ARCHIVE));
  expect(await exportDemo(staff(), pathToFileURL(`${folder}/`))).toBe(stored.length);
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.json')) continue;
    const exported = await readFile(join(folder, name), 'utf8');
    expect(exported, name).toBe(await readFile(new URL(name, ARCHIVE), 'utf8'));
  }
  expect((await readdir(join(folder, 'documents'))).length).toBe(stored.length);
});

test('pictures that are new to the archive come with it, two of one name too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { service, staff } = await startTestService();
  for (const name of ['fleur-amere-poster.png', 'ecommerce-modern-cover.png']) {
    const bytes = await readFile(new URL(`images/${name}`, ARCHIVE));
    const { _id } = await staff().assets.upload('image', bytes, { filename: '../Été 1.png' });
    const asset = { _type: 'reference', _ref: _id };
    await staff().createOrReplace({ _id: name.slice(0, 5), _type: 'post', cover: { asset } });
  }
  expect(await exportDemo(staff(), pathToFileURL(`${folder}/`))).toBe(2);
  expect(await readdir(join(folder, 'images'))).toHaveLength(2);
  const other = await startTestService();
  expect(await other.service.importArchive(folder)).toEqual({
    documents: 2,
    assets: 2,
    refused: [],
  });
  expect(service.documentCount()).toBe(other.service.documentCount());
});

test('the texts an agency starts with name no other agency and no trade, and promise nothing', () => {
  expect(first).not.toMatch(/anfa|casablanca|zellige/i);
  const ofType = (type: string) => named(firstArchiveDocuments(), ({ _type }) => _type === type);
  const whatsapp = JSON.stringify(ofType('whatsapp'));
  expect(whatsapp).toContain('Quel service me conseillez-vous');
  expect(whatsapp).not.toMatch(/site|vidéo|film|campagne|atelier/i);
  const terms = JSON.stringify(ofType('legal').termsOfSale);
  expect(terms).toContain('{court}');
  expect(terms).not.toMatch(/%|semaine|mois|jours|trente|quinze|dix|Atelier|Casablanca/);
});

function named(
  documents: readonly ArchiveDocument[],
  is: (document: ArchiveDocument) => boolean,
): ArchiveDocument {
  const match = documents.find(is);
  if (!match) throw new Error('the demo has no such document');
  return match;
}

test('each picture and film of the demo has a French name, and each picture but logos a description', async () => {
  const assets: Record<string, { title: string; altText?: string }> = JSON.parse(
    await readFile(new URL('assets.json', ARCHIVE), 'utf8'),
  );
  for (const [key, { title, altText }] of Object.entries(assets)) {
    expect(title).toMatch(/\S/);
    if (key.startsWith('image-') && !title.startsWith('Logo ')) expect(altText).toMatch(/^\p{Lu}/u);
  }
  expect(Object.values(assets)).toContainEqual({
    title: 'Fleur amère, affiche',
    altText: expect.any(String),
  });
});

test('the studio would accept every document, and each image and file it names is there', async () => {
  expect(await archiveProblems(stored)).toEqual([]);
});

test.each(['images', 'files'])('each of the %s is one that a document names', async (folder) => {
  const named = JSON.stringify(stored);
  const files = await readdir(new URL(folder, ARCHIVE));
  expect(files.filter((file) => !named.includes(`/${folder}/${file}"`))).toEqual([]);
});

test.each([
  [{ status: 'perdu' }, 'valid'],
  [{ title: undefined }, 'Donnez un titre au projet.'],
  [{ tags: ['Reels', 'Reels'] }, 'deux fois'],
  [{ summary: 'x'.repeat(201) }, 'Deux cents caractères'],
  [{ slug: { _type: 'slug', current: 'Avec Majuscule' } }, 'minuscules'],
  [{ video: { _type: 'video', type: 'local', aspectRatio: '9:16' } }, 'Déposez le fichier'],
  [
    { coverImage: { _type: 'image', _sanityAsset: 'image@file://./images/none.png', alt: 'x' } },
    'not there',
  ],
  [{ testimonial: { _type: 'reference', _ref: 'nobody' } }, 'not in the archive'],
  [{ featured: 'oui' }, 'boolean'],
])('a case study with %j is refused', async (mistake, complaint) => {
  const broken = { ...byId('portfolio-matin-derb-omar'), ...mistake };
  expect((await archiveProblems([broken])).join('\n')).toContain(complaint);
});

test('a field the schema does not know is refused with its path', async () => {
  const mistaken = { ...byId('portfolio-matin-derb-omar'), titel: 'x' };
  expect(await archiveProblems([mistaken])).toContainEqual(
    'portfolio-matin-derb-omar.titel is not in the schema',
  );
});

test('each file is called as the document in it', async () => {
  const names = await readdir(new URL('documents/', ARCHIVE));
  expect(names.sort()).toEqual(stored.map(({ _id }) => `${_id}.json`).sort());
});

test('prose is set in French; addresses, numbers, code are not; prices are', () => {
  const text = JSON.stringify(stored);
  expect(byId('portfolio-quarante-secondes-huile').title).toBe('Quarante secondes d’huile');
  expect(byId('settings').phone).toBe('+212 5 22 00 00 00');
  expect(text).toContain('Demander un devis</a>');
  expect(text).toContain('dès 30\u202f000\u00a0DH');
  expect(text).not.toMatch(/\p{L}'\p{L}/u);
});

test('the demo agency has what the pages show', () => {
  const tagged = (tag: string) =>
    ofType('portfolio').filter(({ tags }) => Array.isArray(tags) && tags.includes(tag));
  expect(tagged('Reels')).toHaveLength(6);
  expect(tagged('YouTube')).toHaveLength(4);
  expect(ofType('portfolio')).toHaveLength(14);
  expect(ofType('service').map(({ slug }) => slug)).toHaveLength(7);
  // There are enough posts for a third page of twelve (pages-9.08 in test/specification.md).
  expect(ofType('blogPost').filter(({ featured }) => !featured).length).toBeGreaterThanOrEqual(25);
  expect(ofType('blogPost').filter(({ featured }) => featured)).toHaveLength(4);
  expect(ofType('jobPosting')).toHaveLength(6);
});

test('the agency claims the specified figures [shell-9.19]', () => {
  expect(byId('settings').claims).toEqual({
    _type: 'claims',
    projects: '120+',
    satisfaction: '95%',
    companies: '150+',
    response: '24h',
    applicationResponse: '48h',
    years: '5+',
  });
});

test('budgets and subjects are offered to the letter [shell-3.03] [shell-3.05]', () => {
  expect(byId('contact').budgets).toEqual([
    'Moins de 50K DH',
    '50K DH - 150K DH',
    '150K DH - 500K DH',
    'Plus de 500K DH',
    'À discuter',
  ]);
  expect(byId('contact').subjects).toEqual([
    'Production Vidéo',
    'Création de Contenu',
    'Stratégie Marketing',
    'Media Buying',
    'Développement Web',
    'Autre',
  ]);
});

const WORKING_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

test('the agency is open from Monday to Saturday [shell-9.20]', () => {
  expect(byId('settings').openingHours).toMatchObject([
    ...WORKING_DAYS.map((day) => ({ day, closed: false, opens: '09:00', closes: '18:00' })),
    { day: 'saturday', closed: false, opens: '10:00', closes: '16:00' },
    { day: 'sunday', closed: true },
  ]);
});

test('the phone is answered on working days [shell-9.21]', () => {
  expect(byId('settings').phoneHours).toMatchObject([
    ...WORKING_DAYS.map((day) => ({ day, closed: false, opens: '09:00', closes: '18:00' })),
    { day: 'saturday', closed: true },
    { day: 'sunday', closed: true },
  ]);
});

test.each([
  ['portfolio', 'ecommerce-modern'],
  ['portfolio', 'mobile-app'],
  ['portfolio', 'corporate-identity'],
  ['service', 'seo-strategy'],
])('the sample search result %s %s exists', (type, slug) => {
  expect(ofType(type).map((document) => document.slug)).toContainEqual({
    _type: 'slug',
    current: slug,
  });
});

test('case studies were delivered six months before today at least, since their figures are measured over six months', () => {
  for (const { publishDate } of ofType('portfolio')) {
    expect(Date.parse(String(publishDate))).toBeLessThan(Date.parse('2026-05-21'));
  }
});

test.each(ofType('blogPost').map((post) => [post.slug, post] as const))(
  'the post %j is worth the click',
  (_slug, post) => {
    const blocks: {
      _type: string;
      style?: string;
      listItem?: string;
      markDefs?: unknown[];
      children?: { text: string }[];
    }[] = JSON.parse(JSON.stringify(post.content));
    const words = blocks
      .flatMap(({ children }) => children ?? [])
      .flatMap(({ text }) => text.split(/\s+/))
      .filter(Boolean);
    expect(words.length).toBeGreaterThan(500);
    // Absent, the page computes it the same way.
    expect([Math.max(1, Math.round(words.length / 200)), undefined]).toContain(post.readTime);
    expect(blocks.filter(({ style }) => style === 'h2').length).toBeGreaterThan(2);
    expect(blocks.some(({ _type, listItem }) => listItem || _type === 'table')).toBe(true);
    expect(blocks.some(({ _type, style }) => style === 'blockquote' || _type === 'table')).toBe(
      true,
    );
    expect(blocks.some(({ markDefs }) => markDefs && markDefs.length > 0)).toBe(true);
  },
);

const PAGES = ['about', 'blog', 'careers', 'contact', 'legal', 'services', 'work'];

test('a link from a post to a page of the site leads to a page', () => {
  const folders: Record<string, string> = {
    services: 'service',
    work: 'portfolio',
    blog: 'blogPost',
  };
  const links = JSON.stringify(ofType('blogPost')).matchAll(
    /"href":"\/([a-z]+)(?:\/([a-z0-9-]+))?"/g,
  );
  for (const [, folder = '', slug] of links) {
    const type = folders[folder];
    if (slug === undefined) expect(PAGES).toContain(folder);
    else
      expect(ofType(String(type)).map((page) => page.slug)).toContainEqual({
        _type: 'slug',
        current: slug,
      });
  }
});

test('a service says what it costs, how long it takes and what comes of it', () => {
  for (const service of ofType('service')) {
    expect(service.packages, String(service._id)).toHaveLength(3);
    expect(service.benefits).toSatisfy((lines: string[]) => lines.length >= 4);
    for (const field of ['process', 'faqs', 'portfolioTags', 'cta', 'proofStat', 'outcome']) {
      expect(service, `${service._id}.${field}`).toHaveProperty(field);
    }
  }
});
