/** One service: every section of its page, and what happens when it is not there. */
import { expect, test } from '../support/site.ts';

const SHOP = '/services/sites-e-commerce';

for (const javaScriptEnabled of [true, false]) {
  test(`questions open one at a time, the first already open, ${javaScriptEnabled ? 'with' : 'without'} script [pages-2.62]`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ baseURL: site.origin, javaScriptEnabled });
    await page.goto(SHOP);
    const questions = page.getByRole('region', { name: 'Questions fréquentes' });
    await expect(questions.getByText(/À partir de 80\s000\sDH/)).toBeVisible();
    const second = questions.getByText('De 8 à 12 semaines');
    await expect(second).toBeHidden();
    await questions.getByText('Combien de temps faut-il').click();
    await expect(second).toBeVisible();
    await expect(questions.getByText(/À partir de 80\s000\sDH/)).toBeHidden();
    await page.close();
  });
}

test('three packages are three doors side by side, the popular one taller and marked [pages-2.57] [pages-2.58]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(SHOP);
  const doors = page.getByRole('list', { name: 'Formules' }).locator('> li');
  await expect(doors.getByRole('heading', { level: 3 })).toHaveText([
    'Comptoir',
    'Boutique',
    'Galerie',
  ]);
  await expect(doors.filter({ hasText: 'Plus populaire' })).toHaveCount(1);
  await expect(doors.nth(1)).toContainText('Plus populaire');
  await expect(doors.nth(1)).toContainText(/110\s000 – 150\s000\sDH/);
  await expect(doors.nth(1)).toContainText('8 à 12 semaines');
  await expect(doors.nth(1)).toContainText('Pour vendre dans tout le pays');
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((index) => doors.nth(index).boundingBox()),
  );
  if (!first || !second || !third) throw new Error('a door is not drawn');
  expect(first.x + first.width).toBeLessThanOrEqual(second.x + 1);
  expect(second.x + second.width).toBeLessThanOrEqual(third.x + 1);
  expect(second.height).toBeGreaterThan(first.height);
  expect(second.height).toBeGreaterThan(third.height);
});

test('on a telephone the doors are swiped, and the row opens on the popular one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SHOP);
  const row = page.getByRole('list', { name: 'Formules' });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('heading', { name: 'Boutique' })).toBeInViewport();
  await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(row.getByRole('heading', { name: 'Comptoir' })).toBeInViewport();
});

test('the bar of a step is filled by its share of the weeks, in columns of one width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services/sites-vitrines');
  const process = page.getByRole('region', { name: 'Quatre à six semaines, en quatre étapes' });
  const steps = process.locator('ol > li');
  const drawn = await steps.evaluateAll((all) =>
    all.map((step) => {
      const { width, marginInlineStart } = getComputedStyle(step.children[0] ?? step, '::before');
      const parts = [marginInlineStart, width].map((length) => Number.parseFloat(length));
      return parts.map((part) => Math.round((part / step.clientWidth) * 100));
    }),
  );
  // 1, 1, 1 à 3 and 1 weeks: where each begins, and how long it is.
  expect(drawn).toEqual([
    [0, 20],
    [20, 20],
    [40, 40],
    [80, 20],
  ]);
  const widths = await steps.evaluateAll((all) => all.map((step) => step.clientWidth));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
});
