/** Items of an array are put in another order on the page itself, in the Studio's preview. */
import { createClient } from '@sanity/client';
import {
  ARRIVING,
  OPENING,
  openContent,
  store,
  stored,
  test,
  visit,
  WRITING,
} from '../support/content-studio.ts';
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
  const namesOf = (id: string): Promise<string[] | null> =>
    client.fetch('*[_id == $id][0].members[]->name', { id }, { perspective: 'raw' });
  const [first = '', second = '', ...rest] = (await namesOf('team')) ?? [];

  await openContent(page, agency, '/apercu/team/team?preview=/about');
  // Not drawn smaller: Playwright would miss what it presses.
  await page.getByRole('button', { name: 'Téléphone' }).click();
  await expect(page.getByLabel('Modifier au clic')).toBeChecked(OPENING);
  const site = page.frameLocator('[data-testid="presentation-root"] iframe');
  const members = site.getByRole('list', { name: 'L’équipe' }).locator('> li[data-sanity]');
  const names = members.getByRole('heading');
  await expect(names).toHaveText(textPatterns(first, second, ...rest), ARRIVING);
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
  await expect.poll(() => namesOf('drafts.team'), ARRIVING).toEqual([second, first, ...rest]);
  await expect(names).toHaveText(textPatterns(second, first, ...rest), ARRIVING);
  expect(await namesOf('team')).toEqual([first, second, ...rest]);
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
  await expect.poll(() => namesOf('drafts.team'), ARRIVING).toEqual([first, second, ...rest]);
  await client.delete('drafts.team');
});

test('a section that only shows other documents is moved on the page, from its menu', {
  tag: '@slow',
}, async ({ editor: page, agency }) => {
  const made = {
    _id: 'page-sections-deplacees',
    _type: 'page',
    title: 'Trois sections',
    slug: { _type: 'slug', current: 'trois-sections' },
    sections: ['perkList', 'jobList', 'valueList'].map((_type) => ({ _key: _type, _type })),
  };
  await store(agency, [made]);
  await openContent(page, agency, `/apercu/page/${made._id}?preview=/trois-sections`);
  await page.getByRole('button', { name: 'Téléphone' }).click();
  const site = page.frameLocator('[data-testid="presentation-root"] iframe');
  const sections = site.locator('section[data-sanity]');
  const ids = () => sections.evaluateAll((all) => all.map(({ id }) => id));
  await expect.poll(ids, ARRIVING).toEqual(['avantages', 'postes', 'valeurs']);
  const perks = sections.first();
  await perks.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
  const box = await perks.boundingBox();
  if (!box) throw new Error('the section is seen');
  // At its edge: within it are texts of other documents, which have menus of their own.
  const [x, y] = [box.x + 6, box.y + 20];
  await expect(async () => {
    await page.mouse.move(x + 40, y + 40);
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.click(x, y, { button: 'right' });
    await site.getByText('Déplacer', { exact: true }).hover({ timeout: 1000 });
  }).toPass(ARRIVING);
  await site.getByText('Une place après').click();
  const draft = () => stored(agency, `*[_id == "drafts.${made._id}"][0].sections[]._key`);
  await expect.poll(draft, ARRIVING).toEqual(['jobList', 'perkList', 'valueList']);
  await expect.poll(ids, ARRIVING).toEqual(['postes', 'avantages', 'valeurs']);
});

/** Texts of a preview go on, invisibly. */
function textPatterns(...texts: string[]): RegExp[] {
  return texts.map((text) => new RegExp(`^${text}`));
}
