/** What is published together, or later: prepared in the studio, said on the desk's first page. */
import { PARTS } from '../../staff/desk-places.ts';
import {
  ARRIVING,
  choose,
  editing,
  expectQuiet,
  input,
  openContent,
  test,
  WRITING,
} from '../support/content-studio.ts';
import { type Agency, expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

/** No other journey writes it. */
const ID = 'portfolio-dix-portes';
const DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeZone: 'Africa/Casablanca' });

test('a change of one document is planned, seen on it and on the first page, and called off', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const watched = await openContent(page, agency, editing('portfolio', ID));
  const title = input(page, 'Titre');
  await expect(title).not.toHaveValue('', ARRIVING);
  await title.fill('Dix portes, demain');
  await expect(page.getByTestId('action-publier')).toBeEnabled(ARRIVING);

  await choose(page, 'Publier ce changement le…');
  const dialog = page.getByRole('dialog', { name: 'Publier ce changement le…' });
  const tomorrow = DAY.format(Date.now() + 24 * 60 * 60_000);
  await dialog.getByRole('textbox').fill(`${tomorrow} 09:30`);
  await dialog.getByRole('textbox').press('Enter');
  await dialog.getByRole('button', { name: 'Planifier' }).click();
  const banner = page.getByText('Publication prévue : demain à 09:30');
  await expect(banner).toBeVisible(ARRIVING);
  await expect(page.getByRole('button', { name: 'Mettre en pause pour modifier' })).toBeVisible();

  const desk = await page.context().newPage();
  await desk.goto(agency.origin + PARTS.home.address);
  const row = desk
    .getByRole('region', { name: /^Planifié/ })
    .getByRole('link', { name: /^Dix portes, demain/ });
  await expect(row).toContainText('paraît demain à 9h30', ARRIVING);
  await expect(row).toHaveAttribute('href', /;type=portfolio;scheduledDraft=r\w+\/$/);
  await desk.close();

  await choose(page, 'Annuler la publication planifiée');
  await page.getByRole('button', { name: 'Annuler la publication', exact: true }).click();
  await expect(banner).toHaveCount(0, ARRIVING);
  await expect(title).toHaveValue('Dix portes, demain', ARRIVING);
  await choose(page, 'Abandonner les modifications');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Abandonner/ })
    .click();
  await expect(title).toHaveValue('Un site pour dix métiers', ARRIVING);
  expectQuiet(watched);
});

test('a release is made in French, without a word of trials, and found in its list', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const watched = await openContent(page, agency, '/releases');
  await expect(page.getByText('Un lot réunit des modifications')).toBeVisible(ARRIVING);
  await page.getByRole('button', { name: 'Nouveau lot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau lot' });
  await dialog.getByPlaceholder('Lot sans titre').fill('Rentrée');
  await dialog.getByRole('button', { name: 'Créer le lot' }).click();
  await expect(page.getByText('Aucun document')).toBeVisible(ARRIVING);
  await expect(page.getByRole('button', { name: 'Activité' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Publications groupées' })
    .or(page.getByRole('button', { name: 'Publications groupées' }))
    .last()
    .click();
  const listed = (title: string) => page.getByRole('cell', { name: new RegExp(title) });
  await expect(listed('Rentrée')).toBeVisible(ARRIVING);

  // The calendar beside the list narrows it to what is meant for a day.
  await planRelease(agency, 'Pour ce soir');
  await expect(listed('Pour ce soir')).toBeVisible(ARRIVING);
  await page.getByTestId('day-tile-today').click();
  await expect(listed('Rentrée')).toHaveCount(0);
  await expect(listed('Pour ce soir')).toBeVisible();
  await page.getByTestId('day-tile-today').click();
  await expect(listed('Rentrée')).toBeVisible();
  expectQuiet(watched);
});

/** Makes a release that is meant for today, and not scheduled. */
async function planRelease({ origin, sessions }: Agency, title: string): Promise<void> {
  const intendedPublishAt = new Date().toISOString();
  const metadata = { title, releaseType: 'scheduled', intendedPublishAt };
  const actionType = 'sanity.action.release.create';
  const made = await fetch(`${origin}/v2025-02-19/data/actions/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: sessions.editor },
    body: JSON.stringify({ actions: [{ actionType, releaseId: 'rCeSoir', metadata }] }),
  });
  expect(made.status, await made.text()).toBe(200);
}
