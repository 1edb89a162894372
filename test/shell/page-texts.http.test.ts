/** Every text of the documents that hold the pages' words is read on the site, and no other stands in its place. */

import { expect } from 'vitest';
import { MAIN_NAVIGATION } from '../../app/content/main-navigation.ts';
import * as firstTexts from '../../model/first-texts.ts';
import { type Administrator, createAdministrator } from '../support/administrator.ts';
import { test as withSite } from '../support/http.ts';
import { changeRequest } from '../support/inbox-file.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { PUBLIC_ROUTES } from '../support/public-routes.ts';
import { readPage, ServedPage } from '../support/served-page.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';

/** The documents, by what their first texts are called. */
const DOCUMENTS = {
  FIRST_ANNOUNCEMENT: 'settings',
  FIRST_WORK: 'work',
  FIRST_SERVICES: 'services',
  FIRST_CONTACT: 'contact',
  FIRST_NEWSLETTER_BOX: 'newsletter',
  FIRST_NEWSLETTER_PAGE: 'newsletter',
  FIRST_NEWSLETTER_LINKS: 'newsletter',
  FIRST_NOT_FOUND: 'notFound',
  FIRST_NEAR_PAGES: 'notFound',
  FIRST_SENT_REQUEST: 'sentRequest',
  FIRST_CONTACT_FORM: 'home',
  FIRST_HOME: 'home',
  FIRST_BLOCKS: 'home',
  FIRST_ABOUT: 'about',
  FIRST_TEAM: 'team',
  FIRST_CLIENTS: 'clients',
  FIRST_QUESTIONS: 'questions',
  FIRST_CAREERS: 'careers',
  FIRST_SERVICE_CALL: 'service-production-video',
  FIRST_LEGAL: 'legal',
  FIRST_BLOG: 'blog',
  FIRST_COMMENTS: 'blog',
  FIRST_APPLICATIONS: 'careers',
} as const satisfies Record<keyof typeof firstTexts, string>;

/** Words that stand elsewhere too, as the names of links and headings of other pages’ own. */
const ELSEWHERE = new Set([
  ...MAIN_NAVIGATION.map(({ label }) => label),
  'Nos valeurs',
  'Parler à un expert',
  'Voir le portfolio',
  'Informations légales',
  'L’avis de nos clients',
  'Questions fréquentes',
]);

const TEXTS = Object.entries(firstTexts).flatMap(([of, texts]) =>
  Object.entries<string>(texts).map(([field, first]) => {
    const name = nameIn(DOCUMENTS, of);
    const document = DOCUMENTS[name];
    return { document, path: pathOf(name, field), first, mark: markOf(document, field) };
  }),
);

/** Where a document has a text. Blocks of the demo's home page have their kinds for keys. */
function pathOf(of: keyof typeof firstTexts, field: string): string {
  if (of === 'FIRST_ANNOUNCEMENT') return `announcement.${field}`;
  if (of === 'FIRST_CONTACT_FORM') return `sections[_key=="contactForm"].${field}`;
  if (of !== 'FIRST_BLOCKS') return field;
  const [kind, own] = field.split('.');
  return `sections[_key=="${kind}"].${own}`;
}

type MarkedSite = Site & Administrator & { mailServer: MailServer };

/** A site of which each of these texts is a mark of its own. */
const test = withSite.extend<{ marked: MarkedSite }>({
  marked: shared(async (atEnd) => {
    const mailServer = await startMailServer();
    const site = await startSharedSite(atEnd, { env: { SMTP_URL: mailServer.url } });
    atEnd(() => mailServer.close());
    const administrator = await createAdministrator(site);
    const transaction = administrator.client.transaction();
    for (const { document, path, first, mark } of TEXTS) {
      const [braces = ''] = /\{[^}]+\}/.exec(first) ?? [];
      transaction.patch(document, (patch) => patch.set({ [path]: `${mark}${braces}` }));
    }
    await transaction.commit();
    return { ...site, ...administrator, mailServer };
  }),
});

/** A visitor sees what was published within this time. */
const SOON = { timeout: 1_000, interval: 20 };

test('each text of the pages’ documents is read where its page says it, in each state, and no first text is left', {
  tags: ['slow'],
}, async ({ marked: site }) => {
  const read: ServedPage[] = [];
  const open = async (path: string) => {
    const page = await readPage(site, path);
    read.push(page);
    return page;
  };
  for (const path of ['/', '/blog/filmer-a-midi', '/careers', '/careers/stage-redaction']) {
    await open(`${path}?envoye=1`);
  }
  for (const path of ['/about', '/legal', '/services/production-video']) await open(path);
  for (const [path, document] of [
    ['/work', 'work'],
    ['/services', 'services'],
    ['/contact', 'contact'],
    ['/newsletter', 'newsletter'],
  ] as const) {
    const page = await open(path);
    expect(page.getByRole('heading', { level: 1 }).texts(), path).toEqual([
      markOf(document, 'title'),
    ]);
    const meta = (selector: string) => page.locator(`meta[${selector}]`).attribute('content');
    const [title, description] = [markOf(document, 'seoTitle'), markOf(document, 'seoDescription')];
    expect(page.locator('title').text(), path).toBe(`${title} · Atelier Anfa`);
    expect(meta('property="og:title"'), path).toBe(title);
    for (const name of ['name="description"', 'property="og:description"']) {
      expect(meta(name), path).toMatch(new RegExp(`^${description}(?:24h)?$`));
    }
    await open(`${path}?envoye=1`);
  }
  expect((await open('/blog')).getByRole('heading', { level: 1 }).text()).toBe('«blog.title»');
  const missing = await open('/worx');
  expect(missing.getByRole('heading', { level: 1 }).text()).toBe('«notFound.title»');
  expect(missing.locator('title').text()).toBe('«notFound.seoTitle» · Atelier Anfa');

  read.push(...(await followSubscription(site)), ...(await followRequest(site)));

  const html = read.map((page) => page.html).join('\n');
  expect(TEXTS.filter(({ mark }) => !html.includes(mark))).toEqual([]);
  // A word that stands elsewhere says nothing of where it comes from.
  const left = TEXTS.filter(({ first }) => first.includes(' ') && html.includes(`>${first}<`));
  expect(left.filter(({ first }) => !ELSEWHERE.has(first))).toEqual([]);
  expect(html).not.toMatch(/\{(?:délai|demande|échéance)\}/);
});

test('a text that is published is on its page within a second; a draft of it only behind its link', {
  tags: ['slow'],
}, async ({ marked: site }) => {
  const titleOf = async (path: string) =>
    (await readPage(site, path)).getByRole('heading', { level: 1 }).text();
  expect(await titleOf('/services')).toBe('«services.title»');
  await site.client.patch('services').set({ title: 'Sept portes' }).commit();
  await expect.poll(() => titleOf('/services'), SOON).toBe('Sept portes');
  await site.client.patch('services').unset(['title']).commit();
  await expect
    .poll(() => titleOf('/services'), SOON)
    .toBe(firstTexts.FIRST_SERVICES.title.replace('\u00a0', ' '));

  for (const [document, path] of [
    ['contact', '/contact'],
    ['notFound', '/introuvable'],
  ] as const) {
    const published = await site.client.getDocument(document);
    if (!published) throw new Error('it was published');
    const title = `Un brouillon de ${document}`;
    await site.client.createOrReplace({ ...published, _id: `drafts.${document}`, title });
    const ordered = await fetch(`${site.origin}/studio/apercu`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: `${site.cookie.name}=${site.cookie.value}`,
        origin: site.origin,
      },
      body: JSON.stringify({ path, perspective: 'drafts', hours: 1, wholeSite: false }),
    });
    const { url } = await ordered.json();
    expect(await titleOf(url)).toBe(title);
    expect(await titleOf(path)).toBe(`«${document}.title»`);
  }
});

test('each demo page that is no document’s own has one heading, a title of 30 to 60 characters and a description of 100 to 160', async ({
  site,
}) => {
  for (const path of PUBLIC_ROUTES.filter((route) => route.lastIndexOf('/') === 0)) {
    const page = await readPage(site, path);
    expect.soft(page.getByRole('heading', { level: 1 }).count, path).toBe(1);
    const title = page.locator('title').text();
    expect.soft(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(30);
    const description = page.locator('meta[name="description"]').attribute('content') ?? '';
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(100);
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
  }
});

/** The pages a subscriber opens, from the link of the first mail to the last. */
async function followSubscription(site: MarkedSite): Promise<ServedPage[]> {
  const email = 'nour@marques.example';
  await post(`${site.origin}/newsletter`, { email });
  const text = await mailTo(site, email);
  const linkTo = (page: string) =>
    new RegExp(`^http\\S+/newsletter/${page}\\?jeton=\\S+$`, 'm').exec(text)?.[0] ?? '';
  const [confirm, leave] = [linkTo('confirmer'), linkTo('desinscription')];
  const ready = await openLink(confirm);
  const welcome = await post(confirm, {});
  const confirmed = await openLink(confirm);
  const leaving = await openLink(leave);
  return [ready, welcome, confirmed, leaving, await post(leave, {})];
}

/** The page of a request in each of its states. */
async function followRequest(site: MarkedSite): Promise<ServedPage[]> {
  const email = 'salma@marques.example';
  await post(`${site.origin}/?index`, {
    name: 'Salma',
    email,
    message: 'Un film.',
    budget: '',
    company: '',
  });
  const link = /^http\S+\/demande\/\S+$/m.exec(await mailTo(site, email))?.[0] ?? '';
  const [, reference = ''] = /demande\/([\w-]+)/.exec(link) ?? [];
  const pages = [await openLink(link)];
  expect(pages[0]?.html).toMatch(/«sentRequest\.newTitle»demande/);
  expect(pages[0]?.html).toMatch(/«sentRequest\.promiseText»\p{L}+ \d/u);
  for (const change of [
    { status: 'in_progress', due_at: 0 },
    { status: 'answered' },
    { status: 'closed' },
    { status: 'new' },
  ]) {
    changeRequest(site.directory, reference, change);
    pages.push(await openLink(link));
  }
  pages.push(await post(link, { geste: 'retirer' }));
  pages.push(await post(link, { geste: 'effacer' }));
  pages.push(await openLink(link));
  return pages;
}

async function openLink(link: string): Promise<ServedPage> {
  const answer = await fetch(link);
  return new ServedPage(answer, await answer.text());
}

/** As a browser without script does. */
async function post(address: string, form: Record<string, string>): Promise<ServedPage> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { origin: new URL(address).origin },
    body: new URLSearchParams(form),
  });
  return new ServedPage(answer, await answer.text());
}

async function mailTo({ mailServer }: MarkedSite, email: string): Promise<string> {
  const texts = () =>
    mailServer.mails.flatMap((mail) =>
      mail.recipients.includes(email) ? [mail.email.text ?? ''] : [],
    );
  await expect.poll(() => texts().length).toBe(1);
  return texts()[0] ?? '';
}

function markOf(document: string, field: string): string {
  return `«${document}.${field}»`;
}

function nameIn<Name extends string>(names: Readonly<Record<Name, unknown>>, name: string): Name {
  for (const key in names) if (key === name) return key;
  throw new Error(`${name} is of no document`);
}
