/** Who comes into the content studio, what they find there, and the way out. */
import type { Page } from '@playwright/test';
import {
  ARRIVING,
  editing,
  expectQuiet,
  input,
  OPENING,
  openContent,
  WRITING,
} from '../support/content-studio.ts';
import { watch } from '../support/page-watch.ts';
import { expect, logInAs, test as withAgency } from '../support/requests-desk.ts';
import { type Site, shared, startSharedSite } from '../support/site.ts';
import { ADMINISTRATOR, becomeAdministrator, firstLink } from '../support/staff.ts';

let installer: Promise<Page> | undefined;

/** A site that nobody has been at yet, and the page of the person who installed it: tests go on where others ended. */
const test = withAgency.extend<{ installed: Site; installer: Page }>({
  installed: shared((atEnd) => startSharedSite(atEnd)),
  installer: async ({ browser }, use) => {
    installer ??= browser.newPage();
    await use(await installer);
  },
});

test.describe.configure({ timeout: WRITING });

test('the console’s link leads to an account and into the studio, whose way out is our login page', {
  tag: '@slow',
}, async ({ installer: page, installed: site }) => {
  const watched = watch(page, site.origin);
  await page.goto(firstLink(site));
  await page.getByLabel('Votre nom').fill(ADMINISTRATOR.name);
  await page.getByLabel('Adresse e-mail').fill(ADMINISTRATOR.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page).toHaveTitle(/^Installation – Site$/);
  // The screen itself leads there, too.
  const bar = page.getByRole('navigation', { name: 'Studio' });
  await bar.getByRole('link', { name: 'Contenus' }).click();
  await expect(page.getByRole('link', { name: 'Études de cas' })).toBeVisible(OPENING);
  await expect(page).toHaveTitle(/Atelier Anfa/);

  // The desk's bar is the way out: the Studio's own menu of the person is not shown.
  await expect(page.locator('#user-menu')).toBeHidden();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/studio\/connexion/);

  // A person who opens a document's address is led to it, by way of the login.
  await page.goto(`${site.origin}/studio${editing('portfolio', 'portfolio-route-9')}`);
  await expect(page).toHaveURL(/\/studio\/connexion\?retour=/, OPENING);
  await page.getByLabel('Adresse e-mail').fill(ADMINISTRATOR.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(input(page, 'Titre')).toHaveValue('Route 9', OPENING);
  expect(watched.strangers).toEqual([]);
});

/** Words of the studio's own English, none of them French. */
const ENGLISH =
  /\b(?:Publish|Published|Unpublish|Delete|Cancel|Close|Search|Create|Upload|Select|Untitled|Drafts?|Help|Retry|Fields?|Save|Loading|Edited|Settings|Sign out|Open|History|Review|Add item|ago|Today|Monday|November)\b/;

test('the usual screens speak French, also to those who cannot see them, and lead nowhere else', {
  tag: '@slow',
}, async ({ installer: page, installed: site }) => {
  // Alone or tried again; after the test above, the page is in the Studio.
  if (!page.url().startsWith(site.origin)) await becomeAdministrator(page, site);
  const study = editing('portfolio', 'portfolio-rendez-vous-au-phare');
  const watched = await openContent(page, site, study);
  await expect(input(page, 'Titre')).not.toHaveValue('', ARRIVING);
  await expectFrench(page);

  await page.getByTestId('action-menu-button').click();
  await expect(page.getByRole('menuitem', { name: 'Dupliquer' })).toBeVisible();
  await expectFrench(page);
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer ce document' });
  await expect(dialog).toBeVisible();
  await expectFrench(page);
  await dialog.getByRole('button', { name: 'Annuler' }).click();

  await page.getByTestId('pane-context-menu-button').last().click();
  await page.getByRole('menuitem', { name: 'Réviser les changements' }).click();
  await page.getByRole('tab', { name: 'Historique' }).click();
  await expect(page.getByRole('option', { name: /Import/ })).toBeVisible(ARRIVING);
  await expectFrench(page);

  await page.getByRole('button', { name: 'Ouvrir le calendrier' }).first().click();
  await expect(page.getByRole('button', { name: /^(?:lundi|samedi) \d+ / }).first()).toBeVisible();
  await expectFrench(page);
  await page.keyboard.press('Escape');

  await page.locator('#global-presence-menu').click();
  await expect(page.getByText('Vos collègues apparaîtront ici')).toBeVisible();
  await expectFrench(page);
  await page.keyboard.press('Escape');
  await page.getByTestId('studio-search').click();
  // What is typed before the field has the focus is lost.
  await expect(page.locator('input:focus')).toBeVisible();
  await page.keyboard.type('phare');
  await expect(page.getByRole('option', { name: /Rendez-vous au phare/ }).first()).toBeVisible(
    ARRIVING,
  );
  await expectFrench(page);
  expectQuiet(watched);
});

for (const role of ['sales', 'recruiter'] as const) {
  test(`a person of role ${role} finds the requests and no content, and writes none`, {
    tag: '@slow',
  }, async ({ page, agency }) => {
    await logInAs(page.context(), agency, role);
    await page.goto(`${agency.origin}/studio`);
    const bar = page.getByRole('navigation', { name: 'Studio' });
    await expect(bar.getByRole('link', { name: 'Contenus' })).toHaveCount(0);
    await bar.getByRole('link', { name: 'Demandes' }).click();
    await expect(page.locator('#requests-box')).toBeVisible(OPENING);
    await page.goto(`${agency.origin}/studio/structure`);
    await expect(page.getByText('Réservé à d’autres rôles')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Études de cas' })).toHaveCount(0);

    const attempt = (path: string, body: object) =>
      page.evaluate(
        async ([address, text]) => {
          const headers = { 'content-type': 'application/json' };
          return (await fetch(`${address}`, { method: 'POST', headers, body: `${text}` })).status;
        },
        [`/v2025-02-19/data/${path}/production`, JSON.stringify(body)],
      );
    const patch = { id: 'portfolio-route-9', set: { title: 'Volé' } };
    expect(await attempt('mutate', { mutations: [{ patch }] })).toBe(403);
    const publishedId = 'portfolio-route-9';
    const remove = { actionType: 'sanity.action.document.delete', publishedId, includeDrafts: [] };
    expect(await attempt('actions', { actions: [remove] })).toBe(403);
  });
}

/** Everything that is shown or spoken now. */
async function expectFrench(page: Page): Promise<void> {
  const snapshot = await page.locator('body').ariaSnapshot();
  expect(snapshot.split('\n').filter((line) => ENGLISH.test(line))).toEqual([]);
  const leading = page.locator('a[href^="http"]').filter({ visible: true });
  for (const address of await leading.evaluateAll((links) => links.map(String))) {
    expect(new URL(address).origin).toBe(new URL(page.url()).origin);
  }
}
