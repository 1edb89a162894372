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
import { readPage } from '../support/served-page.ts';
import { expect, test } from '../support/site.ts';

test('the home form asks for name, email, company, budget and project [shell-3.01] [shell-5.01] [shell-5.02] [shell-5.03] [shell-5.04]', async ({
  site,
}) => {
  const form = (await readPage(site, '/')).locator('form.contact-form');
  expect(form.getByRole('textbox').count).toBe(4);
  expect(form.getByRole('combobox').count).toBe(1);

  for (const label of ['Nom complet *', 'Email *', 'Votre projet *']) {
    expect(form.getByLabel(label).attribute('required'), label).not.toBeNull();
  }
  expect(form.getByLabel('Email *').attribute('type')).toBe('email');
  for (const label of ['Entreprise', 'Budget']) {
    expect(form.getByLabel(label).attribute('required'), label).toBeNull();
  }
});

test('the budget is empty by default and offers the five ranges [shell-3.03] [shell-3.04]', async ({
  site,
}) => {
  for (const address of ['/', '/contact']) {
    const options = (await readPage(site, address)).getByLabel('Budget').locator('option');
    expect(options.first().attribute('value')).toBe('');
    expect(options.filter((it) => it.attribute('selected') !== null).count).toBe(0);
    expect(options.texts()).toEqual([
      'Sélectionnez un budget',
      'Moins de 50K DH',
      '50K DH - 150K DH',
      '150K DH - 500K DH',
      'Plus de 500K DH',
      'À discuter',
    ]);
  }
});

test('a note says what the data serve for, and links to the privacy policy [shell-5.05]', async ({
  site,
}) => {
  const page = await readPage(site, '/');
  const note = page.getByText(/Vos données servent à vous répondre/);
  const link = note.getByRole('link', { name: 'Ce qu’elles deviennent' });
  expect(link.attribute('href')).toBe('/legal#politique-confidentialite');
});

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
  const kept = requestsFrom(site.directory, 'driss@deux-messages.example');
  expect(kept.map(({ fields }) => fields.message)).toEqual(['Un logo.', 'Et une vidéo.']);
});

/** The green of "done", as the browser computes it from its token. */
function menthe(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--menthe)';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
}
