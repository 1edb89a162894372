/** The agency's one desk: its first page, its bar, and the old addresses that lead there. */
import type { Locator, Page } from '@playwright/test';
import { writePdf } from '../../inbox/testing/documents.ts';
import { expectAccessible, expectFitting } from '../support/accessibility.ts';
import { watch } from '../support/page-watch.ts';
import {
  type Agency,
  detail,
  expect,
  logIn,
  logInAs,
  type Role,
  requestFrom,
  sendApplication,
  sendContact,
  test,
} from '../support/requests-desk.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Studio' });
const section = (page: Page, title: string) => page.getByRole('region', { name: title });

async function openHome(page: Page, agency: Agency, role: Role): Promise<void> {
  await logInAs(page.context(), agency, role);
  await page.goto(`${agency.origin}/studio`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bonjour /);
}

/** Writes as an editor does, without the Studio. */
async function write({ origin, sessions }: Agency, ...documents: object[]): Promise<void> {
  const answer = await fetch(`${origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: sessions.editor },
    body: JSON.stringify({ mutations: documents.map((it) => ({ createOrReplace: it })) }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the first page shows each role what waits for them, and each row leads to its place', {
      tag: '@slow',
    }, async ({ page, agency }) => {
      const client = { name: `Malika Sebti ${width}`, email: `malika-${width}@sebti.example` };
      const applicant = { name: `Driss Lamrani ${width}`, email: `driss-${width}@film.example` };
      await sendContact(agency, { ...client, message: 'Un film pour la foire.' });
      await sendApplication(agency, applicant, { name: 'cv.pdf', bytes: writePdf() });
      const draft = {
        _id: `drafts.accueil-${width}`,
        _type: 'blogPost',
        title: `Brouillon ${width}`,
      };
      const publishDate = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString();
      const planned = { _id: `planifie-${width}`, _type: 'blogPost', title: `Bientôt ${width}` };
      const letter = {
        _id: `lettre-${width}`,
        _type: 'newsletterIssue',
        subject: `Lettre ${width}`,
        publishDate: new Date(Date.now() + 4 * 24 * 60 * 60_000).toISOString(),
      };
      await write(
        agency,
        draft,
        { ...planned, slug: { current: planned._id }, publishDate },
        letter,
      );

      const watched = watch(page, agency.origin);
      await openHome(page, agency, 'editor');
      await expect(section(page, 'Brouillons')).toContainText(/Brouillon \d+.*par Yanis Idrissi/);
      await expect(section(page, 'Planifié')).toContainText(/Bientôt \d+.*paraît/);
      await expect(section(page, 'Planifié')).toContainText(/Lettre \d+.*part/);
      await expect(section(page, 'Planifié').getByRole('link').first()).toHaveAttribute(
        'href',
        /^\/studio\/contenus\/intent\/edit\/id=planifie-\d+;type=blogPost\/$/,
      );
      await expect(section(page, 'À répondre aujourd’hui')).toHaveCount(0);

      await openHome(page, agency, 'recruiter');
      const applications = section(page, 'Nouvelles candidatures');
      await expect(applications.getByRole('link', { name: applicant.name })).toBeVisible();
      await expect(page.getByText(client.name)).toHaveCount(0);
      await expect(section(page, 'Brouillons')).toHaveCount(0);

      await openHome(page, agency, 'administrator');
      await expect(section(page, 'Brouillons')).toBeVisible();
      await expect(section(page, 'En échec')).toBeVisible();
      await expectAccessible(page);
      await expectFitting(page);
      // Nothing of the Sanity Studio, which brings 1.7 MB.
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .reduce((sum, it) => sum + ('encodedBodySize' in it ? Number(it.encodedBodySize) : 0), 0),
      );
      expect(loaded).toBeLessThan(250_000);

      await openHome(page, agency, 'sales');
      await page.getByRole('main').getByRole('link', { name: client.name }).first().click();
      const { id } = await requestFrom(agency, client.email);
      await expect(page).toHaveURL(`${agency.origin}/studio/demandes/messages/${id}`);
      await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(client.name);
      expect(watched).toEqual({ strangers: [], complaints: [] });
    });
  });
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const role of ['administrator', 'sales'] as const) {
    test(`what has a promise and no owner stands first, in sight, for the role ${role}`, async ({
      page,
      agency,
    }) => {
      const client = { name: `Houda ${role}`, email: `houda-${role}@promesse.example` };
      await sendContact(agency, { ...client, message: 'Un film pour la foire.' });
      await openHome(page, agency, role);
      const [waiting, calm] = [
        page.locator('.home-section:not([data-calm])'),
        page.locator('[data-calm]'),
      ];
      const first = page.getByRole('main').getByRole('region').first();
      await expect(first).toHaveAccessibleName(
        /^À (répondre aujourd’hui|prendre en charge) ?, \d+$/,
      );
      await expect(
        first
          .getByRole('link')
          .filter({ hasText: /Avant / })
          .first(),
      ).toBeInViewport();
      await expect(page.getByText('Rien ne presse.')).toHaveCount(0);
      // What says that nothing waits is one line, below what does.
      for (const line of await calm.all()) {
        expect((await line.locator('header').boundingBox())?.height).toBeLessThan(60);
      }
      expect(await waiting.count()).toBeGreaterThan(0);
    });
  }

  test('without a promise that runs the first page says that nothing presses', async ({
    page,
    agency,
  }) => {
    const nothing = { count: 0, items: [] };
    await page.route('**/inbox/v1/overview', (route) =>
      route.fulfill({
        json: {
          due: nothing,
          mine: nothing,
          unassigned: nothing,
          comments: nothing,
          undelivered: nothing,
        },
      }),
    );
    await openHome(page, agency, 'sales');
    await expect(page.getByText('Rien ne presse.')).toBeInViewport();
    await expect(section(page, 'À prendre en charge')).toHaveText(
      /Chaque demande a son responsable\.$/,
    );
  });
});

test('the bar leads from part to part by the keyboard alone, and the focus goes along', {
  tag: '@slow',
}, async ({ page, agency }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page, agency, 'administrator');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  const places = [
    ['Demandes', /\/studio\/demandes\/messages$/, /Messages – Demandes$/],
    ['Équipe', /\/studio\/equipe$/, /^Équipe – Atelier Anfa$/],
    ['Site', /\/studio\/site\/mesures$/, /Mesures – Site$/],
    ['Mon compte', /\/studio\/compte$/, /^Mon compte – Atelier Anfa$/],
    ['Accueil', /\/studio$/, /Accueil – Atelier Anfa$/],
  ] as const;
  for (const [name, address, title] of places) {
    await tabTo(page, bar(page).getByRole('link', { name }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main', { name })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    // The bar stands before what has the focus now.
    await page.getByRole('link', { name: 'Aller au contenu' }).focus();
  }
  await page.goBack();
  await expect(page.getByRole('main', { name: 'Mon compte' })).toBeFocused();
});

/** Presses Tab until a link has the focus: each stop on the way is one of the bar's. */
async function tabTo(page: Page, link: Locator): Promise<void> {
  for (let stop = 0; stop < 8; stop += 1) {
    if (await link.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
}

test('an address of an earlier version leads to its place of today, by way of the login', {
  tag: '@slow',
}, async ({ page, agency }) => {
  const email = 'lien@retrouve.example';
  await sendContact(agency, { name: 'Lien Retrouvé', email, message: 'Bonjour.' });
  const { id } = await requestFrom(agency, email);
  // As it stood behind the requests inside the Sanity Studio.
  await page.goto(`${agency.origin}/studio/boite#/messages/${id}?q=retrouve.example`);
  await expect(page).toHaveURL(/\/studio\/connexion\?retour=/);
  await logIn(page, 'administrator');
  await expect(page).toHaveURL(
    `${agency.origin}/studio/demandes/messages/${id}?q=retrouve.example`,
  );
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText('Lien Retrouvé');
  await page.goto(`${agency.origin}/studio/demandes/recherches?jours=7`);
  await expect(page).toHaveURL(`${agency.origin}/studio/site/recherches?jours=7`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
