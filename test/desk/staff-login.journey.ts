/** From the first start to a team: the console's link, an invitation by mail, roles, sessions, the way out. */
import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { watch } from '../support/page-watch.ts';
import { expect, startSite, temporaryDirectory, test } from '../support/site.ts';
import {
  ADMINISTRATOR,
  becomeAdministrator,
  chooseFromRow,
  expectWellMade,
  firstLink,
  LEADS_ON,
  linkIn,
  mailTo,
} from '../support/staff.ts';

const password = (page: Page, label = 'Mot de passe') => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function logIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email);
  await password(page).fill(typed);
  await press(page, 'Se connecter');
}

test('who installs the site becomes its administrator, invites a recruiter, and takes the access back', {
  tag: '@slow',
}, async ({ browser }) => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  const amina = await browser.newPage();

  await amina.goto(`${site.origin}/studio/connexion`);
  await expect(amina.getByText('Première visite')).toBeVisible();
  const link = firstLink(site);
  await amina.goto(link);
  await amina.getByLabel('Votre nom').fill(ADMINISTRATOR.name);
  await amina.getByLabel('Adresse e-mail').fill(ADMINISTRATOR.email);
  await password(amina).fill('court');
  await press(amina, 'Créer mon compte');
  await expect(
    amina.getByText('Choisissez un mot de passe d’au moins 12 caractères'),
  ).toBeVisible();
  await expect(password(amina)).toBeFocused();
  await password(amina).fill(ADMINISTRATOR.password);
  await press(amina, 'Créer mon compte');
  await amina.waitForURL((url) => !url.pathname.startsWith('/studio/connexion'), LEADS_ON);
  expect(await amina.context().cookies()).toEqual([
    expect.objectContaining({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' }),
    expect.objectContaining({ name: 'device', httpOnly: true, sameSite: 'Lax', path: '/' }),
  ]);

  await amina.goto(`${site.origin}/studio/equipe`);
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Ce lien a fait son temps');

  await amina.getByLabel('Son adresse e-mail').fill('nour@agence.example');
  await amina.getByRole('checkbox', { name: 'Éditeur' }).uncheck();
  await press(amina, 'Envoyer l’invitation');
  await expect(amina.getByText('Choisissez au moins un rôle.')).toBeVisible();
  await expect(amina.getByRole('checkbox', { name: 'Administrateur' })).toBeFocused();
  await amina.getByRole('checkbox', { name: 'Recruteur' }).check();
  await expect(amina.getByText('Ce rôle couvre les candidatures.')).toBeVisible();
  await press(amina, 'Envoyer l’invitation');
  // This site has no mail server: the screen does not say that a mail left.
  await expect(
    amina.getByText(/^L’invitation est prête, mais son e-mail n’est pas parti/),
  ).toBeVisible();
  await expect(amina.getByText(/L’e-mail n’est pas parti.*écrit dans un dossier/)).toBeVisible();

  const mail = await mailTo(site, 'nour@agence.example');
  expect(mail.subject).toBe('Atelier Anfa\u00a0: votre accès au studio');
  expect(mail.text).toContain('Amina Tazi vous ouvre le studio du site, chez Atelier Anfa');
  const invitation = linkIn(mail);
  expect(invitation).toContain(`${site.origin}/studio/invitation#`);
  const nour = await browser.newPage();
  await nour.goto(invitation);
  await expect(nour.getByLabel('Adresse e-mail')).toHaveValue('nour@agence.example');
  await nour.getByLabel('Votre nom').fill('Nour El Fassi');
  await password(nour, 'Choisissez un mot de passe').fill('la mer monte à sept heures');
  await press(nour, 'Entrer dans le studio');
  await nour.waitForURL(`${site.origin}/studio`);
  await expect(nour.getByRole('heading', { level: 1 })).toHaveText('Bonjour Nour');
  await stranger.goto(invitation);
  // The address is the same but for its fragment: the page has to be asked to read it anew.
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Ce lien a fait son temps');

  await nour.goto(`${site.origin}/studio/equipe`);
  await expect(nour.getByText('Cette page est réservée aux administrateurs.')).toBeVisible();
  expect(await statuses(nour)).toEqual({
    team: 403,
    promotion: 403,
    applications: 200,
    comments: 403,
    contact: 403,
    content: 403,
    drafts: 0,
  });

  await press(nour, 'Se déconnecter');
  await expect(nour.getByText('Votre session est fermée.')).toBeVisible();
  // The browser stays known, and opens nothing by that.
  expect((await nour.context().cookies()).map(({ name }) => name)).toEqual(['device']);
  await nour.goto(`${site.origin}/studio/compte`, LEADS_ON);
  await nour.waitForURL(/\/studio\/connexion\?retour=%2Fstudio%2Fcompte$/);
  await logIn(nour, 'nour@agence.example', 'pas le bon mot de passe');
  await expect(nour.getByRole('alert')).toHaveText(
    'L’adresse ou le mot de passe n’est pas le bon.',
  );
  await logIn(nour, 'nour@agence.example', 'la mer monte à sept heures');
  await nour.waitForURL(/\/studio\/compte$/);
  await expect(nour.getByText('Cette session')).toBeVisible();

  await amina.reload();
  await press(amina, 'Rôles de Nour El Fassi');
  const roles = amina.getByRole('form', { name: 'Rôles de Nour El Fassi' });
  await roles.getByRole('checkbox', { name: 'Éditeur' }).press('Space');
  await expect(
    roles.getByText(
      'Ces rôles couvrent le contenu du site, les commentaires, la newsletter et les candidatures.',
    ),
  ).toBeVisible();
  await roles.getByRole('button', { name: 'Enregistrer les rôles' }).press('Enter');
  await expect(amina.getByText('Nour El Fassi\u00a0: Éditeur et Recruteur.')).toBeVisible();
  expect(await statuses(nour)).toMatchObject({ applications: 200, comments: 200, content: 200 });
  await nour.goto(`${site.origin}/studio/demandes`);
  const desk = (name: RegExp) => nour.getByRole('link', { name }).first();
  await expect(desk(/^Candidatures/)).toBeVisible();
  await expect(desk(/^Commentaires/)).toBeVisible();
  await roles.getByRole('checkbox', { name: 'Recruteur' }).uncheck();
  await roles.getByRole('button', { name: 'Enregistrer les rôles' }).click();
  await expect(amina.getByText('Nour El Fassi\u00a0: Éditeur.')).toBeVisible();
  expect(await statuses(nour)).toMatchObject({ applications: 403, comments: 200, content: 200 });
  await nour.reload();
  await expect(desk(/^Commentaires/)).toBeVisible();
  await expect(desk(/^Candidatures/)).toHaveCount(0);
  await nour.goto(`${site.origin}/studio/compte`);

  await chooseFromRow(amina, 'Amina Tazi', 'Retirer Amina Tazi');
  await press(amina, 'Retirer l’accès');
  await expect(amina.getByRole('dialog').getByRole('alert')).toContainText(
    'C’est la dernière personne qui administre',
  );
  await press(amina, 'Annuler');
  await chooseFromRow(amina, 'Nour El Fassi', 'Retirer Nour El Fassi');
  await press(amina, 'Retirer l’accès');
  await expect(amina.getByText('Nour El Fassi n’a plus accès au studio.')).toBeVisible();
  await nour.reload(LEADS_ON);
  await nour.waitForURL(/\/studio\/connexion\?retour=/);

  await amina.getByRole('link', { name: 'Journal' }).click();
  const entries = amina.getByRole('list').getByText(/Nour El Fassi/);
  await expect(entries.first()).toBeVisible();
  await expect(amina.getByText('a retiré l’accès')).toBeVisible();
  await expect(amina.getByText('Recruteur retiré')).toBeVisible();

  for (const page of [amina, nour, stranger]) await page.close();
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

/** What a page of the studio gets for this person, asked as such a page asks. */
function statuses(page: Page) {
  return page.evaluate(async () => {
    const status = async (path: string, method = 'GET', body?: string) =>
      (await fetch(path, { method, ...(body && { body }) })).status;
    const { id } = await (await fetch('/v2025-02-19/users/me')).json();
    const drafts = await fetch(
      `/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent('count(*[_id in path("drafts.**")])')}`,
    );
    return {
      team: await status('/v2025-02-19/users/audit'),
      promotion: await status(
        `/v2025-02-19/users/${id}`,
        'PATCH',
        JSON.stringify({ roles: ['administrator'] }),
      ),
      applications: await status('/inbox/v1/requests?area=applications'),
      comments: await status('/inbox/v1/requests?area=comments'),
      contact: await status('/inbox/v1/requests?area=contact'),
      content: await status(
        '/v2025-02-19/data/mutate/production?dryRun=true',
        'POST',
        JSON.stringify({ mutations: [{ create: { _type: 'post' } }] }),
      ),
      drafts: (await drafts.json()).result,
    };
  });
}

test('a forgotten password is replaced by mail, and closes the sessions of the old one', {
  tag: '@slow',
}, async ({ page, browser, site }) => {
  await becomeAdministrator(page, site);
  await page.goto('/studio/equipe');
  await page.getByLabel('Son adresse e-mail').fill('salma@agence.example');
  await press(page, 'Envoyer l’invitation');
  const salma = await browser.newPage({ baseURL: site.origin });
  await salma.goto(linkIn(await mailTo(site, 'salma@agence.example')));
  await salma.getByLabel('Votre nom').fill('Salma Idrissi');
  await password(salma, 'Choisissez un mot de passe').fill('les mouettes de Sidi Belyout');
  await press(salma, 'Entrer dans le studio');
  await salma.waitForURL((url) => !url.pathname.startsWith('/studio/invitation'), LEADS_ON);
  await salma.goto('/studio/compte');

  const other = await browser.newPage({ baseURL: site.origin });
  for (const email of ['personne@agence.example', 'salma@agence.example']) {
    await other.goto('/studio/connexion');
    await other.getByRole('link', { name: 'Mot de passe oublié' }).click();
    await other.getByLabel('Adresse e-mail').fill(email);
    await press(other, 'Recevoir un lien');
    await expect(other.getByText(`Si ${email} a un compte ici`)).toBeVisible();
  }
  await expect
    .poll(async () => (await mailTo(site, 'salma@agence.example')).subject)
    .toBe('Atelier Anfa\u00a0: votre nouveau mot de passe');
  await other.goto(linkIn(await mailTo(site, 'salma@agence.example')));
  await expect(other.getByLabel('Adresse e-mail')).toHaveValue('salma@agence.example');
  await password(other, 'Nouveau mot de passe').fill('un autre, plus long encore');
  await press(other, 'Enregistrer et entrer');
  await other.waitForURL((url) => !url.pathname.startsWith('/studio/connexion'), LEADS_ON);
  await other.close();

  await salma.goto('/studio/compte', LEADS_ON);
  await salma.waitForURL(/\/studio\/connexion/);
  await logIn(salma, 'salma@agence.example', 'les mouettes de Sidi Belyout');
  await expect(salma.getByRole('alert')).toContainText('n’est pas le bon');
  await salma.close();
});

test('the login leads back into the studio, and to no other site [S08]', { tag: '@slow' }, async ({
  page,
  site,
}) => {
  const { strangers } = watch(page, site.origin);
  await becomeAdministrator(page, site);
  await page.goto('/studio/connexion?retour=/studio/equipe/journal', LEADS_ON);
  await page.waitForURL(/\/studio\/equipe\/journal$/);
  await page.waitForLoadState('networkidle');
  for (const elsewhere of ['//evil.example/studio', 'https://evil.example/', '/\\evil.example']) {
    await page.goto(`/studio/connexion?${new URLSearchParams({ retour: elsewhere })}`, LEADS_ON);
    await page.waitForURL((url) => !url.pathname.startsWith('/studio/connexion'), LEADS_ON);
    expect(new URL(page.url()).origin).toBe(site.origin);
  }
  expect(strangers).toEqual([]);
});

test('a token is shown once, and works until it is revoked', async ({ page, site }) => {
  await becomeAdministrator(page, site);
  await page.goto('/studio/equipe/jetons');
  await page.getByLabel('À quoi sert-il').fill('Relevé du soir');
  await page.getByLabel('Durée').selectOption('30 jours');
  await press(page, 'Créer le jeton');
  const token = (await page.locator('code').textContent()) ?? '';
  const asProgram = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${site.origin}/v2025-02-19/users/me`, { headers })).status;
  };
  expect(await asProgram()).toBe(200);
  await page.reload();
  await expect(page.getByText('Relevé du soir')).toBeVisible();
  await expect(page.getByText('Vaut jusqu’au')).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await press(page, 'Révoquer Relevé du soir');
  await press(page, 'Révoquer le jeton');
  await expect(page.getByText('Relevé du soir n’a plus accès.')).toBeVisible();
  expect(await asProgram()).toBe(401);
});

test('the pages around the login ask nothing of another site, nor leave their address to one', {
  tag: '@slow',
}, async ({ page, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.origin}/`)) foreign.push(request.url());
  });
  await becomeAdministrator(page, site);
  for (const path of ['/studio/equipe', '/studio/compte', '/studio/invitation#x']) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  expect(foreign).toEqual([]);
});

test('the pages around the login have no accessibility violation, and fit', {
  tag: '@slow',
}, async ({ browser, page: inside, site }) => {
  // Seven screens, each looked through by axe, twice.
  test.slow();
  const out = await browser.newPage({ baseURL: site.origin });
  await out.goto('/studio/connexion');
  await logIn(out, 'qui@agence.example', 'pas le bon mot de passe');
  await expect(out.getByRole('alert')).not.toBeEmpty();
  await expectWellMade(out);
  await out.goto('/studio/connexion/oubli');
  await press(out, 'Recevoir un lien');
  await expect(out.getByLabel('Adresse e-mail')).toHaveAttribute('aria-invalid', 'true');
  await expectWellMade(out);
  await out.goto('/studio/invitation#x');
  await expect(out.getByRole('heading', { level: 1 })).toHaveText('Ce lien a fait son temps');
  await expectWellMade(out);
  await out.close();

  await becomeAdministrator(inside, site);
  await inside.goto('/studio/equipe');
  await chooseFromRow(inside, 'Amina Tazi', /^Sessions d’Amina/);
  await expect(inside.getByText(/ouverte aujourd’hui à/).first()).toBeVisible();
  await expectWellMade(inside);
  await press(inside, 'Rôles d’Amina Tazi');
  const roles = inside.getByRole('form', { name: 'Rôles d’Amina Tazi' });
  await roles.getByRole('checkbox', { name: 'Administrateur' }).uncheck();
  await press(inside, 'Enregistrer les rôles');
  await expect(roles.getByText('Choisissez au moins un rôle.')).toBeVisible();
  await chooseFromRow(inside, 'Amina Tazi', 'Retirer Amina Tazi');
  await expectWellMade(inside);
  for (const path of ['/studio/equipe/jetons', '/studio/equipe/journal', '/studio/compte']) {
    await inside.goto(path);
    await expect(inside.locator('section').last()).toBeVisible();
    await expect(inside.locator('.kit-spinner')).toHaveCount(0);
    await expectWellMade(inside);
  }
});
