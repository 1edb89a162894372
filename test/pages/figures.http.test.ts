/** One truth in figures and offers: what the demo's documents state is what each page says, with the same label, name and price. */
import { describe, expect } from 'vitest';
import { startingPrice } from '../../app/content/services/service-price.ts';
import * as labels from '../../model/figures.ts';
import { fold } from '../../packages/search/french-folding.ts';
import { demoDocuments } from '../../tools/demo/archive.ts';
import { test } from '../support/http.ts';
import { readPage, type ServedPart } from '../support/served-page.ts';

const [settings] = demoDocuments('settings');
const [clients] = demoDocuments('clients');
const [about] = demoDocuments('about');
const [work] = demoDocuments('work');
const [contact] = demoDocuments('contact');
const services = demoDocuments('service');

/** Where the agency speaks of itself: articles and case studies have figures of other people. */
const PAGES = ['/', '/services', '/work', '/about', '/careers', '/contact', '/newsletter'];

/** Each figure as the documents have it, and the label that tells what it measures. */
const FIGURES = [
  [settings?.claims?.projects, labels.PROJECTS, ['/', '/about']],
  [settings?.claims?.satisfaction, labels.SATISFACTION, ['/', '/about']],
  [settings?.claims?.companies, labels.COMPANIES, ['/']],
  [settings?.claims?.years, labels.YEARS, ['/', '/work']],
  [clients?.figures?.satisfied, labels.SATISFIED, ['/']],
  [clients?.figures?.average, labels.AVERAGE, ['/']],
  [clients?.figures?.returning, labels.RETURNING, ['/']],
  [about?.sectors, labels.SECTORS, ['/about']],
  [work?.satisfiedClients, labels.SHOWN_SATISFIED, ['/work']],
] as const;

/** Over the logos the title says the middle of the label. */
const OVER_LOGOS = 'entreprises, conseil compris';

describe('figures', () => {
  test('the documents state every figure of the specification', () => {
    expect(FIGURES.map(([value]) => value?.replace(/\s/, ''))).toEqual(
      ['120+', '95%', '150+', '5+', '98%', '4,9/5', '85%', '20+', '100%'], // shell-9.19, shell-2.110, pages-9.21, pages-9.22
    );
    expect(new Set(FIGURES.map(([, label]) => label)).size).toBe(FIGURES.length);
  });

  test('a figure stands beside what it measures, wherever a page states it', async ({ site }) => {
    const seen = new Map<string, Set<string>>();
    for (const address of PAGES) {
      const text = (await readPage(site, address)).locator('main').text();
      for (const [value = '', label] of FIGURES) {
        for (const after of statementsOf(text, value)) {
          const says = [label, ...(label === labels.COMPANIES ? [OVER_LOGOS] : [])];
          expect(
            says.some((words) => after.startsWith(words)),
            `${address}: ${value} ${after}`,
          ).toBe(true);
          seen.set(value, (seen.get(value) ?? new Set()).add(address));
        }
      }
    }
    for (const [value = '', , addresses] of FIGURES) {
      expect([...(seen.get(value) ?? [])], value).toEqual(addresses);
    }
  });

  test('the number of projects on /work is that of those shown there', async ({ site }) => {
    const stats = (await readPage(site, '/work')).locator('.work-stats > li').first();
    expect(stats.text()).toBe(`${demoDocuments('portfolio').length} projets à voir`);
  });
});

describe('services', () => {
  test('home, /services and the form of /contact name the same trades', async ({ site }) => {
    const home = (await readPage(site, '/')).locator('#services');
    const list = await readPage(site, '/services');
    for (const { title = '', slug } of services) {
      expect(fold(home.text())).toContain(fold(title));
      const link = list.locator('main').getByRole('link', { name: title });
      expect(new Set(link.attributes('href')), title).toEqual(
        new Set([`/services/${slug?.current}`]),
      );
    }
    // A choice of the form is a service, or a trade of the home page that holds several.
    const choices = optionsOf((await readPage(site, '/contact')).getByLabel(/^Service/));
    expect(choices).toEqual(contact?.subjects);
    const named = [
      ...services.map(({ title = '' }) => title),
      ...home.getByRole('heading', { level: 3 }).texts(),
    ];
    for (const choice of choices.filter((choice) => choice !== 'Autre')) {
      expect(named.map(fold)).toContain(fold(choice));
      expect(services.map(({ category }) => category)).toContain(choice);
    }
    // What the home page offers and the list has no price of is said there.
    for (const trade of ['branding', 'expérience mobile']) {
      expect(fold(home.text())).toContain(fold(trade));
      expect(fold(list.locator('#tarifs').text())).toContain(fold(trade));
    }
  });

  test('« En savoir plus » leads to a page whose title names the trade', async ({ site }) => {
    const links = (await readPage(site, '/'))
      .locator('#services')
      .getByRole('link', { name: /^En savoir plus/ });
    expect(links.count).toBe(6);
    for (const link of links.all()) {
      const target = await readPage(site, link.attribute('href') ?? '');
      expect(target.status).toBe(200);
      const title = target.getByRole('heading', { level: 1 }).text();
      const [, trade = ''] = link.text().split(/\s:\s/);
      const words = wordsOf(trade).filter((word) => wordsOf(title).includes(word));
      expect(words, `${trade} leads to ${title}`).not.toEqual([]);
    }
  });

  test('a link that bears the name of a service leads to it', async ({ site }) => {
    for (const address of ['/', '/services', '/offres/developpement-web']) {
      const page = await readPage(site, address);
      const links = page
        .getByRole('link')
        .filter((link) => /^\/services\/[\w-]+$/.test(link.attribute('href') ?? ''))
        .filter((link) => !/^En savoir plus/.test(link.text()));
      expect(links.count).toBeGreaterThan(3);
      for (const link of links.all()) {
        const slug = link.attribute('href')?.split('/').at(-1);
        const service = services.find((one) => one.slug?.current === slug);
        expect(link.text(), address).toBe(service?.title);
      }
    }
  });
});

describe('budgets and prices', () => {
  test('each package has a budget to choose, each budget a package', async ({ site }) => {
    const budgets = optionsOf((await readPage(site, '/contact')).getByLabel(/^Budget/));
    expect(budgets).toEqual(contact?.budgets);
    expect(optionsOf((await readPage(site, '/')).getByLabel(/^Budget/))).toEqual(budgets);
    const ranges = budgets.flatMap(rangeOf);
    const prices = pricesOf();
    for (const { from } of prices) {
      expect(ranges.filter(([least, most]) => from >= least && from < most)).toHaveLength(1);
    }
    for (const [least, most] of ranges) {
      const inside = prices.filter(
        ({ from, to = from, open }) => from < most && (open || to >= least),
      );
      expect(inside.length, `${least} – ${most}`).toBeGreaterThan(0);
    }
  });

  test('beside the smallest budget the form says what the smallest package costs', async ({
    site,
  }) => {
    const once = pricesOf().flatMap(({ monthly, from }) => (monthly ? [] : [from]));
    const least = Math.min(...once)
      .toLocaleString('fr-FR')
      .replace(/\s/g, ' ');
    const words = (await readPage(site, '/contact')).locator('main').text();
    expect(words).toContain(`Nos formules commencent à ${least} DH TTC`);
  });
});

/** What follows a figure, each time a text states it. */
function statementsOf(text: string, value: string): string[] {
  const figure = value.replace(/\s?%/, ' ?%').replace(/[+/]/g, String.raw`\$&`);
  return [...text.matchAll(new RegExp(String.raw`(?<![\d,])${figure}\s*(.{0,80})`, 'g'))].map(
    ([, after = '']) => after,
  );
}

/** Words that a name and a title may share: « Stratégie digitale », « Stratégie marketing ». */
function wordsOf(text: string): string[] {
  return fold(text).match(/[a-z]{3,}/g) ?? [];
}

/** The choices of a list that are one: the first is the prompt. */
function optionsOf(field: ServedPart): string[] {
  return field.locator('option').texts().slice(1);
}

/** « 50K DH - 150K DH », in dirhams; none for « À discuter ». */
function rangeOf(budget: string): [least: number, most: number][] {
  const [first, second] = [...budget.matchAll(/(\d+)K DH/g)].map(
    ([, thousands]) => Number(thousands) * 1000,
  );
  if (first === undefined) return [];
  if (budget.startsWith('Moins')) return [[0, first]];
  return [[first, second ?? Number.POSITIVE_INFINITY]];
}

function pricesOf() {
  const written = services.flatMap(({ packages = [] }) =>
    packages.map(({ priceRange = '' }) => priceRange),
  );
  return written.map((priceRange) => {
    const price = startingPrice(priceRange);
    if (!price) throw new Error(`${priceRange} has no amount to start from`);
    return { ...price, open: priceRange.startsWith('dès') };
  });
}
