import { DOMParser } from 'linkedom';
import { expect, test } from 'vitest';
import { startTestService } from '../../packages/content-service/testing/start-test-service.ts';
import { countSitemapFiles, listSitemap, readSitemapFile } from './sitemap-query.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const ORIGIN = 'https://anfa.example';

const picture = (name: string) => ({ asset: { _ref: `image-${name}-2400x1600-jpg` } });

const DOCUMENTS = [
  { _id: 'home', _type: 'home', _updatedAt: '2026-11-02T09:00:00Z' },
  { _id: 'work', _type: 'work', _updatedAt: '2026-01-02T09:00:00Z' },
  {
    _id: 'film',
    _type: 'portfolio',
    _updatedAt: '2026-11-20T09:00:00Z',
    title: 'Thé & menthe <vert>\ufffe ]]>',
    slug: { current: 'thé&menthe' },
    publishDate: '2026-05-02T09:00:00Z',
    summary: 'Un film "court".',
    coverImage: picture('aa'),
    gallery: [{ src: picture('bb') }, { src: picture('aa') }, { src: 'perdue' }],
    video: { type: 'local', src: { asset: { _ref: 'file-ff-mp4' } }, duration: 72.4 },
  },
  {
    _id: 'tube',
    _type: 'portfolio',
    title: 'Sur YouTube',
    slug: 'tube',
    video: { type: 'youtube', youtubeId: 'PetitSouk-1', poster: picture('cc') },
  },
  { _id: 'bare', _type: 'portfolio', title: 'Sans image', slug: 'nu', video: { youtubeId: 'x' } },
  {
    _id: 'post',
    _type: 'blogPost',
    title: 'Un article',
    slug: 'article',
    publishDate: '2026-05-02T09:00:00Z',
    content: [{ _type: 'image', ...picture('dd') }, { _type: 'block' }],
  },
  { _id: 'soon', _type: 'blogPost', title: 'x', slug: 'bientot', publishDate: '2027-01-01' },
  {
    _id: 'job',
    _type: 'jobPosting',
    title: 'Close',
    slug: 'close',
    isActive: true,
    applicationDeadline: '2026-11-23',
  },
];

const service = await startTestService(DOCUMENTS.map((document) => ({ put: document })));
const reader = { client: service.client(), assetOrigin: '', warn() {} };

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');

test('an entry has the day of its last change, its pictures and its film, each text escaped', async () => {
  const xml = writeSitemap(ORIGIN, await readSitemapFile(reader, 1, { now: NOW }));
  const entries = new Map(
    [...parsed(xml).querySelectorAll('url')].map((entry) => [
      entry.querySelector('loc')?.textContent,
      [...entry.querySelectorAll('*')]
        .filter(({ children }) => children.length === 0)
        .map(({ localName, textContent }) => [localName, textContent]),
    ]),
  );
  const image = (name: string) => [
    'image:loc',
    expect.stringMatching(`^${ORIGIN}/images/agence/production/${name}-2400x1600.jpg`),
  ];
  const film = `${ORIGIN}/work/th%C3%A9%26menthe`;
  expect(entries.get(film)).toEqual([
    ['loc', film],
    ['lastmod', '2026-11-20T09:00:00.000Z'],
    image('aa'),
    image('bb'),
    ['video:thumbnail_loc', image('aa')[1]],
    ['video:title', 'Thé & menthe <vert> ]]>'],
    ['video:description', 'Un film "court".'],
    ['video:content_loc', `${ORIGIN}/files/agence/production/ff.mp4`],
    ['video:duration', '72'],
  ]);
  expect(entries.get(`${ORIGIN}/work/tube`)?.slice(2)).toEqual([
    ['video:thumbnail_loc', image('cc')[1]],
    ['video:title', 'Sur YouTube'],
    ['video:description', 'Sur YouTube'],
    ['video:player_loc', 'https://www.youtube-nocookie.com/embed/PetitSouk-1'],
  ]);
  expect(entries.get(`${ORIGIN}/work/nu`)?.slice(2)).toEqual([]);
  expect(entries.get(`${ORIGIN}/blog/article`)?.slice(2)).toEqual([image('dd')]);
  // Not yet out, and no longer open.
  expect([...entries.keys()].filter((it) => /bientot|close/.test(it ?? ''))).toEqual([]);
});

test('a list is as young as the latest of what it lists, another page as its texts', async () => {
  const pages = await readSitemapFile(reader, 1, { now: NOW });
  const changed = new Map(pages.map(({ path, changed }) => [path, changed?.toISOString()]));
  expect(changed.get('/')).toBe('2026-11-02T09:00:00.000Z');
  expect(changed.get('/work')).toBe([...changed].find(([path]) => path === '/work/tube')?.[1]);
  expect(changed.get('/contact')).toBeUndefined();
});

test('more documents than a file holds are several files, and each page is in one of them', async () => {
  // Six have a page of their own, or will have, or had.
  expect(await countSitemapFiles(reader)).toBe(1);
  expect(await countSitemapFiles(reader, 2)).toBe(3);
  const files = await Promise.all(
    [1, 2, 3].map((number) => readSitemapFile(reader, number, { now: NOW, most: 2 })),
  );
  const paths = files.flat().map(({ path }) => path);
  const listed = await listSitemap(reader, NOW);
  expect(paths.toSorted()).toEqual(listed.map(({ path }) => path).toSorted());
  expect(new Set(paths).size).toBe(paths.length);
  const index = writeSitemapIndex(ORIGIN, ['/sitemap.xml?partie=1', '/sitemap.xml?partie=2']);
  expect([...parsed(index).querySelectorAll('sitemap loc')].map((it) => it.textContent)).toEqual([
    `${ORIGIN}/sitemap.xml?partie=1`,
    `${ORIGIN}/sitemap.xml?partie=2`,
  ]);
});
