/** The WhatsApp button and its dialog: where they stand, how they open, every way out, what they cost. */
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectPartsAccessible,
  expectReachable,
} from '../support/accessibility.ts';
import { hydrated } from '../support/hydrated.ts';
import { watch } from '../support/page-watch.ts';
import { expect, test } from '../support/site.ts';
import {
  buttonOf,
  dialogOf,
  openDialog,
  otherQuestion,
  standInForWhatsapp,
} from '../support/whatsapp.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

test('a round button of 56 px floats over the page, and makes room at 48 px for the way back to the top [shell-2.81] [shell-2.82] [shell-9.06]', async ({
  page,
}) => {
  await page.goto('/legal');
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    const button = buttonOf(page);
    const first = await button.boundingBox();
    expect(first).toMatchObject({ width: 56, height: 56 });
    await expect(button).toHaveCSS('border-radius', '50%');
    // On the way up: on a telephone it is away on the way down.
    await page.evaluate(() => scrollTo(0, 290));
    await expect(page.locator('.site-header')).toHaveAttribute('data-away');
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(() => button.boundingBox()).toEqual(first);

    await page.evaluate(() => scrollTo(0, 320));
    await expect(page.locator('.site-header')).toHaveAttribute('data-away');
    await page.evaluate(() => scrollTo(0, 301));
    const top = page.getByRole('button', { name: 'Retour en haut de la page' });
    await expect(top).toBeVisible();
    await expect.poll(() => button.boundingBox()).toMatchObject({ width: 48, height: 48 });
    const raised = await button.boundingBox();
    const below = await top.boundingBox();
    if (viewport === PHONE) {
      // Beside each other: they lie over one line of a text, not over two.
      expect(raised?.y).toBeCloseTo(below?.y ?? 0, 1);
      expect((raised?.x ?? 0) + 48).toBeLessThan(below?.x ?? 0);
    } else {
      // On one axis, one above the other.
      expect(middle(raised)).toBeCloseTo(middle(below), 1);
      expect((raised?.y ?? 0) + 48).toBeLessThan(below?.y ?? 0);
    }

    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => button.boundingBox()).toEqual(first);
  }
});

test('its tooltip shows for a pointer and for the focus, and Escape sends it away [shell-2.83]', async ({
  page,
}) => {
  await page.goto('/legal');
  const tooltip = page.getByRole('tooltip', { name: 'WhatsApp disponible' });
  await expect(tooltip).toBeHidden();
  await buttonOf(page).hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await page.mouse.move(10, 300);
  await page.getByRole('link', { name: 'Retour en haut' }).focus();
  await page.keyboard.press('Tab');
  await expect(buttonOf(page)).toBeFocused();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(buttonOf(page)).toHaveAccessibleDescription('WhatsApp disponible');
});

test('the button is gone while the menu is open [shell-2.84]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/legal');
  await expect(buttonOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.locator('.whatsapp-button')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(buttonOf(page)).toBeVisible();
});

test('the dialog is a sheet on a telephone and a panel on a desk, and Escape, a click outside and its button close it [shell-2.85] [shell-2.89] [shell-2.90] [shell-2.91] [shell-4.11]', async ({
  page,
}) => {
  await page.goto('/legal');
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    const waysOut = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(30, 30),
      () => dialogOf(page).getByRole('button', { name: 'Fermer' }).click(),
    ];
    for (const leave of waysOut) {
      await expect(buttonOf(page)).toHaveAttribute('aria-expanded', 'false');
      await openDialog(page);
      await expect(dialogOf(page).getByRole('heading')).toHaveText('Atelier Anfa');
      await expect(page.locator('.whatsapp-button')).toHaveAttribute('aria-expanded', 'true');
      await leave();
      await expect(dialogOf(page)).toBeHidden();
      await expect(buttonOf(page)).toBeFocused();
    }
    // A click on what it says is not one outside.
    await openDialog(page);
    await dialogOf(page).getByText('Par quoi commence-t-on').click();
    await expect(dialogOf(page)).toBeVisible();
    const box = await dialogOf(page).boundingBox();
    if (viewport === PHONE) {
      expect(box).toMatchObject({ x: 0, width: PHONE.width });
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
    } else {
      const button = await page.locator('.whatsapp-button').boundingBox();
      expect(box?.width).toBe(400);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    }
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  }
});

test('the keyboard alone opens it, stays inside, and comes back to the button [shell-2.92]', async ({
  page,
}) => {
  await page.goto('/legal');
  await buttonOf(page).focus();
  await page.keyboard.press('Space');
  await expect(dialogOf(page)).toBeVisible();
  await expect(dialogOf(page).getByRole('heading')).toBeFocused();
  await expect(dialogOf(page).locator('.whatsapp-suggestion')).toHaveCount(3);

  // Five stops: the close button, three suggestions, another question. Twice round, both ways.
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string>();
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press(key);
      stops.add(await focusedIn(page));
    }
    expect(stops.size, key).toBe(5);
    expect([...stops], key).not.toContain('outside');
  }
  await page.keyboard.press('Escape');
  await expect(buttonOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
});

test('the back button leaves the page and takes the dialog with it', async ({ page }) => {
  await page.goto('/work');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await openDialog(page);
  await page.goBack();
  await expect(page).toHaveURL('/work');
  await expect(dialogOf(page)).toBeHidden();
});

test('a click that falls between the address of the next page and its content opens it there', async ({
  page,
}) => {
  await page.goto('/legal');
  const link = page.getByRole('banner').getByRole('link', { name: 'Travaux' });
  await hydrated(link);
  await buttonOf(page).focus();
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      pushState(...entry);
      document.querySelector<HTMLElement>('.whatsapp-button')?.click();
    };
  });
  await link.click();
  await expect(page).toHaveTitle(/^Travaux/);
  await expect(dialogOf(page)).toBeVisible();
});

test('a page carries neither the dialog nor what it says: both come when one reaches for it', async ({
  page,
  site,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const extra = () => paths.filter((path) => path.includes('whatsapp'));
  await page.goto('/legal');
  await expect(buttonOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(extra()).toEqual([]);
  expect(await (await fetch(site.origin)).text()).not.toContain('Pouvez-vous m’appeler');

  await buttonOf(page).hover();
  await expect.poll(extra).toHaveLength(3);
  expect(extra()).toContain('/whatsapp.json');
  await openDialog(page);
  await page.keyboard.press('Escape');
  await openDialog(page);
  // Once per visit.
  expect(extra()).toHaveLength(3);
});

test('while hours and messages cannot be had it opens all the same, and asks again the next time', async ({
  page,
}) => {
  await page.route('**/whatsapp.json', (route) => route.abort());
  await page.goto('/legal');
  await openDialog(page);
  await expect(dialogOf(page).getByText('Nous vous répondons dès que possible')).toBeVisible();
  await expect(otherQuestion(page)).toBeVisible();
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.unroute('**/whatsapp.json');
  await openDialog(page);
  await expect(dialogOf(page).locator('.whatsapp-suggestion')).toHaveCount(3);
});

test('when the dialog itself cannot be had, the click leads to WhatsApp', async ({
  page,
  context,
}) => {
  await standInForWhatsapp(context);
  await page.route(/whatsapp-dialog/, (route) => route.abort());
  await page.goto('/legal');
  await buttonOf(page).click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/212600000000/);
});

test('without JavaScript the button is a link to the chat, in a new tab', async ({
  browser,
  site,
}) => {
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${site.origin}/work`);
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    const link = page.getByRole('link', { name: 'Écrire sur WhatsApp (nouvel onglet)' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/212600000000/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await visitor.close();
});

test('axe has nothing to say of the open dialog, nobody else is called, and each target is a finger wide', {
  tag: '@slow',
}, async ({ page, site }) => {
  const { strangers, complaints } = watch(page, site.origin);
  await page.goto('/contact');
  await openDialog(page);
  await expect(dialogOf(page).locator('.whatsapp-suggestion')).toHaveCount(3);
  await expectAccessible(page);
  await expectPartsAccessible(page, '.whatsapp-dialog');
  await expectReachable(page, '.whatsapp-dialog');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    for (const stop of await dialogOf(page).locator('a, button').all()) {
      const box = await stop.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});

test('on a screen too low for it the dialog scrolls inside, and its bar leaves 600 ms after the pointer [shell-9.15]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 420 });
  await page.goto('/legal');
  await openDialog(page);
  await expect(dialogOf(page).locator('.whatsapp-suggestion')).toHaveCount(3);
  const area = dialogOf(page).locator('.scroll-area');
  const bar = () => area.evaluate((it) => getComputedStyle(it).scrollbarColor.split(')')[0]);
  const hidden = 'rgba(0, 0, 0, 0';
  expect(await area.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
  await page.mouse.move(10, 10);
  await expect.poll(bar).toBe(hidden);
  await area.hover();
  expect(await bar()).not.toBe(hidden);
  await page.mouse.move(10, 10);
  await expect(area).toHaveCSS('transition-delay', '0.6s');
  await expect.poll(bar).toBe(hidden);
  await otherQuestion(page).focus();
  // Whole, but for the part of a pixel that scrolling rounds.
  await expect(otherQuestion(page)).toBeInViewport({ ratio: 0.99 });
});

/** Where the focus is: an element's text when it is in the dialog. */
function focusedIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const label = focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
    return focused?.closest('dialog') ? label : 'outside';
  });
}

function middle(box: { x: number; width: number } | null): number {
  return box ? box.x + box.width / 2 : Number.NaN;
}
