/** Both contact forms in a browser that runs no script: an HTML form, a redirect, a page. */
import type { Page } from '@playwright/test';
import { answerTo, expectAnswers, FAILURE, fillIn, sendButton } from '../support/contact-forms.ts';
import { holdInbox, requestsFrom } from '../support/inbox-file.ts';
import { expect, test } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

for (const { address, answers, sentAddress, confirmation } of [
  {
    address: '/',
    answers: {
      'Nom complet *': 'Amal Chraibi',
      'Email *': 'amal@sans-script-accueil.example',
      'Votre projet *': 'Un catalogue.\nEn deux langues.',
    },
    sentAddress: '/?envoye=1#contact',
    confirmation: 'Message envoyé !',
  },
  {
    address: '/contact',
    answers: {
      'Nom complet *': 'Amal Chraibi',
      'Email *': 'amal@sans-script-contact.example',
      'Service *': 'Création de Contenu',
      'Votre message *': 'Un catalogue.\nEn deux langues.',
    },
    sentAddress: '/contact?envoye=1#confirmation',
    confirmation: 'Message envoyé avec succès !',
  },
]) {
  test(`without script ${address} posts, is redirected, and does not send again on reload [shell-7.09] [shell-7.10]`, {
    tag: '@slow',
  }, async ({ page, site }) => {
    await page.goto(address);
    await fillIn(page, answers);
    const posted = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await sendButton(page).click();
    expect((await posted).status()).toBe(303);
    const [{ reference } = { reference: '' }] = requestsFrom(site.directory, answers['Email *']);
    const sent = ({ href, searchParams }: URL) =>
      href ===
      site.origin +
        sentAddress.replace('#', `&reference=${reference}&avant=${searchParams.get('avant')}#`);
    await expect(page).toHaveURL(sent);
    await expect(page.getByText('Notre réponse vous parvient avant le')).toBeVisible();
    await expect(page.getByText(`Votre référence\u00a0: ${reference}`)).toBeVisible();
    await expect(page.getByText(confirmation, { exact: true })).toBeVisible();
    await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();

    const methods: string[] = [];
    page.on('request', (request) => methods.push(request.method()));
    await page.reload();
    await expect(page.getByText(confirmation, { exact: true })).toBeVisible();
    expect(new Set(methods)).toEqual(new Set(['GET']));

    // Back to the form, and the same text once more: without a key the text itself tells the repeat.
    await page.goto(address);
    await fillIn(page, answers);
    await sendButton(page).click();
    await expect(page).toHaveURL(sent);
    const requests = requestsFrom(site.directory, answers['Email *']);
    expect(requests.map(({ fields }) => fields.message)).toEqual([
      'Un catalogue.\nEn deux langues.',
    ]);
  });
}

const REFUSED: { address: string; answers: Record<string, string> }[] = [
  { address: '/', answers: { Budget: 'À discuter', 'Votre projet *': 'Un film.' } },
  {
    address: '/contact',
    answers: { 'Service *': 'Autre', Téléphone: '05 22 00 00 00', 'Votre message *': 'Un film.' },
  },
];

for (const { address, answers } of REFUSED) {
  test(`without script a refused ${address} comes back filled in, with its messages and the focus [shell-7.09] [shell-5.13] [shell-5.14] [shell-5.15]`, async ({
    page,
  }) => {
    await page.goto(address);
    const typed = { 'Nom complet *': 'Omar', 'Email *': 'omar@localhost', ...answers };
    await fillIn(page, typed);
    expect(await statusOfSending(page)).toBe(400);

    const email = answerTo(page, 'Email *');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(
      'Il manque la fin de l’adresse, après «\u00a0localhost\u00a0» (.ma ou .com, par exemple).',
    );
    await expectAnswers(page, typed);
    await expect(email).toBeFocused();
    await expect(email).toBeInViewport();
  });
}

test('without script messages that cannot be kept come back filled in, with the alert [shell-7.09] [shell-5.15]', {
  tag: '@slow',
}, async ({ context, site }) => {
  const visits: { tab: Page; typed: Record<string, string> }[] = [];
  for (const { address, answers } of REFUSED) {
    const tab = await context.newPage();
    const typed = { 'Nom complet *': 'Omar', 'Email *': 'omar@panne.example', ...answers };
    await tab.goto(address);
    await fillIn(tab, typed);
    visits.push({ tab, typed });
  }
  // Both at once: each waits for seconds before it is given up.
  const release = holdInbox(site.directory);
  const statuses = await Promise.all(visits.map(({ tab }) => statusOfSending(tab)));
  release();
  expect(statuses).toEqual([503, 503]);
  for (const { tab, typed } of visits) {
    await tab.bringToFront();
    await expect(tab.getByRole('alert').getByText(FAILURE, { exact: true })).toBeInViewport();
    await expectAnswers(tab, typed);
  }
});

async function statusOfSending(page: Page): Promise<number> {
  const posted = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await sendButton(page).click();
  return (await posted).status();
}
