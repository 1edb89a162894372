/** Openings made for the journeys through the careers, and what candidates do there. */

import { expect, type Locator, type Page } from '@playwright/test';
import { writePdf } from '../../inbox/testing/documents.ts';
import { demoDocuments } from '../../tools/demo/archive.ts';
import { hydrated } from './hydrated.ts';
import { type Site, shared, test as siteTest, startSharedSite } from './site.ts';

/** So many days from now; Casablanca never is another day than this for the whole run, give or take one. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day as a French page writes it. */
export function longDate(day: string): string {
  const written = new Intl.DateTimeFormat('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
  return written.replace(/^1 /, '1er ');
}

const BARE = {
  department: 'Production',
  location: 'Casablanca',
  employmentType: 'CDI',
  experienceLevel: '1 à 3 ans',
  description: 'Vous tenez le rang.',
  requirements: ['Savoir tenir'],
  benefits: ['Mutuelle'],
  isActive: true,
};

/** Everything a job can say. */
export const COMPLETE_JOB = {
  ...BARE,
  _id: 'complete',
  title: 'Ébéniste <en> marqueterie',
  slug: { _type: 'slug', current: 'ebeniste' },
  _createdAt: '2026-05-04T09:00:00Z',
  department: 'Design',
  location: 'Casablanca, hybride',
  employmentType: 'CDD',
  experienceLevel: '3 à 5 ans',
  featured: true,
  applicationDeadline: dayFromNow(30),
  salaryRange: { min: 10_000, max: 14_000 },
  description: 'Vous posez des pièces.\n\nVous en refaites.',
  responsibilities: ['Poser', 'Reprendre'],
  requirements: ['Un œil', 'Une main'],
  skills: ['Compas', 'Patience'],
  benefits: ['Mutuelle', 'Lumière'],
  contactEmail: 'recrutement@atelier.example',
};

export const CLOSED_JOB = {
  ...BARE,
  _id: 'closed',
  title: 'Alternance fermée',
  slug: 'fermee',
  _createdAt: '2026-05-03T09:00:00Z',
  applicationDeadline: dayFromNow(-3),
};

/** The one created last first. */
export const JOBS = [
  {
    ...BARE,
    _id: 'bare',
    title: 'Sans détours',
    slug: 'sans-detours',
    _createdAt: '2026-05-05T09:00:00Z',
  },
  COMPLETE_JOB,
  CLOSED_JOB,
  {
    ...BARE,
    _id: 'third',
    title: 'Troisième',
    slug: 'troisieme',
    _createdAt: '2026-05-02T09:00:00Z',
  },
  {
    ...BARE,
    _id: 'fourth',
    title: 'Quatrième',
    slug: 'quatrieme',
    _createdAt: '2026-05-01T09:00:00Z',
  },
  {
    ...BARE,
    _id: 'fifth',
    title: 'Cinquième',
    slug: 'cinquieme',
    _createdAt: '2026-04-01T09:00:00Z',
  },
];

const FILLED = { ...BARE, _id: 'filled', title: 'Poste pourvu', slug: 'pourvu', isActive: false };

/** A second site beside the demo, with these openings. */
export const jobsSite = shared((atEnd) => {
  const documents = [...JOBS, FILLED].map((job) => ({ _type: 'jobPosting', ...job }));
  // Search engines are told of an agency that has a name.
  const settings = {
    _id: 'settings',
    _type: 'settings',
    agencyName: 'Atelier Anfa',
    claims: { _type: 'claims', response: '24h', applicationResponse: '48h' },
  };
  const [contact] = demoDocuments('contact');
  const { subjects, budgets } = contact ?? {};
  const forms = { _id: 'contact', _type: 'contact', subjects, budgets };
  return startSharedSite(atEnd, { content: { documents: [settings, forms, ...documents] } });
});

export const test = siteTest.extend<{ jobs: Site }>({ jobs: jobsSite });

/** A file as a candidate would choose it. */
export const CV = { name: 'CV Nour.pdf', mimeType: 'application/pdf', buffer: writePdf() };

export const SHORT_ANSWERS = {
  'Nom complet *': 'Nour El Fassi',
  'Poste souhaité *': 'Monteuse',
  'Motivation *': 'Je coupe plus\nque je ne colle.',
};

export const JOB_ANSWERS = {
  'Prénom *': 'Nour',
  'Nom *': 'El Fassi',
  'Téléphone *': '+212 6 98 76 54 32',
  'Expérience (années) *': '4',
  'Motivation, en quelques lignes *': 'Je coupe plus\nque je ne colle.',
};

/** Opens a page and waits until its script has taken over its form. */
export async function openWithScript(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page.locator('form.application-form').first());
}

export function answerTo(page: Page, label: string): Locator {
  return page.locator('form.application-form').getByLabel(label, { exact: true });
}

export async function fillIn(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await answerTo(page, label).fill(answer);
}

export async function expectAnswers(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await expect(answerTo(page, label)).toHaveValue(answer);
  }
}

export function sendButton(page: Page): Locator {
  return page.locator('form.application-form button[type=submit]');
}

/** The name of the file in the field, or undefined. */
export function chosenFile(page: Page): Promise<string | undefined> {
  return answerTo(page, 'CV *').evaluate((input) =>
    input instanceof HTMLInputElement ? input.files?.[0]?.name : undefined,
  );
}
