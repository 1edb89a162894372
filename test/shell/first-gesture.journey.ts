/** What a first visit downloads before its visitor does anything, and what becomes of the first thing they do. */
import type { Page } from '@playwright/test';
import { clickSend, expectDrawnError, FORMS, openForm } from '../support/empty-forms.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { hydrated, isHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

/** The script of one page, which its first load does without. */
const PAGE_SCRIPT = /\/assets\/[\w-]+-page-[\w-]+\.js$/;

test.use({ firstVisit: true });

test('scripts wait until the pictures of the first view are there, and for no key or finger', async ({
  page,
}) => {
  const { release } = await holdAnswers(page, /\/images\//);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const requestPaths = scriptsOf(page);
  const scripts = () => requestPaths.filter((address) => address.endsWith('.js')).length;
  await page.goto('/work/ecommerce-modern', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts()).toBe(0);
  await page.keyboard.press('Shift');
  await expect.poll(scripts).toBeGreaterThan(3);

  // What the visit before still asks for is not this one's.
  await page.goto('about:blank');
  requestPaths.length = 0;
  await page.goto('/work/ecommerce-modern', { waitUntil: 'domcontentloaded' });
  expect(scripts()).toBe(0);
  release();
  await page.waitForLoadState('load');
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return scripts();
    })
    .toBeGreaterThan(3);
});

test('nothing of a page is downloaded before the visitor’s first gesture, and all of it then', async ({
  page,
}) => {
  const requestPaths = scriptsOf(page);
  await page.goto('/blog/paiement-a-la-livraison');
  await frameHydrated(page);
  // As Chromium tells of a pointer that the page came under.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await page.waitForLoadState('networkidle');
  expect(requestPaths.filter((address) => PAGE_SCRIPT.test(address))).toEqual([]);
  await hydrated(page.getByRole('button', { name: 'J’aime' }));
  expect(requestPaths.filter((address) => PAGE_SCRIPT.test(address))).toHaveLength(1);
});

test('a page is hydrated when the press that asked for its script is over', async ({ page }) => {
  await page.goto('/blog/paiement-a-la-livraison');
  await frameHydrated(page);
  const like = page.getByRole('button', { name: 'J’aime' });
  const whilePressed = await like.evaluate(async (button) => {
    dispatchEvent(new KeyboardEvent('keydown'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const keys = Object.keys(button);
    dispatchEvent(new KeyboardEvent('keyup'));
    return keys;
  });
  expect(whilePressed.filter((key) => key.startsWith('__reactProps'))).toEqual([]);
  await expect.poll(() => isHydrated(like)).toBe(true);
});

test('a click while the page’s script is on its way is answered when it is there', {
  tag: '@slow',
}, async ({ page }) => {
  const { release } = await holdAnswers(page, PAGE_SCRIPT);
  await page.goto('/blog/paiement-a-la-livraison');
  const like = page.getByRole('button', { name: 'J’aime' });
  await frameHydrated(page);
  await like.click();
  await expect(like).toHaveAttribute('aria-busy', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).not.toHaveAttribute('aria-busy');

  // A link too: the document stays.
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page.getByRole('link', { name: 'Tous les articles' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('html')).toHaveAttribute('data-same');
});

test('an anchor of the page is followed at once, and the page stays', async ({ page }) => {
  const { release } = await holdAnswers(page, PAGE_SCRIPT);
  await page.goto('/work');
  await frameHydrated(page);
  const inMain = page.getByRole('main').locator(':focus');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // The browser moves the focus with its next frame.
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(inMain).toBeVisible();
  release();
  await hydrated(inMain);
  await expect(inMain).toBeVisible();
  await expect(page).toHaveURL('/work#contenu');
});

test('what is written before the page’s script arrives is kept, and sent by it', async ({
  page,
}) => {
  const { release } = await holdAnswers(page, PAGE_SCRIPT);
  await page.goto('/newsletter');
  await frameHydrated(page);
  const field = page.getByLabel('Votre e-mail', { exact: true });
  await field.fill('avant@le-script.ma');
  await page.getByRole('button', { name: 'S’abonner à la lettre' }).click();
  await expect(field).toHaveValue('avant@le-script.ma');
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  release();
  await expect(page.locator('.newsletter-sent')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same');
  await expect(page).toHaveURL('/newsletter');
});

for (const [address, forms] of Object.entries(FORMS)) {
  test(`the forms of ${address}, sent as a first gesture, show their drawn errors and no bubble of the browser’s`, {
    tag: '@slow',
  }, async ({ page }) => {
    const bubbles = await watchBubbles(page);
    for (const form of forms) {
      await page.goto(address);
      await frameHydrated(page);
      await clickSend(await openForm(page, form));
      await expectDrawnError(page.locator(form));
      await page.goto(address);
      await frameHydrated(page);
      await (await openForm(page, form)).getByRole('textbox').first().press('Enter');
      await expectDrawnError(page.locator(form));
    }
    expect(bubbles).toEqual([]);
  });

  test(`the forms of ${address}, sent before any script is there, come back from the server with the same errors`, {
    tag: '@slow',
  }, async ({ page }) => {
    const bubbles = await watchBubbles(page);
    await page.route(/\.js$/, (route) => route.abort());
    for (const form of forms) {
      await page.goto(address);
      const answer = page.waitForResponse((it) => it.request().method() === 'POST');
      await clickSend(await openForm(page, form));
      expect((await answer).status()).toBe(400);
      await expectDrawnError(page.locator(form));
    }
    expect(bubbles).toEqual([]);
  });
}

/** Lists the fields that browsers refuse in their own way: a list that grows. Before `goto`. */
async function watchBubbles(page: Page): Promise<string[]> {
  const bubbles: string[] = [];
  await page.exposeFunction('refused', (name: string) => bubbles.push(name));
  await page.addInitScript(
    `addEventListener('invalid', ({ target }) => refused(target.name), true)`,
  );
  return bubbles;
}

test('a search emptied before the page’s script arrives is empty after', { tag: '@slow' }, async ({
  page,
}) => {
  const { release } = await holdAnswers(page, PAGE_SCRIPT);
  await page.goto('/work?search=tarifs');
  await frameHydrated(page);
  const elsewhere = page.getByRole('region', { name: 'Ailleurs sur le site' });
  await expect(elsewhere).toBeVisible();
  await page.getByRole('searchbox').fill('');
  release();
  await expect(elsewhere).toBeHidden();
  await expect(page).toHaveURL('/work');
});

test('a menu opened while the page’s script is on its way takes nothing from the page', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await holdAnswers(page, PAGE_SCRIPT);
  await page.goto('/');
  await frameHydrated(page);
  await page.locator('.menu-button').click();
  await expect(page.locator('#menu')).toHaveJSProperty('open', true);
  await expect(page.locator('#features')).toBeAttached();
  await page.locator('#menu').getByRole('link', { name: 'Travaux' }).click();
  release();
  await expect(page).toHaveURL('/work');
});

test('the floating buttons leave a focus that was there before any script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await holdAnswers(page, /\.js$/);
  await page.goto('/legal', { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await expect(link).toBeFocused();
  release();
  await expect(page.locator('.floating-corner')).toHaveAttribute('data-aside');
});

test('a page whose script cannot be had works as it does without', async ({ page }) => {
  await page.route(PAGE_SCRIPT, (route) => route.abort());
  await page.goto('/blog/paiement-a-la-livraison');
  await frameHydrated(page);
  await page.getByRole('link', { name: 'Tous les articles' }).click();
  await expect(page).toHaveURL('/blog');
});

/** Waits for the script that stands around every page, without a gesture. */
async function frameHydrated(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page.locator('.menu-button'))).toBe(true);
}

function scriptsOf(page: Page): string[] {
  const requestPaths: string[] = [];
  page.on('request', (request) => requestPaths.push(new URL(request.url()).pathname));
  return requestPaths;
}
