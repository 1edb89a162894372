/** What is pasted into an article from other programs, through the clipboard of the browser. */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import {
  ARRIVING,
  creating,
  expectQuiet,
  field,
  input,
  openContent,
  openGroup,
  publish,
  refer,
  test,
  WRITING,
} from '../support/content-studio.ts';
import { watch } from '../support/page-watch.ts';
import { expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

/** The Studio's own remark on each paste that has both, as all have. */
const TWO_FORMS =
  'Clipboard contains both text and HTML, ignoring additional file data on the clipboard.';

/** Pastes what a program copied, as the browser does for Ctrl+V. */
async function paste(text: Locator, program: 'libreoffice' | 'web-page'): Promise<void> {
  const html = readFileSync(`studio/content/paste/fixtures/${program}.html`, 'utf8');
  await text.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'Le texte sans sa forme.');
    const event = { bubbles: true, cancelable: true, clipboardData };
    element.dispatchEvent(new ClipboardEvent('paste', event));
  }, html);
}

test('an article pasted from elsewhere keeps its form, says what it lost, and is undone at once', {
  tag: '@slow',
}, async ({ editor: page, page: visitor, agency }) => {
  const watched = await openContent(page, agency, creating('blogPost'));
  await input(page, 'Titre').fill('Midi collé');
  await field(page, 'slug').getByRole('button', { name: 'Générer' }).click();
  await input(page, 'Chapô').fill('Une heure écrite ailleurs.');
  await refer(page, 'category', 'Vidéo');
  await openGroup(page, 'Publication');
  await refer(page, 'author', 'Karim Tazi');
  await openGroup(page, 'Contenu');

  const body = field(page, 'content');
  const text = body.getByRole('textbox').first();
  const report = body.getByTestId('paste-report');
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Écrit ici.');
  await page.keyboard.press('Enter');

  await paste(text, 'web-page');
  await expect(text).toContainText('CO₂');
  await expect(report).toContainText('2\u00a0liens que le site n’ouvre pas');
  await expect(report).toContainText('2\u00a0cadres de tiktok.com, 1\u00a0cadre de youtube.com.');
  await expect(text).not.toContainText('sans sa forme');
  await report.getByRole('button', { name: 'Masquer' }).click();
  await expect(report).toHaveCount(0);
  await text.focus();
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('CO₂');
  await expect(text).not.toContainText('Filmer à midi');
  await expect(text).toContainText('Écrit ici.');

  await page.keyboard.press('Control+End');
  await paste(text, 'libreoffice');
  await expect(report).toContainText(
    'Collé\u00a0: 2\u00a0paragraphes, 1\u00a0titre, 1\u00a0liste, 1\u00a0tableau, 1\u00a0image, 1\u00a0note.',
  );
  await expect(report).toContainText('Reste à faire\u00a0: donnez une légende au tableau.');
  // It stays while another tab of the form is read.
  await openGroup(page, 'Publication');
  await openGroup(page, 'Contenu');
  await expect(report).toContainText('Laissé de côté');
  // It goes to the media library by itself.
  const picture = text.locator('img').first();
  await expect(picture).toBeVisible(ARRIVING);
  await text.getByTestId('pte-block-object').first().dblclick();
  const table = page.getByRole('dialog').last();
  await input(table, 'Légende').fill('Lumière et heure');
  await table.getByRole('button', { name: 'Fermer' }).click();

  await publish(page);
  const seen = watch(visitor, agency.origin);
  await expect
    .poll(async () => (await visitor.goto(`${agency.origin}/blog/midi-colle`))?.status(), ARRIVING)
    .toBe(200);
  const article = visitor.getByRole('main');
  await expect(article.getByRole('heading', { name: 'Filmer à midi', level: 2 })).toBeVisible();
  await expect(article.locator('ul ul li')).toHaveText('blanc');
  await expect(article.getByRole('cell', { name: 'Droite' })).toBeVisible();
  await expect(article.getByRole('img', { name: 'Un étal au soleil' })).toBeVisible();
  await expect(article.getByText('[1] Relevé en juin.')).toBeVisible();
  expectQuiet({ ...watched, complaints: watched.complaints.filter((text) => text !== TWO_FORMS) });
  expectQuiet(seen);
});
