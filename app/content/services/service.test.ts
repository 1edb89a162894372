import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../../context.ts';
import { findServiceRequest } from '../../pages/contact/service-request-query.ts';
import { findService, listServices } from './service.ts';

const IMAGE = 'image-1d129d72132a327321a8f1df473d91b30876b6b9-1200x1200-png';
const reference = (_ref: string) => ({ asset: { _type: 'reference', _ref } });

const FILM = {
  _id: 'film',
  _type: 'service',
  status: 'active',
  featured: true,
  title: 'Production vidéo',
  slug: { current: 'production-video' },
  subtitle: 'Des films courts.',
  outcome: 'Un film qui vend.',
  description: 'Nous tournons tôt.\n\nEt nous montons vite.',
  benefits: ['Un', 'Deux', 'Trois', 'Quatre', 'Cinq'],
  category: 'Production Vidéo',
  icon: 'mobile',
  coverImage: reference(IMAGE),
  proofStat: '67 % de nos Reels sont regardés en entier.',
  packages: [
    { name: 'Court', priceRange: 'dès 18K DH', timeline: '2 semaines', features: ['Un film'] },
    {
      name: 'Série',
      priceRange: '12K – 18K DH par mois',
      cta: 'Prendre la série',
      discount: 'Un mois offert',
      ideal: 'Pour publier chaque semaine',
    },
    { name: 'Sur mesure', priceRange: 'sur devis' },
    { name: 'Quatrième porte' },
  ],
  process: [
    { step: 2, title: 'Tourner', duration: '1 à 3 semaines', deliverables: ['Les images'] },
    { step: 1, title: 'Écouter', duration: '5 jours', description: 'Une heure chez vous.' },
  ],
  faqs: [{ question: 'Combien ?', answer: 'Dès 18K DH.' }, { question: 'Sans réponse ?' }],
  testimonials: [{ name: 'Khadija', content: 'Enfin.', rating: 5 }, { name: 'Muette' }],
  portfolioTags: ['Vidéo', 'Publicité', 'SEO'],
  relatedServices: [{ _ref: 'web' }, { _ref: 'asleep' }, { _ref: 'nowhere' }, { _ref: 'film' }],
  relatedBlogPosts: [{ _ref: 'post' }, { _ref: 'tomorrow' }],
  cta: { title: 'Un film en tête ?', subtitle: 'Trois lignes.', buttonText: 'En parler' },
  seoTitle: 'Production vidéo à Casablanca',
};

const named = (_id: string, title: string, more: object = {}) => ({
  _id,
  _type: 'service',
  status: 'active',
  title,
  slug: { current: _id },
  ...more,
});

const project = (_id: string, publishDate: string, tags: string[]) => ({
  _id,
  _type: 'portfolio',
  title: _id,
  slug: { current: _id },
  publishDate,
  tags,
});

const DOCUMENTS = [
  FILM,
  named('web', 'Web', { featured: false, slug: 'web', category: 'Inconnue' }),
  named('alpha', 'Alpha', { featured: false }),
  named('bare', 'Absent de la une'),
  ...['A', 'B', 'C', 'D', 'E', 'F'].map((letter) =>
    named(`star-${letter}`, `Étoile ${letter}`, { featured: true }),
  ),
  named('asleep', 'Endormi', { status: 'inactive' }),
  { _id: 'nameless', _type: 'service', status: 'active', slug: { current: 'sans-titre' } },
  {
    _id: 'post',
    _type: 'blogPost',
    title: 'Filmer à midi',
    slug: { current: 'filmer' },
    excerpt: 'Non.',
    publishDate: '2026-01-01',
  },
  {
    _id: 'tomorrow',
    _type: 'blogPost',
    title: 'Demain',
    slug: { current: 'demain' },
    publishDate: '2999-01-01',
  },
  project('old-two', '2024-01-01', ['video', 'PUBLICITE']),
  project('new-one', '2026-01-01', ['Vidéo', 'VIDÉO', 'Reels']),
  project('older-one', '2025-01-01', ['seo']),
  project('oldest-one', '2023-01-01', ['Vidéo']),
  project('stranger', '2026-02-01', ['Logo Design']),
  project('not-yet', '2999-01-01', ['Vidéo', 'Publicité', 'SEO']),
];

const service = await startTestService(DOCUMENTS.map((document) => ({ put: document })));

const warnings: Record<string, unknown>[] = [];
beforeEach(() => {
  warnings.length = 0;
});

function reader(of: typeof service): ContentReader {
  return {
    client: of.client({ apiVersion: '2024-01-01', perspective: 'published' }),
    assetOrigin: '',
    warn: (message, details) => {
      warnings.push({ message, ...details });
    },
  };
}

describe('the list of services', () => {
  it('goes by featured first, then by title, without those that are not active [pages-7.10]', async () => {
    const titles = (await listServices(reader(service))).map(({ title }) => title);
    expect(titles).toEqual([
      ...['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Étoile ${letter}`),
      'Production vidéo',
      'Absent de la une',
      'Alpha',
      'Web',
    ]);
  });

  it('shows six of them large at most [pages-7.11] [pages-9.12]', async () => {
    const services = await listServices(reader(service));
    expect(services.map(({ featured }) => featured)).toEqual([
      ...Array(6).fill(true),
      ...Array(4).fill(false),
    ]);
  });

  it('gives a card what it shows: the outcome, the opening, four benefits, the first price [pages-2.49] [pages-2.50] [pages-9.16]', async () => {
    const services = await listServices(reader(service));
    const film = services.find(({ title }) => title === 'Production vidéo');
    expect(film).toMatchObject({
      slug: 'production-video',
      outcome: 'Un film qui vend.',
      description: 'Nous tournons tôt.',
      benefits: ['Un', 'Deux', 'Trois', 'Quatre'],
      price: { text: '18K\u00a0DH', from: 18_000 },
      cover: { width: 480, height: 480 },
    });
  });

  it('reports a service that cannot be shown', async () => {
    await listServices(reader(service));
    expect(warnings).toContainEqual({
      message: 'a document cannot be shown',
      type: 'service',
      id: 'nameless',
      problem: 'no title',
    });
  });
});

describe('a service', () => {
  it('is one item found by its slug, with everything its page shows [pages-7.12]', async () => {
    const page = await findService(reader(service), 'production-video');
    expect(page).toMatchObject({
      title: 'Production vidéo',
      subtitle: 'Des films courts.',
      description: ['Nous tournons tôt.', 'Et nous montons vite.'],
      proof: { figure: '67 %', text: 'de nos Reels sont regardés en entier.' },
      questions: [{ question: 'Combien ?', answer: 'Dès 18K DH.' }],
      testimonials: [{ name: 'Khadija', rating: 5 }],
      relatedServices: [{ slug: 'web', title: 'Web' }],
      relatedPosts: [{ slug: 'filmer', title: 'Filmer à midi', excerpt: 'Non.' }],
      call: { title: 'Un film en tête ?', buttonText: 'En parler' },
      seo: { title: 'Production vidéo à Casablanca', description: 'Un film qui vend.' },
    });
    expect(page?.seo.image).toContain('w=1200&h=630');
    expect(warnings).toEqual([]);
  });

  it('has three packages at most, their prices read for machines too', async () => {
    const page = await findService(reader(service), 'production-video');
    expect(page?.packages).toMatchObject([
      { name: 'Court', cta: 'Choisir Court', price: { text: '18K\u00a0DH', from: 18_000 } },
      {
        name: 'Série',
        cta: 'Prendre la série',
        discount: 'Un mois offert',
        price: { text: '12K\u00a0DH par mois', from: 12_000, to: 18_000, monthly: true },
      },
      { name: 'Sur mesure', priceRange: 'sur devis', price: undefined },
    ]);
  });

  it.each([
    ['nobody says anything', {}, [false, false, false], [false, true, false]],
    [
      'the agency wants no mark',
      { noPopularPackage: true },
      [false, false, false],
      [false, false, false],
    ],
    [
      'the agency takes that back',
      { noPopularPackage: false },
      [false, false, false],
      [false, true, false],
    ],
    ['the agency marks one', {}, [false, false, true], [false, false, true]],
    [
      'the agency marks one in a service without',
      { noPopularPackage: true },
      [true, false, false],
      [true, false, false],
    ],
    ['the agency marks two', {}, [true, true, false], [true, false, false]],
  ])(
    'when %s, one package at most is popular',
    { tags: ['slow'] },
    async (_case, fields, marked, expected) => {
      const packages = marked.map((popular, index) => ({ name: `Formule ${index}`, popular }));
      const other = await startTestService([{ put: named('one', 'Un', { ...fields, packages }) }]);
      const page = await findService(reader(other), 'one');
      expect(page?.packages.map(({ popular }) => popular)).toEqual(expected);
    },
  );

  it('has its steps in their order, each with its share of the weeks, and adds them up', async () => {
    const page = await findService(reader(service), 'production-video');
    expect(page?.process).toMatchObject({
      steps: [
        { title: 'Écouter', duration: '5 jours', weeks: 1, deliverables: [] },
        { title: 'Tourner', duration: '1 à 3 semaines', weeks: 2, deliverables: ['Les images'] },
      ],
      total: { shortest: 2, longest: 4 },
    });
  });

  it.each([
    ['3 jours', 0.6, false],
    ['2 mois', 26 / 3, false],
    ['Chaque mois', 13 / 3, true],
    ['1 jour par mois', 0.2, true],
    ['2 semaines, puis chaque mois', 2, true],
    ['Quand vous voulez', 1, false],
  ])('reads %s', { tags: ['slow'] }, async (duration, weeks, recurring) => {
    const process = [{ step: 1, title: 'Seul', duration }];
    const other = await startTestService([{ put: named('one', 'Un', { process }) }]);
    const page = await findService(reader(other), 'one');
    expect(page?.process.steps[0]).toMatchObject({ recurring });
    expect(page?.process.steps[0]?.weeks).toBeCloseTo(weeks);
  });

  it('shows three projects with a tag in common, most tags first, then newest [pages-2.60] [pages-2.61] [pages-9.15]', async () => {
    const page = await findService(reader(service), 'production-video');
    expect(page?.projects.map(({ slug }) => slug)).toEqual(['old-two', 'new-one', 'older-one']);
  });

  it('shows first the projects the agency chose, whatever their tags', async () => {
    const chosen = ['stranger', 'oldest-one', 'not-yet'].map((_ref) => ({ _ref }));
    const projects = DOCUMENTS.filter(({ _type }) => _type === 'portfolio');
    const other = await startTestService(
      [...projects, { ...FILM, caseStudies: chosen }].map((document) => ({ put: document })),
    );
    const page = await findService(reader(other), 'production-video');
    expect(page?.projects.map(({ slug }) => slug)).toEqual(['stranger', 'oldest-one', 'old-two']);
  });

  it.each(['nowhere', 'asleep', 'sans-titre'])('is not there for %s', async (slug) => {
    expect(await findService(reader(service), slug)).toBeUndefined();
  });
});

describe('a request that comes from a service', () => {
  const findRequest = (slug: string | null, packageKey: string | null = null, of = service) =>
    findServiceRequest(reader(of), { slug, packageKey });
  const requestOf = async (slug: string, packageKey?: string) =>
    (await findRequest(slug, packageKey)).serviceRequest;

  const withSubjects = (...subjects: string[]) =>
    startTestService(
      [...DOCUMENTS, { _id: 'contact', _type: 'contact', subjects }].map((put) => ({ put })),
    );

  it('chooses by the category, and names the service and its package', async () => {
    const other = await withSubjects('Création de Contenu', 'Production Vidéo');
    expect((await findRequest('production-video', null, other)).serviceRequest).toEqual({
      service: 'Production Vidéo',
      message: 'Production vidéo\n\n',
    });
    expect((await findRequest('production-video', 'sur-mesure', other)).serviceRequest).toEqual({
      service: 'Production Vidéo',
      message: 'Production vidéo, formule Sur mesure\n\n',
    });
  });

  it('chooses Autre when neither the category nor the service is one of the form’s', async () => {
    const other = await withSubjects('Création de Contenu', 'Production Vidéo');
    expect((await findRequest('web', null, other)).serviceRequest).toMatchObject({
      service: 'Autre',
    });
    expect((await findRequest('alpha', null, other)).serviceRequest).toMatchObject({
      service: 'Autre',
    });
  });

  it('chooses the service itself when the agency wrote no subjects', async () => {
    expect(await requestOf('production-video')).toMatchObject({ service: 'Production vidéo' });
    expect(await requestOf('web')).toMatchObject({ service: 'Web' });
    expect(await requestOf('alpha')).toMatchObject({ service: 'Alpha' });
  });

  it('names no package the service does not have, and nothing of a service that is not shown', async () => {
    expect(await requestOf('production-video', 'gratuite')).toMatchObject({
      message: 'Production vidéo\n\n',
    });
    expect(await requestOf('asleep')).toBeUndefined();
    expect(await requestOf('nowhere')).toBeUndefined();
  });

  it.each([
    ['production-video', null, true],
    ['production-video', 'sur-mesure', true],
    [null, null, true],
    ['production-video', 'gratuite', false],
    ['asleep', null, false],
    ['nowhere', null, false],
    [null, 'sur-mesure', false],
  ])('tells whether all of it is published: %s, %s', async (slug, packageKey, isPublished) => {
    expect(await findRequest(slug, packageKey)).toMatchObject({ isPublished });
  });
});

const json = fc.jsonValue({ maxDepth: 3 });
const list = fc.oneof(fc.array(json), json);
/** Any field may be missing, null, of another type, or sound on the outside and broken inside. */
const broken = fc.record(
  {
    title: fc.oneof({ weight: 4, arbitrary: fc.constant('Titre') }, json),
    featured: json,
    subtitle: json,
    outcome: json,
    description: json,
    benefits: list,
    icon: json,
    category: json,
    proofStat: json,
    packages: fc.oneof(
      fc.array(fc.record({ name: json, priceRange: json, features: list, popular: json })),
      json,
    ),
    process: fc.oneof(
      fc.array(fc.record({ step: json, title: json, duration: json, deliverables: list })),
      json,
    ),
    faqs: list,
    testimonials: list,
    portfolioTags: list,
    caseStudies: list,
    relatedServices: list,
    relatedBlogPosts: list,
    cta: json,
    coverImage: json,
    seoTitle: json,
  },
  { requiredKeys: [] },
);

describe('malformed documents', () => {
  it('never fail the list, and those it shows can be opened and asked for', {
    tags: ['slow'],
  }, async () => {
    const malformed = fc.sample(broken, { numRuns: 150, seed: 20250312 }).map((fields, index) => ({
      ...fields,
      _id: `malformed-${index}`,
      _type: 'service',
      status: 'active',
      slug: { current: `malformed-${index}` },
    }));
    const content = reader(
      await startTestService(malformed.map((document) => ({ put: document }))),
    );
    const services = await listServices(content);
    expect(services.length).toBeGreaterThan(10);
    for (const { slug } of services) {
      const page = await findService(content, slug);
      expect(page?.packages.filter(({ popular }) => popular).length).toBeLessThanOrEqual(1);
      for (const { weeks } of page?.process.steps ?? []) expect(weeks).toBeGreaterThan(0);
      const { serviceRequest } = await findServiceRequest(content, { slug, packageKey: 'x' });
      expect(serviceRequest).toBeDefined();
    }
    expect(warnings).toContainEqual(
      expect.objectContaining({
        message: 'a document is shown without a part',
        type: 'service',
        part: expect.any(String),
      }),
    );
  });
});

it('a content service that does not answer is an error for the page to tell', async () => {
  const client = service.client({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 });
  const unreachable = { ...reader(service), client };
  await expect(listServices(unreachable)).rejects.toThrow();
  await expect(findService(unreachable, 'production-video')).rejects.toThrow();
});
