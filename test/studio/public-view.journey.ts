/** Content before its day, closed or archived: only editors read it, by any of the addresses. */
import { createClient } from '@sanity/client';
import { createAdministrator } from '../support/administrator.ts';
import { test } from '../support/edited-site.ts';
import { PAGES } from '../support/pages.ts';
import { expect, type Site, startSite, temporaryDirectory } from '../support/site.ts';

const CANARY = 'Zinzolin';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

/** A visitor sees what appears within this time. */
const SOON = { timeout: 1_000, intervals: [20] };

const text = { title: `Un ${CANARY}`, description: CANARY, excerpt: CANARY, summary: CANARY };
const named = (slug: string) => ({ ...text, slug: { _type: 'slug', current: slug } });
const HIDDEN = {
  future: { _type: 'blogPost', ...named('futur'), publishDate: TOMORROW },
  'future-project': { _type: 'portfolio', ...named('projet'), publishDate: TOMORROW },
  archived: { _type: 'portfolio', ...named('archive'), status: 'archived' },
  inactive: { _type: 'service', ...named('inactif'), status: 'inactive' },
  closed: { _type: 'jobPosting', ...named('pourvu'), isActive: false },
  'drafts.blog-draft': { _type: 'blogPost', ...named('brouillon') },
  'versions.r1.blog-version': { _type: 'blogPost', ...named('version') },
};
const IDS = Object.keys(HIDDEN);
const LINKED = ['future', 'future-project', 'archived', 'inactive', 'closed'];

const QUERIES = [
  '*',
  '*[_id in path("**")]',
  // The query is part of its answer.
  '*[[title, description] match "zinz*"]',
  '*[references($ids)]{..., "to": related[]->}',
  '*[_id in $ids]{..., "same": *[_id == ^._id][0]}',
  '*[_type == "jobPosting" && isActive != true]',
  '*[dateTime(publishDate) > dateTime(now())]',
  '$refs[]->{title, description}',
  'diff::changedAny(*[_id == "home"][0], *[_id == "future"][0], title)',
  '*[_id == "linking"]{"to": related[]->title, "first": related[0]->}',
  '*[_type == "redirect"]',
];

async function writeHidden(site: Site) {
  const { client } = await createAdministrator(site);
  const editor = client.withConfig({ perspective: 'raw' });
  for (const [_id, document] of Object.entries(HIDDEN)) {
    await editor.createOrReplace({ _id, ...document });
  }
  const related = LINKED.map((_ref) => ({ _type: 'reference', _ref, _key: _ref }));
  await editor.createOrReplace({ _id: 'linking', _type: 'note', related });
  return editor;
}

/** Every answer an anonymous program can have of the content API, by its address. */
async function askEverything(site: Site): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const version of ['v1', 'v2024-01-01', 'v2025-02-19', 'vX']) {
    const data = `/${version}/data`;
    const addresses = [`${data}/export/production`, `${data}/doc/production/${IDS.join(',')}`];
    for (const perspective of ['raw', 'published', 'drafts', 'r1']) {
      for (const query of QUERIES) {
        const refs = JSON.stringify(IDS.map((_ref) => ({ _ref })));
        const parameters = { query, perspective, $ids: JSON.stringify(IDS), $refs: refs };
        addresses.push(`${data}/query/production?${new URLSearchParams(parameters)}`);
      }
    }
    for (const address of addresses) {
      answers.set(address, await (await fetch(site.origin + address)).text());
    }
  }
  return answers;
}

/** Every page and file of the site that links lead to, by its address. */
async function crawl(site: Site): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const left: string[] = [...PAGES, '/sitemap.xml', '/robots.txt', '/search-index.json'];
  left.push('/whatsapp.json', '/site.webmanifest', '/healthz', '/work.data', '/blog.data');
  left.push('/work?search=zinz', '/blog?q=zinz', '/blog/futurs', '/careers/pourvus');
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (answers.has(path)) continue;
    const answer = await fetch(site.origin + path, { redirect: 'manual' });
    const body = await answer.text();
    answers.set(path, `${answer.headers.get('location') ?? ''}\n${body}`);
    for (const [, href = ''] of body.matchAll(/(?:href="|<loc>)([^"<#]+)/g)) {
      const url = URL.parse(href.replaceAll('&amp;', '&'), site.origin + path);
      const isPage =
        url?.origin === site.origin && !/^\/(?:images|files|assets)\//.test(url.pathname);
      if (url && isPage) left.push(url.pathname + url.search);
    }
  }
  return answers;
}

test('a canary in every hiding place is found by staff, and by nobody else [S30]', {
  tag: '@slow',
}, async () => {
  test.setTimeout(180_000);
  const site = await startSite({ directory: await temporaryDirectory() });
  const visitor = createClient({
    ...{ projectId: 'agence', dataset: 'production', apiVersion: '2025-02-19', useCdn: false },
    ...{ apiHost: site.origin, useProjectHostname: false },
  });
  const heard: unknown[] = [];
  const hear = { next: (event: unknown) => void heard.push(event), error: () => {} };
  const listening = visitor.listen('*', {}, { events: ['welcome', 'mutation'] }).subscribe(hear);
  const live = visitor.live.events().subscribe(hear);
  await expect.poll(() => heard.length).toBe(2);

  const editor = await writeHidden(site);
  // Addresses that change must not be told by the redirections they leave.
  await editor.patch('future').set({ 'slug.current': 'futur-zinzolin' }).commit();
  await editor.patch('drafts.blog-draft').set({ 'slug.current': 'brouillon-zinzolin' }).commit();
  await editor.patch('closed').set({ 'slug.current': 'pourvu-zinzolin' }).commit();
  await editor.create({ _id: 'witness', _type: 'note' });
  await expect.poll(() => JSON.stringify(heard)).toContain('witness');

  expect(JSON.stringify(heard)).not.toMatch(/zinzolin/i);
  for (const [address, answer] of [...(await askEverything(site)), ...(await crawl(site))]) {
    expect(answer, address).not.toMatch(/zinzolin/i);
  }
  expect(site.output()).not.toMatch(/zinzolin/i);
  for (const path of ['/blog/futur-zinzolin', '/careers/pourvu-zinzolin', '/work/archive']) {
    expect((await fetch(site.origin + path, { redirect: 'manual' })).status, path).not.toBe(200);
  }

  const ids = await editor.fetch<string[]>(`*[title match "${CANARY}*"]._id`);
  expect(ids.toSorted()).toEqual(IDS.toSorted());
  listening.unsubscribe();
  live.unsubscribe();
  await site.stop();
});

test('with the hosted service’s rule the dataset is public, and the pages still wait', async () => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory, env: { ANONYMOUS_READS: 'dataset' } });
  await writeHidden(site);
  const read = async (path: string) => (await fetch(site.origin + path)).text();
  const query = '/v2024-01-01/data/query/production?perspective=published&query=*[].title';
  await expect.poll(() => read(query), SOON).toContain(CANARY);
  for (const path of ['/', '/blog', '/work', '/careers', '/sitemap.xml', '/search-index.json']) {
    expect(await read(path), path).not.toContain(CANARY);
  }
  await site.stop();
});

test('a post is on its page, in the list, the search and the sitemap within a second of its date', {
  tag: '@slow',
}, async ({ edited: site }) => {
  const read = async (path: string) => (await fetch(site.origin + path)).text();
  const places = ['/blog', '/blog/bientot', '/sitemap.xml', '/search-index.json'];
  const placeCount = async () => {
    const texts = await Promise.all(places.map(read));
    return texts.filter((html) => html.includes(CANARY) || html.includes('/blog/bientot')).length;
  };
  const date = Date.now() + 5_000;
  const publishDate = new Date(date).toISOString();
  await site.client.create({ _type: 'blogPost', ...named('bientot'), publishDate });
  // All of it was asked for before, and is kept.
  expect(await placeCount()).toBe(0);
  expect(Date.now()).toBeLessThan(date);
  await new Promise((resolve) => setTimeout(resolve, date - Date.now()));
  await expect.poll(placeCount, SOON).toBe(places.length);
});

test('the preview of a post that waits for its day shows it', { tag: '@slow' }, async ({
  page,
  edited: site,
}) => {
  const { client, cookie } = site;
  await client.create({ _id: 'future', ...HIDDEN.future });
  const order = await fetch(`${site.origin}/studio/apercu`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `${cookie.name}=${cookie.value}`,
      origin: site.origin,
    },
    body: JSON.stringify({
      path: '/blog/futur',
      perspective: 'drafts',
      hours: 1,
      wholeSite: false,
    }),
  });
  const { url } = await order.json();
  await page.goto(site.origin + url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HIDDEN.future.title);
  await page.goto(`${site.origin}/blog/futur`);
  await expect(page).toHaveURL(`${site.origin}/blog`);
});
