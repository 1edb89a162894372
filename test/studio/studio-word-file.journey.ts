/** Word files brought into an article: chosen, dropped, undone, refused. */
import type { Locator } from '@playwright/test';
import { fromWord, p, wordFile } from '../../studio/content/paste/fixtures/word-files.ts';
import {
  ARRIVING,
  closeDialogs,
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

test('an article comes in a Word file with its title and pictures, and a second file where the cursor is', {
  tag: '@slow',
}, async ({ editor: page, page: visitor, agency }) => {
  const watched = await openContent(page, agency, creating('blogPost'));
  const body = field(page, 'content');
  const text = body.getByRole('textbox').first();
  const report = body.getByTestId('paste-report');
  const chooser = body.locator('input[type="file"]').first();
  await expect(body.getByRole('button', { name: 'Importer un fichier Word' })).toBeVisible(
    ARRIVING,
  );

  await chooser.setInputFiles({
    name: 'midi.docx',
    mimeType: '',
    buffer: Buffer.from(fromWord()),
  });
  await expect(report).toContainText('Importé\u00a0: 3\u00a0paragraphes, 2\u00a0titres', ARRIVING);
  await expect(report).toContainText('Titre repris du fichier\u00a0: «\u00a0Filmer à midi\u00a0».');
  await expect(input(page, 'Titre')).toHaveValue('Filmer à midi');
  await expect(text).not.toContainText('Filmer à midi');
  await expect(text.locator('img').first()).toBeVisible(ARRIVING);

  // Dropped on the text, a second file comes at its end, and is undone in one step.
  const second = wordFile({ body: p('Un soir.') + p('Une nuit.') });
  await text.getByText('[1] Relevé en juin.').click();
  await page.keyboard.press('End');
  await drop(text, 'soir.docx', [...second]);
  await expect(text).toContainText('Une nuit.');
  await expect(report).toContainText('Importé\u00a0: 2\u00a0paragraphes.');
  await text.focus();
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('Un soir.');
  await expect(text).toContainText('Relevé en juin.');

  await drop(text, 'soir.doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
  await expect(report).toContainText(
    '«\u00a0soir.doc\u00a0» est dans l’ancien format de Word (.doc).',
  );
  await report.getByRole('button', { name: 'Masquer' }).click();
  await expect(report).toHaveCount(0);

  // The demo has an article of that title.
  await input(page, 'Titre').fill('Midi en fichier');
  await field(page, 'slug').getByRole('button', { name: 'Générer' }).click();
  await input(page, 'Chapô').fill('Une heure écrite ailleurs.');
  await refer(page, 'category', 'Vidéo');
  await text.getByTestId('pte-block-object').first().dblclick();
  const table = page.getByRole('dialog').last();
  await input(table, 'Légende').fill('Lumière et heure');
  await closeDialogs(page);
  await openGroup(page, 'Publication');
  await refer(page, 'author', 'Karim Tazi');
  await publish(page);

  const seen = watch(visitor, agency.origin);
  await expect
    .poll(
      async () => (await visitor.goto(`${agency.origin}/blog/midi-en-fichier`))?.status(),
      ARRIVING,
    )
    .toBe(200);
  const article = visitor.getByRole('main');
  await expect(article.getByRole('heading', { name: 'Midi en fichier', level: 1 })).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Ce qu’il faut', level: 2 })).toBeVisible();
  await expect(article.getByRole('img', { name: 'Un étal au soleil' })).toBeVisible();
  await expect(article.getByText('[1] Relevé en juin.')).toBeVisible();
  expectQuiet(watched);
  expectQuiet(seen);
});

/** Drops a file on a text, as the browser does. */
async function drop(text: Locator, name: string, bytes: number[]): Promise<void> {
  await text.evaluate(
    (element, file) => {
      const type = file.name.endsWith('.docx')
        ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
        : 'application/msword';
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(file.bytes)], file.name, { type }));
      for (const kind of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(
          new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }),
        );
      }
    },
    { name, bytes },
  );
}
