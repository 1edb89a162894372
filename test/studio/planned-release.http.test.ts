/** A release of several documents is published at its hour, once, also when no process ran at that moment. */
import { rm } from 'node:fs/promises';
import { expect } from 'vitest';
import { createAdministrator } from '../support/administrator.ts';
import { test } from '../support/http.ts';
import { freePort, startSite, temporaryDirectory } from '../support/site.ts';

test('a release of three documents whose hour came while the site was killed is published once, everywhere', {
  tags: ['slow'],
}, async () => {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const site = await startSite({ directory, port });
  const { client } = await createAdministrator(site);
  const page = async (path: string) => (await fetch(site.origin + path)).text();

  const releaseId = 'rAutomne';
  await client.releases.create({ releaseId, metadata: { title: 'Automne' } });
  const study = await client.getDocument('portfolio-route-9');
  const [article] = await client.fetch('*[_type == "blogPost"] | order(publishDate desc)[0...1]');
  const write = (publishedId: string, document: { _type: string; [field: string]: unknown }) =>
    client.createVersion({
      releaseId,
      publishedId,
      document: { ...document, _id: `versions.${releaseId}.${publishedId}` },
    });
  if (!study) throw new Error('the demo has that case study');
  await write(study._id, { ...study, title: 'Route des zinnias' });
  const slug = { _type: 'slug', current: 'etude-zinnias' };
  await write('etude-zinnias', { ...study, title: 'Étude des zinnias', slug });
  await write(article._id, { ...article, title: 'Article des zinnias' });

  // The pages as they are kept before its hour.
  for (const path of [
    '/work/route-9',
    '/work',
    '/blog',
    '/search-index.json',
    '/sitemap.xml',
    '/feed.xml',
  ]) {
    expect(await page(path)).not.toMatch(/zinnias/);
  }
  const publishAt = new Date(Date.now() + 1_000).toISOString();
  await client.releases.schedule({ releaseId, publishAt });
  await site.kill();
  await new Promise((resolve) => setTimeout(resolve, 1_100));

  const after = await startSite({ directory, port });
  await expect.poll(() => page('/work/route-9')).toContain('Route des zinnias');
  expect(await page('/work/etude-zinnias')).toContain('Étude des zinnias');
  expect(await page('/work')).toContain('Étude des zinnias');
  expect(await page('/blog')).toContain('Article des zinnias');
  expect(await page('/feed.xml')).toContain('Article des zinnias');
  expect(await page('/search-index.json')).toContain('Étude des zinnias');
  expect(await page('/sitemap.xml')).toContain('/work/etude-zinnias');

  // Once, and by the schedule: another kill and another start publish nothing more.
  const edited = client.withConfig({ perspective: 'raw' });
  await edited.patch(study._id).set({ title: 'Route corrigée' }).commit();
  await after.kill();
  const last = await startSite({ directory, port });
  await expect.poll(() => page('/work/route-9')).toContain('Route corrigée');
  const { events } = await client.request<{ events: { type: string; author: string }[] }>({
    url: `/data/history/production/events/releases/${releaseId}`,
  });
  expect(events.filter(({ type }) => type === 'publishRelease')).toMatchObject([
    { author: 'schedule' },
  ]);
  await last.stop();
  await rm(directory, { recursive: true, force: true });
});
