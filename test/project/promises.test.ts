/** The figures and promises of the demo: each is said in one way on every page, and is what the code does. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startingPrice } from '../../app/content/services/service-price.ts';
import { PERIODS } from '../../inbox/retention/periods.ts';
import { COMPANIES, SATISFACTION } from '../../model/figures.ts';
import { FIRST_CONTACT } from '../../model/first-texts.ts';
import { archiveDocuments } from '../../tools/demo/archive.ts';

const DAY = 24 * 60 * 60_000; // ms

const documents = archiveDocuments();
const all = stringsOf(documents).join('\n');

const byId = (id: string) => plain(documents.find(({ _id }) => _id === id));
const legal = byId('legal');
const questions = byId('questions');

test('three shares of satisfied clients say each when it is taken', () => {
  expect(SATISFACTION).toContain('à six mois');
  expect(documents.find(({ _id }) => _id === 'settings')?.claims).toMatchObject({
    satisfaction: '95%',
  });
});

test('more companies than projects are explained where they are counted', () => {
  expect(COMPANIES).toContain('conseil compris');
  expect(byId('clients')).toContain('conseil compris');
});

test('the agency is as old as its story says, wherever a year is given', () => {
  const years = [...all.matchAll(/(?:depuis|née en) (\d{4})/g)].map(([, year]) => Number(year));
  const story = documents.find(({ _id }) => _id === 'about')?.milestones;
  const [first] = Array.isArray(story) ? story : [];
  expect(first).toMatchObject({ year: 2019 });
  expect(years.length).toBeGreaterThan(1);
  expect(years.filter((year) => year !== 2019 && !PUBLIC_YEARS.has(year))).toEqual([]);
  expect(new Date().getUTCFullYear() - 2019).toBeGreaterThanOrEqual(5);
});

/** Years of other people's stories in posts. */
const PUBLIC_YEARS = new Set([2019]);

test('six trades are six wherever they are counted, and seven services belong to them', () => {
  const introduction = String(documents.find(({ _id }) => _id === 'services')?.introduction);
  const [trades = ''] = introduction.split('\u00a0:');
  expect(trades.split(', ')).toHaveLength(6);
  expect(all.match(/(?:cinq|sept|huit) métiers/gi)).toBeNull();
  expect(documents.filter(({ _type }) => _type === 'service')).toHaveLength(7);
});

test.each([
  ['service-sites-vitrines', 'Site vitrine', '4 à 6', ['2 à 4 semaines', '4 à 6 semaines']],
  ['service-sites-e-commerce', 'Site e-commerce', '8 à 12', ['8 à 12 semaines']],
  ['service-production-video', 'Vidéo', '2 à 4', ['2 à 4 semaines']],
  ['service-strategie-marketing', 'Stratégie', '2 à 3', ['2 à 3 semaines']],
])('%s is promised in the weeks that are signed', (id, name, weeks, delays) => {
  expect(legal).toContain(`${name}\n${weeks} semaines`);
  const service = byId(id).replaceAll('\u00a0', ' ');
  for (const delay of delays) expect(service).toContain(delay);
  const [, least = 0, most = 0] = (/(\d+) à (\d+)/.exec(weeks) ?? []).map(Number);
  for (const { timeline } of packagesOf(id)) {
    if (!timeline.includes('semaine')) continue;
    const [shortest = 0, longest = shortest] = (timeline.match(/\d+/g) ?? []).map(Number);
    // Two weeks less where texts and pictures are ready: the terms of sale say so.
    expect(shortest, timeline).toBeGreaterThanOrEqual(id === 'service-sites-vitrines' ? 2 : least);
    expect(longest, timeline).toBeLessThanOrEqual(most);
  }
});

test('delays run from the order', () => {
  expect(legal).toContain('à partir de la commande');
  expect(all).not.toMatch(/premier appel au fichier|votre accord sur le scénario et la livraison/);
  expect(questions).toContain('de la commande au fichier');
  expect(byId('service-production-video')).toContain('de la commande à la livraison');
});

test('prices start where the first package does, in questions and titles too', () => {
  for (const [id, label] of [
    ['service-sites-vitrines', 'site vitrine'],
    ['service-sites-e-commerce', 'boutique e-commerce'],
  ] as const) {
    const from = entry(id).from.toLocaleString('fr-FR');
    expect(questions).toMatch(new RegExp(`${label} (?:démarre )?à ${from}\u00a0DH`));
    const service = byId(id);
    const prices = [...service.matchAll(/à partir de ([\d\u202f]+)\u00a0DH/gi)].map(
      ([, price]) => price,
    );
    expect(new Set(prices)).toEqual(new Set([from]));
  }
});

test('each price of the agency says whether taxes are in it', () => {
  const silent = documents
    .filter(({ _type }) => /^(?:home|service|services|questions)$/.test(String(_type)))
    .flatMap((document) => stringsOf(JSON.parse(JSON.stringify(document, withTaxesSaid))))
    .filter((text) => /\d\u00a0DH(?![ \u00a0]TTC)/.test(text) && !text.includes('taxes comprises'));
  expect(silent).toEqual([]);
});

/** The site writes the taxes of a package beside its price; the figure of an answer has them in its label. */
function withTaxesSaid(name: string, value: unknown): unknown {
  if (name === 'packages') return undefined;
  return name === 'figures' && plain(value).includes('TTC') ? undefined : value;
}

test('the opening of the site takes its price and its delay from what services announce', () => {
  const home = documents.find(({ _id }) => _id === 'home');
  expect(home?.heroText).toMatch(/dès \{prix\}, livré en \{livraison\}/);
  const sections = z.array(z.looseObject({ _type: z.string() })).parse(home?.sections);
  const introduction = sections.find(({ _type }) => _type === 'introduction');
  const announced = JSON.stringify(introduction).match(/service-[\w-]+/g) ?? [];
  expect(announced).toHaveLength(3);
  for (const id of announced) expect(entry(id).from, id).toBeGreaterThan(0);
  expect(packagesOf(announced[0] ?? '')[0]?.timeline).toMatch(/^\d+ semaines$/);
});

test('the price is paid in the parts that are signed', () => {
  const parts = /30\u00a0% à la commande, 40\u00a0% à mi-parcours, 30\u00a0% à la livraison/;
  expect(questions).toMatch(parts);
  expect(byId('home')).toMatch(parts);
  expect(byId('service-sites-e-commerce')).toMatch(parts);
  for (const part of [
    '30\u00a0% à la commande',
    '40\u00a0% à mi-parcours',
    '30\u00a0% à la livraison',
  ]) {
    expect(legal).toContain(part);
  }
});

test('support lasts three months wherever it is offered', () => {
  const offers = all.match(/[\p{L}\d]+ mois de support/giu) ?? [];
  expect(offers.length).toBeGreaterThan(5);
  expect(offers.filter((offer) => !/^(?:3|trois) /i.test(offer))).toEqual([]);
});

test('a benefit that begins with a later package names it', () => {
  const services = documents.filter(({ _type }) => _type === 'service');
  const faults: string[] = [];
  for (const { _id, benefits } of services) {
    const [first, ...later] = packagesOf(String(_id));
    const own = wordsOf(plain(first?.features));
    const others = new Set(later.flatMap(({ features }) => [...wordsOf(plain(features))]));
    for (const benefit of Array.isArray(benefits) ? benefits : []) {
      const onlyLater = [...wordsOf(benefit)].filter((word) => others.has(word) && !own.has(word));
      const isNamed = later.some(
        ({ name }) => benefit.includes(`dès ${name}`) || benefit.startsWith(`Dès ${name}`),
      );
      if (!isNamed && onlyLater.length > 0) faults.push(`${_id}: ${benefit} (${onlyLater})`);
    }
  }
  expect(faults).toEqual([]);
});

test('one person answers: who signs the quote', () => {
  expect(all).not.toContain('qui a fait le travail');
  expect(byId('home')).toContain('La personne qui signe votre devis');
  expect(questions).toContain('la personne qui a signé votre devis');
});

test('a message set aside is kept as long as the privacy page says, and no longer', () => {
  const now = new Date('2026-06-15T12:00:00Z');
  const days = (now.getTime() - PERIODS.quarantine(now)) / DAY;
  expect(legal).toMatch(new RegExp(`attend à part, ?\\n*${days} jours`));
  expect(legal).not.toContain('aucun n’est jeté');
});

test('each contract that is offered shows its salary', () => {
  const jobs = documents.filter(({ _type, isActive }) => _type === 'jobPosting' && isActive);
  const silent = jobs.filter(
    ({ employmentType, salaryRange }) => employmentType !== 'Freelance' && !salaryRange,
  );
  expect(silent.map(({ _id }) => _id)).toEqual([]);
  expect(all).not.toMatch(/salaires affichés/i);
});

test('no light is on while the agency is closed', () => {
  expect(FIRST_CONTACT.title).not.toMatch(/lumière|allumée/);
});

type Package = { name: string; priceRange: string; timeline: string; features: string[] };

function packagesOf(id: string): Package[] {
  const packages = documents.find(({ _id }) => _id === id)?.packages;
  return Array.isArray(packages) ? packages : [];
}

function entry(id: string) {
  const [first] = packagesOf(id);
  const price = startingPrice(first?.priceRange ?? '');
  if (!price) throw new Error(`${id} has no price to start from`);
  return price;
}

/** Said of anything: they bind a benefit to no package. */
const COMMON = new Set(['équipe', 'format', 'chaque', 'semain']);

/** Words of some weight, by their first letters: what a benefit and a package both speak of. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{6,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 6)).filter((word) => !COMMON.has(word)));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    /^(?:_.*|style|marks)$/.test(name) ? [] : stringsOf(inner),
  );
}

function plain(value: unknown): string {
  return stringsOf(value).join('\n');
}
