/** The cards of /work under a pointer, the figures of a case study as one comes to them, and the wait between pages. */

import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { nodeIn } from '../support/page-graph.ts';
import { readPage } from '../support/served-page.ts';

// ms

const REEL = 'Le matin à Derb Omar';

test('a card with a film shows its poster and its duration, a featured one says so [shell-3.15] [shell-3.16]', async ({
  site,
}) => {
  const page = await readPage(site, '/work');
  const cardOf = (title: string) =>
    page.getByRole('listitem').filter((it) => it.getByRole('heading', { name: title }).count === 1);
  const card = cardOf(REEL);
  expect(card.locator('img').count).toBe(1);
  expect(card.getByText(/Durée 0:30/).count).toBe(1);
  expect(card.getByText(/À la une/).count).toBe(1);
  const plain = cardOf('Une application qui se fait oublier');
  expect(plain.count).toBe(1);
  expect(plain.getByText(/Durée/).count).toBe(0);
  expect(plain.getByText(/À la une/).count).toBe(0);
  // There are at most six featured projects (pages-9.11 in test/specification.md).
  expect(page.getByText(/À la une/).count).toBe(6);
});

test('projects, satisfied clients and years are stated [pages-2.15] [pages-2.16] [pages-2.17] [pages-9.22]', async ({
  site,
}) => {
  expect((await readPage(site, '/work')).locator('.work-stats > li').texts()).toEqual([
    '14 projets à voir',
    expect.stringMatching(/100\s% de leurs clients satisfaits/),
    expect.stringMatching(/5\+ ans d’expérience par personne/),
  ]);
});

test('search engines are told of the project and of its film', async ({ site }) => {
  const page = await readPage(site, '/work/matin-derb-omar');
  expect(nodeIn(page, 'CreativeWork')).toMatchObject({
    name: 'Le matin à Derb Omar',
    url: `${site.origin}/work/matin-derb-omar`,
    sourceOrganization: { name: 'Tafilt' },
    video: {
      '@type': 'VideoObject',
      duration: 'PT0M30S',
      uploadDate: '2026-05-18T09:00:00.000Z',
      contentUrl: expect.stringMatching(/^http.*\.mp4$/),
      thumbnailUrl: expect.stringMatching(/^http/),
    },
  });
});
