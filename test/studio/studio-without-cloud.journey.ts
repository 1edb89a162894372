/** What the Studio's maker offers on its own servers is not offered here: no word of it, no address, no request. */
import type { Locator, Page } from '@playwright/test';
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
} from '../support/content-studio.ts';
import { expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

/** Words of comments, tasks, agents, a library of media elsewhere, help, sales and versions. */
const OF_THE_MAKER =
  /sanity|canvas|commentaire|tâche|content agent|feedback|communauté|support|gérer le projet|inviter des|media library|médiathèque|mettez? à niveau|upgrade|essai gratuit|jours? restants?|version du studio|nouvelle version|premiers pas|http/i;

for (const role of ['editor', 'administrator'] as const) {
  test(`no menu nor screen of an ${role} speaks of the maker’s servers or leads there`, {
    tag: '@slow',
  }, async ({ editor, administrator, agency }) => {
    const page = role === 'editor' ? editor : administrator;
    const watched = await openContent(page, agency, editing('service', 'service-seo-strategy'));
    await expect(input(page, 'Titre')).not.toHaveValue('', OPENING);
    const seenWords = new Set(await words(page));
    const bar = page.getByTestId('studio-navbar');
    await expect(page.getByTestId('button-resources-menu')).toBeHidden();
    // A field's own menu is there while the pointer is: it comes first.
    await field(page, 'title').hover();
    for (const menu of [
      field(page, 'title').getByTestId('field-actions-trigger'),
      page.getByTestId('new-document-button'),
      page.locator('#global-presence-menu'),
      page.getByTestId('global-perspective-menu-button'),
      page.getByTestId('pane-context-menu-button').last(),
      page.getByTestId('action-menu-button'),
    ]) {
      // A click on a screen that is still being drawn may open nothing.
      await expect(async () => {
        await menu.click();
        await expect(menuOf(page)).toBeVisible({ timeout: 3_000 });
      }).toPass(ARRIVING);
      for (const text of await words(page)) seenWords.add(text);
      await shut(page);
    }
    await visit(page, seenWords, page.getByTestId('studio-search'));
    await page.keyboard.press('Escape');
    await page.getByTestId('pane-context-menu-button').last().click();
    await page.getByRole('menuitem', { name: 'Réviser les changements' }).click();
    await visit(page, seenWords, page.getByRole('tab', { name: 'Historique' }));
    const tools =
      role === 'editor'
        ? ['Médias', 'Publications groupées']
        : ['Médias', 'Publications groupées', 'Requêtes (GROQ)'];
    for (const tool of tools) {
      await visit(page, seenWords, bar.getByRole('link', { name: tool }));
    }
    expect([...seenWords].filter((text) => OF_THE_MAKER.test(text))).toEqual([]);
    expectQuiet(watched);
  });
}

test('a screen that breaks says so in French, and sends nobody to the maker', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const { strangers } = await openContent(page, agency, creating('inconnu'));
  const broken = page.getByRole('alert').filter({ hasText: 'Cet écran n’a pas pu s’ouvrir' });
  await expect(broken).toBeVisible(ARRIVING);
  expect((await words(page)).filter((text) => OF_THE_MAKER.test(text))).toEqual([]);
  await broken.getByRole('link', { name: 'Revenir aux contenus' }).click();
  await expect(page.getByRole('link', { name: 'Études de cas' })).toBeVisible(OPENING);
  expect(strangers).toEqual([]);
});

/** Opens a screen, and adds all words on it once there is one that was not there before. */
async function visit(page: Page, seenWords: Set<string>, link: Locator): Promise<void> {
  const before = new Set(await words(page));
  await link.click();
  await expect(async () => {
    const after = await words(page);
    expect(after.filter((text) => !before.has(text))).not.toEqual([]);
    for (const text of after) seenWords.add(text);
  }).toPass(ARRIVING);
}

/** Closes the menu that is open: one that is still opening does not hear the key. */
async function shut(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass(ARRIVING);
}

/** The menu that is open. */
function menuOf(page: Page): Locator {
  return page.locator('[data-ui="Popover__wrapper"]').filter({ visible: true });
}

/** Texts, names, hints, and addresses on other sites, of all that is on the screen. */
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('body *')].filter((one) =>
      one.checkVisibility(),
    );
    return elements.flatMap((element) => [
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
