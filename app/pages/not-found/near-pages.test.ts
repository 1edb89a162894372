import { expect, test } from 'vitest';
import { startTestService } from '../../../packages/content-service/testing/start-test-service.ts';
import type { ContentReader } from '../../context.ts';
import { findNearPages } from './near-pages.ts';

const service = await startTestService(
  [
    {
      _id: 'derb',
      _type: 'portfolio',
      title: 'Le matin à Derb Omar',
      slug: { current: 'matin-derb-omar' },
    },
    {
      _id: 'old',
      _type: 'portfolio',
      title: 'Derb Omar, avant',
      slug: 'derb-omar-avant',
      status: 'archived',
    },
    {
      _id: 'later',
      _type: 'blogPost',
      title: 'Derb Omar demain',
      slug: 'derb-omar-demain',
      publishDate: '2999-01-01',
    },
    {
      _id: 'drafts.mine',
      _type: 'blogPost',
      title: 'Derb Omar brouillon',
      slug: 'derb-omar-brouillon',
    },
    {
      _id: 'seo',
      _type: 'service',
      title: 'Référencement',
      slug: { current: 'seo-strategy' },
      status: 'active',
    },
    {
      _id: 'gone',
      _type: 'service',
      title: 'Référencement local',
      slug: 'seo-local',
      status: 'inactive',
    },
    { _id: 'post', _type: 'blogPost', title: 'Filmer à midi', slug: 'filmer-a-midi' },
    {
      _id: 'job',
      _type: 'jobPosting',
      title: 'Monteuse vidéo',
      slug: 'monteuse-video',
      isActive: true,
    },
    {
      _id: 'closed',
      _type: 'jobPosting',
      title: 'Monteuse son',
      slug: 'monteuse-son',
      isActive: false,
    },
    { _id: 'broken', _type: 'blogPost', title: 12, slug: { current: ['derb-omar'] } },
  ].map((put) => ({ put })),
);

const content: ContentReader = {
  client: service.client(),
  assetOrigin: '',
  warn: () => {},
};

const near = async (address: string) =>
  (await findNearPages(content, address)).map(({ path, kind }) => `${kind} ${path}`);

test.each([
  ['/matin-derb-omar', 'Étude de cas /work/matin-derb-omar'],
  ['/service/seo-stratgy', 'Service /services/seo-strategy'],
  ['/blog/filmer-midi', 'Article /blog/filmer-a-midi'],
  ['/jobs/monteuse', 'Offre d’emploi /careers/monteuse-video'],
  ['/confidentialite', 'Page /legal#politique-confidentialite'],
])('%s leads first to the published %s', async (typed, expected) => {
  expect((await near(typed))[0]).toBe(expected);
});

test('nothing a visitor may not see is suggested', async () => {
  const suggestions = [
    ...(await near('/derb-omar')),
    ...(await near('/seo-local')),
    ...(await near('/monteuse-son')),
  ];
  expect(suggestions.join()).not.toMatch(/avant|demain|brouillon|local|son/);
});

test('without the content service the site’s own pages are still suggested', async () => {
  const warnings: string[] = [];
  const away: ContentReader = {
    ...content,
    warn: (message) => warnings.push(message),
    client: service.client({ apiHost: 'http://127.0.0.1:9', maxRetries: 0 }),
  };
  expect((await findNearPages(away, '/contcat')).map(({ path }) => path)).toEqual(['/contact']);
  expect(warnings).toEqual(['only the pages of the site itself are suggested']);
});
