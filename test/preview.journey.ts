/** A draft on its real page: only for a holder of the link, while it lasts. */
import { createAdministrator } from './administrator.ts';
import { expect, startSite, temporaryDirectory, test } from './site.ts';

const STUDY = 'portfolio-matin-derb-omar';
const PAGE = '/work/matin-derb-omar';
const CANARY = 'Le canari d’avant l’aube';

test('a draft is read on its page by a signed link, and nowhere else [S31]', async ({ page }) => {
  const site = await startSite({ directory: await temporaryDirectory() });
  const { client, cookie } = await createAdministrator(site);
  const study = await client.getDocument(STUDY);
  if (!study) throw new Error('the demo has that case study');
  await client.createOrReplace({ ...study, _id: `drafts.${STUDY}`, title: CANARY });

  const order = (path: string, headers: Record<string, string>) =>
    fetch(`${site.origin}/studio/apercu`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ path }),
    });
  expect((await order(PAGE, {})).status).toBe(401);
  const logged = { cookie: `${cookie.name}=${cookie.value}`, origin: site.origin };
  expect((await order('//ailleurs.example', logged)).status).toBe(400);
  expect((await order(PAGE, { ...logged, origin: 'https://ailleurs.example' })).status).not.toBe(
    200,
  );
  const { url } = await (await order(PAGE, logged)).json();

  // The link is the permission: this browser has no session.
  await page.goto(site.origin + url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CANARY);
  const notice = page.getByRole('complementary', { name: 'Aperçu' });
  await expect(notice).toContainText('Brouillon, visible avec ce lien seulement, jusqu’à');
  const answer = await fetch(site.origin + url);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');

  await notice.getByRole('link', { name: 'Voir la page publiée' }).click();
  await expect(page).toHaveURL(site.origin + PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le matin à Derb Omar');
  await expect(notice).toHaveCount(0);

  // A signature is for one page, and cannot be made without the secret.
  const [, token = ''] = url.split('=');
  const forged = `${Number(token.split('.')[0]) + 1}.${token.split('.')[1]}`;
  for (const address of ['/', '/work', PAGE, `/work?apercu=${token}`, `${PAGE}?apercu=${forged}`]) {
    const html = await (await fetch(site.origin + address)).text();
    expect(html, address).not.toContain(CANARY);
  }
  await page.goto(`${site.origin}${PAGE}?apercu=${forged}`);
  await expect(notice).toContainText('Ce lien d’aperçu n’est plus valable');
  await site.stop();
});
