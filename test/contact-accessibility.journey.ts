/** axe on both pages of the contact forms, in every state a visitor can bring them to. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitting } from './accessibility.ts';
import { answerTo, FAILURE, fillIn, openWithScript, sendButton } from './contact-forms.ts';
import { expect, startSite, temporaryDirectory, test } from './site.ts';

const FORMS: { address: string; answers: Record<string, string> }[] = [
  { address: '/', answers: { 'Nom complet *': 'Ines', 'Votre projet *': 'Bonjour.' } },
  {
    address: '/contact',
    answers: { 'Nom complet *': 'Ines', 'Service *': 'Autre', 'Votre message *': 'Bonjour.' },
  },
];

for (const { address, answers } of FORMS) {
  test(`${address} has no accessibility violation refused and sent, and fits`, async ({ page }) => {
    // As it comes it is among all kinds of pages: every-page.journey.ts.
    await openWithScript(page, address);
    await fillIn(page, { ...answers, 'Email *': 'ines@localhost' });
    await sendButton(page).click();
    await expect(answerTo(page, 'Email *')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await expectFitting(page);

    await fillIn(page, { 'Email *': 'ines@axe.example' });
    await sendButton(page).click();
    await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
    await expectAccessible(page);
    await expectFitting(page);
  });
}

test('both forms have no accessibility violation when the send failed', async ({ context }) => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  const pages: Page[] = [];
  for (const { address, answers } of FORMS) {
    const page = await context.newPage();
    await openWithScript(page, site.origin + address);
    await fillIn(page, { ...answers, 'Email *': 'ines@axe.example' });
    pages.push(page);
  }
  await site.kill();
  for (const page of pages) {
    await page.bringToFront();
    await sendButton(page).click();
    await expect(page.getByRole('alert').getByText(FAILURE)).toBeVisible();
    await expectAccessible(page);
  }
  await rm(directory, { recursive: true, force: true });
});
