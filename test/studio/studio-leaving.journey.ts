/** A tab that is closed while somebody types: what was typed is in the draft. */
import {
  ARRIVING,
  editing,
  input,
  openContent,
  store,
  storedTitle,
  test,
  WRITING,
} from '../support/content-studio.ts';
import { expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

const DRAFT = { _id: 'drafts.leaving', _type: 'blogPost', title: 'Une lettre' };

test('a tab that is closed while a transaction is on its way sends what was typed after it', {
  tag: '@slow',
}, async ({ editor, agency }) => {
  await store(agency, [DRAFT]);
  const page = await editor.context().newPage();
  await openContent(page, agency, editing('blogPost', 'leaving'));
  const title = input(page, 'Titre');
  await expect(title).toHaveValue('Une lettre', ARRIVING);
  await expect(title).toBeEditable(ARRIVING);

  // The first transaction reaches the service, and its answer does not reach the page.
  const answered = Promise.withResolvers<void>();
  await page.route(
    /\/data\/actions\//,
    async (route) => {
      await route.fetch();
      answered.resolve();
    },
    { times: 1 },
  );
  await title.press('End');
  await title.pressSequentially(', écrite');
  await answered.promise;
  await title.pressSequentially(', puis fermée');
  await page.close({ runBeforeUnload: true });

  await expect
    .poll(() => storedTitle(agency, 'drafts.leaving'), ARRIVING)
    .toBe('Une lettre, écrite, puis fermée');
});
