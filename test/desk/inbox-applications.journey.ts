/** Applications on their way through the real server: their CV, their limits, and what a mailbox gets. */
import { writePdf } from '../../inbox/testing/documents.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { test } from '../support/posted-site.ts';
import { expect } from '../support/site.ts';

const JOB = '/careers/monteuse-monteur-video';
const PDF = writePdf();
const MEGABYTE = 1024 * 1024;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(`a CV that is too large brings the form back with all that was typed [pages-5.08] [pages-5.09]`, {
    tag: '@slow',
  }, async ({ page, posted }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`${posted.origin}${JOB}#candidature`);
    const email = `large@elfassi.example`;
    const form = page.locator('form.application-form');
    const typed = {
      'Prénom *': 'Nour',
      'Nom *': 'El Fassi',
      'Email *': email,
      'Téléphone *': '0612345678',
      'Expérience (années) *': '4',
      'Motivation, en quelques lignes *': 'Je coupe plus que je ne colle.',
      'Lettre de motivation, si vous en avez une': 'Écrite derrière le fichier.',
    };
    for (const [label, answer] of Object.entries(typed))
      await form.getByLabel(label, { exact: true }).fill(answer);
    const large = {
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(9 * MEGABYTE),
    };
    await form.getByLabel('CV *').setInputFiles(large);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await form.getByRole('button', { name: 'Envoyer ma candidature' }).click();

    expect((await answered).status()).toBe(413);
    await expect(form.getByText(/^Ce fichier dépasse 5\sMo/)).toBeVisible();
    for (const [label, answer] of Object.entries(typed)) {
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(answer);
    }
    expect(requestsFrom(posted.directory, email)).toEqual([]);

    await form.getByLabel('CV *').setInputFiles({ ...large, buffer: PDF });
    await form.getByRole('button', { name: 'Envoyer ma candidature' }).click();
    await expect(page.getByText('Candidature envoyée !')).toBeVisible();
    expect(requestsFrom(posted.directory, email)).toHaveLength(1);
  });
});
