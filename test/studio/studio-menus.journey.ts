/** The menus as lists that an editor writes: made of today's links by one button, then grouped, and seen on the site. */
import {
  ARRIVING,
  closeDialogs,
  expectQuiet,
  field,
  input,
  openContent,
  publish,
  store,
  stored,
  test,
  visit,
  WRITING,
} from '../support/content-studio.ts';
import { type Agency, expect } from '../support/requests-desk.ts';

test.describe.configure({ timeout: WRITING });

/** Returns the header, the menu and the footer of a page as any visitor gets them. */
async function around(agency: Agency): Promise<string[]> {
  const html = await visit(agency, '/legal');
  return ['header class="site-header', 'dialog id="menu"', 'footer class="site-footer'].map(
    (part) => {
      const [name = ''] = part.split(' ');
      const from = html.indexOf(`<${part}`);
      expect(from, part).toBeGreaterThan(0);
      return html.slice(from, html.indexOf(`</${name}>`, from));
    },
  );
}

test('the menus become lists by one button and stay the same, and a group is added to the header', async ({
  editor: page,
  agency,
}) => {
  const before = { _id: 'navigation', _type: 'navigation', work: 'Réalisations' };
  await store(agency, [before]);
  await expect.poll(() => visit(agency, '/legal')).toContain('Réalisations');
  const old = await around(agency);

  const watched = await openContent(page, agency, '/structure/navigation');
  await expect(page.getByText('Accueil, Services, Réalisations', { exact: false })).toBeVisible(
    ARRIVING,
  );
  await expect(input(page, 'Page du portfolio')).toBeVisible();
  await page.getByRole('button', { name: 'Composer les menus' }).click();
  const header = field(page, 'header');
  await expect(header.getByText('Réalisations')).toBeVisible(ARRIVING);
  await expect(input(page, 'Page du portfolio')).toHaveCount(0);
  await publish(page);
  await expect
    .poll(() =>
      stored(
        agency,
        '*[_id == "navigation"][0]{work, "header": count(header), "columns": footer[].title, "legal": count(legal)}',
      ),
    )
    .toEqual({ work: null, header: 7, columns: ['Services', 'Entreprise'], legal: 5 });
  await expect.poll(() => around(agency)).toEqual(old);

  await header.getByRole('button', { name: 'Ajouter un élément' }).click();
  await page.getByRole('menuitem', { name: 'Groupe' }).click();
  const group = page.getByRole('dialog').last();
  await input(group, 'Nom').fill('Lire');
  await group.getByRole('button', { name: 'Ajouter un élément' }).click();
  await page.getByRole('menuitem', { name: 'Page du site' }).click();
  const chosen = page.getByRole('dialog').last().getByRole('combobox', { name: 'Page' });
  await chosen.fill('Newsletter', ARRIVING);
  const offered = page.locator('[data-ui=AutoComplete__resultsList]');
  await offered.getByRole('option', { name: 'Newsletter' }).first().click(ARRIVING);
  await expect(chosen).toHaveCount(0, ARRIVING);
  await closeDialogs(page);
  await publish(page);
  await expect
    .poll(() => visit(agency, '/legal'))
    .toMatch(/<button popoverTarget="menu_7"[^>]*>Lire/i);
  expect(await visit(agency, '/legal')).toContain('menu-lists-');
  await store(agency, [{ _id: 'navigation', _type: 'navigation' }]);
  expectQuiet(watched);
});
