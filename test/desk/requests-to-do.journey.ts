/** The requests still to be treated: the list shown first, the figure beside it, and what is not in them. */
import type { Page } from '@playwright/test';
import { writePdf } from '../../inbox/testing/documents.ts';
import {
  detail,
  expect,
  openDesk,
  row,
  sendApplication,
  sendContact,
  setStatus,
  test,
} from '../support/requests-desk.ts';

const chip = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Filtrer par état' }).getByRole('link', { name });

/** The figure of a chip or a tab; none is 0. */
const figureOf = async (text: Promise<string | null>) =>
  Number(/\d+/.exec((await text) ?? '')?.[0] ?? 0);

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the list opens on what is new or in progress, as many as its tab says, and each status stays a press away', {
      tag: '@slow',
    }, async ({ page, agency }) => {
      const key = `affaire-${width}.example`;
      const names = { new: 'Neuve', in_progress: 'Entamée', answered: 'Répondue' };
      for (const name of Object.values(names)) {
        await sendContact(agency, {
          name: `${name} ${width}`,
          email: `${name.normalize('NFD').replace(/\W/g, '').toLowerCase()}@${key}`,
          message: 'Bonjour.',
        });
      }
      await setStatus(agency, 'sales', `entamee@${key}`, 'in_progress');
      await setStatus(agency, 'sales', `repondue@${key}`, 'answered');

      await openDesk(page, agency, 'sales');
      await expect(page).toHaveURL(/\/messages$/);
      await expect(chip(page, /^À traiter/)).toHaveAttribute('aria-current', 'true');
      await expect(row(page, `Neuve ${width}`)).toContainText('Nouveau');
      await expect(row(page, `Entamée ${width}`)).toContainText('En cours');
      await expect(row(page, `Répondue ${width}`)).toHaveCount(0);

      const tab = page.getByRole('link', { name: /^Messages \d+ à traiter$/ });
      const waiting = await figureOf(tab.textContent());
      expect(await figureOf(chip(page, /^À traiter/).textContent())).toBe(waiting);
      await expect(page.locator('[data-row]')).toHaveCount(waiting);
      await expect(page).toHaveTitle(`(${waiting}) Messages – Demandes`);

      await chip(page, /^Répondues/).click();
      await expect(row(page, `Répondue ${width}`)).toBeVisible();
      await expect(row(page, `Neuve ${width}`)).toHaveCount(0);
      await chip(page, /^Toutes/).click();
      await expect(page).toHaveURL(/statut=toutes/);
      for (const name of Object.values(names)) {
        await expect(row(page, `${name} ${width}`)).toBeVisible();
      }
    });
  });
}

test('whoever searches finds what was answered long ago, too', async ({ page, agency }) => {
  const email = 'ancienne@archives.example';
  const name = 'Ancienne';
  await sendContact(agency, { name, email, message: 'Merci pour le film.' });
  await setStatus(agency, 'sales', email, 'closed');
  await openDesk(page, agency, 'sales', '/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  await page.getByRole('searchbox').fill(email);
  await expect(row(page, name)).toContainText('Clos');
  await expect(chip(page, /^Toutes/)).toHaveAttribute('aria-current', 'true');

  await chip(page, /^À traiter/).click();
  await expect(page.getByText('Rien ne correspond')).toBeVisible();
  await page.getByRole('link', { name: 'Chercher dans toutes les demandes' }).click();
  await expect(row(page, name)).toBeVisible();
});

test('an application that is refused leaves the list, and stays on the board', {
  tag: '@slow',
}, async ({ page, agency }) => {
  const name = 'Refusée';
  const email = 'refusee@mail.example';
  await sendApplication(agency, { name, email }, { name: 'cv.pdf', bytes: writePdf() });
  await openDesk(page, agency, 'recruiter', '/candidatures');
  await row(page, name).click();
  await detail(page)
    .getByRole('button', { name: /^Étape/ })
    .click();
  await page.getByRole('menuitem', { name: 'Refus' }).click();
  const refusal = page.getByRole('dialog', { name: `Refuser ${name}` });
  await refusal.getByRole('button', { name: 'Refuser sans e-mail' }).click();
  await expect(detail(page).getByText(/^Inès Alaoui a passé l’étape à «\sRefus\s»/)).toBeVisible();
  await openDesk(page, agency, 'recruiter', '/candidatures');
  await expect(row(page, name)).toHaveCount(0);
  await chip(page, /^Refus/).click();
  await expect(row(page, name)).toBeVisible();
  await openDesk(page, agency, 'recruiter', '/candidatures?vue=tableau');
  await expect(page.getByRole('region', { name: /^Refus/ }).getByText(name)).toBeVisible();
});
