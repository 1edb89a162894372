/** What is true on every page: language, navigation, claims, what is missing, and what never happens. */
import AxeBuilder from '@axe-core/playwright';
import { scrollThrough, watch } from './page-watch.ts';
import { expect, test } from './site.ts';

/** Every kind of page there is, the ones that say "nothing here" included. */
const PAGES = [
  '/',
  '/work',
  '/work?search=introuvable',
  '/work/matin-derb-omar',
  '/work/ecommerce-modern',
  '/work/mobile-app',
  '/contact',
  '/services',
  '/nulle-part',
];

const NAVIGATION = [
  ['Accueil', '/'],
  ['Services', '/services'],
  ['Travaux', '/work'],
  ['À propos', '/about'],
  ['Blog', '/blog'],
  ['Carrières', '/careers'],
  ['Contact', '/contact'],
];

test('each address of the route map is the page it names [shell-2.01] [shell-2.02] [shell-2.03] [shell-2.04]', async ({
  page,
}) => {
  const titles = {
    '/': /Casablanca/,
    '/work': /^Travaux/,
    '/work/ecommerce-modern': /boutique/,
    '/contact': /^Contact/,
  };
  for (const [address, title] of Object.entries(titles)) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

test('every page says that it is in French [shell-1.01]', async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.locator('html'), address).toHaveAttribute('lang', 'fr');
  }
});

test('the seven links lead where they say, in order [shell-2.08] [shell-2.09]', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  const links = await navigation
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual(NAVIGATION);
  for (const [name = '', address] of NAVIGATION) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${site.origin}${address}`);
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

test('on a phone the same seven links are behind the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const links = await menu
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual(NAVIGATION);
  await menu.getByRole('link', { name: 'Travaux' }).click();
  await expect(page).toHaveURL('/work');
  await expect(menu).toBeHidden();
});

test('the hero says who we are and offers two ways on [shell-1.02] [shell-1.03] [shell-1.04]', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero).toContainText('agence de marketing digital à Casablanca');
  await hero.getByRole('link', { name: 'Parler à un expert' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await hero.getByRole('link', { name: 'Voir le portfolio' }).click();
  await expect(page).toHaveURL('/work');
});

test('the home page makes the five claims [shell-1.05] [shell-1.06] [shell-1.07] [shell-1.08] [shell-1.09]', async ({
  page,
}) => {
  await page.goto('/');
  const claims = page.locator('.hero').getByRole('listitem');
  for (const claim of [
    /^24h réponse garantie$/,
    /^120\+ projets livrés$/,
    /^95\s% de satisfaction$/,
    /^150\+ entreprises nous\sfont\sconfiance$/,
    /^5\+ ans d’expérience$/,
  ]) {
    await expect(claims.filter({ hasText: claim })).toBeVisible();
  }
});

test('an unknown address is a 404 that leads home [shell-2.05] [shell-2.06] [shell-2.07] [shell-8.10]', async ({
  page,
}) => {
  for (const address of ['/nulle-part', '/work/un/deux', '/index.php?id=1', '/%00', '/a%2Fb']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops ! Page introuvable');
    await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('the projects the site search names are there [shell-7.11]', async ({ page }) => {
  for (const slug of ['ecommerce-modern', 'mobile-app', 'corporate-identity']) {
    const answer = await page.goto(`/work/${slug}`);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(`/work/${slug}`);
  }
});

test('every visitor is anonymous and gets the same page [shell-6.01]', async ({ site }) => {
  for (const address of PAGES) {
    const anonymous = await fetch(site.origin + address);
    const withPapers = await fetch(site.origin + address, {
      headers: {
        cookie: 'session=administrateur',
        authorization: 'Bearer administrateur',
        'user-agent': 'autre',
      },
    });
    expect(withPapers.status).toBe(anonymous.status);
    expect(await withPapers.text(), address).toBe(await anonymous.text());
    expect(anonymous.headers.getSetCookie()).toEqual([]);
  }
});

test('nothing on a page speaks of logging in [shell-6.02]', async ({ page }) => {
  const account =
    /connexion|connecter|compte|identifiant|mot de passe|inscri|login|administrateur/i;
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.locator('input[type=password]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: account }), address).toHaveCount(0);
    await expect(page.getByRole('button', { name: account }), address).toHaveCount(0);
  }
});

test('no page breaks its policy, fails in silence or calls anyone else', async ({ page, site }) => {
  test.setTimeout(120_000);
  test.setTimeout(120_000);
  const { strangers, complaints } = watch(page, site.origin);
  for (const address of PAGES) {
    await page.goto(address);
    await scrollThrough(page);
  }
  // And the same pages reached inside the site, without loading a document.
  await page.goto('/');
  for (const [name = ''] of NAVIGATION) {
    await page
      .getByRole('navigation', { name: 'Navigation principale' })
      .getByRole('link', { name, exact: true })
      .click();
    await scrollThrough(page);
  }
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const width of [390, 1440]) {
  for (const address of PAGES) {
    test(`axe has nothing to say of ${address} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await scrollThrough(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html)}`);
      expect(found).toEqual([]);
    });
  }
}

test('no text leaves the screen, from a small phone to a large desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of PAGES) {
    await page.goto(address);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(overflowing), `${address} at ${width} px`).toEqual([]);
    }
  }
});

/**
 * Runs in the page. The body clips what is too wide, so the width of the document alone would say that
 * all is well: texts are measured one by one. Decorations and rows made to be swiped may run out.
 */
function overflowing(): string[] {
  const tooWide = document.documentElement.scrollWidth > innerWidth ? ['the document'] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (!element?.checkVisibility() || !text.textContent?.trim()) continue;
    if (element.closest('[aria-hidden=true], .visually-hidden, script, style')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const outside = [...range.getClientRects()].some(
      ({ left, right }) => right > innerWidth + 1 || left < -1,
    );
    if (outside && !isSwiped(element)) tooWide.push(text.textContent.trim());
  }
  return tooWide;

  function isSwiped(element: Element | null): boolean {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  }
}
