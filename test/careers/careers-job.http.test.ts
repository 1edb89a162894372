/** One job: everything its page shows, what a visitor can do with it, and what there is when it is closed or gone. */

import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { CLOSED_JOB, COMPLETE_JOB, longDate } from '../support/jobs.ts';
import { nodeIn } from '../support/page-graph.ts';
import { readPage } from '../support/served-page.ts';

const EBENISTE = '/careers/ebeniste';

test('a panel holds the facts: salary in dirhams, deadline as a long French date [pages-2.124] [pages-2.125] [pages-2.128] [pages-9.23]', async ({
  jobs,
}) => {
  const page = await readPage(jobs, EBENISTE);
  const panel = page.getByRole('complementary', { name: 'L’offre en bref' });
  const facts = {
    Équipe: 'Design',
    Lieu: 'Casablanca, hybride',
    Contrat: 'CDD',
    Expérience: '3 à 5 ans',
    Salaire: expect.stringMatching(/^10\s000 à 14\s000\sDH brut par mois$/),
    'Date limite': longDate(COMPLETE_JOB.applicationDeadline),
    'Publiée le': '4 mai 2026',
    'Une question': COMPLETE_JOB.contactEmail,
  };
  const rows = panel.locator('dl > div').all();
  expect(rows.map((row) => [row.locator('dt').text(), row.locator('dd').text()])).toEqual(
    Object.entries(facts),
  );
  expect(panel.locator('time').first().attribute('datetime')).toBe(
    COMPLETE_JOB.applicationDeadline,
  );
});

test('a job tells what one will do, what is asked and what is given [pages-2.126] [pages-2.127]', async ({
  jobs,
}) => {
  const page = await readPage(jobs, EBENISTE);
  expect(page.getByText('Vous posez des pièces.').count).toBe(1);
  expect(page.getByText('Vous en refaites.').count).toBe(1);
  const chapters = {
    'Vos missions': COMPLETE_JOB.responsibilities,
    'Profil recherché': COMPLETE_JOB.requirements,
    Compétences: COMPLETE_JOB.skills,
    'Vos avantages': COMPLETE_JOB.benefits,
  };
  for (const [name, items] of Object.entries(chapters)) {
    const chapter = page
      .locator('section')
      .filter((section) => section.getByRole('heading', { level: 2, name }).count === 1);
    expect(chapter.getByRole('listitem').texts()).toEqual(items);
  }
});

test('a job without the optional parts has no trace of them [pages-2.124] [pages-2.125] [pages-2.127] [pages-3.04]', async ({
  jobs,
}) => {
  const page = await readPage(jobs, '/careers/sans-detours');
  expect(page.getByRole('heading', { level: 1 }).text()).toBe('Sans détours');
  for (const absent of ['Salaire', 'Date limite', 'Vos missions', 'Compétences', 'À la une']) {
    expect(page.getByText(absent).count, absent).toBe(0);
  }
});

test('a job past its deadline can be read and no longer applied to [pages-2.137]', async ({
  jobs,
  request,
}) => {
  const page = await readPage(jobs, '/careers/fermee');
  expect(page.getByRole('heading', { level: 1 }).text()).toBe(CLOSED_JOB.title);
  expect(page.getByText(/Vous tenez le rang\./).count).toBe(1);
  expect(page.getByText(/Candidatures closes/).count).toBe(2);
  const since = `depuis le ${longDate(CLOSED_JOB.applicationDeadline)}.`;
  expect(page.locator('main').text()).toContain(since);
  expect(page.getByRole('link', { name: /Postuler/ }).count).toBe(0);
  expect(page.locator('form.application-form').count).toBe(0);

  for (const address of ['/careers/fermee', '/careers/fermee/candidature']) {
    const answer = await request.post(jobs.origin + address, {
      multipart: { firstName: 'Nour', email: 'nour@trop-tard.example' },
    });
    expect(answer.status(), address).toBe(409);
  }
});

test('search engines are told of a job while it is open, in MAD, and no longer [pages-9.24] [pages-2.137]', async ({
  jobs,
}) => {
  const { description, ...facts } = nodeIn(await readPage(jobs, EBENISTE), 'JobPosting') ?? {};
  expect(facts).toMatchObject({
    '@type': 'JobPosting',
    title: COMPLETE_JOB.title,
    url: jobs.origin + EBENISTE,
    datePosted: '2026-05-04',
    validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT(?:23|00):00:00/),
    employmentType: 'TEMPORARY',
    jobLocation: { address: { addressLocality: 'Casablanca', addressCountry: 'MA' } },
    baseSalary: {
      currency: 'MAD',
      value: { minValue: 10_000, maxValue: 14_000, unitText: 'MONTH' },
    },
  });
  expect(description).toContain('<p>Vous posez des pièces.</p>');
  const closed = await readPage(jobs, '/careers/fermee');
  expect(nodeIn(closed, 'ItemPage')).toBeDefined();
  expect(nodeIn(closed, 'JobPosting')).toBeUndefined();
});

test('a job that is not there says so, with status 404 and two ways on [pages-2.133] [pages-2.134] [pages-2.135] [pages-2.136] [pages-4.06] [pages-8.21] [pages-5.01]', async ({
  jobs,
}) => {
  for (const address of ['/careers/inconnu', '/careers/pourvu']) {
    const answer = await fetch(jobs.origin + address, { redirect: 'manual' });
    expect(answer.status).toBe(404);
    const page = await readPage(jobs, address);
    expect(page.getByRole('heading', { level: 1 }).text()).toBe('Emploi non trouvé');
    expect(page.getByText('Cet emploi n’existe pas ou a été supprimé.').count).toBe(1);
    const wayOn = (name: string) => page.locator('main').getByRole('link', { name });
    expect(wayOn('Voir les offres d’emploi').attribute('href')).toBe('/careers');
    expect(wayOn('Retour à l’accueil').attribute('href')).toBe('/');
  }
});
