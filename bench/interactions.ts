import type { Page } from '@playwright/test';
import { launchChromium } from './chromium.ts';
import { type Figure, median } from './figure.ts';
import { openSettledSite } from './settled-site.ts';
import { visitSlowly } from './slow-visit.ts';

const VISITS = 3;

type Interaction = { path: string; act(page: Page): Promise<void> };

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'open the menu': { path: '/', act: (page) => page.locator('.menu-button').tap() },
  'open the search': {
    path: '/',
    act: (page) => page.getByRole('banner').getByLabel('Rechercher').tap(),
  },
  'open WhatsApp': { path: '/', act: (page) => page.locator('.whatsapp-button').tap() },
  'open a question': { path: '/', act: (page) => page.locator('.questions summary').nth(2).tap() },
  'write a name': { path: '/contact', act: (page) => page.locator('input[name=name]').press('S') },
  'search the projects': { path: '/work', act: (page) => page.locator('#recherche').press('m') },
  'filter the articles': {
    path: '/blog',
    act: (page) =>
      page.getByRole('navigation', { name: 'Rubriques' }).getByRole('link').nth(2).tap(),
  },
  'like an article': {
    path: '/blog/paiement-a-la-livraison',
    act: (page) => page.getByRole('button', { name: 'J’aime' }).tap(),
  },
  'enlarge a picture': {
    path: '/work/ecommerce-modern',
    act: (page) =>
      page
        .getByRole('link', { name: /agrandir/ })
        .first()
        .tap(),
  },
  'walk to a service': {
    path: '/services',
    act: (page) => page.locator('main a[href="/services/production-video"]').first().tap(),
  },
};

/** From a visitor's first gesture on a page to the next paint, at a quarter of this machine's speed. */
export async function measureInteractions(): Promise<Figure[]> {
  await using site = await openSettledSite();
  await using browser = await launchChromium();
  const figures: Figure[] = [];
  for (const [name, { path, act }] of Object.entries(INTERACTIONS)) {
    const times: number[] = [];
    for (let n = 0; n < VISITS; n += 1) {
      times.push(
        await visitSlowly(browser, site.origin + path, async ({ page, settled, entries }) => {
          await act(page);
          await settled();
          return nextPaint(await entries());
        }),
      );
    }
    figures.push({ of: `${path}: ${name}`, what: 'INP', value: median(times), unit: 'ms' });
  }
  return figures;
}

/** The longest event of an interaction; the first is noted however short it was. */
function nextPaint(
  entries: readonly { entryType: string; interactionId: number; duration: number }[],
) {
  const times = entries
    .filter(({ entryType, interactionId }) => interactionId > 0 || entryType === 'first-input')
    .map(({ duration }) => duration);
  if (times.length === 0) throw new Error('the browser noted no interaction');
  return Math.max(...times);
}
