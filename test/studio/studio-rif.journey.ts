/** Another agency as proof: its site, made by one command with its answers, has no word, colour or address of the first. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { mendedPalette } from '../../packages/drawings/brand/mended-palette.ts';
import { archiveDocuments } from '../../tools/demo/archive.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { crawl, deadLinks } from '../support/crawl.ts';
import { scrollThrough } from '../support/page-watch.ts';
import { expect, type Site, shared, test as withSite } from '../support/site.ts';
import { colorsBeside, colorsIn, wordsIn, wordsOf } from '../support/studio-rif/first-agency.ts';
import { rifSite } from '../support/studio-rif/site.ts';

const answers = JSON.parse(await readFile('test/support/studio-rif/answers.json', 'utf8'));

const test = withSite.extend<{ rif: Site }>({ rif: shared(rifSite) });

const words = wordsOf(archiveDocuments());
const colors = colorsBeside(mendedPalette(answers.look.colors).colors);

/** What is in a text of the first agency's. */
const foreign = (text: string) => [...wordsIn(text, words), ...colorsIn(text, colors)];

/** Pages a visitor comes to by a form or a mistake. */
const REACHED = ['/nulle-part', '/demande/inconnue', '/contact?envoye=1', '/work?search=film'];

const FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/feed.xml',
  '/atom.xml',
  '/feed.json',
  '/search-index.json',
  '/whatsapp.json',
  '/film.json',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/favicon.svg',
];

test('no page, feed, file or drawing has a word, an address or a colour of the first agency, and no link is dead', {
  tag: '@slow',
}, async ({ rif }) => {
  expect(words.length).toBeGreaterThan(50);
  expect(colors.length).toBeGreaterThan(12);
  const crawled = await crawl(rif);
  expect(deadLinks(crawled)).toEqual([]);
  const drawings = (await readdir('build/client/assets')).filter((name) => name.endsWith('.svg'));
  const paths = [
    ...crawled.statuses.keys(),
    ...REACHED,
    ...FILES,
    ...drawings.map((name) => `/assets/${name}`),
  ];
  const drawn = new Set<string>();
  for (const path of paths) {
    const text = await textAt(rif, path);
    expect.soft(foreign(text), path).toEqual([]);
    for (const [, address = ''] of text.matchAll(
      /["' ]((?:\/~[^/"' ]+)?\/(?:covers|medallions|portraits)\/[^"' ]+)/g,
    ))
      drawn.add(address);
  }
  expect(drawn.size).toBeGreaterThan(3);
  for (const path of drawn) expect.soft(foreign(await textAt(rif, path)), path).toEqual([]);
  const home = crawled.pages.get('/');
  expect(home?.html).toContain('Studio Rif');
  expect(home?.html).toContain('Tanger');
});

async function textAt({ origin }: Site, path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}

test('no icon and no card has a colour of the first agency', { tag: '@slow' }, async ({ rif }) => {
  const cards = await Promise.all(
    ['/', '/services', '/contact', '/legal'].map(async (path) => {
      const [, card = ''] =
        /property="og:image" content="([^"]+)"/.exec(await textAt(rif, path)) ?? [];
      return (
        new URL(card.replaceAll('&amp;', '&')).pathname +
        new URL(card.replaceAll('&amp;', '&')).search
      );
    }),
  );
  const icons = [
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    '/icon-maskable-512.png',
  ];
  for (const path of [...icons, '/social-card.png', ...cards]) {
    const answer = await fetch(rif.origin + path);
    expect(answer.status, path).toBe(200);
    expect.soft(await paintedIn(Buffer.from(await answer.arrayBuffer())), path).toEqual([]);
  }
});

/** The share of a picture from which on a colour was painted, and did not come about between two others. */
const PAINTED = 0.002;

/** How far a channel may be from a colour: what a picture's own compression changes. */
const NEAR = 2;

/** The colours of the first agency that a picture is painted in. */
async function paintedIn(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#FFFFFF' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A page has millions of pixels and thousands of colours.
  const counts = new Uint32Array(1 << 24);
  for (let at = 0; at < data.length; at += 3) {
    const color = data.readUIntBE(at, 3);
    counts[color] = (counts[color] ?? 0) + 1;
  }
  const least = PAINTED * info.width * info.height;
  return colors.filter(
    (color) => near(color).reduce((sum, one) => sum + (counts[one] ?? 0), 0) > least,
  );
}

/** A colour and those whose channels are near its own, each as one number. */
function near(color: string): number[] {
  const around = (channel: number) =>
    Array.from({ length: 2 * NEAR + 1 }, (_, step) => channel + step - NEAR).filter(
      (value) => value >= 0 && value <= 255,
    );
  const [red = 0, green = 0, blue = 0] = Buffer.from(color.slice(1), 'hex');
  return around(red).flatMap((r) =>
    around(green).flatMap((g) => around(blue).map((b) => (r << 16) | (g << 8) | b)),
  );
}

test('what visitors write is answered by mails of the agency’s own, and so is a subscription', {
  tag: '@slow',
}, async ({ rif }) => {
  await post(rif, '/contact', {
    name: 'Nour Alaoui',
    email: 'nour@librairie.example',
    service: 'Autre',
    message: 'Un film pour notre rentrée.',
  });
  await post(rif, '/newsletter', { email: 'nour@librairie.example' });
  const folder = join(rif.directory, 'mail');
  const names = () => readdir(folder).catch(() => []);
  await expect.poll(async () => (await names()).length).toBe(3);
  for (const name of await names()) {
    const raw = await readFile(join(folder, name), 'utf8');
    const { subject, text = '', html = '', attachments, headers } = await PostalMime.parse(raw);
    const mailText = [subject, text, html, ...headers.map(({ value }) => value)].join('\n');
    expect.soft(foreign(mailText), subject).toEqual([]);
    expect.soft(mailText, subject).toContain('Studio Rif');
    for (const { content } of attachments) {
      if (typeof content === 'string') continue;
      expect.soft(await paintedIn(Buffer.from(new Uint8Array(content))), subject).toEqual([]);
    }
    for (const [link] of text.matchAll(/http\S+\/newsletter\/confirmer\S*/g)) {
      expect.soft(foreign(await (await fetch(link)).text()), link).toEqual([]);
    }
  }
});

async function post({ origin }: Site, path: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
  expect(answer.status, path).toBe(303);
}

test('its logo stands beside the words of the navigation at the width that has least room for them', {
  tag: '@slow',
}, async ({ page, rif }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of ['/', '/work']) {
    await page.goto(rif.origin + path);
    const words = page.getByRole('navigation', { name: 'Navigation principale' });
    const [{ width: room, left }, needed, logo] = await words.evaluate((list) => [
      list.getBoundingClientRect().toJSON(),
      list.scrollWidth,
      list.parentElement?.querySelector('.brand img')?.getBoundingClientRect().right ?? 0,
    ]);
    expect(needed, path).toBeLessThanOrEqual(Math.ceil(room));
    expect(logo, path).toBeLessThan(left);
  }
});

test('no pixel of any page is of a colour of the first agency, and axe has nothing to say of its colours', {
  tag: '@slow',
}, async ({ page, rif }) => {
  for (const path of PAGES) {
    await page.goto(rif.origin + path);
    await scrollThrough(page);
    await expectAccessible(page);
    const screen = await page.screenshot({ fullPage: true });
    expect.soft(await paintedIn(screen), path).toEqual([]);
  }
});

const PAGES = [
  '/',
  '/services',
  '/work',
  '/about',
  '/blog',
  '/careers',
  '/contact',
  '/newsletter',
  '/legal',
  '/nulle-part',
];
