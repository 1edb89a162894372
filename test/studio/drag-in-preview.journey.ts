/** Items of an array are put in another order on the page itself, in the Studio's preview. */
import { createClient } from '@sanity/client';
import { ARRIVING, OPENING, openContent, test, visit, WRITING } from '../support/content-studio.ts';
import { expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

test('a member of the team is dragged before another in the preview, and back from its menu', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const client = createClient({
    projectId: 'agence',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: agency.origin,
    useProjectHostname: false,
    useCdn: false,
    headers: { cookie: agency.sessions.editor, origin: agency.origin },
  });
  const stored = (id: string): Promise<string[] | null> =>
    client.fetch('*[_id == $id][0].members[]->name', { id }, { perspective: 'raw' });
  const [first = '', second = '', ...rest] = (await stored('team')) ?? [];

  await openContent(page, agency, '/apercu/team/team?preview=/about');
  // Not drawn smaller: Playwright would miss what it presses.
  await page.getByRole('button', { name: 'Téléphone' }).click();
  await expect(page.getByLabel('Modifier au clic')).toBeChecked(OPENING);
  const site = page.frameLocator('[data-testid="presentation-root"] iframe');
  const members = site.getByRole('list', { name: 'L’équipe' }).locator('> li[data-sanity]');
  const names = members.getByRole('heading');
  await expect(names).toHaveText(shown(first, second, ...rest), ARRIVING);
  await members.first().evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));

  // By their pictures: over a name it is the text that is edited.
  const [one, next] = await Promise.all([0, 1].map((place) => members.nth(place).boundingBox()));
  if (!one || !next) throw new Error('two members are seen');
  const y = one.y + 150;
  await expect(async () => {
    await page.mouse.move(next.x + 30, y);
    await page.mouse.move(next.x + 34, y);
    await expect(members.nth(1)).toHaveCSS('cursor', 'move', { timeout: 500 });
  }).toPass(ARRIVING);
  await page.mouse.down();
  await page.mouse.move(one.x + 60, y, { steps: 5 });
  await page.mouse.move(one.x + 4, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => stored('drafts.team'), ARRIVING).toEqual([second, first, ...rest]);
  await expect(names).toHaveText(shown(second, first, ...rest), ARRIVING);
  expect(await stored('team')).toEqual([first, second, ...rest]);
  const published = await visit(agency, '/about');
  expect(published.indexOf(first)).toBeLessThan(published.indexOf(second));
  expect(published).not.toContain('data-sanity');

  // Without a drag, from the menu of the item. The row stays where the member stands that it showed first.
  await members.first().evaluate((one) => one.parentElement?.scrollTo({ left: 0 }));
  await page.mouse.move(one.x + 40, one.y - 40);
  await page.mouse.move(one.x + 40, y, { steps: 3 });
  await page.mouse.click(one.x + 40, y, { button: 'right' });
  await site.getByText('Déplacer', { exact: true }).hover();
  await site.getByText('Une place après').click();
  await expect.poll(() => stored('drafts.team'), ARRIVING).toEqual([first, second, ...rest]);
  await client.delete('drafts.team');
});

/** Texts of a preview go on, invisibly. */
function shown(...texts: string[]): RegExp[] {
  return texts.map((text) => new RegExp(`^${text}`));
}
