/** What is published together, or later: prepared in the studio, said on the desk's first page. */
import { PARTS } from '../../staff/desk-addresses.ts';
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
  const banner = page.getByText('Publication prévue : demain à 9h30');
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
  await expect(page.getByText('Une publication groupée réunit des modifications')).toBeVisible(
    ARRIVING,
  );
  await page.getByRole('button', { name: 'Nouvelle publication groupée' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle publication groupée' });
  await dialog.getByPlaceholder('Publication groupée sans titre').fill('Rentrée');
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByText('Aucun document')).toBeVisible(ARRIVING);
  await expect(page.getByRole('button', { name: 'Ajouter un document' })).toBeInViewport();
  await page.getByRole('button', { name: 'Activité' }).click();
  await expect(page.locator('#virtualizer-container time')).toHaveText(
    /^\d+(?:er)? \S+ \d{4} à \d+h\d*$/,
    ARRIVING,
  );
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

test('a release that was archived opens, and its list fits a telephone', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const title = 'Une campagne au titre long pour un téléphone';
  await planRelease(agency, title, 'rArchive');
  await act(agency, { actionType: 'sanity.action.release.archive', releaseId: 'rArchive' });
  await page.setViewportSize({ width: 390, height: 844 });
  const watched = await openContent(page, agency, '/releases');
  await page.getByRole('button', { name: 'Archivées' }).click(ARRIVING);
  const row = page.getByTestId('table-row').filter({ hasText: title });
  await expect(row.getByRole('button').last()).toBeInViewport(ARRIVING);
  await expect(row.locator('time')).toBeInViewport();
  await row.getByText(title).click();
  await expect(page.getByText('Cette publication groupée est archivée')).toBeVisible(ARRIVING);
  expectQuiet(watched);
});

/** Makes a release that is meant for today, and not scheduled. */
async function planRelease(agency: Agency, title: string, releaseId = 'rCeSoir'): Promise<void> {
  const intendedPublishAt = new Date().toISOString();
  const metadata = { title, releaseType: 'scheduled', intendedPublishAt };
  await act(agency, { actionType: 'sanity.action.release.create', releaseId, metadata });
}

async function act({ origin, sessions }: Agency, action: object): Promise<void> {
  const done = await fetch(`${origin}/v2025-02-19/data/actions/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: sessions.editor },
    body: JSON.stringify({ actions: [action] }),
  });
  expect(done.status, await done.text()).toBe(200);
}
