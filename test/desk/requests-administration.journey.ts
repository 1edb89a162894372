/** What only administrators do: erase a person, read the log. And what takes data out. */
import { readFile } from 'node:fs/promises';
import { writePdf } from '../../inbox/testing/documents.ts';
import {
  askInbox,
  detail,
  expect,
  openDesk,
  requestFrom,
  row,
  sendApplication,
  sendContact,
  test,
} from '../support/requests-desk.ts';

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('erasing a person says what will go, and then it is gone everywhere', {
    tag: '@slow',
  }, async ({ page, agency }) => {
    const name = `Samira Canari`;
    const email = `samira-canari@mail.example`;
    await sendContact(agency, { name, email, message: 'Un projet.' });
    await sendApplication(agency, { name, email }, { name: 'cv.pdf', bytes: writePdf() });
    await openDesk(page, agency, 'administrator', '/messages');
    await row(page, name).click();
    await detail(page).getByRole('button', { name: 'Effacer ses données…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Effacer les données d’une personne' });
    await dialog.getByRole('button', { name: 'Voir ce qui sera effacé' }).click();
    await expect(dialog.getByText(/^2\sdemandes$/)).toBeVisible();
    await expect(dialog.getByText(/^1\sCV$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(row(page, name).or(detail(page).getByText(name)).first()).toBeAttached();

    await detail(page).getByRole('button', { name: 'Effacer ses données…' }).click();
    await dialog.getByRole('button', { name: 'Voir ce qui sera effacé' }).click();
    await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
    await expect(page.getByRole('status').getByText(/est effacé\.$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    const left = await askInbox(agency, 'administrator', `/requests?q=${email}`);
    expect(await left.json()).toMatchObject({ items: [] });

    await page.goto(`${agency.origin}/studio/demandes/journal`);
    await expect(page.getByText(/^Salma Bennis.*a effacé une personne\.$/).first()).toBeVisible();
    expect(await page.content()).not.toContain(email);
  });
});

test('the log leads from an application to the applications', { tag: '@slow' }, async ({
  page,
  agency,
}) => {
  const email = 'journal@candidat.example';
  const cv = { name: 'cv.pdf', bytes: writePdf() };
  await sendApplication(agency, { name: 'Journal Candidat', email }, cv);
  const { id } = await requestFrom(agency, email);
  await openDesk(page, agency, 'administrator', `/candidatures/${id}`);
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('Journal Candidat');
  await page.goto(`${agency.origin}/studio/demandes/journal`);
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/${id}"]`), hasText: 'a ouvert une demande.' });
  const link = entry.getByRole('link', { name: 'Voir la demande' });
  await expect(link).toHaveAttribute('href', `/studio/demandes/candidatures/${id}`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatures' })).toBeVisible();
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('Journal Candidat');
});

test('only an administrator may erase or read the log', async ({ page, agency }) => {
  await sendContact(agency, {
    name: 'Rôle Commercial',
    email: 'role@mail.example',
    message: 'Oui.',
  });
  await openDesk(page, agency, 'sales', '/messages');
  await row(page, 'Rôle Commercial').click();
  await expect(detail(page).getByLabel('Statut')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Effacer/ })).toHaveCount(0);
  await page.goto(`${agency.origin}/studio/demandes/journal`);
  // What they find open of the site.
  await expect(page).toHaveURL(/\/site\/mesures$/);
});

test('a list is taken out as CSV, as narrow as it is shown', async ({ page, agency }) => {
  await sendContact(agency, { name: 'Export Oui', email: 'oui@export.example', message: 'A; "b"' });
  await sendContact(agency, { name: 'Autre Non', email: 'non@autre.example', message: 'C' });
  await openDesk(page, agency, 'sales', '/messages?q=export.example');
  await expect(row(page, 'Export Oui')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter cette liste au format CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('oui@export.example');
  expect(text).not.toContain('non@autre.example');
});
