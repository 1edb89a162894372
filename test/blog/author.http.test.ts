/** The page of who signs posts, as search engines and visitors without script get it. */
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { readPage } from '../support/served-page.ts';

const PAGE = '/blog/auteurs/ousmane-keita';

test('a post leads twice to the page of its author, which lists their posts and is in the sitemap', async ({
  site,
}) => {
  const post = await readPage(site, '/blog/filmer-a-midi');
  const signed = post.getByRole('link', { name: /Ousmane Keïta/ });
  expect(signed.attribute('href')).toBe(PAGE);
  const box = post.getByRole('region', { name: 'Écrit par Ousmane Keïta' });
  expect(box.getByRole('link', { name: 'Lire tous ses articles' }).attribute('href')).toBe(PAGE);

  const page = await readPage(site, PAGE);
  expect(page.getByRole('heading', { name: 'Ousmane Keïta' }).count).toBe(1);
  expect(page.getByRole('img', { name: /^Portrait dessiné\s: Ousmane Keïta$/ }).count).toBe(1);
  expect(page.getByText('Réalisateur').count).toBe(1);
  expect(page.getByRole('link', { name: /^Filmer à midi/ }).count).toBe(1);
  expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).toContain(
    `<loc>${site.origin}${PAGE}</loc>`,
  );
});

test('the author of a post is one person for search engines, on the post and on their own page', async ({
  site,
}) => {
  const html = async (path: string) => (await fetch(site.origin + path)).text();
  const id = `"@id":"${site.origin}${PAGE}#person"`;
  expect(await html('/blog/filmer-a-midi')).toContain(`"author":{"@type":"Person",${id}`);
  const own = await html(PAGE);
  expect(own).toContain('"@type":"ProfilePage"');
  expect(own).toContain(`"mainEntity":{${id}}`);
  expect(own).toContain(`<link rel="canonical" href="${site.origin}${PAGE}"/>`);
});

test('an address of nobody leads to the blog', async ({ site }) => {
  for (const path of ['personne', 'Ousmane-Keita', 'x'.repeat(300)]) {
    const answer = await fetch(`${site.origin}/blog/auteurs/${path}`, { redirect: 'manual' });
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/blog']);
  }
});
