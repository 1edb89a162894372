/** No request is forgotten: rows chosen together, colleagues told by mail, and a day on which one wants a request back. */
import type { Page } from '@playwright/test';
import { bringFollowUpForward } from '../support/inbox-file.ts';
import {
  type Agency,
  detail,
  expect,
  openDesk,
  requestFrom,
  row,
  sendContact,
  setStatus,
  test,
} from '../support/requests-desk.ts';
import { expectWellMade } from '../support/staff.ts';

const SALES = 'mehdi@atelier-anfa.example';
/** Words, as the desk's search tells them apart: a figure begins many a reference. */
const SENDERS = ['premier', 'deuxieme', 'troisieme', 'quatrieme', 'cinquieme', 'sixieme'];
const ADMINISTRATOR = 'salma@atelier-anfa.example';

/** The mails this person got with these words in their subject, once there is one. */
async function mailsTo(agency: Agency, address: string, subject: RegExp) {
  const mails = () =>
    agency.mailServer.mails.filter(
      ({ recipients, email }) => recipients[0] === address && subject.test(email.subject ?? ''),
    );
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  return mails();
}

const chosen = (page: Page) => page.getByRole('region', { name: 'Demandes choisies' });

test.use({ viewport: { width: 1440, height: 900 } });

test('rows are chosen and assigned by keyboard alone, it is taken back, and what changed meanwhile stays', {
  tag: '@slow',
}, async ({ page, agency }) => {
  const key = 'lot.example';
  for (const [index, ordinal] of SENDERS.entries()) {
    await sendContact(agency, {
      name: `Lot ${index + 1}`,
      email: `${ordinal}@${key}`,
      message: 'Un projet.',
    });
  }
  await openDesk(page, agency, 'administrator', `/messages?q=${key}`);
  await expect(page.locator('[data-row]')).toHaveCount(6);
  await expect(row(page, 'Non lu : Lot 6')).toBeVisible();

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(chosen(page).getByRole('status')).toHaveText(/^5\sdemandes choisies$/);
  await expectWellMade(page);
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: /^Confier 5\sdemandes$/ });
  await expect(dialog.getByRole('radio', { name: 'Salma Bennis (moi)' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Mehdi Tazi' })).toBeChecked();
  await page.keyboard.press('Enter');

  const outcome = page.getByText(/^5\sdemandes confiées à Mehdi Tazi\.$/);
  await expect(outcome).toBeVisible();
  await expect(page.getByText('Responsable : Mehdi Tazi')).toHaveCount(5);
  await expect(row(page, 'Lot 1')).not.toContainText('Responsable');
  const [mail] = await mailsTo(agency, SALES, /^Salma Bennis vous confie 5 demandes$/);
  expect(mail?.email.text).toContain('/studio/demandes/messages?responsable=moi');
  await expectWellMade(page);

  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(page.getByText('C’est annulé.')).toBeVisible();
  await expect(page.getByText('Responsable : Mehdi Tazi')).toHaveCount(0);

  const box = (index: number) =>
    page.getByRole('checkbox', { name: `Choisir la demande de Lot ${index}` });
  await box(5).check();
  await box(3).click({ modifiers: ['Shift'] });
  await expect(chosen(page).getByRole('status')).toHaveText(/^3\sdemandes choisies$/);
  await chosen(page).getByRole('button', { name: 'Tout choisir' }).click();
  await expect(chosen(page).getByRole('status')).toHaveText(/^6\sdemandes choisies$/);
  // What is said at the foot of the screen, and laid out there while nothing is, leaves the bar in sight.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = await chosen(page).boundingBox();
    const sentence = await page.locator('.kit-toast').boundingBox();
    if (!bar || !sentence) throw new Error('neither the bar nor the sentence may be missing');
    expect(sentence.y + sentence.height).toBeLessThanOrEqual(bar.y);
  }
  await setStatus(agency, 'sales', `quatrieme@${key}`, 'in_progress');
  await chosen(page)
    .getByRole('button', { name: /^Indésirable/ })
    .click();
  await expect(page.getByText(/^5\sdemandes mises de côté/)).toBeVisible();
  await expect(page.locator('.requests-left')).toHaveText(
    'Lot 4 Modifiée entre-temps par une autre personne.',
  );
  // It is still in the hand: as it is now, it may be tried again.
  await expect(box(4)).toBeChecked();
  await expect(page.locator('[data-row]')).toHaveCount(1);
});

test('a colleague is mentioned in a note by keyboard, and a request comes back on its day', {
  tag: '@slow',
}, async ({ page, agency }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const name = 'Rappel Demain';
  const email = 'rappel@mail.example';
  await sendContact(agency, { name, email, message: 'Rappelez-moi la semaine prochaine.' });
  const { id } = await requestFrom(agency, email);
  await openDesk(page, agency, 'administrator', `/messages/${id}`);
  const request = detail(page);

  const note = request.getByLabel('Ajouter une note');
  await note.press('@');
  const colleagues = request.getByRole('listbox', { name: 'Collègues' });
  await expect(colleagues.getByRole('option')).toHaveText([/Mehdi Tazi/]);
  await expect(request.getByText(/^Un collègue\. Flèches pour choisir/)).toBeAttached();
  await expect(note).toHaveAttribute('aria-activedescendant', /.+/);
  await expectWellMade(page);
  await page.keyboard.type('meh');
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue('@Mehdi Tazi ');
  await page.keyboard.type('peux-tu chiffrer ?');
  await page.keyboard.press('Control+Enter');
  await expect(request.locator('mark')).toHaveText('@Mehdi Tazi');
  const [mention] = await mailsTo(
    agency,
    SALES,
    new RegExp(`^Salma Bennis vous mentionne.*${name}$`),
  );
  expect(mention?.email.text).toContain(`/studio/demandes/messages/${id}`);
  expect(mention?.email.text).not.toContain('chiffrer');

  await request.getByText('Me le rappeler…').press('Enter');
  // Without a day it is said below the field, and not in a bubble of the browser's.
  await request.getByRole('button', { name: 'Fixer le jour du rappel' }).press('Enter');
  const day = request.getByLabel('Le jour du rappel', { exact: true });
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription('Choisissez un jour à venir, à partir de demain.');
  await request.getByRole('button', { name: 'Dans trois jours' }).press('Enter');
  await expect(request.locator('summary').filter({ hasText: /^Rappel .+ à \d/ })).toBeVisible();
  await expect(page.getByText(/^Cette demande vous sera rappelée/)).toBeVisible();
  bringFollowUpForward(agency.directory, id);
  const mails = await mailsTo(agency, ADMINISTRATOR, new RegExp(`^À reprendre.*${name}$`));
  expect(mails).toHaveLength(1);

  await openDesk(page, agency, 'administrator', '/messages?statut=a-reprendre');
  await expect(row(page, name)).toContainText('À reprendre');
  await expect(row(page, `Non lu : ${name}`)).toHaveCount(0);
  await row(page, name).click();
  await expectWellMade(page);
  await request.getByRole('button', { name: 'C’est repris' }).click();
  await expect(request.getByText('Me le rappeler…')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/statut=a-reprendre$/);
  await page.goto(`${agency.origin}/studio/demandes/messages?statut=non-lues&q=${email}`);
  await expect(row(page, `Non lu : ${name}`)).toBeVisible();
});
