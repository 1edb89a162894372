/** A draft on its real page: only for a holder of the link, while it lasts. */
import { publishStudy, test } from './edited-site.ts';
import { expect } from './site.ts';

const STUDY = 'une-etude-a-revoir';
const PAGE = `/work/${STUDY}`;
const TITLE = 'Une étude à revoir';
const CANARY = 'Le canari d’avant l’aube';

test('a draft is read on its page by a signed link, and nowhere else [S31]', async ({
  page,
  edited: site,
}) => {
  const { client, cookie } = site;
  await publishStudy(site, STUDY, TITLE);
  const study = await client.getDocument(STUDY);
  if (!study) throw new Error('it was published');
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
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
});
