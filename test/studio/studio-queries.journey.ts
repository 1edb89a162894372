/** What administrators alone find in the desk: the content by GROQ, and the other sites that may read it. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectReadable } from '../support/accessibility.ts';
import { ARRIVING, OPENING, openContent, store, test, WRITING } from '../support/content-studio.ts';
import { expect } from '../support/requests-desk.ts';

// Two people's Studios are opened, each for the first time of its worker.
test.describe.configure({ timeout: WRITING });

test('administrators ask by parameters and perspectives, and listen; others have no such tool', {
  tag: '@slow',
}, async ({ administrator, editor, agency }) => {
  const published = { _id: 'vision-a', _type: 'person', name: 'Publiée' };
  await store(agency, [published, { ...published, _id: 'drafts.vision-a', name: 'Brouillon' }]);

  await openContent(editor, agency, '/structure');
  await expect(editor.getByRole('link', { name: 'Contenus' }).first()).toBeVisible(OPENING);
  await expect(editor.getByRole('link', { name: 'Requêtes (GROQ)' })).toHaveCount(0);

  await openContent(administrator, agency, '/requetes');
  const vision = administrator.getByTestId('vision-root');
  await expect(vision).toBeVisible(OPENING);
  await write(vision.getByTestId('vision-query-editor'), '*[_id in [$id, $draft]].name');
  await write(
    vision.getByTestId('params-editor'),
    JSON.stringify({ id: published._id, draft: `drafts.${published._id}` }),
  );
  const result = vision.getByTestId('vision-result');
  const answers: [perspective: string, names: string[]][] = [
    ['raw', ['Brouillon', 'Publiée']],
    ['drafts', ['Brouillon']],
    ['published', ['Publiée']],
  ];
  for (const [perspective, names] of answers) {
    await vision.getByTestId('perspective-selector').selectOption(perspective);
    // The tool reads parameters a moment after they were typed.
    await expect(async () => {
      await vision.getByRole('button', { name: 'Exécuter' }).click();
      await expect(result.getByText(/Brouillon|Publiée/), perspective).toHaveText(
        names.map((name) => new RegExp(name)),
        { timeout: 2_000 },
      );
    }).toPass(ARRIVING);
  }

  await write(vision.getByTestId('vision-query-editor'), '*[_id == $id]');
  await vision.getByRole('button', { name: 'Écouter' }).click();
  await expect(vision.getByRole('button', { name: 'Arrêter' })).toBeVisible();
  const renamed = { ...published, name: 'Renommée' };
  await expect(async () => {
    await store(agency, [renamed]);
    await expect(vision.getByText('mutation').first()).toBeVisible({ timeout: 1_000 });
  }).toPass(ARRIVING);
  await vision.getByRole('button', { name: 'Arrêter' }).click();
});

test('administrators let the pages of another site read the content, and take it back', async ({
  administrator: page,
  agency,
}) => {
  const site = 'https://vitrine.example';
  const allowed = async () => {
    const answer = await fetch(`${agency.origin}/v2025-02-19/data/query/production?query=1`, {
      headers: { origin: site },
    });
    return answer.headers.get('access-control-allow-origin');
  };
  await page.goto(`${agency.origin}/studio/equipe/autres-sites`);
  await expect(page.getByText('Aucun autre site pour l’instant.')).toBeVisible(OPENING);
  expect(await allowed()).toBeNull();

  await page.getByLabel('Adresse du site').fill('vitrine.example/blog');
  await page.getByRole('button', { name: 'Autoriser le site' }).click();
  await expect(page.getByLabel('Adresse du site')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await page.getByLabel('Adresse du site').fill(site);
  await page.getByRole('button', { name: 'Autoriser le site' }).click();
  const remove = page.getByRole('button', { name: `Retirer ${site}` });
  await expect(remove).toBeVisible();
  expect(await allowed()).toBe(site);
  await expectInBothSchemes(page);

  await remove.click();
  const dialog = page.getByRole('dialog', { name: `Retirer ${site}` });
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'Retirer le site' }).click();
  await expect(remove).toHaveCount(0);
  expect(await allowed()).toBeNull();
});

/** Writes in an editor of code in place of what is there. */
async function write(editor: Locator, text: string): Promise<void> {
  const content = editor.locator('.cm-content');
  // The tool sets its editors anew while it opens, without what was written by then.
  await expect(async () => {
    await content.focus();
    await editor.page().keyboard.press('ControlOrMeta+A');
    await editor.page().keyboard.insertText(text);
    await expect(content).toHaveText(text, { timeout: 1_000 });
  }).toPass(ARRIVING);
}

async function expectInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    if (colorScheme === 'light') await expectAccessible(page);
    else await expectReadable(page);
  }
}
