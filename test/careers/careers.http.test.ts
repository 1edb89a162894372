/** The careers page: what it says, which jobs it lists, and how one of them is chosen. */
import { expect } from 'vitest';
import { test } from '../support/http.ts';
import { CLOSED_JOB, COMPLETE_JOB, JOBS } from '../support/jobs.ts';
import { readPage } from '../support/served-page.ts';

test('the careers page opens with who is looked for, four values and what comes with a job [shell-2.15] [pages-2.113] [pages-2.114] [pages-2.115]', async ({
  site,
}) => {
  const page = await readPage(site, '/careers');
  expect(page.getByRole('heading', { level: 1 }).text()).toMatch(/Venez\s+travailler\s+avec nous/);
  expect(page.getByText(/Nous cherchons des gens précis/).count).toBe(1);
  const values = page.getByRole('region', { name: 'Nos valeurs' });
  expect(values.getByRole('heading', { level: 3 }).texts()).toEqual([
    'Passion',
    'Innovation',
    'Excellence',
    'Collaboration',
  ]);
  expect(values.getByText(/Vous avez le droit de défendre une virgule\./).count).toBe(1);
  const perks = page.getByRole('region', { name: 'Avec chaque poste' });
  expect(perks.getByRole('listitem').count).toBe(6);
  // One sentence, whatever the number of perks.
  expect(perks.getByRole('list').text()).toMatch(
    /^Une mutuelle dès le premier jour, trois jours .*, du matériel neuf, et 4.000.DH par an pour apprendre ce qui vous plaît\.$/,
  );
});

test('openings are listed, the newest first, with all a candidate asks first [pages-2.116] [pages-7.16]', async ({
  jobs,
}) => {
  const page = await readPage(jobs, '/careers');
  const list = page.getByRole('region', { name: /^Cinq postes ouverts/ });
  expect(list.getByRole('heading', { level: 3 }).texts()).toEqual(JOBS.map(({ title }) => title));
  expect(page.getByText(/Poste pourvu/i).count).toBe(0);

  const lineOf = (title: string) =>
    list.getByRole('listitem').filter((item) => item.text().includes(title));
  const line = lineOf(COMPLETE_JOB.title).text();
  for (const fact of ['À la une', 'Design', 'Casablanca, hybride', 'CDD', '3 à 5 ans']) {
    expect(line).toContain(fact);
  }
  // Each fact is named for who cannot see the columns.
  expect(line).toContain('Équipe : Design');
  expect(lineOf(CLOSED_JOB.title).getByText(/Candidatures closes/).count).toBe(1);
  // One link on a line: nothing competes with it.
  for (const one of list.getByRole('listitem').all()) {
    expect(one.getByRole('link').count).toBe(1);
  }
  // Below one chooses among those that are open.
  const choices = page.getByRole('list', { name: 'Pour quel poste ?' });
  expect(choices.getByRole('link').count).toBe(JOBS.length - 1);
  expect(choices.text()).not.toContain(CLOSED_JOB.title);
});

test('an address cannot choose an opening that is closed or not there', async ({ jobs }) => {
  for (const wanted of ['fermee', 'inconnu', 'pourvu']) {
    const page = await readPage(jobs, `/careers?poste=${wanted}`);
    expect(page.getByLabel('Poste souhaité *').attribute('value') ?? '').toBe('');
    expect(page.getByText(/Poste choisi/).count).toBe(0);
  }
});
