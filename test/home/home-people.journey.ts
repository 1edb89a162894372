/** The people of the home page, the way to them, and what happens when they are not the demo's. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expectPicture } from '../support/loaded-picture.ts';
import { writeContent } from '../support/own-content.ts';
import { scrollThrough } from '../support/page-watch.ts';
import { readPage } from '../support/served-page.ts';
import { expect, startSite, temporaryDirectory, test } from '../support/site.ts';

test('five people stand on one line under uneven arches, above the contact’s cards and form on a sheet over the questions [shell-2.111] [shell-2.125] [shell-3.11]', async ({
  page,
  site,
}) => {
  const list = (await readPage(site, '/')).getByRole('list', { name: 'L’équipe' });
  expect(list.getByRole('listitem').count).toBe(5);
  for (const person of list.getByRole('listitem').all()) {
    expect(person.getByRole('heading', { level: 3 }).text()).toMatch(/\S \S/);
    const [role, biography] = person.locator('p').texts();
    expect(role).toMatch(/\S{4}/);
    expect(biography).toMatch(/\S.+\.$/);
  }

  await page.goto('/');
  const people = page.getByRole('list', { name: 'L’équipe' }).getByRole('listitem');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const person of await people.all()) {
      await person.scrollIntoViewIfNeeded();
      await expectPicture(person.getByRole('img'));
    }
  }

  const boxes = await page
    .locator('#team .arch')
    .evaluateAll((arches) => arches.map((arch) => arch.getBoundingClientRect()));
  const heights = boxes.map(({ height }) => Math.round(height));
  expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
  expect(Math.max(...heights)).toBe(heights[2]);
  for (const [index, height] of heights.entries()) expect(height).not.toBe(heights[index + 1]);

  const contact = page.locator('#contact');
  await expect(contact.locator('.contact-cards').getByRole('link')).toHaveCount(4);
  await expect(contact.getByRole('button', { name: 'Envoyer le message' })).toBeVisible();
  const [section, sheet, questions] = await Promise.all(
    [contact, contact.locator('.contact-sheet'), page.locator('.questions details').last()].map(
      (element) => element.evaluate((box) => box.getBoundingClientRect()),
    ),
  );
  if (!section || !sheet || !questions) throw new Error('nothing to measure');
  expect(Math.round(section.top - sheet.top)).toBe(110);
  // It hides no question, and the footer begins well below it.
  expect(sheet.top).toBeGreaterThan(questions.bottom + 40);
  expect(sheet.bottom).toBeLessThan(section.bottom - 40);
});

test('the agency stands for three things, and says who it looks for [shell-2.112] [shell-2.113]', async ({
  site,
}) => {
  const team = (await readPage(site, '/')).locator('#team');
  for (const value of ['Excellence', 'Collaboration', 'Innovation']) {
    expect(team.getByRole('heading', { name: value, level: 3 }).count).toBe(1);
  }
  expect(team.locator('.team-values > li').count).toBe(3);
  // The label is quoted to the byte: with a straight apostrophe.
  const careers = team.getByRole('link', { name: 'Voir les offres d’emploi' });
  expect(careers.attribute('href')).toBe('/careers');
});

test('axe has nothing to say of clients, team and questions, whichever is open', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await scrollThrough(page);
  await page.locator('.questions summary').nth(6).click();
  await page.locator('#testimonials').getByRole('figure').nth(4).scrollIntoViewIfNeeded();
  await expectNoViolations(page);
});

test('the page holds with eight people, a voice that says only who speaks, and an answer without a figure', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  await writeContent(directory, { documents: OTHER_CONTENT });
  const site = await startSite({ directory });
  await page.goto(site.origin);
  await scrollThrough(page);
  await expect(
    page
      .locator('#team')
      .getByRole('listitem')
      .filter({ has: page.locator('.arch') }),
  ).toHaveCount(8);
  await expect(page.locator('#testimonials').getByRole('figure')).toHaveCount(1);
  await expect(page.locator('.questions dl')).toHaveCount(0);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await expectNoViolations(page);
  // Two rows of four: in each the arches stand on one line.
  const feet = await page
    .locator('#team .arch')
    .evaluateAll((arches) => arches.map((arch) => arch.getBoundingClientRect().bottom));
  expect(new Set(feet.slice(0, 4)).size).toBe(1);
  expect(new Set(feet.slice(4)).size).toBe(1);
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

/** What an agency may well write instead of the demo's. */
const OTHER_CONTENT = [
  {
    _id: 'team',
    _type: 'team',
    title: 'Huit personnes.',
    members: ['Ana', 'Bilal', 'Chama', 'Driss', 'Elias', 'Farah', 'Ghita', 'Hamid'].map((name) => ({
      _key: name,
      name,
    })),
  },
  {
    _id: 'clients',
    _type: 'clients',
    testimonials: [
      { _key: 'a', name: 'Ana', content: 'Parfait.' },
      { _key: 'b', name: 'Sans parole' },
    ],
  },
  {
    _id: 'questions',
    _type: 'questions',
    faqs: [
      { _key: 'a', question: 'Et alors ?', answer: 'Alors oui.' },
      { _key: 'b', question: 'Sans réponse ?', figures: 'trois' },
    ],
  },
];

async function expectNoViolations(page: Page): Promise<void> {
  await expectAccessible(page, '#testimonials', '#team', '.questions', '#contact');
}
