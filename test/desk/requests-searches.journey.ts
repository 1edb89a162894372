/** What visitors look for in vain, on the screen of those who write the site. */
import { askInbox, expect, openDesk, searchInVain, test } from '../support/requests-desk.ts';

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('an editor sees what is missing, the most wanted first, and takes off what is written', {
    tag: '@slow',
  }, async ({ page, agency }) => {
    const most = `baladodiffusion`;
    const less = `dirigeable`;
    await searchInVain(agency, less, 3);
    await searchInVain(agency, most, 5);
    await searchInVain(agency, `zineb bouchta`, 2);
    await openDesk(page, agency, 'editor', '/commentaires');
    await page
      .getByRole('navigation', { name: 'Studio' })
      .getByRole('link', { name: 'Site', exact: true })
      .click();
    await page
      .getByRole('navigation', { name: 'Site' })
      .getByRole('link', { name: 'Recherches sans résultat' })
      .click();
    await expect(page).toHaveURL(/\/studio\/site\/recherches$/);
    await expect(page).toHaveTitle(/Recherches sans résultat – Site$/);
    const line = (term: string) => page.getByRole('listitem').filter({ hasText: term });
    await expect(line(most)).toContainText(/5\srecherches/);
    await expect(line(most)).toContainText('La dernière aujourd’hui');
    const terms = await page.locator('.searches-term').allTextContents();
    expect(terms.filter((term) => [most, less].includes(term))).toEqual([most, less]);
    // What two people typed may be somebody's name.
    await expect(page.getByText('zineb')).toHaveCount(0);
    await expect(page.getByText(/Écrivez la page qui manque/)).toBeVisible();

    await page.getByRole('link', { name: /^7\sjours$/ }).click();
    await expect(page).toHaveURL(/recherches\?jours=7$/);
    await expect(line(less)).toContainText(/3\srecherches/);

    await page.getByRole('button', { name: new RegExp(`^Retirer «\\s${less}\\s»`) }).click();
    await expect(page.getByRole('status').getByText(/est retiré\./)).toBeVisible();
    await expect(line(less)).toHaveCount(0);
    await page.reload();
    await expect(line(most)).toBeVisible();
    await expect(line(less)).toHaveCount(0);
  });
});

for (const role of ['sales', 'recruiter'] as const) {
  test(`what visitors search for is not for the role ${role}`, async ({ page, agency }) => {
    await openDesk(page, agency, role, '/recherches');
    await expect(page).not.toHaveURL(/recherches/);
    await expect(page.getByRole('link', { name: 'Recherches sans résultat' })).toHaveCount(0);
    expect((await askInbox(agency, role, '/fruitless-searches')).status).toBe(403);
  });
}
