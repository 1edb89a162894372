/** A draft on its real page: for its editors, and for the holder of a link while it lasts. */
import { glob, readFile } from 'node:fs/promises';
import { publishStudy, test } from '../support/edited-site.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/site.ts';

const STUDY = 'une-etude-a-revoir';
const PAGE = `/work/${STUDY}`;
const TITLE = 'Une étude à revoir';
const CANARY = 'Le canari d’avant l’aube';

test('a draft is read on its page by a signed link, and nowhere else [S31]', {
  tag: '@slow',
}, async ({ page, edited: site }) => {
  const { client, cookie } = site;
  await publishStudy(site, STUDY, TITLE);
  const study = await client.getDocument(STUDY);
  if (!study) throw new Error('it was published');
  await client.createOrReplace({ ...study, _id: `drafts.${STUDY}`, title: CANARY });

  const order = (path: string, headers: Record<string, string>) =>
    fetch(`${site.origin}/studio/apercu`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ path, perspective: 'drafts', hours: 1, wholeSite: false }),
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
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(CANARY);
  const notice = page.getByRole('complementary', { name: 'Aperçu' });
  await expect(notice).toContainText('Brouillon, visible avec ce lien seulement, jusqu’au');
  const answer = await fetch(site.origin + url);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(site.output()).not.toContain(url.split('/')[2]);

  // The other pages that it leads to are the published ones, and say so.
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
  await expect(notice).toContainText('celle-ci est publiée');
  await notice.getByRole('link', { name: 'Revenir au brouillon' }).click();
  await expect(heading).toHaveText(CANARY);
  await notice.getByRole('link', { name: 'Quitter l’aperçu' }).click();
  await expect(page).toHaveURL(site.origin + PAGE);
  await expect(heading).toHaveText(TITLE);
  await expect(notice).toHaveCount(0);

  // A signature is for one page, and cannot be made without the secret.
  const forged = url.replace(/\.[^/]/, (start: string) => `.${start[1] === 'A' ? 'B' : 'A'}`);
  const addresses = ['/', '/work', PAGE, url.replace(PAGE, '/work'), `/apercu/drafts${PAGE}`];
  for (const address of [...addresses, forged]) {
    const html = await (await fetch(site.origin + address)).text();
    expect(html, address).not.toContain(CANARY);
  }
  await page.goto(site.origin + forged);
  await expect(notice).toContainText('Ce lien d’aperçu n’est plus valable');

  // An editor needs no link, and the Studio may frame what the session opens.
  const editors = await fetch(`${site.origin}/apercu/drafts${PAGE}`, { headers: logged });
  expect(await editors.text()).toContain(CANARY);
  expect(editors.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(editors.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const visited = await fetch(site.origin + PAGE, { headers: logged });
  expect(await visited.text()).not.toContain(CANARY);
  expect(visited.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('a form in a preview says that nothing is sent, and sends nothing; a moved page is followed', {
  tag: '@slow',
}, async ({ page, edited: site }) => {
  const { client, cookie } = site;
  const logged = { cookie: `${cookie.name}=${cookie.value}`, origin: site.origin };
  await page.context().addCookies([{ ...cookie, url: site.origin }]);
  await page.goto(`${site.origin}/apercu/drafts/contact`);
  const form = page.locator('form.contact-form');
  await hydrated(form);
  await page.getByLabel('Nom complet *').fill('Personne');
  await page.getByLabel('Email *').fill('personne@apercu.example');
  await page.getByLabel('Service *').selectOption({ index: 1 });
  await page.getByLabel('Votre message *').fill('Un essai dans l’aperçu.');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByRole('alert')).toHaveText('Ceci est un aperçu\u00a0: rien n’est envoyé.');
  await expect(page.getByLabel('Votre message *')).toHaveValue('Un essai dans l’aperçu.');
  const response = await fetch(`${site.origin}/inbox/v1/requests?q=apercu.example`, {
    headers: logged,
  });
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('apercu.example');

  // Without script the form is sent to the preview itself, which takes none.
  const html = await (await fetch(page.url(), { headers: logged })).text();
  expect(html).toMatch(/<form [^>]*action="\/apercu\/drafts\/contact"/);
  const sent = await fetch(page.url(), { method: 'POST', headers: logged });
  expect(sent.status).toBe(405);
  expect(await sent.text()).toContain('rien n’est envoyé');

  await client.create({
    _id: 'redirect-en-apercu',
    _type: 'redirect',
    from: '/ancienne-page',
    to: '/work',
  });
  for (const base of ['', '/apercu/drafts']) {
    const moved = await fetch(`${site.origin}${base}/ancienne-page`, {
      headers: logged,
      redirect: 'manual',
    });
    expect(moved.headers.get('location')).toBe(`${base}/work`);
  }
  await client.delete('redirect-en-apercu');
});

test('visitors download nothing of what acts in a preview', { tag: '@slow' }, async ({
  edited: site,
}) => {
  const own = /preview-[\w-]+\.js/;
  expect(await (await fetch(`${site.origin}/apercu/drafts`)).text()).toMatch(own);
  expect(await (await fetch(site.origin)).text()).not.toMatch(own);
  const scripts = glob('build/client/assets/*.js');
  for await (const script of scripts) {
    expect(await readFile(script, 'utf8'), script).not.toMatch(/visual-editing|comlink/);
  }
});
