/** What looks like spam: why it does, and the way back out of it. */
import {
  detail,
  expect,
  openDesk,
  requestFrom,
  row,
  sendContact,
  test,
} from '../support/requests-desk.ts';

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('a suspected message says what made it suspected, until somebody sets it aside themselves', async ({
    page,
    agency,
  }) => {
    const email = `gagnant@casino.example`;
    await sendContact(agency, {
      name: `Gagnant`,
      email,
      message: 'Best online casino with free spins https://casino-win.example/bonus',
    });
    const { id } = await requestFrom(agency, email, { quarantined: true });
    await openDesk(page, agency, 'sales', `/indesirables/${id}`);
    const request = detail(page);
    await expect(request.getByRole('paragraph').filter({ hasText: 'Mis de côté' })).toContainText(
      'Le texte ressemble à un envoi publicitaire.',
    );
    const signs = request.getByRole('list', { name: /^Ce que le site a remarqué/ });
    await expect(signs.getByRole('listitem')).toHaveText([
      /^On y lit des formules de démarchage/,
      'Le texte renvoie vers des sites inconnus.',
    ]);

    await request.getByRole('button', { name: 'Ce n’est pas un indésirable' }).click();
    await expect(page.getByRole('status').getByText(/^Remis dans sa boîte/)).toBeVisible();
    await openDesk(page, agency, 'sales', `/messages/${id}`);
    await request.getByRole('button', { name: 'Autres actions' }).click();
    await request.getByRole('menuitem', { name: 'Indésirable' }).click();
    await expect(page.getByRole('status').getByText(/^Mis de côté/)).toBeVisible();
    await openDesk(page, agency, 'sales', `/indesirables/${id}`);
    await expect(request.getByRole('paragraph').filter({ hasText: 'Mis de côté' })).toContainText(
      'Quelqu’un de l’équipe l’a mis de côté.',
    );
    await expect(signs).toHaveCount(0);
  });

  test('what is suspected by mistake is set aside, found again and put back', {
    tag: '@slow',
  }, async ({ page, agency }) => {
    const name = `Omar Sebti`;
    await sendContact(agency, {
      name,
      email: `omar@anfa-immo.example`,
      message: 'Un film pour notre programme.',
    });
    await openDesk(page, agency, 'sales', '/messages');
    await row(page, name).click();
    await detail(page).getByRole('button', { name: 'Autres actions' }).click();
    await detail(page).getByRole('menuitem', { name: 'Indésirable' }).click();
    await expect(page.getByRole('status').getByText(/^Mis de côté/)).toBeVisible();

    await page.goto(`${agency.origin}/studio/demandes/messages`);
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(row(page, name)).toHaveCount(0);
    await page.getByRole('link', { name: /^Indésirables/ }).click();
    await row(page, name).click();
    await expect(detail(page).getByText(/^Mis de côté aujourd’hui/)).toBeVisible();
    await expect(detail(page).getByRole('button', { name: 'Autres actions' })).toHaveCount(0);
    await detail(page).getByRole('button', { name: 'Ce n’est pas un indésirable' }).click();
    await expect(page.getByRole('status').getByText(/^Remis dans sa boîte/)).toBeVisible();
    await page.goto(`${agency.origin}/studio/demandes/messages`);
    await expect(row(page, name)).toBeVisible();
  });
});
