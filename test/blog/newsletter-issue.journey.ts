/** A newsletter issue from the first word to its unsubscription, at both widths. */
import { expectAccessible } from '../support/accessibility.ts';
import {
  ARRIVING,
  creating,
  expectQuiet,
  field,
  input,
  openContent,
  openGroup,
  publish,
  test,
  WRITING,
} from '../support/content-studio.ts';
import { type Agency, expect, logInAs } from '../support/requests-desk.ts';

const SUBJECT = 'Le souk à sept heures';
const READERS = ['amina@lecteurs.example', 'badr@lecteurs.example'];

test.describe.configure({ timeout: WRITING });

test('an issue is written, looked at, tried, sent to every subscriber, read in the archive and left by one click', {
  tag: '@slow',
}, async ({ editor: page, page: visitor, agency, request }) => {
  for (const reader of READERS) await subscribe(agency, reader);
  await page.setViewportSize({ width: 1440, height: 900 });
  const watched = await openContent(page, agency, creating('newsletterIssue'));
  await input(page, 'Objet').fill(SUBJECT);
  await input(page, 'Texte d’aperçu').fill('Un étal, un chiffre, une erreur.');
  const body = field(page, 'body');
  await body.getByRole('textbox').click();
  await page.keyboard.type('## Un étal démonté');
  await page.keyboard.press('Enter');
  await page.keyboard.type('La lumière vient du sol.');
  await openGroup(page, 'Archive');
  await field(page, 'slug').getByRole('button', { name: 'Générer' }).click();
  await expect(field(page, 'slug').getByRole('textbox')).toHaveValue('le-souk-a-sept-heures');
  await page.getByRole('tab', { name: 'Aperçu et envoi' }).click();
  await expect(page.getByText('Publiez la lettre pour pouvoir l’envoyer')).toBeVisible(ARRIVING);
  await page.getByRole('tab', { name: 'Rédaction' }).click();
  await publish(page);
  await page.getByRole('tab', { name: 'Aperçu et envoi' }).click();

  const frame = page.getByTitle('Aperçu de la lettre');
  const mail = frame.contentFrame();
  await expect(mail.getByRole('heading', { name: 'Un étal démonté' })).toBeVisible(ARRIVING);
  await expect(mail.getByRole('link', { name: 'Se désinscrire en un clic' })).toBeVisible();
  await expectAccessible(page, '.letter-sending', '.letter-toolbar');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Téléphone' }).click();
  await expect(mail.getByRole('heading', { name: SUBJECT })).toBeVisible();

  await page.getByRole('button', { name: 'M’envoyer un essai' }).click();
  await expect(page.getByText('Le serveur d’envoi a accepté l’e-mail')).toBeVisible(ARRIVING);
  expect(mailsOf(agency, `[Essai] ${SUBJECT}`)).toHaveLength(1);

  await page.getByRole('button', { name: 'Envoyer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Envoyer la lettre' });
  await expect(dialog).toContainText(`${READERS.length}\u00a0personnes la recevront`);
  await expectAccessible(page, '.kit-dialog');
  await dialog
    .getByRole('button', { name: `Envoyer à ${READERS.length}\u00a0personnes` })
    .dblclick();
  await expect(dialog).toBeHidden();
  await expect.poll(() => mailsOf(agency, SUBJECT).length, ARRIVING).toBe(READERS.length);
  await expect(page.getByRole('button', { name: 'Envoyer…' })).toHaveCount(0);
  expectQuiet(watched);

  await visitor.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    await visitor.goto(`${agency.origin}/newsletter`);
    await visitor.getByRole('link', { name: SUBJECT }).click({ timeout: 1000 });
  }).toPass(ARRIVING);
  await expect(visitor.getByRole('heading', { name: SUBJECT, level: 1 })).toBeVisible();
  await expect(visitor.getByText('La lumière vient du sol.')).toBeVisible();

  const [letter] = mailsOf(agency, SUBJECT);
  const header = letter?.email.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const left = await request.post(header.slice(1, -1), {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { origin: 'https://mail.example' },
    maxRedirects: 0,
  });
  expect(left.status()).toBe(200);

  await logInAs(visitor.context(), agency, 'editor');
  await visitor.goto(`${agency.origin}/studio/demandes/newsletter`);
  const line = visitor.getByRole('listitem').filter({ hasText: SUBJECT });
  await expect(line).toContainText('1\u00a0désinscription depuis');
  await expect(line).toContainText('Envoyée');
  expect(mailsOf(agency, SUBJECT)).toHaveLength(READERS.length);
});

function mailsOf({ mailServer }: Agency, subject: string) {
  return mailServer.mails.filter(({ email }) => email.subject === subject);
}

/** Subscribes and confirms, as a visitor's browser does. */
async function subscribe(agency: Agency, address: string): Promise<void> {
  const { origin, mailServer } = agency;
  const post = (path: string, body?: URLSearchParams) =>
    fetch(path, { method: 'POST', headers: { origin }, redirect: 'manual', ...(body && { body }) });
  expect((await post(`${origin}/newsletter`, new URLSearchParams({ email: address }))).status).toBe(
    303,
  );
  const link = () => {
    const mail = mailServer.mails.find(({ recipients }) => recipients[0] === address);
    return /\S+\/newsletter\/confirmer\?jeton=\S+/.exec(mail?.email.text ?? '')?.[0];
  };
  await expect.poll(link, ARRIVING).toBeDefined();
  expect((await post(link() ?? '')).status).toBeLessThan(400);
}
