import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../../context.ts';
import { findPortfolio, listPortfolio } from './portfolio.ts';

const IMAGE = 'image-0e8b872f681d21d6aaac4ac124a968894eb810d6-1080x1920-png';
const WIDE_IMAGE = 'image-1d129d72132a327321a8f1df473d91b30876b6b9-1920x1080-png';
const FILM = 'file-5bc51177563f0e7133964dca7d1c4db6b397c916-mp4';

const reference = (_ref: string) => ({ asset: { _type: 'reference', _ref } });

const sound = [
  {
    _id: 'reel',
    title: 'Le matin à Derb Omar',
    slug: { current: 'matin-derb-omar' },
    publishDate: '2026-05-02T09:00:00Z',
    client: 'Tafilt',
    summary: 'Un Reel tourné à six heures.',
    tags: ['REELS', 'youtube', 'Vidéo'],
    coverImage: reference(IMAGE),
    video: { type: 'local', src: reference(FILM), duration: 72, aspectRatio: '9:16' },
  },
  {
    _id: 'study',
    title: 'Une boutique qui tient dans la main',
    slug: 'ecommerce-modern',
    publishDate: '2026-03-31T23:30:00Z',
    client: 'Petit Souk',
    timeline: '11 semaines',
    role: ['Marque', 'Web'],
    techStack: ['Node.js'],
    summary: 'Une ruelle sur un écran.',
    description: 'Des jouets en bois.\n\n  Rien d’autre.  ',
    problem: 'Un quartier.',
    solution: 'Un catalogue.',
    results: ['Panier doublé'],
    metrics: [{ value: '×2', label: 'panier moyen', description: 'En quatre mois' }, { value: 64 }],
    testimonial: {
      content: 'Enfin.',
      name: 'Salma Idrissi',
      role: 'Directrice',
      date: '2026-08-11',
    },
    tags: ['YouTube'],
    coverImage: { ...reference(WIDE_IMAGE), alt: 'Cinq échoppes' },
    video: { type: 'youtube', youtubeId: 'PetitSouk-1', duration: 94 },
    gallery: [{ type: 'image', src: reference(WIDE_IMAGE), alt: 'Une arche', caption: 'La même' }],
    projectUrl: 'https://petit-souk.example/boutique',
    seoTitle: 'Boutique',
  },
  {
    _id: 'bare',
    title: 'Une application qui se fait oublier',
    slug: { current: 'mobile-app' },
    publishDate: '2025-11-20',
  },
  {
    _id: 'tomorrow',
    title: 'Pas encore',
    slug: { current: 'pas-encore' },
    publishDate: '2999-01-01T00:00:00Z',
    tags: ['Reels'],
  },
  {
    _id: 'archived',
    title: 'Rangé',
    slug: { current: 'range' },
    publishDate: '2026-01-01T00:00:00Z',
    status: 'archived',
  },
  { _id: 'nameless', slug: { current: 'sans-titre' }, publishDate: '2026-01-01T00:00:00Z' },
  { _id: 'lost', title: 'Sans adresse', publishDate: '2026-01-01T00:00:00Z' },
];

const json = fc.jsonValue({ maxDepth: 3 });
/** Any field may be missing, null, of another type, or sound on the outside and broken inside. */
const broken = fc.record(
  {
    title: fc.oneof({ weight: 4, arbitrary: fc.constant('Titre') }, json),
    slug: fc.oneof(
      { weight: 4, arbitrary: fc.record({ current: fc.stringMatching(/^[a-z]{8}$/) }) },
      fc.record({ current: json }),
      json,
    ),
    publishDate: fc.oneof(fc.constant('2024-02-30'), json),
    client: json,
    summary: json,
    description: json,
    tags: fc.oneof(fc.array(json), json),
    timeline: json,
    role: fc.oneof(fc.array(json), json),
    techStack: json,
    problem: json,
    solution: json,
    results: fc.oneof(fc.array(json), json),
    metrics: fc.oneof(fc.array(fc.oneof(fc.record({ value: json, label: json }), json)), json),
    testimonial: fc.oneof(fc.record({ content: json, name: json }), json),
    projectUrl: fc.oneof(fc.constant('javascript:alert(1)'), json),
    coverImage: fc.oneof(
      fc.record({
        asset: fc.record({ _ref: fc.oneof(fc.constant(IMAGE), json) }),
        crop: json,
        hotspot: json,
      }),
      json,
    ),
    video: fc.oneof(
      fc.record({
        type: json,
        src: json,
        youtubeId: json,
        duration: json,
        aspectRatio: json,
        poster: json,
      }),
      json,
    ),
    gallery: fc.oneof(fc.array(fc.oneof(fc.record({ src: json, alt: json }), json)), json),
    seoTitle: json,
    status: fc.oneof(fc.constant('published'), json),
  },
  { requiredKeys: [] },
);
const malformed = fc
  .sample(broken, { numRuns: 150, seed: 20250312 })
  .map((fields, index) => ({ ...fields, _id: `malformed-${index}` }));

const service = await startTestService(
  sound.map((document) => ({ put: { _type: 'portfolio', ...document } })),
);
const malformedService = await startTestService(
  malformed.map((document) => ({ put: { _type: 'portfolio', ...document } })),
);

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

describe('the portfolio list', () => {
  it('goes by publishDate descending, without what is archived or dated in the future [pages-7.06]', async () => {
    const projects = await listPortfolio(reader(service));
    expect(projects.map(({ id }) => id)).toEqual(['reel', 'study', 'bare']);
  });

  it('accepts a slug in both shapes [pages-3.16]', async () => {
    const projects = await listPortfolio(reader(service));
    expect(projects.map(({ slug }) => slug)).toEqual([
      'matin-derb-omar',
      'ecommerce-modern',
      'mobile-app',
    ]);
  });

  it('puts tags in grids whatever their case, a Reel first of all [pages-2.09] [pages-2.10]', async () => {
    const projects = await listPortfolio(reader(service));
    expect(projects.map(({ grid }) => grid)).toEqual(['reels', 'featured', 'others']);
  });

  it('reports a document that cannot be shown', async () => {
    await listPortfolio(reader(service));
    expect(warnings).toEqual([
      { message: 'a document cannot be shown', type: 'portfolio', id: 'lost', problem: 'no slug' },
      {
        message: 'a document cannot be shown',
        type: 'portfolio',
        id: 'nameless',
        problem: 'no title',
      },
    ]);
  });

  it('asks for a Reel upright, for the others wide, from our own origin', async () => {
    const [reel, study] = await listPortfolio(reader(service));
    expect(reel?.cover).toMatchObject({ width: 360, height: 640, alt: '' });
    expect(reel?.cover.src).toMatch(
      /^\/images\/agence\/production\/0e8b872f681d21d6aaac4ac124a968894eb810d6-1080x1920\.png\?w=360&auto=format$/,
    );
    expect(study?.cover).toMatchObject({ width: 1280, height: 720 });
  });

  it('draws a cover for a project that has no image', async () => {
    const bare = (await listPortfolio(reader(service))).find(({ id }) => id === 'bare');
    expect(bare?.cover.src).toMatch(/^\/covers\/16x9\/[a-z]+-[a-z]+\/mobile-app\.svg$/);
  });

  it('lets the six newest that are featured say so [pages-7.09] [pages-9.11]', async () => {
    const documents = Array.from({ length: 9 }, (_, day) => ({
      put: {
        _id: `featured-${day}`,
        _type: 'portfolio',
        title: `Projet ${day}`,
        slug: `projet-${day}`,
        publishDate: `2026-01-0${9 - day}T09:00:00Z`,
        featured: day !== 2,
      },
    }));
    const projects = await listPortfolio(reader(await startTestService(documents)));
    expect(projects.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual(
      ['0', '1', '3', '4', '5', '6'].map((day) => `projet-${day}`),
    );
  });

  it('has a cover in reserve for each that may not load, a drawing last', async () => {
    const [reel, , bare] = await listPortfolio(reader(service));
    expect(reel?.spareCovers).toEqual([expect.stringMatching(/^\/covers\/9x16\//)]);
    expect(bare?.spareCovers).toEqual([]);
  });

  it('tells how long a film is, and where a local one can be previewed', async () => {
    const [reel, study] = await listPortfolio(reader(service));
    expect(reel).toMatchObject({
      duration: '1:12',
      preview: '/files/agence/production/5bc51177563f0e7133964dca7d1c4db6b397c916.mp4',
    });
    expect(study?.preview).toBeUndefined();
  });
});

it('the tag decides the grid of a card, its film the shape [shell-3.08]', async () => {
  const project = (_id: string, tags: string[], aspectRatio?: string) => ({
    put: { _id, _type: 'portfolio', title: _id, slug: _id, tags, video: { aspectRatio } },
  });
  const shaped = await startTestService([
    project('a', ['Reels'], '16:9'),
    project('b', ['YouTube'], '9:16'),
    project('c', [], '9:16'),
    project('d', ['Reels'], '9:16'),
    project('e', ['YouTube'], '16:9'),
    project('f', ['Reels']),
  ]);
  const cards = await listPortfolio(reader(shaped));
  expect(cards.map(({ id, grid, ratio }) => [id, grid, ratio])).toEqual([
    ['a', 'reels', '16:9'],
    ['b', 'featured', '9:16'],
    ['c', 'others', '9:16'],
    ['d', 'reels', undefined],
    ['e', 'featured', undefined],
    ['f', 'reels', undefined],
  ]);
  const isUpright = ({ cover }: (typeof cards)[number]) => cover.height > cover.width;
  expect(cards.filter(isUpright).map(({ id }) => id)).toEqual(['b', 'c', 'd', 'f']);
});

describe('a case study', () => {
  it('is one item found by its slug, with everything its page shows [pages-7.08]', async () => {
    const page = await findPortfolio(reader(service), 'ecommerce-modern');
    expect(page?.study).toMatchObject({
      title: 'Une boutique qui tient dans la main',
      client: 'Petit Souk',
      timeline: '11 semaines',
      // 23:30 UTC on 31 March is 1 April in Casablanca.
      delivery: 'avril\u00a02026',
      roles: ['Marque', 'Web'],
      technologies: ['Node.js'],
      description: ['Des jouets en bois.', 'Rien d’autre.'],
      results: ['Panier doublé'],
      metrics: [
        { value: '×2', label: 'panier moyen', description: 'En quatre mois' },
        { value: '64' },
      ],
      testimonial: { content: 'Enfin.', name: 'Salma Idrissi', date: 'août\u00a02026' },
      links: { site: 'https://petit-souk.example/boutique' },
      film: { kind: 'youtube', id: 'PetitSouk-1', ratio: '16:9', duration: '1:34' },
      gallery: [{ caption: 'La même', picture: { alt: 'Une arche' } }],
      seo: { title: 'Boutique', description: 'Une ruelle sur un écran.' },
    });
    expect(page?.study.seo.image).toContain('w=1200&h=630');
    expect(warnings).not.toContainEqual(expect.objectContaining({ id: 'study' }));
  });

  it('keeps the place of a film whose file is gone, and says which [pages-2.44]', async () => {
    const video = { type: 'local', duration: 18, aspectRatio: '9:16' };
    const lost = { _id: 'lost-film', _type: 'portfolio', title: 'Perdu', slug: 'perdu', video };
    const empty = { ...lost, _id: 'no-film', slug: 'vide', video: { type: 'local' } };
    const films = reader(await startTestService([{ put: lost }, { put: empty }]));
    expect((await findPortfolio(films, 'perdu'))?.study.film).toMatchObject({
      kind: 'local',
      ratio: '9:16',
    });
    expect(warnings).toContainEqual(
      expect.objectContaining({ id: 'lost-film', problem: 'no video file' }),
    );
    expect((await findPortfolio(films, 'vide'))?.study.film).toBeUndefined();
  });

  it('shows a film of the gallery that has no picture of its own', async () => {
    const asset = { _type: 'reference', _ref: `file-${'a'.repeat(40)}-mp4` };
    const film = { type: 'video', videoFile: { _type: 'file', asset }, alt: 'Le port' };
    const study = { _id: 'filmed', _type: 'portfolio', title: 'Filmé', slug: 'filme' };
    const filmed = reader(await startTestService([{ put: { ...study, gallery: [film] } }]));
    expect((await findPortfolio(filmed, 'filme'))?.study.gallery).toMatchObject([
      { picture: { alt: 'Le port' }, film: { src: expect.stringMatching(/\.mp4$/) } },
    ]);
  });

  it('has the neighbours of the list [pages-2.32]', async () => {
    const page = await findPortfolio(reader(service), 'ecommerce-modern');
    expect(page?.previous?.slug).toBe('matin-derb-omar');
    expect(page?.next?.slug).toBe('mobile-app');
  });

  it('has none before the first and none after the last [pages-2.33]', async () => {
    const first = await findPortfolio(reader(service), 'matin-derb-omar');
    expect(first?.previous).toBeUndefined();
    expect(first?.next?.slug).toBe('ecommerce-modern');
    const last = await findPortfolio(reader(service), 'mobile-app');
    expect(last?.previous?.slug).toBe('ecommerce-modern');
    expect(last?.next).toBeUndefined();
  });

  it.each(['nowhere', 'pas-encore', 'range', 'sans-titre'])('is not there for %s', async (slug) => {
    expect(await findPortfolio(reader(service), slug)).toBeUndefined();
  });

  it('never links to anything but the web', { tags: ['slow'] }, async () => {
    for (const { slug } of await listPortfolio(reader(malformedService))) {
      const page = await findPortfolio(reader(malformedService), slug);
      for (const link of [page?.study.links.site, page?.study.links.code]) {
        if (link) expect(link).toMatch(/^https?:/);
      }
    }
  });
});

describe('malformed documents', () => {
  it('never fail the list, and those it shows can be opened', async () => {
    const projects = await listPortfolio(reader(malformedService));
    expect(projects.length).toBeGreaterThan(10);
    for (const { slug, title, tags, cover } of projects) {
      expect([slug, title, ...tags, cover.src].every((text) => text.trim() !== '')).toBe(true);
      expect(await findPortfolio(reader(malformedService), slug)).toBeDefined();
    }
  });

  it('are reported with the part that was left out', async () => {
    await listPortfolio(reader(malformedService));
    expect(warnings).toContainEqual(
      expect.objectContaining({
        message: 'a document is shown without a part',
        type: 'portfolio',
        id: expect.stringMatching(/^malformed-\d+$/),
        part: expect.any(String),
      }),
    );
  });
});

it('a content service that does not answer is an error for the page to tell', async () => {
  const client = service.client({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 });
  const unreachable = { ...reader(service), client };
  await expect(listPortfolio(unreachable)).rejects.toThrow();
  await expect(findPortfolio(unreachable, 'ecommerce-modern')).rejects.toThrow();
});
