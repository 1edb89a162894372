import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import {
  STAFF_TOKEN,
  startTestService,
} from '../../packages/content-service/testing/start-test-service.ts';
import { archiveDocuments } from '../../tools/demo/archive.ts';
import { applyAnswers, type SetupOptions } from './apply.ts';
import { createContentApi } from './content-api.ts';
import { readAnswersFile, withUploadedLogo } from './read-answers-file.ts';
import type { StoredDocument } from './stored-documents.ts';
import { outcomeLines } from './words.ts';

/** Words of the demo agency. */
const OTHER_AGENCY = /anfa|casablanca|zellige/i;

const ARCHIVE = pathToFileURL('tools/demo/archive/');

type Starting = { withDemo?: boolean; documents?: readonly StoredDocument[] };

async function site({ withDemo = false, documents = [] }: Starting = {}) {
  const { service, staff } = await startTestService(documents.map((put) => ({ put })));
  if (withDemo) await service.importArchive('tools/demo/archive');
  const content = createContentApi((request) => service.fetch(request), {
    authorization: `Bearer ${STAFF_TOKEN}`,
  });
  const answers = await withUploadedLogo(
    await readAnswersFile('test/support/studio-rif/answers.json'),
    content,
  );
  const client = staff({ apiVersion: '2025-02-19', perspective: 'raw' });
  const apply = (some: Partial<typeof answers> = answers, options: Partial<SetupOptions> = {}) =>
    applyAnswers(some, {
      content,
      archive: ARCHIVE,
      today: '2026-11-24',
      mayReplace: () => false,
      ...options,
    });
  return { answers, client, apply };
}

test('an empty site becomes the agency’s, in documents that name no other', async () => {
  const { answers, client, apply } = await site();
  const outcome = await apply();
  expect(outcome.written.toSorted()).toEqual([
    'brand',
    'legal',
    'navigation',
    'settings',
    'whatsapp',
  ]);
  const documents = await client.fetch('*[!(_type match "sanity.*")]');
  expect(JSON.stringify(documents)).not.toMatch(OTHER_AGENCY);
  const { settings, brand, legal } = await client.fetch(
    `{"settings": *[_id == "settings"][0], "brand": *[_id == "brand"][0]{..., "logo": logo.asset->url}, "legal": *[_id == "legal"][0]}`,
  );
  expect(settings).toMatchObject({
    agencyName: 'Studio Rif',
    city: 'Tanger',
    addressLines: answers.contact.address,
  });
  expect(settings.openingHours).toHaveLength(7);
  expect(settings.openingHours[6]).toMatchObject({ day: 'sunday', closed: true });
  expect(brand).toMatchObject({
    colors: { night: '#0B3B44' },
    drawings: 'relief',
    logo: expect.stringMatching(/\.svg$/),
  });
  const words = JSON.stringify(legal);
  for (const text of [
    'Studio Rif',
    '111111111111111',
    'Hajar Benjelloun',
    'de Tanger',
    'Direction de la publication',
  ]) {
    expect(words).toContain(text);
  }
  expect(words).not.toMatch(/[{]\w+[}]/);
  expect(legal).toMatchObject({ version: '1.0', effectiveDate: '2026-11-24' });
  expect(outcomeLines(answers, outcome)[0]).toBe('the site is that of Studio Rif');
});

test('a VAT number, another register, profiles and a break have their place; without them nothing is said of any', async () => {
  const { answers, client, apply } = await site();
  await apply();
  const before = await client.fetch('*[_id in ["legal", "settings"]]');
  expect(JSON.stringify(before)).not.toMatch(/TVA|Autre immatriculation|socialLink|pauseFrom/);
  const { contact, legal } = answers;
  const networks = ['https://www.instagram.com/studio.rif'];
  const hours = { ...contact.hours, friday: '09:00-12:00, 15:00-18:00' };
  await apply(
    {
      ...answers,
      contact: { ...contact, networks, hours },
      legal: { ...legal, vat: 'exonérée, article 91', registration: 'SIRET 552 100 554 00025' },
    },
    { mayReplace: () => true },
  );
  const words = JSON.stringify(await client.fetch('*[_id == "legal"][0].legalNotice'));
  expect(words).toContain('exonérée, article 91');
  expect(words).toContain('SIRET 552 100 554 00025');
  expect(
    await client.fetch('*[_id == "settings"][0]{socialLinks, "friday": openingHours[4]}'),
  ).toMatchObject({
    socialLinks: [{ platform: 'Instagram', url: networks[0] }],
    friday: { opens: '09:00', pauseFrom: '12:00', pauseTo: '15:00', closes: '18:00' },
  });
});

test('the same answers again change nothing, on another day neither', async () => {
  const { answers, client, apply } = await site();
  await apply();
  const before = await client.fetch('*[]{_id, _rev}');
  const again = await apply(answers, { today: '2027-02-01' });
  expect(again).toEqual({ written: [], emptied: [], deleted: [], kept: [] });
  expect(await client.fetch('*[]{_id, _rev}')).toEqual(before);
});

test('what is not answered is left out of the legal texts, row by row', async () => {
  const { answers, client, apply } = await site();
  await apply({ ...answers, legal: {} });
  const legal = JSON.stringify(await client.getDocument('legal'));
  expect(legal).not.toMatch(/Registre du commerce|Identifiant fiscal|[{]\w+[}]/);
  expect(legal).toContain('Siège');
  expect(legal).toContain('hébergés sur les serveurs de l’agence');
});

test('an agency without WhatsApp has none in its settings, and none in its legal texts', async () => {
  const { answers, client, apply } = await site();
  const { whatsapp: _, ...contact } = answers.contact;
  await apply({ ...answers, contact });
  const legal = JSON.stringify(await client.getDocument('legal'));
  expect(legal).not.toMatch(/whatsapp/i);
  expect(legal).toContain('un formulaire commencé, une recherche');
  expect(await client.fetch('*[_id == "settings"][0].whatsappNumber')).toBeNull();
});

test('the times that were answered are promised, and no other', async () => {
  const { answers, client, apply } = await site();
  const contact = { ...answers.contact, answersWithin: '3 jours' };
  await apply({ ...answers, contact });
  expect(await client.fetch('*[_id == "settings"][0].claims')).toEqual({
    _type: 'claims',
    response: '3 jours',
  });
  await apply(answers, { mayReplace: () => true });
  expect(await client.fetch('*[_id == "settings"][0].claims')).toBeNull();
});

test('kept examples hold no figure and no promise of the demo, and leave later like the rest', {
  tags: ['slow'],
}, async () => {
  const pages = new Set(EXAMPLES);
  const { answers, client, apply } = await site({
    documents: archiveDocuments().filter(({ _id }) => pages.has(_id)),
  });
  await apply({ ...answers, demo: true });
  const examples = await client.fetch('*[_id in $ids]', { ids: EXAMPLES });
  expect(examples).toHaveLength(EXAMPLES.length);
  expect(JSON.stringify(examples)).not.toMatch(
    /120\+|150\+|9[58]\s?%|85\s?%|4,9|20\+|100\s?%|24h|48h|30\s000|80\s000|3 mois|par mois|"Media Buying"|50K/,
  );
  const { emptied } = await apply(answers, { mayReplace: () => true });
  expect(emptied).toEqual(expect.arrayContaining(['home', 'about', 'contact', 'questions']));
});

/** The demo's documents that say something of the demo agency itself. */
const EXAMPLES = [
  'home',
  'about',
  'work',
  'clients',
  'contact',
  'newsletter',
  'careers',
  'questions',
  'settings',
];

test('the demo stays where it is wanted, and leaves but for what an editor wrote and what that shows', {
  tags: ['slow'],
}, async () => {
  const { answers, client, apply } = await site({ withDemo: true });
  const outcome = await apply({ ...answers, demo: true });
  expect(outcome.deleted).toEqual([]);
  expect(await client.fetch('*[_id == "settings"][0]{agencyName, socialLinks, claims}')).toEqual({
    agencyName: 'Studio Rif',
    socialLinks: null,
    claims: null,
  });
  expect(await client.fetch('count(*[_type == "portfolio"])')).toBe(14);

  await client.patch('portfolio-corporate-identity').set({ title: 'La nôtre' }).commit();
  const { emptied, deleted } = await apply(answers, { mayReplace: () => true });
  expect(deleted).toContain('portfolio-dix-portes');
  expect(deleted.filter((id) => id.startsWith('image-')).length).toBeGreaterThan(20);
  const ids: string[] = await client.fetch('*[]._id');
  expect(ids).toContain('portfolio-corporate-identity');
  // The pictures of what stays: of its project, of the client that names, and the agency's own.
  expect(
    await client.fetch(
      '*[_type == "sanity.imageAsset"] | order(originalFilename asc).originalFilename',
    ),
  ).toEqual([
    ...['apres', 'avant', 'charte', 'cover'].map((name) => `corporate-identity-${name}.png`),
    ...[1, 2, 3].map((number) => `corporate-identity-gallery-${number}.png`),
    ...[1, 2, 3, 4, 5, 6].map((number) => `corporate-identity-plan-${number}.png`),
    'corporate-identity-poster.png',
    'logo-argile.svg',
    'logo.svg',
  ]);
  // A document that is deleted can be written in no more: what there is one of is there, without a word.
  expect(emptied).toContain('home');
  for (const id of emptied) {
    expect(ids).toContain(id);
    expect(await client.fetch('*[_id == $id][0]{...}', { id })).toEqual({
      _id: id,
      _type: id,
      _createdAt: expect.any(String),
      _updatedAt: expect.any(String),
      _rev: expect.any(String),
    });
  }
  expect(
    await client.fetch(
      '*[_id == "portfolio-corporate-identity"][0]{"cover": coverImage.asset->_type, "client": client->_type}',
    ),
  ).toEqual({ cover: 'sanity.imageAsset', client: 'client' });
  // Nor does it claim the projects and years of another agency.
  expect(await client.fetch('*[_id == "settings"][0].claims')).toBeNull();
  expect(await apply()).toEqual({ written: [], emptied: [], deleted: [], kept: [] });
});

test('what an editor changed since is replaced only when that is asked for', {
  tags: ['slow'],
}, async () => {
  const { answers, client, apply } = await site();
  await apply();
  await client.patch('legal').set({ title: 'Nos textes' }).commit();
  const moved = { ...answers, agency: { ...answers.agency, city: 'Tétouan' } };
  expect(await apply(moved)).toEqual({
    written: [],
    emptied: [],
    deleted: [],
    kept: ['settings', 'legal'],
  });
  expect(await client.fetch('*[_id == "settings"][0].city')).toBe('Tanger');
  const outcome = await apply(moved, { mayReplace: () => true });
  expect(outcome.written.toSorted()).toEqual(['legal', 'settings']);
  expect(JSON.stringify(await client.getDocument('legal'))).toContain('de Tétouan');
});

test('one part alone leaves the others as they are', async () => {
  const { answers, client, apply } = await site();
  await apply();
  const named = { agency: { ...answers.agency, name: 'Atelier du Détroit' } };
  await apply(named, { mayReplace: () => true });
  expect(await client.fetch('*[_id == "settings"][0]{agencyName, email}')).toEqual({
    agencyName: 'Atelier du Détroit',
    email: 'salut@studio-rif.example',
  });
});
