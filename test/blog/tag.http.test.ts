/** The page of a tag, as search engines and visitors without script get it. */
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';

const PAGE = '/blog/etiquettes/mesure';

test('the tags of a post lead to pages that list their posts, canonical and in the sitemap', async ({
  site,
}) => {
  const page = await readPage(site, PAGE);
  expect(page.getByRole('heading', { name: 'Mesure' }).count).toBe(1);
  expect(page.getByText('8 articles avec cette étiquette').count).toBe(1);
  const list = page.getByRole('region', { name: 'Articles' }).getByRole('article');
  expect(list.count).toBe(8);
  const html = await (await fetch(site.origin + PAGE)).text();
  expect(html).toContain(`<link rel="canonical" href="${site.origin}${PAGE}"/>`);
  expect(html).toContain('"numberOfItems":8');

  const [, first = ''] =
    /href="(\/blog\/[\w-]+)"/.exec(html.split('class="post-row"')[1] ?? '') ?? [];
  const post = await readPage(site, first);
  const tags = post.getByRole('list', { name: 'Étiquettes' });
  expect(tags.getByRole('link', { name: 'Mesure' }).attribute('href')).toBe(PAGE);

  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${site.origin}${PAGE}</loc>`);
  // One post has it.
  expect(sitemap).not.toContain('/blog/etiquettes/branding<');
  expect((await fetch(`${site.origin}/blog/etiquettes/branding`)).status).toBe(200);
});

test('a tag of no post is missing, and a page that is no more leads to the last', async ({
  site,
}) => {
  for (const slug of ['personne', 'Mesure', 'x'.repeat(300), '%E2%80%8B', '..%2F..']) {
    const answer = await fetch(`${site.origin}/blog/etiquettes/${slug}`, { redirect: 'manual' });
    expect([slug, answer.status]).toEqual([slug, 404]);
  }
  const beyond = await fetch(`${site.origin}${PAGE}?page=9`, { redirect: 'manual' });
  expect([beyond.status, beyond.headers.get('location')]).toEqual([302, PAGE]);
});
