/** Both application forms, sent by the page's script: what is asked, how it is sent, what comes back. */
import type { Page } from '@playwright/test';
import { writePdf } from '../../inbox/testing/documents.ts';
import { expectPartsAccessible, expectReachable } from '../support/accessibility.ts';
import { holdAnswers } from '../support/held-answers.ts';
import { holdInbox, requestsFrom } from '../support/inbox-file.ts';
import {
  answerTo,
  CV,
  chosenFile,
  expectAnswers,
  fillIn,
  JOB_ANSWERS,
  openWithScript,
  SHORT_ANSWERS,
  sendButton,
  test,
} from '../support/jobs.ts';
import { expect } from '../support/site.ts';

const EBENISTE = '/careers/ebeniste';

async function openJobForm(page: Page, address: string): Promise<void> {
  await openWithScript(page, address);
  await page.getByRole('link', { name: 'Postuler' }).first().click();
}

/** What the browser asks of each field. */
async function fieldsOf(page: Page) {
  return page.locator('form.application-form').evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) return [];
    return [...form.elements].flatMap((field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.type !== 'hidden' &&
      field.tabIndex !== -1
        ? [`${field.name} ${field.type}${field.required ? ' required' : ''}`]
        : [],
    );
  });
}

test('a short application is sent with its CV, told in an alert, and the form is empty again [pages-5.08] [pages-7.23] [pages-8.26]', async ({
  page,
  site,
}) => {
  const email = 'nour@courte.example';
  await openWithScript(page, '/careers?poste=developpeuse-developpeur-web');
  await fillIn(page, { ...SHORT_ANSWERS, 'Email *': email });
  await answerTo(page, 'CV *').setInputFiles(CV);
  await expect(page.getByText('CV Nour.pdf', { exact: true })).toBeVisible();
  await expect(page.getByText('1 Ko', { exact: true })).toBeVisible();
  await sendButton(page).click();
  await expect(
    page
      .getByRole('alert')
      .getByText('Votre candidature a été envoyée avec succès !', { exact: true }),
  ).toBeFocused();
  await expectAnswers(page, { 'Nom complet *': '', 'Email *': '', 'Poste souhaité *': '' });
  expect(await chosenFile(page)).toBeUndefined();
  await expect(page).toHaveURL('/careers');
  await expectPartsAccessible(page, '.career-application-sheet');
  const [application, ...others] = requestsFrom(site.directory, email);
  expect(others).toEqual([]);
  expect(application?.kind).toBe('short-application');
  expect(application?.fields).toMatchObject({ name: 'Nour El Fassi', position: 'Monteuse' });

  // A second one is told as well, and nothing typed before comes back on the next visit.
  await page.reload();
  await expectAnswers(page, { 'Nom complet *': '', 'Motivation *': '' });
});

test('a CV that leaves slowly is waited for as long as it moves', { tag: '@slow' }, async ({
  page,
  site,
}) => {
  const email = 'nour@lente.example';
  await page.clock.install();
  await openWithScript(page, '/careers');
  await fillIn(page, { ...SHORT_ANSWERS, 'Email *': email });
  const buffer = writePdf({ objects: [`<< /Notes (${'a'.repeat(1_500_000)}) >>`] });
  await answerTo(page, 'CV *').setInputFiles({ ...CV, buffer });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 150_000,
  });
  await sendButton(page).click();
  const sent = page.getByRole('progressbar', { name: 'Envoi de votre candidature' });
  for (const share of [0.1, 0.5]) {
    await expect
      .poll(() => sent.evaluate((bar: HTMLProgressElement) => bar.value))
      .toBeGreaterThan(share);
    await page.clock.fastForward(20_000);
  }
  await expect(page.getByText('Votre candidature a été envoyée avec succès !')).toBeVisible();
  expect(requestsFrom(site.directory, email)).toHaveLength(1);
});

test('the form of a job asks for what is specified, shows that it is submitting, then promises an answer within 48 h [pages-2.138] [pages-3.18] [pages-4.13] [pages-4.14] [pages-4.15] [pages-4.16] [pages-5.05] [pages-5.06] [pages-5.07] [pages-7.23] [pages-8.27] [pages-8.28] [pages-9.29] [pages-9.30]', async ({
  page,
  jobs,
}) => {
  const email = 'nour@poste.example';
  await openJobForm(page, jobs.origin + EBENISTE);
  expect(await fieldsOf(page)).toEqual([
    'firstName text required',
    'lastName text required',
    'email email required',
    'phone tel required',
    'currentPosition text',
    'experience text required',
    'motivation textarea required',
    'cv file required',
    'coverLetter textarea',
  ]);
  const experience = page.locator('[name=experience]');
  await expect(experience).toHaveAttribute('inputmode', 'decimal');
  await expect(answerTo(page, 'CV *')).toHaveAttribute('accept', '.pdf');
  await fillIn(page, { ...JOB_ANSWERS, 'Email *': email });
  await answerTo(page, 'CV *').setInputFiles(CV);
  const { release } = await holdAnswers(page, '**/candidature');
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Envoi en cours...');
  await expect(sendButton(page)).toBeDisabled();
  await expect(page.getByRole('progressbar', { name: 'Envoi de votre candidature' })).toBeVisible();
  release();
  const sent = page.getByRole('dialog', { name: 'Candidature envoyée !' });
  await expect(sent).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Postuler' })).toBeHidden();
  await expect(sent).toContainText(/Nous répondons à chaque candidature sous\s48h/);
  expect(requestsFrom(jobs.directory, email).map(({ kind }) => kind)).toEqual(['job-application']);

  await sent.getByRole('button', { name: 'Fermer' }).click();
  await expect(sent).toBeHidden();
  await page.getByRole('link', { name: 'Postuler' }).first().click();
  await expectAnswers(page, {
    'Prénom *': '',
    'Email *': '',
    'Motivation, en quelques lignes *': '',
  });
  expect(await chosenFile(page)).toBeUndefined();
});

test('a file that cannot be a CV is refused at its field before it is sent, and a lost answer makes no second application [pages-5.03] [pages-5.08] [pages-7.23]', {
  tag: '@slow',
}, async ({ page, site }) => {
  const email = 'nour@trop-lourd.example';
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await openWithScript(page, '/careers');
  await fillIn(page, { ...SHORT_ANSWERS, 'Email *': email });
  const cv = answerTo(page, 'CV *');
  const refused = {
    'Ce fichier dépasse 5\u00a0Mo.': { ...CV, buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 'a') },
    'Ce fichier est vide.': { ...CV, buffer: Buffer.alloc(0) },
    'Ce format n’est pas accepté': { ...CV, name: 'cv.png' },
  };
  for (const [message, file] of Object.entries(refused)) {
    await cv.setInputFiles(file);
    await expect(page.getByText(message)).toBeVisible();
    await expect(cv).toHaveAttribute('aria-invalid', 'true');
    await expect(cv).toHaveAccessibleDescription(new RegExp(message));
    await sendButton(page).click();
  }
  expect(posts).toEqual([]);
  await cv.setInputFiles(CV);
  await expect(cv).not.toHaveAttribute('aria-invalid');

  await page.route(
    '**/careers/candidature/spontanee',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect(page.getByRole('alert').getByText('n’a pas pu être enregistrée')).toBeVisible();
  await sendButton(page).click();
  await expect(page.getByText('Votre candidature a été envoyée avec succès !')).toBeVisible();
  expect(requestsFrom(site.directory, email)).toHaveLength(1);
});

test('what only the server can refuse is told beside its field, with texts and file kept and no accessibility violation [pages-5.06] [pages-5.08]', {
  tag: '@slow',
}, async ({ page, jobs }) => {
  const email = 'nour@axe.example';
  await openJobForm(page, jobs.origin + EBENISTE);
  const typed = { ...JOB_ANSWERS, 'Email *': email };
  await fillIn(page, typed);
  const cv = answerTo(page, 'CV *');
  await cv.setInputFiles({ ...CV, buffer: Buffer.from('PK\u0003\u0004 not a PDF') });
  await sendButton(page).click();
  await expect(cv).toBeFocused();
  await expect(cv).toHaveAccessibleDescription(/Le contenu de ce fichier ne correspond pas/);
  await expectAnswers(page, typed);
  expect(await chosenFile(page)).toBe(CV.name);
  expect(requestsFrom(jobs.directory, email)).toEqual([]);
  await expect(page.locator('[aria-invalid]')).toHaveCount(1);
  await expectPartsAccessible(page, '.job-application');
  await expectReachable(page, '.job-application');

  // What was said of one file is not said of the next.
  await cv.setInputFiles(CV);
  await expect(cv).not.toHaveAttribute('aria-invalid');
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Candidature envoyée !' })).toBeVisible();
  await expectPartsAccessible(page, '.job-sent');
  await expectReachable(page, '.job-sent');
});

test('applications the server cannot keep are told as such, and sent again by the same button [pages-7.23]', {
  tag: '@slow',
}, async ({ page, context, jobs }) => {
  const email = 'nour@en-panne.example';
  const careers = await context.newPage();
  await openJobForm(page, jobs.origin + EBENISTE);
  await openWithScript(careers, `${jobs.origin}/careers`);
  const typed = { ...JOB_ANSWERS, 'Email *': email };
  await fillIn(page, typed);
  await fillIn(careers, { ...SHORT_ANSWERS, 'Email *': 'nour@courte-panne.example' });
  const release = holdInbox(jobs.directory);
  for (const tab of [page, careers]) {
    await answerTo(tab, 'CV *').setInputFiles(CV);
    await sendButton(tab).click();
  }
  for (const tab of [page, careers]) {
    await expect(
      tab.getByRole('alert').getByText('Votre candidature n’a pas pu être enregistrée.'),
    ).toBeVisible({ timeout: 30_000 });
  }
  release();
  await expectPartsAccessible(careers, '.career-application-sheet');
  await page.bringToFront();
  await expectPartsAccessible(page, '.job-application');
  await expectAnswers(page, typed);
  expect(await chosenFile(page)).toBe(CV.name);
  await sendButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Candidature envoyée !' })).toBeVisible();
  expect(requestsFrom(jobs.directory, email)).toHaveLength(1);
});

test('what is being written survives a reload, and is gone once it is sent; the success modal leads to the other openings [pages-4.16]', {
  tag: '@slow',
}, async ({ page, jobs }) => {
  await openJobForm(page, jobs.origin + EBENISTE);
  const typed = { ...JOB_ANSWERS, 'Email *': 'nour@brouillon.example' };
  await fillIn(page, typed);
  await page.reload();
  await openJobForm(page, jobs.origin + EBENISTE);
  await expectAnswers(page, typed);
  await answerTo(page, 'CV *').setInputFiles(CV);
  await sendButton(page).click();
  await page
    .getByRole('dialog', { name: 'Candidature envoyée !' })
    .getByRole('link', { name: 'Voir les autres offres' })
    .click();
  await expect(page).toHaveURL(`${jobs.origin}/careers`);
  await openJobForm(page, jobs.origin + EBENISTE);
  await expectAnswers(page, { 'Prénom *': '', 'Motivation, en quelques lignes *': '' });
});

test('a page left open past the deadline is told that it is too late [U05]', async ({
  page,
  jobs,
}) => {
  await openJobForm(page, jobs.origin + EBENISTE);
  const typed = { ...JOB_ANSWERS, 'Email *': 'nour@trop-tard.example' };
  await fillIn(page, typed);
  await answerTo(page, 'CV *').setInputFiles(CV);
  // The form of an open page, sent to a job that has closed.
  await page.route('**/careers/ebeniste/candidature', (route) =>
    route.continue({ url: `${jobs.origin}/careers/fermee/candidature` }),
  );
  await sendButton(page).click();
  await expect(
    page.getByRole('alert').getByText(/^Les candidatures à ce poste sont closes/),
  ).toBeVisible();
  await expectAnswers(page, typed);
});

test('the short form asks for what is specified and a CV, whose field works and shows the focus with the keyboard alone [pages-2.117] [pages-3.17] [pages-5.02] [pages-5.03] [pages-5.04]', async ({
  page,
}) => {
  await openWithScript(page, '/careers');
  expect(await fieldsOf(page)).toEqual([
    'name text required',
    'email email required',
    'phone tel',
    'position text required',
    'experience text',
    'motivation textarea required',
    'cv file required',
  ]);
  await expect(answerTo(page, 'CV *')).toHaveAttribute('accept', '.pdf,.doc,.docx');
  await expect(page.getByText('PDF, DOC ou DOCX, 5 Mo au plus')).toBeVisible();

  await answerTo(page, 'Motivation *').focus();
  await page.keyboard.press('Tab');
  await expect(answerTo(page, 'CV *')).toBeFocused();
  const outline = await page
    .locator('.file-box')
    .evaluate((box) => getComputedStyle(box).outlineStyle);
  expect(outline).toBe('solid');
  // A key pressed before the browser has agreed to hand its file window over opens that window for good.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 3_000 });
    await page.keyboard.press('Space');
    await (await chooser).setFiles(CV);
  }).toPass();
  await expect(page.getByText('CV Nour.pdf', { exact: true })).toBeVisible();
});
