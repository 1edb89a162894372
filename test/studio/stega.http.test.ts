/** What overlays read in the texts of a preview is in previews alone, and only where it is read. */

import { stegaClean } from '@sanity/client/stega';
import { vercelStegaDecode, vercelStegaDecodeAll } from '@vercel/stega';
import { parseHTML } from 'linkedom';
import { expect } from 'vitest';
import { FEEDS } from '../../app/feeds/addresses.ts';
import { createAdministrator } from '../support/administrator.ts';
import type { EditedSite } from '../support/edited-site.ts';
import { test as withSite } from '../support/http.ts';
import { PAGES } from '../support/pages.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';

/** Nothing is a draft here, so that a preview shows what is published. */
const test = withSite.extend<{ edited: EditedSite }>({
  edited: shared(async (atEnd) => {
    const site = await startSharedSite(atEnd);
    return { ...site, ...(await createAdministrator(site)) };
  }),
});

/** The characters stega writes with. */
const HIDDEN = /[\u200b-\u200d\ufeff]/;

/** An editor's preview of drafts. */
const PREVIEW = '/apercu/drafts';

/** What is read by programs rather than visitors. */
const FILES = [
  '/sitemap.xml',
  '/search-index.json',
  '/robots.txt',
  '/whatsapp.json',
  '/film.json',
  ...Object.values(FEEDS).map(({ href }) => href),
];

async function listed({ origin }: Site): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(origin, ''),
  );
}

/** The links of a preview stay in it. */
function publicLinks(html: string): string {
  return html.replaceAll(new RegExp(`"${PREVIEW}(?=["#?])`, 'g'), '"/').replaceAll(PREVIEW, '');
}

/** Without what React writes between two texts: the end of a text that is all hidden is still one. */
function joined(html: string): string {
  return html.replaceAll('<!-- -->', '');
}

function textsOf(node: Node | null): string[] {
  return [...(node?.childNodes ?? [])].flatMap((child) =>
    child.nodeType === 3 && HIDDEN.test(child.textContent ?? '')
      ? [child.textContent ?? '']
      : textsOf(child),
  );
}

/** Where two pages begin to differ, and how each goes on; nothing for equal ones. */
function differenceOf(one: string, other: string): string[] {
  if (one === other) return [];
  let start = 0;
  while (one[start] === other[start]) start += 1;
  return [one, other].map((html) => html.slice(Math.max(0, start - 60), start + 100));
}

function dataOf(path: string): string {
  const [page = '', search] = path.split('?');
  return `${page === '/' ? '/_root' : page}.data${search ? `?${search}` : ''}`;
}

test('each text of a preview leads to its field, and all else is what visitors get', {
  tags: ['slow'],
}, async ({ edited: site }) => {
  const cookie = `${site.cookie.name}=${site.cookie.value}`;
  const leading: string[] = [];
  for (const path of PAGES.filter((page) => !/[?]|introuvable|nulle-part/.test(page))) {
    const address = site.origin + PREVIEW + (path === '/' ? '' : path);
    const preview = await (await fetch(address, { headers: { cookie } })).text();
    const { document } = parseHTML(preview);
    const page = parseHTML(await (await fetch(site.origin + path)).text()).document;
    expect(document.head.outerHTML, path).not.toMatch(HIDDEN);
    const main = document.querySelector('main');
    main?.querySelector('.preview-notice')?.remove();
    for (const element of main?.querySelectorAll('*') ?? []) {
      for (const { name, value } of element.attributes) {
        if (name !== 'alt') expect(value, `${name} on ${path}`).not.toMatch(HIDDEN);
      }
    }
    // As the overlays read it: text by text.
    for (const text of textsOf(main)) {
      expect(() => vercelStegaDecode(text), `${path}: ${stegaClean(text)}`).not.toThrow();
    }
    const cleaned = stegaClean(main?.outerHTML ?? '');
    const published = page.querySelector('main')?.outerHTML ?? '';
    expect.soft(differenceOf(joined(publicLinks(cleaned)), joined(published)), path).toEqual([]);
    const fields = vercelStegaDecodeAll(main?.textContent ?? '') ?? [];
    if (fields.length > 0) leading.push(path);
    for (const field of fields) {
      expect(field).toMatchObject({ href: expect.stringMatching(/^\/studio\/contenus\/intent\//) });
    }
  }
  expect(leading.length).toBeGreaterThanOrEqual(12);
});

test('no public page, data or file holds one invisible character of previews, rendered or kept', {
  tags: ['slow'],
}, async ({ edited: site }) => {
  // Copied out of a preview by a program and stored, it is still not shown.
  const study = await site.client.getDocument('portfolio-route-9');
  if (!study) throw new Error('the demo has that case study');
  const pasted = `Un titre collé${'\u200b'.repeat(4)}\u200c\ufeff\u200d`;
  await site.client.createOrReplace({
    ...study,
    _id: 'titre-colle',
    title: pasted,
    slug: { current: 'titre-colle' },
  });
  const pages = [...new Set([...PAGES, ...(await listed(site))])];
  const addresses = [...pages, ...pages.map(dataOf), ...FILES];
  expect(pages.length).toBeGreaterThanOrEqual(40);
  for (const address of [...addresses, ...addresses]) {
    const answer = await fetch(site.origin + address);
    expect(await answer.text(), address).not.toMatch(HIDDEN);
  }
});
