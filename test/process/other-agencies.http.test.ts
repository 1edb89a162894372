/** Two other agencies: nothing on their sites, in their mails or on their cards is promised, priced or counted in their name. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from 'vitest';
import { FIRST_TEMPLATES } from '../../inbox/answers/first-templates.ts';
import { shortForm } from '../../inbox/testing/applications.ts';
import { cardOf, metaOf } from '../../server/cards/page-card.ts';
import { demoDocuments } from '../../tools/demo/archive.ts';
import { crawl } from '../support/crawl.ts';
import { test as withSite } from '../support/http.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';

const started = (answers: string) =>
  shared((atEnd) => startSharedSite(atEnd, { fresh: true, env: { SETUP_ANSWERS: answers } }));

const test = withSite.extend<{ press: Site; architects: Site }>({
  press: started('test/support/other-agencies/presse-rabat.json'),
  architects: started('test/support/other-agencies/architecture-fes.json'),
});

/** Services of the demo: those of its form, and those of its pages. */
const SERVICES = [
  ...demoDocuments('contact')
    .flatMap(({ subjects = [] }) => subjects)
    .filter((subject) => subject !== 'Autre'),
  ...demoDocuments('service').flatMap(({ title }) => title ?? []),
];

/** What an agency has to say itself, as any text would say it. */
const SAID_BY_AGENCIES = [
  /\d\s?(?:DH|dirhams?|%)/i,
  /\d\+/,
  /(?:sous|dans les|en moins de)\s\d+\s?(?:h|heures|jours?)/i,
  /\b(?:24|48)\s?h/i,
  /garanti[es]?\b/i,
  /oui ou non|une lettre par mois|pas deux|mensuel/i,
  /\{\p{L}+\}/u,
];

/** What of a text was given by no agency but the first. */
function notGiven(text: string): string[] {
  const plain = text.replace(/https?:\/\/\S+/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');
  return [
    ...SERVICES.filter((name) => plain.includes(name)),
    ...SAID_BY_AGENCIES.flatMap((pattern) => pattern.exec(plain)?.[0] ?? []),
  ];
}

/** The words of an HTML page: its text, and the attributes that are read out or shown elsewhere. */
function wordsOf(html: string): string {
  const attributes = [...html.matchAll(/ (?:content|alt|title|placeholder|aria-label)="([^"]*)"/g)];
  const text = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
  return [text, ...attributes.map(([, value = '']) => value)].join('\n');
}

/** The first legal texts say this for each agency: how long our own links and counts stay, and what a quote is to say. */
const SAID_BY_LAW =
  /sous 7\sjours|en moins de 2\sheures|Livraison et garantie|ce qui est garanti\b/g;

const FILES = ['/feed.xml', '/atom.xml', '/feed.json', '/llms.txt', '/search-index.json'];

for (const name of ['press', 'architects'] as const) {
  test(`no page, feed or card of the ${name} holds what they did not give`, {
    tags: ['slow'],
  }, async ({ press, architects }) => {
    const site = { press, architects }[name];
    const own = name === 'architects' ? /(?:sous|dans les) 3\sjours|réponse garantie/g : /(?!)/g;
    const crawled = await crawl(site);
    expect(crawled.statuses.size).toBeGreaterThan(9);
    for (const path of [...crawled.statuses.keys(), '/contact?envoye=1', '/nulle-part', ...FILES]) {
      const html = await (await fetch(site.origin + path)).text();
      const text = FILES.includes(path) ? html : wordsOf(html);
      expect.soft(notGiven(text.replace(own, '').replace(SAID_BY_LAW, '')), path).toEqual([]);
      const title = metaOf(html, 'og:title') ?? '';
      const card = cardOf(path, { title, agency: metaOf(html, 'og:site_name') ?? '' });
      expect.soft(notGiven(Object.values(card).join('\n')), `card of ${path}`).toEqual([]);
    }
  });

  test(`no mail of the ${name} holds what they did not give, and all say one moment or none`, {
    tags: ['slow'],
  }, async ({ press, architects }) => {
    const site = { press, architects }[name];
    const fields = {
      name: 'Nour Alaoui',
      email: 'nour@librairie.example',
      service: 'Autre',
      message: 'Bonjour.',
    };
    const sent = await post(site, '/contact', new URLSearchParams(fields));
    const confirmation = await (await fetch(new URL(sent, site.origin))).text();
    await post(site, '/newsletter', new URLSearchParams({ email: 'nour@librairie.example' }));
    await post(site, '/careers', shortForm({ email: 'nour@librairie.example' }));
    const folder = join(site.directory, 'mail');
    const names = () => readdir(folder).catch(() => []);
    await expect.poll(async () => (await names()).length).toBeGreaterThanOrEqual(5);
    const moments = new Set<string>();
    for (const file of await names()) {
      const {
        subject,
        text = '',
        html = '',
      } = await PostalMime.parse(await readFile(join(folder, file), 'utf8'));
      expect.soft(notGiven([subject, text, wordsOf(html)].join('\n')), subject).toEqual([]);
      for (const [, moment = ''] of text.matchAll(MOMENT)) moments.add(moment);
    }
    for (const [, moment = ''] of wordsOf(confirmation).matchAll(MOMENT)) moments.add(moment);
    expect(moments.size).toBe(name === 'architects' ? 1 : 0);
    expect(wordsOf(confirmation)).toContain(
      name === 'architects' ? 'dans les 3 jours.' : 'Nous vous recontacterons dès que possible.',
    );
  });
}

test('no first template promises a time or names a service', () => {
  for (const { id, subject, body } of FIRST_TEMPLATES) {
    expect(body, id).not.toContain('{délai}');
    expect(notGiven(`${subject}\n${body}`.replace(/\{\p{L}[\p{L}-]*\}/gu, '')), id).toEqual([]);
  }
});

test('without WhatsApp no page names it, and the form offers neither budgets nor subjects of others', {
  tags: ['slow'],
}, async ({ press }) => {
  const crawled = await crawl(press);
  for (const [path, { html }] of crawled.pages) {
    expect.soft(wordsOf(html), path).not.toMatch(/whatsapp/i);
  }
  const form = crawled.pages.get('/contact')?.html ?? '';
  expect(form).toContain('<input type="hidden" name="service" value="Autre"/>');
  expect(form).not.toContain('name="budget"');
  expect(crawled.pages.get('/')?.html).not.toContain('name="budget"');
});

/** A deadline: `avant le mardi 24 novembre à 10h`. */
const MOMENT = /avant le\s+(?:<strong>)?([a-z]+ \d{1,2}(?:er)?\s\p{L}+ à \d{1,2}h\d{0,2})/gu;

/** Sends a form as a browser without script does, and returns the address it is led to. */
async function post(site: Site, path: string, body: URLSearchParams | FormData): Promise<string> {
  const answer = await fetch(site.origin + path, { method: 'POST', redirect: 'manual', body });
  expect(answer.status, path).toBe(303);
  return answer.headers.get('location') ?? '';
}
