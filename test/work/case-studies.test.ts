/** The case studies of the demo hold: their figures, films, roads, captions and quotations agree with each other. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARCHIVE, archiveDocuments, demoDocuments } from '../../tools/demo/archive.ts';

const studies = demoDocuments('portfolio').map(named);
const services = demoDocuments('service').map(named);

/** Its texts, with plain spaces and apostrophes. */
const proseOf = (document: unknown) =>
  stringsOf(document)
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('−', '-');
const study = (slug: string) => {
  const caseStudy = studies.find((one) => one.slug === slug);
  if (!caseStudy) throw new Error(`No case study ${slug}`);
  return caseStudy;
};

/** With the last part of its address for its slug. */
function named<Document extends { slug?: { current?: string } }>(document: Document) {
  return { ...document, slug: document.slug?.current ?? '' };
}

type Quotation = { page: string; name?: string; content?: string; date?: string };

/** Every quotation with the page it stands on; /about shows again the first two of the home page. */
const quotations: Quotation[] = [
  ...demoDocuments('clients')
    .flatMap(({ testimonials = [] }) => testimonials)
    .map((one) => ({ page: '/', ...one })),
  ...demoDocuments('blog')
    .flatMap(({ readers = [] }) => readers)
    .map((one) => ({ page: '/blog', ...one })),
  ...services.flatMap(({ slug, testimonials = [] }) =>
    testimonials.map((one) => ({ page: `/services/${slug}`, ...one })),
  ),
  ...studies.flatMap(({ slug, testimonial }) =>
    testimonial ? [{ page: `/work/${slug}`, ...testimonial }] : [],
  ),
];

test('no quotation stands on two pages, whole or shortened', () => {
  expect(quotations.length).toBeGreaterThan(30);
  const openings = quotations.map(({ content = '' }) => content.slice(0, 28));
  expect(openings.filter((opening, place) => openings.indexOf(opening) !== place)).toEqual([]);
});

test('a page quotes a person once, and a case study none that the home page or a service quotes', () => {
  const twice = quotations.filter(
    ({ page, name }) =>
      quotations.filter((other) => other.page === page && other.name === name).length > 1,
  );
  expect(twice).toEqual([]);
  const elsewhere = new Set(
    quotations.filter(({ page }) => !page.startsWith('/work/')).map(({ name }) => name),
  );
  const names = studies.map(({ testimonial }) => testimonial?.name).filter(Boolean);
  expect(names.filter((name) => elsewhere.has(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('a quotation is dated, after the delivery it speaks of and before the newest page', () => {
  const newest = archiveDocuments()
    .flatMap(({ publishDate }) => (publishDate ? [String(publishDate)] : []))
    .toSorted()
    .at(-1);
  for (const { page, name, date = '' } of quotations) {
    expect(date, `${name} on ${page}`).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(date < String(newest), `${name} on ${page}`).toBe(true);
  }
  for (const { slug, publishDate = '', testimonial } of studies) {
    expect(String(testimonial?.date) > publishDate, slug).toBe(true);
  }
});

test('a case study quotes people of the client it was made for', () => {
  for (const { slug, client, testimonial } of studies) {
    expect(testimonial?.company?._ref, slug).toBe(client?._ref);
  }
});

/** Films with the documents that show them: a study, or a service. */
const filmed = [...studies, ...services].flatMap(({ slug, video, ...text }) =>
  video ? [{ slug, video, prose: proseOf(text) }] : [],
);

test('no film of the demo is one that only another site could play', () => {
  expect(filmed.length).toBe(11);
  expect(filmed.filter(({ video }) => video.type !== 'local')).toEqual([]);
  expect(JSON.stringify(archiveDocuments())).not.toContain('"youtubeId"');
});

test.each(filmed)(
  'the film of $slug lasts what its page says, subtitles included',
  ({ video, prose }) => {
    expect(secondsOf(fileOf(video.src))).toBe(video.duration);
    const ends = readFileSync(fileOf(video.captions), 'utf8').matchAll(/--> 00:(\d\d)\.000/g);
    expect(Number([...ends].at(-1)?.[1])).toBe(video.duration);
    const lengths = [
      ...prose.matchAll(
        /(?:film de|film dure|film tient en|Reel de) ([\p{L}-]+) secondes|([\p{L}-]+) secondes (?:et n'explique|d'huile)/gu,
      ),
    ].map(([, one, other]) => NUMBERS.get((one ?? other ?? '').toLowerCase()));
    // The toys of Petit Souk have a film each, of which the page shows four.
    const durations = lengths.map((length) => (length === 9 ? 4 * length : length));
    expect(durations.filter((length) => length !== video.duration)).toEqual([]);
  },
);

test('a film of several parts says how many, and how long they are', () => {
  expect(proseOf(study('payer-sans-chercher'))).toContain('quatre fois six secondes');
  expect(study('payer-sans-chercher').video?.duration).toBe(4 * 6);
  expect(proseOf(study('corporate-identity'))).toContain('trois secondes dans chaque main');
  expect(study('corporate-identity').video?.duration).toBe(12 * 3);
  expect(proseOf(study('ecommerce-modern'))).toContain('en enchaîne quatre');
  expect(study('ecommerce-modern').video?.duration).toBe(4 * 9);
});

test('a number of a caption is told by the study too', () => {
  const faults = studies.flatMap(({ slug, gallery = [], ...text }) =>
    gallery.flatMap(({ caption = '' }) =>
      (caption.toLowerCase().match(/\p{L}+/gu) ?? [])
        .filter((word) => NUMBERS.has(word) && (NUMBERS.get(word) ?? 0) > 1)
        .filter((word) => !proseOf(text).toLowerCase().includes(word))
        .map((word) => `${slug}: ${word}`),
    ),
  );
  expect(faults).toEqual([]);
});

test('a share, a ratio and a saving follow from the figures beside them', () => {
  const basket = /De (\d+) à (\d+) DH/.exec(proseOf(study('ecommerce-modern'))) ?? [];
  expect(Math.round(Number(basket[2]) / Number(basket[1]))).toBe(2);
  expect(valuesOf('ecommerce-modern')).toContain('×2');

  const shares = /(\d+) % des installations, (\d+) % du budget/.exec(
    proseOf(study('payer-sans-chercher')),
  );
  const saved = Math.round((1 - Number(shares?.[2]) / Number(shares?.[1])) * 100);
  expect(valuesOf('payer-sans-chercher')).toContain(`-${saved} %`);

  const calls = /une sur (\p{L}+) finit par un appel, contre une sur (\p{L}+)/u.exec(
    proseOf(study('dix-portes')),
  );
  const [before = 0, after = 0] = [calls?.[2], calls?.[1]].map((word) => NUMBERS.get(word ?? ''));
  expect(valuesOf('dix-portes')).toContain(`×${before / after}`);

  const rank = /(\p{L}+) autres opticiens\. Nourelle arrivait (\p{L}+)/u.exec(
    proseOf(study('le-bon-cadre')),
  );
  expect([rank?.[1], rank?.[2]]).toEqual(['neuf', 'dixième']);
});

test('what is sold until the stock is empty is measured no longer than that', () => {
  const oil = proseOf(study('quarante-secondes-huile'));
  // Pressed in November: six months from May are those that were left.
  expect(oil).toContain('La fin de la récolte était vendue avant la presse suivante');
  expect(oil).toContain('De mai à octobre');
  expect(study('quarante-secondes-huile').publishDate).toMatch(/^2026-05/);
});

/** The towns and passes of a national road, from its start. */
const ROADS = new Map([
  ['9', ['Casablanca', 'Settat', 'Marrakech', 'Tichka', 'Ouarzazate', 'Agdz', 'Zagora']],
]);

const PLACES =
  /Tanger|Rabat|Salé|Casablanca|Settat|Marrakech|Tichka|Ouarzazate|Agdz|Zagora|Agadir|Essaouira|Safi/g;

test('a road leads where its case study says', () => {
  const { description = '' } = study('route-9');
  const [, road = ''] = /nationale (\d+)/.exec(description) ?? [];
  const places = description.match(PLACES) ?? [];
  expect(places.length).toBeGreaterThan(2);
  expect(places.filter((place) => !ROADS.get(road)?.includes(place))).toEqual([]);
});

test('three inns of one coast look at three lighthouses', () => {
  const inns = proseOf(study('rendez-vous-au-phare'));
  expect(inns).not.toMatch(/\ble phare que l'on voit|un seul phare|Trois auberges, un phare/);
  expect(inns).toMatch(/une à El Jadida, une au cap Beddouza, une à Safi/);
});

const NUMBERS = new Map(
  Object.entries({
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    'trente-six': 36,
    quarante: 40,
    soixante: 60,
  }),
);

const valuesOf = (slug: string) => study(slug).metrics?.map(({ value }) => proseOf(value));

/** Seconds of an MP4 file: its movie header tells units per second, then units. */
function secondsOf(file: URL): number {
  const bytes = readFileSync(file);
  const header = bytes.indexOf('mvhd');
  const [perSecond, units] = [16, 20].map((place) => bytes.readUInt32BE(header + place));
  return Math.round(Number(units) / Number(perSecond));
}

/** The file of the archive that a field mentions. */
function fileOf(field: object | undefined): URL {
  const mention = field && '_sanityAsset' in field ? String(field._sanityAsset) : '';
  return new URL(mention.replace('file@file://./', ''), ARCHIVE);
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}
