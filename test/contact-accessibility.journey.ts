/** axe on both pages of the contact forms, in every state a visitor can bring them to. */
import { rm } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answerTo, FAILURE, fillIn, openWithScript, sendButton } from './contact-forms.ts';
import { expect, startSite, temporaryDirectory, test } from './site.ts';

// Colours are measured once things have settled, and not on their way.
test.use({ reducedMotion: 'reduce' });

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const HOME = { 'Nom complet *': 'Ines', 'Votre projet *': 'Bonjour.' };
const CONTACT = { 'Nom complet *': 'Ines', 'Service *': 'Autre', 'Votre message *': 'Bonjour.' };

for (const viewport of WIDTHS) {
  for (const { address, answers } of [
    { address: '/', answers: HOME },
    { address: '/contact', answers: CONTACT },
  ]) {
    test(`${address} has no accessibility violation idle, refused and sent, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openWithScript(page, address);
      await expectNoViolations(page);

      await fillIn(page, { ...answers, 'Email *': 'ines@localhost' });
      await sendButton(page).click();
      await expect(answerTo(page, 'Email *')).toHaveAttribute('aria-invalid', 'true');
      await expectNoViolations(page);

      await fillIn(page, { 'Email *': `ines-${viewport.width}@axe.example` });
      await sendButton(page).click();
      await expect(page.getByText('Nous vous recontacterons dans les 24h.')).toBeVisible();
      await expectNoViolations(page);
    });
  }
}

test('both forms have no accessibility violation when the send failed', async ({ context }) => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  const pages: Page[] = [];
  for (const viewport of WIDTHS) {
    for (const { address, answers } of [
      { address: '/', answers: HOME },
      { address: '/contact', answers: CONTACT },
    ]) {
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await openWithScript(page, site.origin + address);
      await fillIn(page, { ...answers, 'Email *': 'ines@axe.example' });
      pages.push(page);
    }
  }
  await site.kill();
  for (const page of pages) {
    await page.bringToFront();
    await sendButton(page).click();
    await expect(page.getByRole('alert').getByText(FAILURE)).toBeVisible();
    await expectNoViolations(page);
  }
  await rm(directory, { recursive: true, force: true });
});

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}
