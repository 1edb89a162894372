/** The search of a desk: its dialog, live results under its field, the keyboard alone. */
import type { Page } from '@playwright/test';
import { PLAIN_PAGE } from '../support/pages.ts';
import { expect, test } from '../support/site.ts';
import {
  cardsOf,
  DESK,
  dialogOf,
  fieldOf,
  keptSearches,
  openSearch,
  searchButtonOf,
} from '../support/site-search.ts';

const TABLET = { width: 768, height: 1024 };

test.use({ viewport: DESK });

/** What a screen reader says the arrow keys are on. */
async function chosen(page: Page): Promise<string | null | undefined> {
  const id = await fieldOf(page).getAttribute('aria-activedescendant');
  if (!id) return undefined;
  const option = page.locator(`[id="${id}"]`);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option).toBeInViewport();
  return option.locator('strong').textContent();
}

test('the search button opens it on tablets and desks, with its title, text and two buttons [shell-2.27] [shell-2.28] [shell-2.29] [shell-2.30] [shell-2.31]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  for (const viewport of [TABLET, DESK]) {
    await page.setViewportSize(viewport);
    await openSearch(page);
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Rechercher');
    await expect(
      dialog.getByText('Recherchez dans nos projets et services', { exact: true }),
    ).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription('Recherchez dans nos projets et services');
    await expect(dialog.getByRole('button', { name: 'Rechercher', exact: true })).toHaveAttribute(
      'type',
      'submit',
    );
    await dialog.getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(searchButtonOf(page)).toBeFocused();
    await expect(page).toHaveURL(PLAIN_PAGE);
  }
});

test('Escape and a click beside it close it, what is typed is gone the next time, and the page stays', async ({
  page,
}) => {
  await page.goto('/about');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(700, DESK.height - 20),
  ]) {
    await openSearch(page);
    await page.keyboard.type('logo');
    await leave();
    await expect(dialogOf(page)).toBeHidden();
    await expect(searchButtonOf(page)).toBeFocused();
    await openSearch(page);
    await expect(fieldOf(page)).toHaveValue('');
    // A click on what it says is not one beside it.
    await dialogOf(page).getByText('Recherchez dans nos projets').click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(page).toHaveURL('/about');
});

test('it is submitted to /work?search=, trimmed and encoded, and a blank field nowhere [shell-2.32] [shell-2.33] [shell-2.34]', async ({
  page,
}) => {
  await page.goto('/services');
  const before = await page.evaluate(() => history.length);
  await openSearch(page);
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await dialogOf(page).getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(page).toHaveURL('/services');

  const term = 'thé & café, 50 % / été ?';
  await fieldOf(page).fill(`  ${term} `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/work?search=${encodeURIComponent(term)}`);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(term);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  expect(await keptSearches(page)).toEqual([term]);

  // From the list itself: the same list, asked something else.
  await openSearch(page);
  await page.keyboard.type('Argile');
  await dialogOf(page).getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page).toHaveURL('/work?search=Argile');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Argile');
});

test('results show under the field as one types, counted, and go when it is emptied, and finding nothing is said, also aloud [shell-2.35]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Recherches populaires')).toBeVisible();
  await page.keyboard.type('corporate');
  await expect(cardsOf(dialog)).toHaveCount(1);
  await expect(dialog.getByRole('status').first()).toHaveText('1 résultat trouvé');
  await expect(dialog.getByText('Recherches populaires')).toBeHidden();
  const option = dialog.getByRole('option');
  await expect(option).toContainText('Projet');
  await expect(option).toContainText('Argile 12');
  await expect(option).toContainText('YouTube, Branding +2 autres');

  await fieldOf(page).fill('Mobile App');
  await expect(cardsOf(dialog)).toHaveCount(5);
  await expect(dialog.getByRole('status').first()).toHaveText('5 résultats trouvés');
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(PLAIN_PAGE);

  await fieldOf(page).fill('zzyzxq');
  const none = dialog.getByRole('status').filter({ hasText: 'Aucun résultat trouvé' });
  await expect(none).toContainText('Essayez avec d’autres mots-clés ou vérifiez l’orthographe');
  await fieldOf(page).fill('Mobile App');
  await expect(cardsOf(dialog)).toHaveCount(5);

  await dialog.getByRole('button', { name: 'Vider le champ' }).click();
  await expect(cardsOf(dialog)).toHaveCount(0);
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog.getByText('Recherches populaires')).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
});

test('the arrow keys go round the results and the field, Enter opens one, and another word begins with none chosen [shell-2.36]', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await page.keyboard.type('Mobile App');
  await expect(cardsOf(dialogOf(page))).toHaveCount(5);
  const titles = await cardsOf(dialogOf(page)).locator('strong').allTextContents();
  const [first, second] = titles;
  const last = titles.at(-1);

  expect(await chosen(page)).toBeUndefined();
  for (const [key, expected] of [
    ['ArrowDown', first],
    ['ArrowDown', second],
    ['End', last],
    ['ArrowDown', undefined],
    ['ArrowUp', last],
    ['Home', first],
    ['ArrowUp', undefined],
  ] as const) {
    await page.keyboard.press(key);
    expect(await chosen(page), key).toBe(expected);
    // The focus itself never leaves the field: one goes on typing.
    await expect(fieldOf(page)).toBeFocused();
  }
  // In the field Home and End are the text's own.
  await page.keyboard.press('Home');
  expect(await fieldOf(page).evaluate((it: HTMLInputElement) => it.selectionStart)).toBe(0);

  await page.keyboard.press('ArrowDown');
  await fieldOf(page).fill('corporate');
  await expect(cardsOf(dialogOf(page))).toHaveCount(1);
  expect(await chosen(page)).toBeUndefined();
  await fieldOf(page).fill('Mobile App');
  await expect(cardsOf(dialogOf(page))).toHaveCount(5);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowDown');
  const address = await cardsOf(dialogOf(page)).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(PLAIN_PAGE);
});

test('a click opens a result, and with Ctrl in a tab of its own', { tag: '@slow' }, async ({
  page,
  context,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  await page.keyboard.type('corporate');
  const opened = context.waitForEvent('page');
  await cardsOf(dialogOf(page)).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/work\/corporate-identity$/);
  await expect(dialogOf(page)).toBeVisible();
  await cardsOf(dialogOf(page)).click();
  await expect(page).toHaveURL('/work/corporate-identity');
});

test('a popular search, a quick filter or a past one fills the field and shows what it finds', async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  for (const part of ['.search-popular', '.search-quick', '.search-recent']) {
    await dialogOf(page).locator(part).getByRole('button', { name: 'Mobile App' }).click();
    await expect(fieldOf(page)).toHaveValue('Mobile App');
    await expect(fieldOf(page)).toBeFocused();
    await expect(cardsOf(dialogOf(page))).toHaveCount(5);
    await fieldOf(page).fill('');
  }
});

test('/ or Ctrl + K opens it, never while one types or another dialog is open', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(searchButtonOf(page)).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
  await expect(searchButtonOf(page)).toHaveAccessibleDescription(/touche \/ ou Ctrl \+ K/);
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    // Keys work once the page's script runs.
    await expect(async () => {
      if (await fieldOf(page).isHidden()) await page.keyboard.press(keys);
      await expect(fieldOf(page)).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await expect(fieldOf(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  }
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.focus();
  await page.keyboard.type('a/b');
  await expect(message).toHaveValue('a/b');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a / that comes before Escape has closed the search opens it again', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE, { waitUntil: 'networkidle' });
  await openSearch(page);
  // In one breath: closing is a step back in the history, which takes the browser a moment.
  await dialogOf(page).evaluate(async (dialog) => {
    if (!(dialog instanceof HTMLDialogElement)) throw new Error('the search is no dialog');
    const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
    dialog.close();
    await closed;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  });
  await expect(dialogOf(page)).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('');
});

test('who presses / by accident can switch it off, for good', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto(PLAIN_PAGE);
  await openSearch(page);
  const choice = dialogOf(page).getByRole('checkbox', { name: 'La touche / ouvre la recherche' });
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await page.keyboard.press('Escape');
  // Closing takes a step back in the history, which ends a reload that begins meanwhile.
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
  }).toPass();
  await expect(searchButtonOf(page)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toHaveValue('');
  await expect(choice).not.toBeChecked();
  await choice.check();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  // Closing takes a step back in the history, and no key opens anything meanwhile.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(dialogOf(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
