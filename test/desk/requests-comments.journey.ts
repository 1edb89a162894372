/** Comments and subscriptions at the editor's desk. */
import { expectAccessible, expectFitting } from '../support/accessibility.ts';
import {
  askInbox,
  detail,
  expect,
  openDesk,
  requestFrom,
  row,
  sendComment,
  test,
} from '../support/requests-desk.ts';

const POST = '/blog/filmer-a-midi';

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('a comment published at the desk appears under its post, and leaves it again', {
    tag: '@slow',
  }, async ({ page, request, agency }) => {
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
    await detail(page).getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByRole('status').getByText(/^Le commentaire est publié/)).toBeVisible();
    expect(await post()).toContain(comment);

    await page.goto(`${agency.origin}/studio/demandes/commentaires?decision=publie`);
    await row(page, name).click();
    await detail(page).getByRole('button', { name: 'Retirer du site' }).click();
    await expect(page.getByRole('status').getByText(/^Le commentaire est refusé/)).toBeVisible();
    expect(await post()).not.toContain(comment);
  });
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a comment is answered from the desk, and the answer read under it by anyone', {
      tag: '@slow',
    }, async ({ page, request, agency }) => {
      const name = `Hajar ${width}`;
      const email = `hajar-${width}@mail.example`;
      const comment = `Et sous la pluie de ${width} jours ?`;
      const answer = `Nous attendons l’éclaircie, ${name}.`;
      await sendComment(agency, POST, { name, email, comment });
      await openDesk(
        page,
        agency,
        'editor',
        `/commentaires/${(await requestFrom(agency, email)).id}`,
      );
      await detail(page).getByLabel('Répondre sous l’article').fill(answer);
      await expect(
        detail(page).getByText(`signée Yanis Idrissi. ${name} l’apprend par e-mail`),
      ).toBeVisible();
      await expectAccessible(page);
      await detail(page)
        .getByRole('button', { name: 'Publier le commentaire et la réponse' })
        .click();
      await expect(page.getByRole('status').getByText(/^Votre réponse est sous/)).toBeVisible();

      // Without script, from a page that was kept before.
      expect(await (await request.get(agency.origin + POST)).text()).toContain(answer);
      const mails = () =>
        agency.mailServer.mails.filter(({ recipients }) => recipients.includes(email));
      await expect.poll(mails).toHaveLength(1);
      const link = /https?:\S+#reponse-\S+/.exec(mails()[0]?.email.text ?? '')?.[0] ?? '';
      await page.goto(link);
      const agencyReply = page.getByRole('article', {
        name: 'Réponse de Yanis Idrissi, Atelier Anfa',
      });
      await expect(agencyReply).toContainText(answer);
      await expect(agencyReply).toBeInViewport();
      await expectAccessible(page, '#commentaires');
      await expectFitting(page);

      await page.goto(`${agency.origin}/studio/demandes/commentaires?decision=publie&q=${email}`);
      await row(page, name).click();
      await detail(page).getByRole('button', { name: 'Retirer la réponse' }).click();
      await expect(page.getByRole('status').getByText(/n’est plus sous l’article/)).toBeVisible();
      const html = await (await request.get(agency.origin + POST)).text();
      expect(html).toContain(comment);
      expect(html).not.toContain(answer);
    });
  });
}

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
  const left = page
    .getByRole('listitem')
    .filter({ hasText: 'Adresse effacée' })
    .getByText('Désinscrite', { exact: true });
  // Those that other journeys of this agency left.
  const before = await left.count();
  await line.getByRole('button', { name: `Désinscrire ${email}` }).click();
  await page
    .getByRole('dialog', { name: 'Désinscrire' })
    .getByRole('button', { name: 'Désinscrire' })
    .click();
  await expect(page.getByRole('status').getByText(/ne recevra plus la newsletter/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);
  await expect(left).toHaveCount(before + 1);
  const csv = await askInbox(agency, 'editor', '/subscriptions.csv?state=unsubscribed');
  expect(await csv.text()).toContain('\r\n"";"Désinscrite";');
});
