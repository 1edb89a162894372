/** The questions of the home page: what they state, and one open answer at a time. */
import type { Page } from '@playwright/test';
import { readPage } from '../support/served-page.ts';
import { expect, test, VISITORS } from '../support/site.ts';

test('eight questions each have an answer [shell-2.114] [shell-3.14]', async ({ site }) => {
  const questions = (await readPage(site, '/')).locator('.questions details');
  expect(questions.count).toBe(8);
  for (const question of questions.all()) {
    expect(question.getByRole('heading', { level: 3 }).text()).toMatch(/\S.+\s\?$/);
    expect(question.locator('summary + p').text()).toMatch(/\S{3}/);
  }
});

test('the answers state prices, delays and support [shell-2.120] [shell-2.121] [shell-2.122] [shell-2.123] [shell-2.124]', async ({
  site,
}) => {
  const answers = (await readPage(site, '/')).locator('.questions details > p').texts();
  for (const statement of [
    /site vitrine démarre à 30\s000\sDH/,
    /boutique e-commerce à 80\s000\sDH/,
    /3\smois de support gratuit/,
    /site vitrine prend 2\sà\s4\ssemaines/,
    /application web complexe 2\sà\s4\smois/,
  ]) {
    expect(answers.filter((answer) => statement.test(answer))).toHaveLength(1);
  }
});

for (const { width, javaScriptEnabled } of VISITORS) {
  const how = `${javaScriptEnabled ? 'with' : 'without'} script, at ${width} px`;
  test(`the first answer is open, then one at a time, or none ${how} [shell-2.115] [shell-2.116] [shell-2.117] [shell-2.118]`, async ({
    browser,
    site,
  }) => {
    const visitor = await browser.newContext({
      baseURL: site.origin,
      javaScriptEnabled,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    const page = await visitor.newPage();
    await page.goto('/');
    await expectOpen(page, 0);
    await summary(page, 4).click();
    await expectOpen(page, 4);
    await summary(page, 7).click();
    await expectOpen(page, 7);
    await summary(page, 7).click();
    await expectOpen(page, undefined);
    await visitor.close();
  });
}

test('answers are opened and closed with the keyboard; whoever misses a question is led to the contact section [shell-2.119]', async ({
  page,
}) => {
  await page.goto('/');
  await summary(page, 0).focus();
  await page.keyboard.press('Tab');
  await expect(summary(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOpen(page, 1);
  await page.keyboard.press('Space');
  await expectOpen(page, undefined);

  const link = page.locator('.questions').getByRole('link', { name: 'Contactez-nous directement' });
  await expect(link).toHaveAttribute('href', '#contact');
  await link.click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact h2')).toBeInViewport();
});

test('on a large screen the lift brings the figures of the open answer, which fit into it, and closes its doors behind them', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  // The doors of an answer that is closed close before it is gone.
  const figures = page.locator('.questions [open] dl');
  const lift = page.locator('.lift');
  await expect(figures).toHaveText(/30\s000\sDH.*80\s000\sDH/);
  const [cabin, doors] = [await figures.boundingBox(), await lift.boundingBox()];
  if (!cabin || !doors) throw new Error('no lift');
  expect(cabin.x).toBeGreaterThan(doors.x);
  expect(cabin.x + cabin.width).toBeLessThan(doors.x + doors.width);
  expect(Math.round(cabin.y + cabin.height)).toBe(Math.round(doors.y + doors.height));

  await summary(page, 2).click();
  await expect(figures).toHaveText(/3\smois/);
  await expect.poll(() => handAngle(page)).toBeCloseTo((180 / 8) * 2.5 - 90);
  await summary(page, 2).click();
  await expect(figures).toHaveCount(0);
  await expect.poll(() => handAngle(page)).toBe(-90);

  // Each answer fits into it.
  for (let index = 0; index < 8; index++) {
    await summary(page, index).click();
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await figures.evaluate((box) =>
        Math.max(box.scrollHeight - box.clientHeight, 0),
      );
      expect(overflow, `question ${index + 1} at ${width} px`).toBe(0);
    }
  }
});

test('the lift only moves for who wants motion', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await summary(page, 3).click();
    const moving = await page
      .locator('.questions')
      .evaluate((section) => section.getAnimations({ subtree: true }).length);
    expect(moving > 0, reducedMotion).toBe(reducedMotion === 'no-preference');
  }
});

function summary(page: Page, index: number) {
  return page.locator('.questions summary').nth(index);
}

/** The one open answer is in sight, all others are closed. */
async function expectOpen(page: Page, index: number | undefined): Promise<void> {
  const open = await page
    .locator('.questions details')
    .evaluateAll((all) => all.flatMap((each, i) => (each.hasAttribute('open') ? [i] : [])));
  expect(open).toEqual(index === undefined ? [] : [index]);
  const answers = page.locator('.questions details > p').filter({ visible: true });
  await expect(answers).toHaveCount(open.length);
}

/** Degrees from upright. */
function handAngle(page: Page): Promise<number> {
  return page
    .locator('.lift-dial b')
    .evaluate((hand) => Number.parseFloat(getComputedStyle(hand).rotate));
}
