/** The home page says what its documents say: their edits, and nothing when they are empty. */
import { rm } from 'node:fs/promises';
import { expectAccessible } from '../support/accessibility.ts';
import { writeContent } from '../support/own-content.ts';
import { scrollThrough } from '../support/page-watch.ts';
import { expect, type Site, startSite, temporaryDirectory, test } from '../support/site.ts';

const WIDTHS = [390, 1440];

async function end(site: Site): Promise<void> {
  await site.stop();
  await rm(site.directory, { recursive: true, force: true });
}

test('one can write, mail, call, chat or come by [shell-1.12]', async ({ page }) => {
  for (const [address, form] of [
    ['/', 'Votre projet *'],
    ['/contact', 'Votre message *'],
  ] as const) {
    await page.goto(address);
    const main = page.locator('main');
    await expect(main.getByLabel(form)).toBeVisible();
    for (const way of ['mailto:', 'tel:', 'https://wa.me/', 'https://www.google.com/maps']) {
      await expect(main.locator(`a[href^="${way}"]`).first(), `${address} ${way}`).toBeVisible();
    }
  }
});

/** As little as an entry may hold and still be shown. */
const SPARSE = [
  {
    _id: 'home',
    _type: 'home',
    introduction: { verbs: 'Nous gravons.' },
    features: { benefits: [{ title: 'Un seul atelier' }] },
    services: { list: [{ title: 'Gravure' }] },
    content: { lead: 'Une cour, un figuier.' },
    howItWorks: { steps: [{ title: 'Écouter' }] },
  },
  { _id: 'team', _type: 'team', members: [{ name: 'Zineb Alami' }] },
  {
    _id: 'clients',
    _type: 'clients',
    logos: [{ name: 'Figuier', image: { _sanityAsset: 'image@file://./images/figuier.svg' } }],
    testimonials: [{ name: 'Omar Fassi', content: 'Enfin.' }],
  },
  {
    _id: 'questions',
    _type: 'questions',
    faqs: [{ question: 'Gravez-vous le zinc ?', answer: 'Oui.' }],
  },
];
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48"><path d="M0 0h96v48z"/></svg>';

test('sections with one bare entry each leave no empty line and no flaw', { tag: '@slow' }, async ({
  page,
}) => {
  const directory = await temporaryDirectory();
  await writeContent(directory, {
    documents: SPARSE,
    images: { 'figuier.svg': Buffer.from(LOGO) },
  });
  const site = await startSite({ directory });
  await page.goto(site.origin);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const words of [
      'gravons',
      'atelier',
      'Gravure',
      'figuier',
      'Écouter',
      'Omar',
      'Zineb',
      'zinc',
    ]) {
      await expect(page.locator('main')).toContainText(words);
    }
    await expect(page.getByRole('img', { name: 'Figuier' }).first()).toBeVisible();
    const blank = page.locator('main :is(h1, h2, h3, p, li, ul, ol, dl, blockquote, a):empty');
    expect(await blank.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
    await scrollThrough(page);
    const broken = page.locator('main img').filter({ visible: true });
    for (const image of await broken.all()) {
      expect(
        await image.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth),
        await image.evaluate(({ outerHTML }) => outerHTML),
      ).toBeGreaterThan(0);
    }
  }
  await expectAccessible(page);
  await end(site);
});
