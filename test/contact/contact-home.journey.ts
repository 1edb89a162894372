/** The contact form at the end of the home page, from the first field to the empty form after success. */
import type { Page } from '@playwright/test';
import {
  answerTo,
  expectAnswers,
  fillIn,
  openWithScript,
  sendButton,
} from '../support/contact-forms.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { expect, test } from '../support/site.ts';

test('a sent home form says so in a toast and on a green button, and is idle and empty 3000 ms later [shell-4.03] [shell-4.04] [shell-4.05] [shell-4.06] [shell-7.01] [shell-8.05] [shell-9.01]', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openWithScript(page, '/');
  const answers = {
    'Nom complet *': 'Salma Idrissi',
    'Email *': 'salma@petit-souk.example',
    Entreprise: 'Petit Souk',
    Budget: '50K DH - 150K DH',
    'Votre projet *': 'Une boutique pour nos jouets en bois.',
  };
  await fillIn(page, answers);
  // From here on the page's timers move only when told to.
  await page.clock.pauseAt(Date.now() + 60_000);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await sendButton(page).click();
  expect(new URL((await posted).url()).origin).toBe(site.origin);

  const button = page.getByRole('button', { name: 'Message envoyé !' });
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS('background-color', await menthe(page));
  const toast = page.getByRole('status').filter({ hasText: 'Message envoyé !' });
  await expect(toast).toContainText('Nous vous recontacterons dans les 24h.');

  await page.clock.runFor(2_999);
  await expect(button).toBeVisible();
  await expectAnswers(page, answers);
  await page.clock.runFor(1);
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeEnabled();
  for (const label of Object.keys(answers)) {
    await expect(answerTo(page, label)).toHaveValue('');
  }
  expect(requestsFrom(site.directory, 'salma@petit-souk.example')).toHaveLength(1);
});

test('the form is ready for another message after the first', async ({ page, site }) => {
  await page.clock.install();
  await openWithScript(page, '/');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const project of ['Un logo.', 'Et une vidéo.']) {
    await fillIn(page, {
      'Nom complet *': 'Driss Bennani',
      'Email *': 'driss@deux-messages.example',
      'Votre projet *': project,
    });
    await sendButton(page).click();
    await expect(page.getByRole('button', { name: 'Message envoyé !' })).toBeVisible();
    await page.clock.fastForward(3_000);
    await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeVisible();
  }
  const requests = requestsFrom(site.directory, 'driss@deux-messages.example');
  expect(requests.map(({ fields }) => fields.message)).toEqual(['Un logo.', 'Et une vidéo.']);
});

/** The green of "done", as the browser computes it from its token. */
function menthe(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--success)';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
}
