/** The question about Google Analytics: what is asked of whom before an answer, and what is told to whom after it. */
import type { BrowserContext, Page } from '@playwright/test';
import { expectPartsAccessible, expectReachable } from '../support/accessibility.ts';
import { fillIn, sendButton } from '../support/contact-forms.ts';
import { hydrated } from '../support/hydrated.ts';
import { watch } from '../support/page-watch.ts';
import { PUBLIC_ROUTES } from '../support/public-routes.ts';
import { shared, startSharedSite, test as withDemo } from '../support/site.ts';
import { menuOf, openMenu } from '../support/site-menu.ts';
import { dialogOf, openDialog, otherQuestion, standInForWhatsapp } from '../support/whatsapp.ts';

const { expect } = withDemo;

const test = withDemo.extend({
  site: shared((atEnd) => startSharedSite(atEnd, { env: { GA_MEASUREMENT_ID: 'G-TEST12345' } })),
});

test.use({ counted: true });

const question = (page: Page) =>
  page.getByRole('region', { name: 'Acceptez-vous la mesure d’audience ?' });
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' });
/** Opens a page as far as the question: its pictures, which this site would have to make, are not waited for. */
const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(footerButton(page)).toBeAttached();
};
const answerIs = (page: Page) => page.evaluate(() => localStorage.getItem('consent'));

test('no page asks another host for anything before an answer, nor after a refusal in another tab', {
  tag: '@slow',
}, async ({ context, page, site }) => {
  const watched = watch(page, site.origin);
  const isPersonal = (path: string) => path.startsWith('/demande');
  for (const path of [...PUBLIC_ROUTES, '/nulle-part', '/demande/inconnue']) {
    await open(page, path);
    await expect(question(page)).toBeVisible({ visible: !isPersonal(path) });
    expect(watched.strangers, path).toEqual([]);
  }
  const other = await context.newPage();
  await other.goto('/');
  await question(other).getByRole('button', { name: 'Refuser' }).click();
  await expect(question(page)).toBeHidden();
  for (const path of ['/', '/work/ecommerce-modern', '/contact', '/nulle-part']) {
    await open(page, path);
    await expect(question(page)).toBeHidden();
    expect(watched.strangers, path).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
});

test('after a yes each event is told to Google and counted here, once and with its fields [shell-7.14] [shell-7.15] [shell-7.16] [shell-7.17] [pages-7.21] [pages-7.22]', async ({
  context,
  page,
  site,
}) => {
  await standInForWhatsapp(context);
  const heard = await standInForGoogle(context);
  const { complaints } = watch(page, site.origin);
  await page.addInitScript(rememberBeacons);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/sites-vitrines?utm_source=lettre&secret=kanari7f3');
  await hydrated(page.getByRole('link', { name: 'Choisir Essentiel' }));
  await question(page).getByRole('button', { name: 'Accepter' }).click();
  await expect.poll(() => heard.map(([name]) => name)).toEqual(['page_view']);
  expect(heard[0]?.[1]).toMatchObject({
    page_location: `${site.origin}/services/sites-vitrines?utm_source=lettre`,
    page_title: expect.stringContaining('vitrine'),
    page_referrer: '',
  });
  const events = () => heard.filter(([name]) => name !== 'page_view');
  const expected: [string, Record<string, string>][] = [];
  const expectNext = async (name: string, fields: Record<string, string>) => {
    expected.push([name, fields]);
    await expect.poll(events).toEqual(expected);
  };
  const chat = (slug?: string) => ({
    event_category: 'WhatsApp',
    event_label: slug ?? 'custom_message',
  });

  await page.getByRole('link', { name: 'Choisir Essentiel' }).click();
  await expectNext('package_select', { service: 'sites-vitrines', package: 'Essentiel' });
  await page.waitForURL(/contact\?/);
  await page.goBack();
  await page.locator('#contact').getByRole('link', { name: 'Demander un devis' }).click();
  await expectNext('service_cta_click', { service: 'sites-vitrines', location: 'main_cta' });
  await page.waitForURL(/contact\?/);
  await page.goBack();
  await page.waitForURL(/services/);
  await page.evaluate(() => scrollTo(0, 1200));
  await page
    .getByRole('complementary', { name: 'Demander ce service' })
    .getByRole('link', { name: 'Demander un devis' })
    .click();
  await expectNext('service_cta_click', { service: 'sites-vitrines', location: 'sticky_cta' });

  // On /contact now: the facts, the cards, the menu, the window.
  await expect(page).toHaveURL(/\/contact/);
  for (const link of await page.locator('main a[href^="https://wa.me/"]').all()) {
    await newTab(page, () => link.click());
    await expectNext('wa_open', chat());
  }
  // The header hides from those who read on.
  await page.evaluate(() => scrollTo(0, 0));
  await openMenu(page);
  await newTab(page, () =>
    menuOf(page)
      .getByRole('link', { name: /^WhatsApp/ })
      .click(),
  );
  await expectNext('wa_open', chat());
  await openDialog(page);
  await newTab(page, () => otherQuestion(page).click());
  await expectNext('wa_open', chat());
  await openDialog(page);
  await newTab(page, () => dialogOf(page).locator('.whatsapp-suggestion').first().click());
  const suggestion = heard.at(-1)?.[0].replace('wa_pick:', '') ?? '';
  await expectNext(`wa_pick:${suggestion}`, chat(suggestion));
  expect(suggestion).toMatch(/^[a-z-]+$/);

  await fillIn(page, {
    'Nom complet *': 'Salma Idrissi',
    'Email *': 'salma@consent.example',
    'Votre message *': 'Comptez-moi.',
  });
  await sendButton(page).click();
  await expectNext('form_success', { form: '/contact' });

  await page.goto('/legal');
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('beacons') ?? '[]'))).toEqual(
    expect.arrayContaining([expect.objectContaining({ events: expected.map(([name]) => name) })]),
  );
  expect(JSON.stringify(heard)).not.toContain('kanari7f3');
  expect(complaints).toEqual([]);
});

test('the question is as easy to refuse, leaves the page alone, and is asked again when the answer is changed or old', {
  tag: '@slow',
}, async ({ context, page }) => {
  const heard = await standInForGoogle(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await expect(question(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  const buttons = question(page).getByRole('button');
  const boxes = await Promise.all(
    (await buttons.all()).map(async (button) => {
      const { width, height } = (await button.boundingBox()) ?? {};
      const look = await button.evaluate((it) => {
        const { color, backgroundColor, boxShadow, font } = getComputedStyle(it);
        return [color, backgroundColor, boxShadow, font];
      });
      return { width, height, look };
    }),
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[0]).toEqual(boxes[1]);
  const area = await question(page).boundingBox();
  const corner = await page.locator('.whatsapp-button').boundingBox();
  if (!area || !corner) throw new Error('the question or the button has no place');
  expect(area.height).toBeLessThan(844 / 3);
  expect(area.x + area.width).toBeLessThan(corner.x);
  await expectPartsAccessible(page, '.consent');

  await question(page).getByRole('button', { name: 'Accepter' }).press('Enter');
  await expect.poll(() => heard.length).toBe(1);
  await context.addCookies([
    { name: '_ga', value: 'x', url: page.url() },
    { name: '_ga_TEST12345', value: 'x', url: page.url() },
    { name: 'autre', value: 'x', url: page.url() },
  ]);
  await footerButton(page).press('Enter');
  await expect(question(page).getByRole('heading')).toBeFocused();
  await expect(question(page)).toContainText('Aujourd’hui, c’est oui.');
  await expectPartsAccessible(page, '.consent');
  await expectReachable(page, '.consent');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(footerButton(page)).toBeFocused();
  await footerButton(page).press('Enter');
  await question(page).getByRole('button', { name: 'Refuser' }).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['autre']);

  const given = JSON.parse((await answerIs(page)) ?? '[]');
  const before = (months: number) => {
    const day = new Date();
    day.setMonth(day.getMonth() - months);
    return day.toISOString();
  };
  for (const [choice, isAsked] of [
    [[given[0], 'no', before(5)], false],
    [[given[0], 'no', before(7)], true],
    [[given[0], 'yes', before(7)], true],
    [['0', 'yes', before(0)], true],
    [[given[0], 'peut-être', 'hier'], true],
  ] as const) {
    await page.evaluate((it) => localStorage.setItem('consent', JSON.stringify(it)), choice);
    await page.reload();
    await expect(footerButton(page)).toBeAttached();
    await expect(question(page), String(choice)).toBeVisible({ visible: isAsked });
  }
  expect(heard).toHaveLength(1);
});

test.describe('with Global Privacy Control', () => {
  test.use({ counted: false });

  test('nothing is asked, and the legal page says why', async ({ page, site }) => {
    const { strangers } = watch(page, site.origin);
    const counter = page.waitForResponse(/\/assets\/visit-/);
    await page.goto('/legal#cookies');
    await counter;
    await expect(page.getByRole('region', { name: 'Politique de cookies' })).toContainText(
      'Google Analytics, si vous l’acceptez',
    );
    await page.waitForLoadState('networkidle');
    await expect(footerButton(page)).toHaveCount(0);
    await expect(question(page)).toHaveCount(0);
    expect(strangers).toEqual([]);
  });
});

withDemo(
  'without a measurement id nobody is asked and the legal page names no Google',
  async ({ page }) => {
    await page.goto('/legal');
    await expect(page.getByRole('main')).not.toContainText('Google Analytics');
  },
);

/** Answers Google's hosts from here. @returns each event that its script sends, by name and fields */
async function standInForGoogle(context: BrowserContext) {
  const heard: [string, Record<string, string>][] = [];
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TAG }),
  );
  await context.route('https://*.google-analytics.com/**', async (route) => {
    heard.push(JSON.parse(route.request().postData() ?? ''));
    await route.fulfill({ status: 204 });
  });
  return heard;
}

/** Does with events what Google's own script does, in words that a test can read. */
const TAG = `
const send = (words) => words[0] === 'event' && fetch('https://region1.google-analytics.com/g/collect', {
  method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([words[1], words[2]]),
});
dataLayer.forEach(send);
dataLayer.push = (words) => send(words);
`;

/** Runs in the page, before its own scripts: Playwright reports no request of a page that is left, so the tab keeps it. */
function rememberBeacons(): void {
  const send = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (address, data) => {
    const before = JSON.parse(sessionStorage.getItem('beacons') ?? '[]');
    sessionStorage.setItem('beacons', JSON.stringify([...before, JSON.parse(String(data))]));
    return send(address, data);
  };
}

async function newTab(page: Page, click: () => Promise<void>): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await click();
  await (await opened).close();
}
