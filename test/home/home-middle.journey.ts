/** The middle of the home page: six offers, the agency, four steps. */
import type { Locator } from '@playwright/test';
import { scrollThrough } from '../support/page-watch.ts';
import { readPage } from '../support/served-page.ts';
import { expect, test } from '../support/site.ts';

/** What each offer is called, and the page that says more of it. */
const OFFERS = [
  ['Branding et identité', '/offres/branding-identite'],
  ['Développement web', '/offres/developpement-web'],
  ['Performance et SEO', '/services/seo-strategy'],
  ['Stratégie digitale', '/services/strategie-marketing'],
  ['Expérience mobile', '/offres/experience-mobile'],
  ['Solutions e-commerce', '/services/sites-e-commerce'],
] as const;

const STEPS = ['Consultation', 'Stratégie', 'Exécution', 'Mesure'];

/** Any text at all. */
const SOMETHING = expect.stringMatching(/\S/);

const SECTIONS = ['#services', '#content', '#how-it-works'];

test('six offers each say what they are and lead further [shell-2.102] [shell-2.103] [shell-2.104] [shell-3.12]', async ({
  site,
}) => {
  const page = await readPage(site, '/');
  const services = page.getByRole('region', { name: 'Nos six expertises' });
  expect(services.getByRole('heading', { level: 2 }).count).toBe(1);
  const titles = services.getByRole('heading', { level: 3 });
  expect(titles.texts()).toEqual(OFFERS.map(([title]) => title));
  for (const [title, address] of OFFERS) {
    const offer = services.locator('li').filter((it) => it.locator('h3').texts().includes(title));
    expect(offer.locator('p').text()).toMatch(/\S/);
    expect(offer.getByRole('listitem').texts()).toEqual(Array(3).fill(SOMETHING));
    const link = offer.getByRole('link', { name: `En savoir plus : ${title}` });
    expect(link.attribute('href')).toBe(address);
  }
});

test('four steps say how the work goes [shell-2.106] [shell-2.107] [shell-3.13]', async ({
  site,
}) => {
  const method = (await readPage(site, '/')).locator('#how-it-works');
  expect(method.getByRole('heading', { level: 3 }).texts()).toEqual(STEPS);
  for (const title of STEPS) {
    const step = method.locator('ol > li').filter((it) => it.locator('h3').text() === title);
    expect(step.locator('p').text()).toMatch(/\S/);
    expect(step.getByRole('listitem').texts()).toEqual(Array(3).fill(SOMETHING));
  }
});

test('the agency says who it is, above its city [shell-2.105]', async ({ page }) => {
  await page.goto('/');
  const story = page.locator('#content');
  await expect(story.getByRole('heading', { level: 2 })).toHaveText(
    /^Nous sommes\s+de Casablanca\s*$/,
  );
  await expect(story).toContainText('Anfa, c’est l’ancien nom de Casablanca.');
  const link = story.getByRole('link', { name: 'Découvrir l’agence' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL('/about');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });

  test('at 390 px, what offers and steps say is seen where it is scrolled to', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/');
    for (const locator of [
      page.locator('#services').getByRole('link', { name: /^En savoir plus/ }),
      page.locator('#how-it-works').getByRole('heading', { level: 3 }),
      page.locator('#content').getByRole('link', { name: 'Découvrir l’agence' }),
    ]) {
      for (const one of await locator.all()) {
        await one.scrollIntoViewIfNeeded();
        await expect(one).toBeVisible();
      }
    }
  });
});

test('the whole field of an offer leads where its link leads', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.locator('.offer-search').click({ position: { x: 40, y: 60 } });
  await expect(page).toHaveURL('/services/seo-strategy');
});

test('the façade, 5, 4 and 3 columns of twelve, then 3, 4 and 5, has no joints, and none to the night or the ground', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/');
  for (const width of [1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const fields = await boxes(page.locator('.offer'));
    const column = width / 12;
    for (const [row, shares] of [
      [fields.slice(0, 3), [5, 4, 3]],
      [fields.slice(3), [3, 4, 5]],
    ] as const) {
      let edge = 0;
      for (const [index, field] of row.entries()) {
        expect(field.x, `${width} px`).toBeCloseTo(edge, 0);
        expect(field.width, `${width} px`).toBeCloseTo((shares[index] ?? 0) * column, 0);
        expect(field.y).toBeCloseTo(row[0]?.y ?? 0, 0);
        edge = field.x + field.width;
      }
      expect(edge, `${width} px`).toBeCloseTo(width, 0);
    }
    const [first, , , fourth] = fields;
    expect(fourth?.y).toBeCloseTo((first?.y ?? 0) + (first?.height ?? 0), 0);
    if (width >= 1440) expect(first?.height).toBeLessThanOrEqual(780);
  }
  for (const width of [390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await scrollThrough(page);
    const [offers, story, method] = await boxes(page.locator(SECTIONS.join(', ')));
    const [city] = await boxes(page.locator('.agency-city'));
    expect(story?.y, `${width} px`).toBeCloseTo((offers?.y ?? 0) + (offers?.height ?? 0), 0);
    expect(method?.y, `${width} px`).toBeCloseTo((city?.y ?? 0) + (city?.height ?? 0), 0);
    expect(city?.width, `${width} px`).toBeGreaterThanOrEqual(width);
  }
});

test('the steps rise to the right by 104 px, by more where type is larger, and share their borders, their texts clear of them', {
  tag: '@slow',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rise = await page.evaluate(
      () => 6.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    const sheets = await boxes(page.locator('.step-sheet'));
    const titles = await boxes(page.locator('.step h3'));
    for (const [index, sheet] of sheets.entries()) {
      expect((titles[index]?.x ?? 0) - sheet.x, `${width} px`).toBeGreaterThanOrEqual(16);
      const next = sheets[index + 1];
      if (!next) continue;
      expect(sheet.y - next.y, `${width} px`).toBeCloseTo(rise, 0);
      expect(sheet.x + sheet.width - next.x, `${width} px`).toBeCloseTo(1.5, 0);
    }
    const [heading] = await boxes(page.locator('#how-it-works h2'));
    expect(sheets[1]?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
  }
});

/** In the page, not in the window. */
async function boxes(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y: y + scrollY, width, height };
    }),
  );
}
