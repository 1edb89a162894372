/** What the Studio's maker offers on its own servers is not offered here: no word of it, no address, no request. */
import type { Page } from '@playwright/test';
import {
  ARRIVING,
  creating,
  editing,
  expectQuiet,
  field,
  input,
  OPENING,
  openContent,
  test,
  WRITING,
} from './content-studio.ts';
import { expect } from './requests-desk.ts';

test.describe.configure({ timeout: WRITING });

/** Words of comments, tasks, agents, a library of media elsewhere, help, sales and versions. */
const OF_THE_MAKER =
  /sanity|canvas|commentaire|tâche|content agent|feedback|communauté|support|gérer le projet|inviter des|media library|médiathèque|mettez? à niveau|upgrade|essai gratuit|jours? restants?|version du studio|nouvelle version|premiers pas|http/i;

for (const role of ['editor', 'administrator'] as const) {
  test(`no menu nor screen of an ${role} speaks of the maker’s servers or leads there`, async ({
    editor,
    administrator,
    agency,
  }) => {
    const page = role === 'editor' ? editor : administrator;
    const watched = await openContent(page, agency, editing('service', 'service-seo-strategy'));
    await expect(input(page, 'Titre')).not.toHaveValue('', OPENING);
    const said = new Set(await words(page));
    const bar = page.getByTestId('studio-navbar');
    await expect(page.getByTestId('button-resources-menu')).toBeHidden();
    // A field's own menu is there while the pointer is: it comes first.
    await field(page, 'title').hover();
    for (const menu of [
      field(page, 'title').getByTestId('field-actions-trigger'),
      page.getByTestId('new-document-button'),
      page.locator('#global-presence-menu'),
      page.locator('#user-menu'),
      page.getByTestId('global-perspective-menu-button'),
      page.getByTestId('pane-context-menu-button').last(),
      page.getByTestId('action-menu-button'),
      page.getByTestId('studio-search'),
    ]) {
      // A click on a screen that is still being drawn may open nothing.
      await expect(async () => {
        await menu.click();
        await hear(page, said, 3_000);
      }).toPass(ARRIVING);
      await shut(page);
    }
    await page.getByTestId('pane-context-menu-button').last().click();
    await page.getByRole('menuitem', { name: 'Réviser les changements' }).click();
    await page.getByRole('tab', { name: 'Historique' }).click();
    await hear(page, said);
    const tools = role === 'editor' ? ['Médias', 'Lots'] : ['Médias', 'Lots', 'Requêtes (GROQ)'];
    for (const tool of tools) {
      await bar.getByRole('link', { name: tool }).click();
      await hear(page, said);
    }
    expect([...said].filter((text) => OF_THE_MAKER.test(text))).toEqual([]);
    expectQuiet(watched);
  });
}

test('a screen that breaks says so in French, and sends nobody to the maker', async ({
  editor: page,
  agency,
}) => {
  const { strangers } = await openContent(page, agency, creating('inconnu'));
  const broken = page.getByRole('alert').filter({ hasText: 'Cet écran n’a pas pu s’ouvrir' });
  await expect(broken).toBeVisible(ARRIVING);
  expect((await words(page)).filter((text) => OF_THE_MAKER.test(text))).toEqual([]);
  await broken.getByRole('link', { name: 'Revenir aux contenus' }).click();
  await expect(page.getByRole('link', { name: 'Études de cas' })).toBeVisible(OPENING);
  expect(strangers).toEqual([]);
});

/** Adds what a menu or screen says once it is there, for which it may take some milliseconds. */
async function hear(page: Page, said: Set<string>, timeout = ARRIVING.timeout): Promise<void> {
  const before = said.size;
  await expect(async () => {
    for (const text of await words(page)) said.add(text);
    expect(said.size).toBeGreaterThan(before);
  }).toPass({ timeout });
}

/** Closes the menu that is open: one that is still opening does not hear the key. */
async function shut(page: Page): Promise<void> {
  const open = page.locator('[data-ui="Popover__wrapper"]').filter({ visible: true });
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 1000 });
  }).toPass(ARRIVING);
}

/** Texts, names, hints, and addresses on other sites, of all that is on the screen. */
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility());
    return shown.flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? ''),
      ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      element instanceof HTMLAnchorElement && element.origin !== location.origin
        ? element.href
        : '',
    ]);
  });
}
