import type { Browser, Locator, Page } from '@playwright/test';
import { measureBenchmarkIndex } from './benchmark-index.ts';
import { AS_IF_UNOBSERVED, launchChromium } from './chromium.ts';
import { type Figure, type Measure, medians } from './figure.ts';
import { openSettledSite } from './quiet-site.ts';
import { type SlowVisit, visitSlowly } from './slow-visit.ts';

const VISITS = 3;

type Interaction = {
  path: string;
  act(visit: SlowVisit): Promise<void>;
  /** Whether what the visitor asked for is to be seen; runs in the page. */
  isShown(): boolean;
};

const tap =
  (find: (page: Page) => Locator): Interaction['act'] =>
  ({ page, tap: fingerOn }) =>
    fingerOn(find(page));

const press =
  (field: string, key: string): Interaction['act'] =>
  ({ page, press: fingerOn }) =>
    fingerOn(page.locator(field), key);

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  'open the menu': {
    path: '/',
    act: tap((page) => page.locator('.menu-button')),
    isShown: () => document.querySelector('#menu:is(:modal, :popover-open)') !== null,
  },
  'open the search': {
    path: '/',
    act: tap((page) => page.getByRole('banner').getByLabel('Rechercher')),
    isShown: () => document.querySelector('dialog:modal input') !== null,
  },
  'open WhatsApp': {
    path: '/',
    act: tap((page) => page.locator('.whatsapp-button')),
    isShown: () => document.querySelector('.whatsapp-dialog[open]') !== null,
  },
  'open a question': {
    path: '/',
    act: tap((page) => page.locator('.questions summary').nth(2)),
    isShown: () => document.querySelectorAll('.questions details').item(2).hasAttribute('open'),
  },
  'write a name': {
    path: '/contact',
    act: press('input[name=name]', 'S'),
    isShown: () => document.querySelector<HTMLInputElement>('input[name=name]')?.value === 'S',
  },
  'search the projects': {
    path: '/work',
    act: press('#recherche', 'm'),
    isShown: () => document.querySelector<HTMLInputElement>('#recherche')?.value === 'm',
  },
  'filter the articles': {
    path: '/blog',
    act: tap((page) =>
      page.getByRole('navigation', { name: 'Rubriques' }).getByRole('link').nth(2),
    ),
    isShown: () => location.search !== '',
  },
  'like an article': {
    path: '/blog/paiement-a-la-livraison',
    act: tap((page) => page.getByRole('button', { name: 'J’aime' })),
    isShown: () => document.querySelector('.post-tool[aria-pressed=true]') !== null,
  },
  'enlarge a picture': {
    path: '/work/ecommerce-modern',
    act: tap((page) => page.getByRole('link', { name: /agrandir/ }).first()),
    isShown: () => document.querySelector('dialog:modal') !== null,
  },
  'walk to a service': {
    path: '/services',
    act: tap((page) => page.locator('main a[href="/services/production-video"]').first()),
    isShown: () => location.pathname !== '/services',
  },
};

/** What the browser and this machine take for themselves: a document of one button, whose text changes. */
const BARE: Interaction = {
  path: 'data:text/html,<meta name=viewport content=width=device-width><button onclick="textContent=1">0',
  act: tap((page) => page.getByRole('button')),
  isShown: () => document.querySelector('button')?.textContent === '1',
};

/** Measures from a visitor's first gesture on a page to the next paint, at a quarter of this machine's speed. */
export async function measureInteractions(): Promise<Figure[]> {
  await using site = await openSettledSite();
  await using browser = await launchChromium(AS_IF_UNOBSERVED);
  const figures = [
    await measureBenchmarkIndex(browser),
    ...medians('a bare document: press a button', await visitTimes(browser, BARE.path, BARE)),
  ];
  for (const [name, interaction] of Object.entries(INTERACTIONS)) {
    const { path } = interaction;
    const visits = await visitTimes(browser, site.origin + path, interaction);
    figures.push(...medians(`${path}: ${name}`, visits));
  }
  return figures;
}

async function visitTimes(browser: Browser, address: string, { act, isShown }: Interaction) {
  const visits: Measure[][] = [];
  for (let n = 0; n < VISITS; n += 1) {
    visits.push(
      await visitSlowly(browser, address, async (visit) => {
        const timeUntilShown = await visit.watch(isShown);
        await act(visit);
        const shownAfter = await timeUntilShown();
        await visit.settled();
        return [
          { what: 'INP', value: nextPaint(await visit.entries()), unit: 'ms' },
          { what: 'until it shows', value: shownAfter, unit: 'ms' },
        ];
      }),
    );
  }
  return visits;
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
