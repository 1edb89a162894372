import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContentReader } from '../app/context.ts';
import {
  startTestService,
  type TestService,
} from '../packages/content-service/testing/start-test-service.ts';
import { loadIndex, search } from '../packages/search/index.ts';
import { FRENCH_QUERIES, FRUITLESS_QUERIES } from '../test/support/french-queries.ts';
import { createSiteSearch } from './search-index.ts';

/** Longer than a publication may stay unseen, or a withdrawal be ignored. */
const A_SECOND = 1000; // ms

function reader({ client }: TestService, overrides: Partial<ContentReader> = {}): ContentReader {
  return {
    client: client({ apiVersion: '2024-01-01', perspective: 'published' }),
    assetOrigin: '',
    warn: () => {},
    ...overrides,
  };
}

function searching(of: TestService, clock?: () => number) {
  return createSiteSearch({
    reader: reader(of),
    revision: () => of.service.publishedRevision(),
    ...(clock && { clock }),
  });
}

const demo = await startTestService();
await demo.service.importArchive(fileURLToPath(new URL('../tools/demo/archive/', import.meta.url)));

describe('the demo agency', () => {
  const site = searching(demo);

  test('there are sixty queries at least, each once', () => {
    expect(new Set(FRENCH_QUERIES.map(([typed]) => typed)).size).toBe(FRENCH_QUERIES.length);
    expect(FRENCH_QUERIES.length).toBeGreaterThanOrEqual(60);
  });

  test.each(FRENCH_QUERIES)('“%s” finds %s first', { tags: ['slow'] }, async (typed, url) => {
    const { results } = await site.find(typed);
    expect(results.map((result) => result.url)[0]).toBe(url);
  });

  test.each(FRUITLESS_QUERIES)('“%s” finds nothing', async (typed) => {
    expect(await site.find(typed)).toEqual({ count: 0, results: [] });
  });

  test('case studies, services, posts, pages and open jobs are found, each with its kind [shell-7.19] [shell-9.29]', async () => {
    const kind = async (term: string) => {
      const [first] = (await site.find(term)).results;
      return [first?.type, first?.url, first?.category];
    };
    expect(await kind('une boutique qui tient')).toEqual([
      'project',
      '/work/ecommerce-modern',
      'Petit Souk',
    ]);
    expect(await kind('media buying')).toEqual([
      'service',
      '/services/media-buying',
      'Media Buying',
    ]);
    expect(await kind('filmer à midi')).toEqual(['blog', '/blog/filmer-a-midi', 'Vidéo']);
    expect(await kind('graphiste')).toEqual([
      'page',
      '/careers/graphiste-marque-web',
      'Offre d’emploi',
    ]);
    expect(await kind('carrières')).toEqual(['page', '/careers', 'Page']);
    expect(await kind('politique de cookies')).toEqual([
      'page',
      '/legal#cookies',
      'Informations légales',
    ]);
  });

  test('a result has id, title, description, category, tags, url and type [shell-3.17]', async () => {
    const [first] = (await site.find('filmer à midi')).results;
    expect(first).toMatchObject({
      id: expect.stringMatching(/./),
      title: 'Filmer à midi\u202f: erreur ou signature\u202f?'.replace('\u202f:', '\u00a0:'),
      description: expect.stringContaining('soleil de midi'),
      category: 'Vidéo',
      tags: ['Vidéo', 'Reels', 'Tournage'],
      url: '/blog/filmer-a-midi',
      type: 'blog',
    });
  });

  test('a job whose deadline has passed is not found, its siblings are', async () => {
    const { results } = await site.find('alternance image cadre');
    expect(results.map(({ url }) => url)).not.toContain('/careers/alternance-image');
    expect((await site.find('stage rédaction')).results[0]?.url).toBe('/careers/stage-redaction');
  });

  test('what is searched on the server is the file that browsers are sent', {
    tags: ['slow'],
  }, async () => {
    const index = await loadIndex(await site.file());
    for (const [typed] of FRENCH_QUERIES) {
      expect(search(index, typed)).toEqual(await site.find(typed));
    }
  });
});

describe('publishing', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService([
      { put: post('lighthouse', { title: 'Le phare' }) },
      { put: { _id: 'home', _type: 'home', heroText: 'Une agence.' } },
    ]);
  });

  const urls = async (site: ReturnType<typeof searching>, term: string) =>
    (await site.find(term)).results.map(({ url }) => url);

  test('a document is found within a second of being published, and gone within one of being taken back', {
    tags: ['slow'],
  }, async () => {
    const site = searching(service);
    const editor = service.staff({ perspective: 'raw' });
    expect(await urls(site, 'moulin')).toEqual([]);

    await editor.create(post('mill', { title: 'Le moulin' }));
    const published = performance.now();
    expect(await urls(site, 'moulin')).toEqual(['/blog/mill']);
    expect(await site.file()).toContain('moulin');
    expect(performance.now() - published).toBeLessThan(A_SECOND);

    await editor.patch('mill').set({ title: 'La meule' }).commit();
    expect(await urls(site, 'moulin')).toEqual([]);
    expect(await urls(site, 'meule')).toEqual(['/blog/mill']);

    await editor.delete('mill');
    const withdrawn = performance.now();
    expect(await urls(site, 'meule')).toEqual([]);
    expect(await site.file()).not.toContain('meule');
    expect(performance.now() - withdrawn).toBeLessThan(A_SECOND);
  });

  test('texts of the pages are found as soon as they are changed', { tags: ['slow'] }, async () => {
    const site = searching(service);
    expect(await urls(site, 'agence')).toContain('/');
    await service.staff().patch('home').set({ heroText: 'Un atelier de mosaïque.' }).commit();
    expect(await urls(site, 'mosaique')).toEqual(['/']);
  });

  test('nothing that is not public is ever in the file: a canary in each hiding place [S30]', async () => {
    const site = searching(service);
    const editor = service.staff({ perspective: 'raw' });
    const hidden = {
      draft: post('drafts.lighthouse', { title: 'Canari' }),
      version: post('versions.r1.lighthouse', { title: 'Canari' }),
      future: post('future', { publishDate: '2999-06-01T00:00:00Z', title: 'Canari' }),
      archived: { ...post('archived'), _type: 'portfolio', status: 'archived', title: 'Canari' },
      inactive: { ...post('inactive'), _type: 'service', status: 'inactive', title: 'Canari' },
      closed: { ...post('closed'), _type: 'jobPosting', isActive: false, title: 'Canari' },
      past: {
        ...post('past'),
        _type: 'jobPosting',
        isActive: true,
        applicationDeadline: '2020-01-01',
        title: 'Canari',
      },
      private: { _id: 'secret.note', _type: 'blogPost', title: 'Canari', slug: 'note' },
      unknown: { ...post('unknown'), _type: 'note', title: 'Canari' },
      field: post('field', { title: 'Terrain', internalNote: 'Canari' }),
    };
    for (const document of Object.values(hidden)) await editor.createOrReplace<object>(document);
    expect(await urls(site, 'phare')).toEqual(['/blog/lighthouse']);
    expect(await urls(site, 'terrain')).toEqual(['/blog/field']);
    expect((await site.file()).toLowerCase()).not.toContain('canari');
  });

  test('what is dated appears in its time, and a job leaves after its last day in Casablanca, with nobody publishing [U05]', async () => {
    let now = Date.UTC(2026, 5, 1, 12);
    const site = searching(service, () => now);
    const editor = service.staff();
    await editor.create(
      post('solstice', { title: 'Solstice', publishDate: '2026-06-21T08:00:00Z' }),
    );
    const job = { ...post('diver'), _type: 'jobPosting', isActive: true, title: 'Plongeuse' };
    await editor.create({ ...job, applicationDeadline: '2026-06-10' });
    expect(await urls(site, 'plongeuse')).toEqual(['/careers/diver']);
    now = Date.UTC(2026, 5, 10, 22, 30);
    expect(await urls(site, 'plongeuse')).toEqual(['/careers/diver']);
    now = Date.UTC(2026, 5, 10, 23, 0);
    expect(await urls(site, 'plongeuse')).toEqual([]);
    expect(await urls(site, 'solstice')).toEqual([]);
    now = Date.UTC(2026, 5, 21, 8, 0);
    expect(await urls(site, 'solstice')).toEqual(['/blog/solstice']);
  });

  test('however many wait, it is read once, and then only what changed', async () => {
    const batches: string[] = [];
    const { client } = reader(service);
    const counting = client.clone();
    const fetch = counting.fetch.bind(counting);
    Object.assign(counting, {
      fetch: (query: string, parameters?: Record<string, unknown>) => {
        const ids = parameters?.ids;
        if (Array.isArray(ids)) batches.push(ids.sort().join());
        return fetch(query, parameters ?? {});
      },
    });
    const site = createSiteSearch({
      reader: reader(service, { client: counting }),
      revision: () => service.service.publishedRevision(),
    });
    await Promise.all(Array.from({ length: 20 }, () => site.find('phare')));
    await service.staff().create(post('mill', { title: 'Le moulin' }));
    await Promise.all(Array.from({ length: 20 }, () => site.file()));
    expect(batches).toEqual(['lighthouse', 'mill']);
  });

  test('while the content service is away, what was read last is searched; before the first reading it is an error', async () => {
    const warnings: string[] = [];
    let revision = 1;
    const away = service.client({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 });
    const content = reader(service, { warn: (message) => warnings.push(message) });
    const site = createSiteSearch({ reader: content, revision: () => revision });
    expect(await urls(site, 'phare')).toEqual(['/blog/lighthouse']);
    content.client = away;
    revision += 1;
    expect(await urls(site, 'phare')).toEqual(['/blog/lighthouse']);
    expect(warnings).toContain('the search answers with what it read last');
    const fresh = createSiteSearch({ reader: content, revision: () => revision });
    await expect(fresh.file()).rejects.toThrow();
  });
});

function post(id: string, fields: Record<string, unknown> = {}) {
  const slug = id.split('.').at(-1) ?? id;
  return { _id: id, _type: 'blogPost', title: slug, slug: { current: slug }, ...fields };
}
