/** /about: what it tells, where its words come from, what is left of it without them. */
import { rm } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { test } from '../support/bare-site.ts';
import { expectPicture } from '../support/loaded-picture.ts';
import { scrollThrough, watch } from '../support/page-watch.ts';
import { type Edits, publishEdits } from '../support/published-edits.ts';
import { readPage } from '../support/served-page.ts';
import { expect, startSite, temporaryDirectory } from '../support/site.ts';

test('the page tells mission, vision and values [shell-2.12] [pages-2.71]', async ({ site }) => {
  const page = await readPage(site, '/about');
  expect(page.getByRole('heading', { level: 1 }).text()).toMatch(
    /Une maison\s+montée étage\s+par étage/,
  );
  for (const [name, words] of [
    ['Notre mission', 'impossible à confondre'],
    ['Notre vision', 'reconnaisse un jour Casablanca'],
  ] as const) {
    const statement = page
      .locator('div, section, article, li')
      .filter((it) => it.locator(':scope > h2').texts().includes(name));
    expect(statement.text()).toContain(words);
  }
  const values = page.getByRole('region', { name: 'Trois murs porteurs' });
  expect(values.getByRole('heading', { level: 3 }).texts()).toEqual([
    'Excellence',
    'Collaboration',
    'Innovation',
  ]);
});

test('the house gains a storey in 2019, 2021, 2024 and 2025 [pages-2.72]', async ({ page }) => {
  await page.goto('/about');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const years = page.locator('.about-years > li');
    await expect(years.locator('time')).toHaveText(['2019', '2021', '2024', '2025']);
    const heights: number[] = [];
    for (const year of await years.all()) {
      await year.scrollIntoViewIfNeeded();
      await expect(year.getByRole('heading', { level: 3 })).toHaveText(/^L/);
      const house = year.locator('img');
      await expect.poll(() => isLoaded(house)).toBe(true);
      heights.push((await house.boundingBox())?.height ?? 0);
    }
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights.map(Math.round)).size).toBe(4);
  }
});

test('on a large screen the four houses stand on one street', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await scrollThrough(page);
  const feet = await page
    .locator('.about-years img')
    .evaluateAll((houses) =>
      houses.map((house) => Math.round(house.getBoundingClientRect().bottom)),
    );
  expect(new Set(feet).size).toBe(1);
});

test('five people stand under the arcade [pages-2.73]', async ({ site }) => {
  const page = await readPage(site, '/about');
  const people = page.getByRole('list', { name: 'L’équipe' }).getByRole('listitem');
  expect(people.count).toBe(5);
  expect(people.first().getByRole('heading', { level: 3 }).text()).toBe('Yasmine Alaoui');
  // The values have a place of their own on this page.
  expect(page.locator('#team').getByText(/Excellence/).count).toBe(0);
});

test('three figures are stated, two of them claims of the whole site [pages-2.74] [pages-9.21]', async ({
  site,
}) => {
  const page = await readPage(site, '/about');
  expect(page.locator('.about-figures > li').texts()).toEqual([
    expect.stringMatching(/120\+\s*projets/),
    expect.stringMatching(/20\+\s*secteurs/),
    expect.stringMatching(/95\s%\s*de satisfaction à six mois/),
  ]);
});

test('two clients speak, with their faces [pages-2.75]', async ({ page }) => {
  await page.goto('/about');
  const voices = page.getByRole('region', { name: /Ils ont sonné/ }).getByRole('listitem');
  await expect(voices).toHaveCount(2);
  for (const voice of await voices.all()) {
    await voice.scrollIntoViewIfNeeded();
    await expectPicture(voice.locator('img'));
    await expect(voice.getByRole('blockquote')).toHaveText(/^«\s.{20,}\s»$/);
  }
});

test('address and opening hours are those of the settings, days off included [pages-2.76]', async ({
  site,
}) => {
  const page = await readPage(site, '/about');
  const visit = page.getByRole('region', { name: 'Poussez la porte.' });
  expect(visit.locator('address').text()).toContain('Boulevard des Almohades');
  const hours = visit.locator('dl > div').all();
  expect(hours.map((line) => [line.locator('dt').text(), line.locator('dd').text()])).toEqual([
    ['Lundi – vendredi', '9h – 18h'],
    ['Samedi', '10h – 16h'],
    ['Dimanche', 'fermé'],
  ]);
  expect(visit.getByText(/fermé \(/).count).toBeGreaterThan(0);
});

test('the contact links lead to the contact page and to the form of the home page [pages-2.77] [pages-2.78]', async ({
  page,
}) => {
  await page.goto('/about');
  const visit = page.getByRole('region', { name: 'Poussez la porte.' });
  await visit.getByRole('link', { name: 'Prendre contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await visit.getByRole('link', { name: 'Décrire votre projet' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByLabel('Votre projet *')).toBeInViewport();
});

/** A drawing says nothing to who does not see it: it has no text to look for. */
function isLoaded(picture: Locator): Promise<boolean> {
  return picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
}

/** A new wording for each part of the page. */
const REWORDINGS: Edits = {
  about: [
    ['montée étage', 'élevée étage'],
    ['impossible à confondre', 'impossible à oublier'],
    ['Que l’on reconnaisse un jour', 'Que l’on aime un jour'],
    ['20+', '31+'],
    ['sans ascenseur', 'par l’escalier'],
    ['Les hublots', 'Les fenêtres'],
    ['Trois murs porteurs', 'Trois colonnes'],
    ['Ils sont restés', 'Ils sont revenus'],
    ['Poussez la porte', 'Ouvrez la porte'],
  ],
};

test('the agency edits every text of the page [pages-2.79]', async () => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  await publishEdits(site, REWORDINGS);
  await expect(async () => {
    const words = (await readPage(site, '/about')).locator('main').text();
    for (const [, becomes] of REWORDINGS.about ?? []) expect(words).toContain(becomes);
  }).toPass();
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

test('without a word of its own, people or clients, the page still stands', {
  tag: '@slow',
}, async ({ page, bare }) => {
  const { complaints } = watch(page, bare.origin);
  const answer = await page.goto(`${bare.origin}/about`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À propos');
  for (const name of [
    '.about-purpose',
    '.about-years',
    '.about-values',
    '.about-voices',
    '#team',
  ]) {
    await expect(page.locator(name)).toHaveCount(0);
  }
  await scrollThrough(page);
  expect(complaints).toEqual([]);
  await expect.poll(() => bare.output()).toContain('milestones');
});
