/** /about: what it tells, where its words come from, what is left of it without them. */
import { rm } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import { test } from '../support/http.ts';
import { type Edits, publishEdits } from '../support/published-edits.ts';
import { readPage } from '../support/served-page.ts';
import { startSite, temporaryDirectory } from '../support/site.ts';

test('the page tells mission, vision and values [shell-2.12] [pages-2.71]', async ({ site }) => {
  const page = await readPage(site, '/about');
  expect(page.getByRole('heading', { level: 1 }).text()).toMatch(
    /Une agence\s+de Casablanca,\s+depuis 2019/,
  );
  for (const [name, words] of [
    ['Notre mission', 'impossible à confondre'],
    ['Notre vision', 'reconnaisse un jour Casablanca'],
  ] as const) {
    const statement = page
      .locator('div, section, article, li')
      .filter((it) => it.locator(':scope > h2').texts().includes(name));
    expect(statement.text()).toContain(words);
  }
  const values = page.getByRole('region', { name: 'Nos trois valeurs' });
  expect(values.getByRole('heading', { level: 3 }).texts()).toEqual([
    'Excellence',
    'Collaboration',
    'Innovation',
  ]);
});

test('five people stand under the arcade [pages-2.73]', async ({ site }) => {
  const page = await readPage(site, '/about');
  const people = page.getByRole('list', { name: 'L’équipe' }).getByRole('listitem');
  expect(people.count).toBe(5);
  expect(people.first().getByRole('heading', { level: 3 }).text()).toBe('Yasmine Alaoui');
  // The values have a place of their own on this page.
  expect(page.locator('#team').getByText(/Excellence/).count).toBe(0);
});

test('three figures are stated, two of them claims of the whole site [pages-2.74] [pages-9.21]', async ({
  site,
}) => {
  const page = await readPage(site, '/about');
  expect(page.locator('.purpose-figures > li').texts()).toEqual([
    expect.stringMatching(/120\+\s*projets/),
    expect.stringMatching(/20\+\s*secteurs/),
    expect.stringMatching(/95\s%\s*de satisfaction à six mois/),
  ]);
});

test('address and opening hours are those of the settings, days off included [pages-2.76]', async ({
  site,
}) => {
  const page = await readPage(site, '/about');
  const visit = page.getByRole('region', { name: 'Venez nous voir' });
  expect(visit.locator('address').text()).toContain('Boulevard des Almohades');
  const hours = visit.locator('dl > div').all();
  expect(hours.map((line) => [line.locator('dt').text(), line.locator('dd').text()])).toEqual([
    ['Lundi – vendredi', '9h – 18h'],
    ['Samedi', '10h – 16h'],
    ['Dimanche', 'fermé'],
  ]);
  expect(visit.getByText(/fermé \(/).count).toBeGreaterThan(0);
});

/** A new wording for each part of the page. */
const REWORDINGS: Edits = {
  about: [
    ['depuis 2019', 'depuis sept ans'],
    ['impossible à confondre', 'impossible à oublier'],
    ['Que l’on reconnaisse un jour', 'Que l’on aime un jour'],
    ['20+', '31+'],
    ['étage par étage', 'par l’escalier'],
    ['percé de hublots', 'percé de fenêtres'],
    ['Nos trois valeurs', 'Nos trois colonnes'],
    ['Nos clients racontent', 'Nos clients parlent'],
    ['Venez nous voir', 'Passez nous voir'],
  ],
};

test('the agency edits every text of the page [pages-2.79]', { tags: ['slow'] }, async () => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  await publishEdits(site, REWORDINGS);
  await vi.waitFor(
    async () => {
      const words = (await readPage(site, '/about')).locator('main').text();
      for (const [, becomes] of REWORDINGS.about ?? []) expect(words).toContain(becomes);
    },
    { timeout: 30_000, interval: 100 },
  );
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});
