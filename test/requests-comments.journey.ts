/** Comments and subscriptions at the editor's desk. */
import { askInbox, detail, expect, openDesk, row, sendComment, test } from './requests-desk.ts';

const POST = '/blog/filmer-a-midi';

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('a comment published at the desk appears under its post, and leaves it again', async ({
    page,
    request,
    agency,
  }) => {
    const name = `Hind Mernissi`;
    const comment = `La lumière de midi est encore plus dure à Tanger.`;
    await sendComment(agency, POST, { name, email: `hind@mail.example`, comment });
    const post = async () => (await request.get(agency.origin + POST)).text();
    expect(await post()).not.toContain(comment);

    await openDesk(page, agency, 'editor');
    await page.getByRole('link', { name: /^Commentaires/ }).click();
    await expect(page).toHaveURL(/decision=a-moderer/);
    await row(page, name).click();
    await expect(detail(page).getByText(comment)).toBeVisible();
    await expect(detail(page).getByRole('link', { name: /^Filmer à midi/ })).toHaveAttribute(
      'href',
      POST,
    );
    await detail(page).getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByRole('status').getByText(/^Le commentaire est publié/)).toBeVisible();
    expect(await post()).toContain(comment);

    await page.goto(`${agency.origin}/studio/demandes/commentaires?decision=publie`);
    await row(page, name).click();
    await detail(page).getByRole('button', { name: 'Retirer du site' }).click();
    await expect(page.getByRole('status').getByText(/^Le commentaire est refusé/)).toBeVisible();
    expect(await post()).not.toContain(comment);
  });
});

test('a queue is worked off without going back: the next comment opens by itself', async ({
  page,
  agency,
}) => {
  for (const name of ['File Un', 'File Deux']) {
    const email = `${name.replace(' ', '.')}@file.example`;
    await sendComment(agency, POST, { name, email, comment: `Bravo, dit ${name}.` });
  }
  await openDesk(page, agency, 'editor', '/commentaires?decision=a-moderer&q=file.example');
  await row(page, 'File Deux').click();
  await detail(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('File Un');
});

test('an address leaves the newsletter by hand, and is not kept', async ({ page, agency }) => {
  const email = 'rim@atelier.example';
  const answer = await fetch(`${agency.origin}/newsletter`, {
    method: 'POST',
    headers: { origin: agency.origin },
    body: new URLSearchParams({ email }),
    redirect: 'manual',
  });
  expect(answer.status).toBeLessThan(400);
  await openDesk(page, agency, 'editor', '/newsletter');
  const line = page.getByRole('listitem').filter({ hasText: email });
  await expect(line.getByText('À confirmer')).toBeVisible();
  await line.getByRole('button', { name: `Désinscrire ${email}` }).click();
  await page
    .getByRole('dialog', { name: 'Désinscrire' })
    .getByRole('button', { name: 'Désinscrire' })
    .click();
  await expect(page.getByRole('status').getByText(/ne recevra plus la newsletter/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);
  const left = page.getByRole('listitem').filter({ hasText: 'Adresse effacée' });
  await expect(left.getByText('Désinscrite', { exact: true })).toBeVisible();
  const csv = await askInbox(agency, 'editor', '/subscriptions.csv?state=unsubscribed');
  expect(await csv.text()).toContain('\r\n,Désinscrite,');
});
