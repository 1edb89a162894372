/** Applications at the recruiter's desk: their CV, their stages, and the addresses that refuse other roles. */
import { readFile } from 'node:fs/promises';
import { writeDoc, writePdf } from '../inbox/testing/documents.ts';
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
} from './requests-desk.ts';

const PDF = writePdf();

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('a recruiter downloads a CV byte for byte, and the log says so', async ({
    page,
    agency,
  }) => {
    const name = `Imane Rhazi`;
    const email = `imane@mail.example`;
    await sendApplication(agency, { name, email }, { name: 'CV Imane.pdf', bytes: PDF });
    await openDesk(page, agency, 'recruiter');
    await expect(page).toHaveURL(/\/studio\/demandes\/candidatures$/);
    await row(page, name).click();
    const downloading = page.waitForEvent('download');
    await detail(page).getByRole('button', { name: 'Télécharger CV Imane.pdf' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('CV Imane.pdf');
    expect(await readFile(await download.path())).toEqual(PDF);

    const { id } = await requestFrom(agency, email);
    const log = await askInbox(agency, 'administrator', '/audit?action=attachment_downloaded');
    expect(await log.json()).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          requestId: id,
          actor: expect.objectContaining({ name: 'Inès Alaoui' }),
        }),
      ]),
    });
  });

  test('an old Word file is marked, opened only once somebody has answered for it, and never without a warning', async ({
    page,
    agency,
  }) => {
    const name = `Sofia Naciri`;
    const doc = writeDoc();
    await sendApplication(
      agency,
      { name, email: `sofia@mail.example` },
      { name: 'cv-sofia.doc', bytes: doc },
    );
    await openDesk(page, agency, 'recruiter', '/candidatures');
    await row(page, name).click();
    const files = detail(page).getByRole('region', { name: 'Pièces jointes' });
    await expect(files.getByText('à vérifier')).toBeVisible();
    await expect(files.getByRole('button', { name: /^Télécharger/ })).toHaveCount(0);
    await files
      .getByRole('button', { name: 'Autoriser le téléchargement de cv-sofia.doc' })
      .click();
    const warning = page.getByRole('dialog', { name: 'Fichier à vérifier' });
    await expect(warning).toContainText('sans activer les macros');
    await warning.getByRole('button', { name: 'Autoriser le téléchargement' }).click();
    await expect(files.getByText(/autorisé par Inès Alaoui/)).toBeVisible();

    await files.getByRole('button', { name: 'Télécharger cv-sofia.doc' }).click();
    const downloading = page.waitForEvent('download');
    await warning.getByRole('button', { name: 'Télécharger quand même' }).click();
    expect(await readFile(await (await downloading).path())).toEqual(doc);
  });

  test('stages are changed on the board with the keyboard', async ({ page, agency }) => {
    const name = `Walid Haddad`;
    await sendApplication(
      agency,
      { name, email: `walid@mail.example` },
      { name: 'walid.pdf', bytes: PDF },
    );
    await openDesk(page, agency, 'recruiter', '/candidatures');
    await page.getByRole('button', { name: 'Tableau' }).click();
    await expect(page).toHaveURL(/vue=tableau/);
    const stage = page.getByLabel(`Étape de ${name}`);
    await stage.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('region', { name: /^Présélection/ }).getByText(name)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: /^Présélection/ }).getByText(name)).toBeVisible();
  });
});

test('a recruiter finds no messages: not in the tabs, not by an address, not by the service', async ({
  page,
  agency,
}) => {
  const email = 'secret@maisonlalla.example';
  await sendContact(agency, { name: 'Canari Secret', email, message: 'Pour le commercial seul.' });
  const { id } = await requestFrom(agency, email);
  await openDesk(page, agency, 'recruiter');
  const tabs = page.getByRole('navigation', { name: 'Boîtes de réception' });
  await expect(tabs.getByRole('link', { name: /^Candidatures/ })).toBeVisible();
  for (const tab of ['Messages', 'Commentaires', 'Newsletter', 'Journal']) {
    await expect(tabs.getByRole('link', { name: new RegExp(`^${tab}`) })).toHaveCount(0);
  }
  await page.goto(`${agency.origin}/studio/demandes/messages/${id}`);
  await expect(page).toHaveURL(/\/candidatures$/);
  await page.goto(`${agency.origin}/studio/demandes/candidatures/${id}`);
  await expect(detail(page).getByText('Réservé à d’autres rôles')).toBeVisible();
  await expect(page.getByText('Canari Secret')).toHaveCount(0);
  expect((await askInbox(agency, 'recruiter', `/requests/${id}`)).status).toBe(403);
});
