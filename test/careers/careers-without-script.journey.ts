/** Both application forms in a browser that runs no script: an HTML form, a redirect, a page. */
import type { Page } from '@playwright/test';
import { requestsFrom } from '../support/inbox-file.ts';
import {
  answerTo,
  CV,
  expectAnswers,
  fillIn,
  JOB_ANSWERS,
  SHORT_ANSWERS,
  sendButton,
  test,
} from '../support/jobs.ts';
import { expect } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

const FORMS = [
  {
    address: '/careers',
    answers: SHORT_ANSWERS,
    sentAddress: '/careers?envoye=1#candidature',
    confirmation: 'Votre candidature a été envoyée avec succès !',
  },
  {
    address: '/careers/ebeniste',
    answers: JOB_ANSWERS,
    sentAddress: '/careers/ebeniste?envoye=1#candidature-envoyee',
    confirmation: 'Candidature envoyée !',
  },
];

for (const { address, answers, sentAddress, confirmation } of FORMS) {
  test(`without script an application of ${address} is posted, kept, and told [pages-7.23]`, {
    tag: '@slow',
  }, async ({ page, jobs }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    const email = `nour@sans-script${address.replaceAll('/', '-')}.example`;
    await page.goto(jobs.origin + address);
    await fillIn(page, { ...answers, 'Email *': email });
    await answerTo(page, 'CV *').setInputFiles(CV);
    const posted = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await sendButton(page).click();
    expect((await posted).status()).toBe(303);
    const applications = requestsFrom(jobs.directory, email);
    expect(applications).toHaveLength(1);
    const reference = applications[0]?.reference;
    await expect(page).toHaveURL(
      ({ href, searchParams }) =>
        href ===
        jobs.origin +
          sentAddress.replace('#', `&reference=${reference}&avant=${searchParams.get('avant')}#`),
    );
    await expect(page.getByText('Notre réponse vous parvient avant le')).toBeVisible();
    await expect(page.getByText(confirmation, { exact: true })).toBeInViewport();
    await expect(page.getByText(`Votre référence\u00a0: ${reference}`)).toBeVisible();

    const methods: string[] = [];
    page.on('request', (request) => methods.push(request.method()));
    await page.reload();
    expect(new Set(methods)).toEqual(new Set(['GET']));
  });

  test(`without script a refused application of ${address} comes back with its texts and messages [pages-5.08]`, {
    tag: '@slow',
  }, async ({ page, jobs }) => {
    await page.goto(jobs.origin + address);
    const typed = { ...answers, 'Email *': 'nour@localhost' };
    await fillIn(page, typed);
    await answerTo(page, 'CV *').setInputFiles(CV);
    expect(await statusOfSending(page)).toBe(400);
    await expectAnswers(page, typed);
    await expect(answerTo(page, 'Email *')).toBeFocused();
    await expect(answerTo(page, 'Email *')).toHaveAccessibleDescription(
      /Il manque la fin de l’adresse/,
    );
    // No browser gives a file back to a page.
    await expect(answerTo(page, 'CV *')).toHaveAccessibleDescription(
      /^Choisissez votre CV encore une fois/,
    );
  });
}

test('without script the link of a job leads to its form, and nothing is offered that needs script [pages-2.132]', async ({
  page,
  jobs,
}) => {
  await page.goto(`${jobs.origin}/careers/ebeniste`);
  await page.getByRole('link', { name: 'Postuler' }).first().click();
  await expect(page.getByRole('heading', { name: 'Postuler' })).toBeInViewport();
  await expect(answerTo(page, 'Prénom *')).toBeVisible();
  await expect(page.getByRole('button', { name: /Garder|Partager|Fermer/ })).toHaveCount(0);
});

async function statusOfSending(page: Page): Promise<number> {
  const posted = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await sendButton(page).click();
  return (await posted).status();
}
