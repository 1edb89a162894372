/** The second step of the studio's login: passkeys from a virtual authenticator, an app's codes, recovery codes. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  type AtEnd,
  test as base,
  expect,
  freePort,
  type Site,
  shared,
  startSharedSite,
} from '../support/site.ts';
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

/** A site that several tests share, each with people of its own; and sites whose people must have two factors. */
const test = base.extend<{ named: Site; strict: Site; strictest: Site }>({
  named: shared((atEnd) => startNamedSite(atEnd)),
  strict: shared((atEnd) => startNamedSite(atEnd, { REQUIRE_TWO_FACTORS: 'administrators' })),
  strictest: shared((atEnd) => startNamedSite(atEnd, { REQUIRE_TWO_FACTORS: 'everyone' })),
});

/** A site with a name: passkeys belong to one, and an address of numbers is none. */
async function startNamedSite(atEnd: AtEnd, env: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  return { ...(await startSharedSite(atEnd, { port, env: { ORIGIN: origin, ...env } })), origin };
}

type Person = { name: string; email: string; password: string };

const HIND = {
  name: 'Hind Mernissi',
  email: 'hind@agence.example',
  password: 'la lumière de midi à Tanger',
};

const KARIM = {
  name: 'Karim Ouazzani',
  email: 'karim@agence.example',
  password: 'trois dromadaires sur la corniche',
};

const SALMA = {
  name: 'Salma Idrissi',
  email: 'salma@agence.example',
  password: 'les mouettes de Sidi Belyout',
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const account = (site: Site) => `${site.origin}/studio/connexion?retour=/studio/compte`;

/** Makes the administrator, who is then in. */
async function begin(page: Page, site: Site): Promise<void> {
  await page.goto(firstLink(site));
  await page.getByLabel('Votre nom').fill(ADMINISTRATOR.name);
  await page.getByLabel('Adresse e-mail').fill(ADMINISTRATOR.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMINISTRATOR.password);
  await press(page, 'Créer mon compte');
  await page.waitForURL((url) => !url.pathname.endsWith('/premier-acces'), LEADS_ON);
}

/** The administrator invites a person, whose account is then made and logged in, in the browser of a page. */
async function takeOn(
  page: Page,
  site: Site,
  administrator: APIRequestContext,
  { name, email, password }: Person,
): Promise<void> {
  const api = `${site.origin}/v2025-02-19`;
  const headers = { origin: site.origin };
  await becomeAdministrator({ request: administrator }, site);
  const invitation = { data: { email, roles: ['editor'] }, headers };
  expect((await administrator.post(`${api}/users/invitations`, invitation)).status()).toBe(201);
  const token = new URL(linkIn(await mailTo(site, email))).hash.slice(1);
  const acceptance = { data: { token, name, password }, headers };
  expect((await page.request.post(`${api}/auth/links/use`, acceptance)).status()).toBe(200);
}

async function logIn(page: Page, site: Site, { email, password }: Person): Promise<void> {
  await page.goto(account(site));
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await press(page, 'Se connecter');
}

/** A device that keeps passkeys, and whose owner always agrees. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Sets an app up on the page, and returns what it shows so many steps of thirty seconds from now. */
async function setUpApp(page: Page): Promise<(steps?: number) => string> {
  await press(page, 'Configurer une application');
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible();
  const secret = (await page.locator('.app-setup code').textContent()) ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  await page.getByLabel('2. Le code qu’elle affiche').fill(code());
  await press(page, 'Mettre en service');
  return code;
}

async function codesOn(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

/** As if the last proof of who it is were long ago. */
function forgetProofs(site: Site): void {
  const database = new DatabaseSync(join(site.directory, 'staff.sqlite'), { timeout: 5_000 });
  database.exec("UPDATE sessions SET proved = '2020-01-01T00:00:00.000Z'");
  database.close();
}

const inside = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Mon compte' })).toBeVisible();

test('a passkey is added once it is proved who asks, enters alone, and is renamed and removed', {
  tag: '@slow',
}, async ({ page, request, named: site }) => {
  await takeOn(page, site, request, HIND);
  await page.goto(account(site));
  await withAuthenticator(page);
  await inside(page);
  forgetProofs(site);
  await page.getByLabel('Nom de la clé d’accès').fill('Ordinateur du bureau');
  await press(page, 'Ajouter une clé d’accès');
  const proof = page.getByRole('dialog', { name: /^C’est bien vous/ });
  await proof.getByLabel('Votre mot de passe').fill('pas le bon mot de passe');
  await press(page, 'Confirmer');
  await expect(proof.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible();
  await proof.getByLabel('Votre mot de passe').fill(HIND.password);
  await press(page, 'Confirmer');
  await expect(page.getByText('La clé d’accès est ajoutée.')).toBeVisible();
  expect(new Set(await codesOn(page)).size).toBe(10);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Télécharger')]);
  expect(download.suggestedFilename()).toBe('codes-de-secours.txt');
  await press(page, 'Je les ai gardés');
  await expect(page.getByText('Il vous en reste 10.')).toBeVisible();

  await press(page, 'Se déconnecter');
  await expect(page.getByText('Votre session est fermée.')).toBeVisible();
  await page.goto(account(site));
  // By the keyboard alone.
  await page.getByRole('button', { name: 'Utiliser une clé d’accès' }).focus();
  await page.keyboard.press('Enter');
  await inside(page);
  await expect(page.getByText(/utilisée aujourd’hui à/)).toBeVisible();

  await press(page, 'Renommer Ordinateur du bureau');
  await page.getByLabel('Nom', { exact: true }).last().fill('Portable');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await press(page, 'Retirer Portable');
  await press(page, 'Retirer la clé d’accès');
  await expect(page.getByText('Portable n’ouvre plus votre compte.')).toBeVisible();
  await expect(page.getByText('Vous en recevrez dix')).toBeVisible();

  await press(page, 'Se déconnecter');
  await expect(page.getByText('Votre session est fermée.')).toBeVisible();
  await page.goto(account(site));
  await press(page, 'Utiliser une clé d’accès');
  await expect(page.getByRole('alert').first()).toHaveText(
    'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous autrement.',
  );
});

test('an app’s code is asked after the password, and a recovery code stands in for it', {
  tag: '@slow',
}, async ({ page, browser, request, named: site }) => {
  await takeOn(page, site, request, KARIM);
  await page.goto(account(site));
  const code = await setUpApp(page);
  await expect(page.getByText('L’application est en service.')).toBeVisible();
  const [spare = ''] = await codesOn(page);
  await press(page, 'Je les ai gardés');

  const other = await browser.newPage();
  await logIn(other, site, KARIM);
  await expect(other.getByRole('heading', { name: 'Deuxième étape' })).toBeVisible();
  await other.getByLabel('Code de l’application').fill(code() === '000000' ? '111111' : '000000');
  await press(other, 'Continuer');
  await expect(other.getByRole('alert').first()).toContainText('Ce code n’est pas le bon');
  // Half-way in is not in, and a reload comes back to the same place.
  await other.goto(account(site));
  await expect(other.getByRole('heading', { name: 'Deuxième étape' })).toBeVisible();
  await other.getByLabel('Code de l’application').fill(code(1));
  await press(other, 'Continuer');
  await inside(other);
  await expect
    .poll(async () => (await mailTo(site, KARIM.email)).subject)
    .toBe('Atelier Anfa\u00a0: connexion depuis un nouvel appareil');
  const { text } = await mailTo(site, KARIM.email);
  expect(text).toContain('Chrome sur Linux');
  expect(text).toContain(`${site.origin}/studio/compte`);

  await press(other, 'Se déconnecter');
  await expect(other.getByText('Votre session est fermée.')).toBeVisible();
  await logIn(other, site, KARIM);
  await press(other, 'Utiliser un code de secours');
  await other.getByLabel('Code de secours').fill(spare.toUpperCase());
  await press(other, 'Continuer');
  await inside(other);
  await expect(other.getByText('Il vous en reste 9.')).toBeVisible();
  await other.close();
});

test('a second step that is lost is taken off by an administrator, told of by mail, and asked for no more', {
  tag: '@slow',
}, async ({ page, browser, named: site }) => {
  const salma = await browser.newPage();
  await takeOn(salma, site, page.request, SALMA);
  await salma.goto(account(site));
  await setUpApp(salma);
  await codesOn(salma);
  const mailText = async () => (await mailTo(site, SALMA.email)).text;
  await expect.poll(mailText).toContain('Une application d’authentification a été mise en service');
  const mails = join(site.directory, 'mail');
  for (const name of await readdir(mails)) await rm(join(mails, name));

  // A browser left open is not its owner.
  forgetProofs(site);
  await page.goto(`${site.origin}/studio/equipe`);
  await chooseFromRow(page, SALMA.name, `Deuxième étape perdue par ${SALMA.name}`);
  await press(page, 'Retirer la deuxième étape');
  const proof = page.getByRole('dialog', { name: /^C’est bien vous/ });
  await proof.getByLabel('Votre mot de passe').fill(ADMINISTRATOR.password);
  await press(page, 'Confirmer');
  await expect(page.getByText(`${SALMA.name} entre avec son mot de passe seul.`)).toBeVisible();
  await page.getByRole('button', { name: `Autres actions\u00a0: ${SALMA.name}` }).click();
  await expect(page.getByRole('menuitem', { name: /^Retirer/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Deuxième étape perdue/ })).toHaveCount(0);
  await page.goto(`${site.origin}/studio/equipe/journal`);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'a retiré la deuxième étape' }),
  ).toContainText(SALMA.name);

  const securityMail = await mailTo(site, SALMA.email);
  expect(securityMail.subject).toBe('Atelier Anfa\u00a0: la sécurité de votre compte');
  expect(securityMail.text).toContain('La deuxième étape de votre connexion a été retirée');

  // Her session ended with it; she comes in with her password alone, and puts another in place.
  await salma.goto(`${site.origin}/studio/compte`, LEADS_ON);
  await salma.waitForURL(/\/studio\/connexion/);
  await logIn(salma, site, SALMA);
  await inside(salma);
  await expect(salma.getByRole('button', { name: 'Configurer une application' })).toBeVisible();
  await salma.close();
});

test('an administrator who must have two factors sets one up before anything else', {
  tag: '@slow',
}, async ({ page, strict: site }) => {
  await begin(page, site);
  await expect(page.getByRole('heading', { name: 'Protégez votre compte' })).toBeVisible();
  for (const path of ['/studio/equipe', '/studio/demandes']) {
    await page.goto(site.origin + path, LEADS_ON);
    await page.waitForURL(/\/studio\/connexion/);
    await expect(page.getByRole('heading', { name: 'Protégez votre compte' })).toBeVisible();
  }
  await page.goto(account(site));
  await withAuthenticator(page);
  await page.getByLabel('Nom de la clé d’accès').fill('Téléphone');
  await press(page, 'Ajouter une clé d’accès');
  expect(new Set(await codesOn(page)).size).toBe(10);
  await press(page, 'Entrer dans le studio');
  await inside(page);
  await press(page, 'Retirer Téléphone');
  await press(page, 'Retirer la clé d’accès');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Votre rôle demande une deuxième étape',
  );
});

test('the screens of the second step have no accessibility violation, and fit', {
  tag: '@slow',
}, async ({ page, strictest: site }) => {
  // Eleven screens, each looked through by axe, twice.
  test.slow();
  await becomeAdministrator(page, site);
  await page.goto(account(site));
  await expect(page.getByRole('heading', { name: 'Protégez votre compte' })).toBeVisible();
  await expectWellMade(page);
  await press(page, 'Configurer une application');
  await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible();
  await expectWellMade(page);
  await page.reload();
  await setUpApp(page);
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible();
  await expectWellMade(page);
  await page.goto(account(site));
  await withAuthenticator(page);
  await page.getByLabel('Nom de la clé d’accès').fill('Ordinateur du bureau');
  await press(page, 'Ajouter une clé d’accès');
  await expect(page.getByRole('button', { name: 'Renommer Ordinateur du bureau' })).toBeVisible();
  await expectWellMade(page);
  forgetProofs(site);
  await press(page, 'Renommer Ordinateur du bureau');
  await expectWellMade(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByLabel('Votre mot de passe')).toBeVisible();
  await expectWellMade(page);
  await page.context().clearCookies();
  await page.goto(account(site));
  await expect(page.getByRole('button', { name: 'Utiliser une clé d’accès' })).toBeVisible();
  await expectWellMade(page);
  await logIn(page, site, ADMINISTRATOR);
  await expect(page.getByRole('heading', { name: 'Deuxième étape' })).toBeVisible();
  await expectWellMade(page);
  const tryWrongCode = async () => {
    await page.getByLabel('Code de l’application').fill('12 34');
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await press(page, 'Continuer');
    return (await answer).status();
  };
  await tryWrongCode();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Ce code n’est pas le bon' }),
  ).toBeVisible();
  await expectWellMade(page);
  while ((await tryWrongCode()) !== 429);
  await expectWellMade(page);
  await press(page, 'Utiliser un code de secours');
  await expectWellMade(page);
});
