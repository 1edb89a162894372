/** A Studio of another team, with default settings, at an address of its own: it edits our content once it is allowed. */
import { PARTS } from '../../staff/desk-addresses.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { ADMINISTRATOR, createAdministrator } from '../support/administrator.ts';
import { ARRIVING, OPENING, WRITING } from '../support/content-studio.ts';
import { expect, freePort, shared, startSharedSite, test as withSite } from '../support/site.ts';
import { startOtherStudio } from '../support/start-other-studio.ts';
import { startTlsProxy } from '../support/tls-proxy.ts';

const test = withSite.extend<{ agency: Awaited<ReturnType<typeof startBehindTls>> }>({
  agency: shared(startBehindTls),
});

test.describe.configure({ timeout: WRITING });

/** An open document takes a Studio six streams, all the connections browsers make to a host: over HTTP/2 they share one. */
async function startBehindTls(atEnd: Parameters<typeof startSharedSite>[0]) {
  const [behind, port] = [await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  const site = await startSharedSite(atEnd, {
    port: behind,
    env: { ORIGIN: origin, TRUSTED_PROXIES: '127.0.0.1' },
  });
  const proxy = await startTlsProxy({ port, behind });
  const studio = await startOtherStudio({ port: await freePort(), contentService: origin });
  atEnd(() => Promise.all([proxy.close(), studio.close()]));
  const { cookie, client } = await createAdministrator(site);
  return { site, origin, studio: studio.origin, cookie, client };
}

test('a Studio of another site logs in here, then lists, finds, refers, writes and publishes', {
  tag: '@slow',
}, async ({ agency, browser }) => {
  const { origin, studio, client } = agency;
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  await using _ = context;
  // Of its own accord it asks its maker for versions and news.
  await context.route(/^https:\/\/[\w.-]+\.(?:sanity\.(?:io|work)|sanity-cdn\.com)\//, (route) =>
    route.abort(),
  );
  const page = await context.newPage();

  // An administrator allows it.
  await page.goto(`${origin}${PARTS.team.address}/autres-sites`);
  await logIn();
  const address = page.getByLabel('Adresse du site');
  await address.fill(`${studio}/page`);
  await page.getByRole('button', { name: 'Autoriser le site' }).click();
  await expect(address).toHaveAccessibleDescription(/ni chemin, ni paramètre/);
  await expectAccessible(page, '.office');
  await address.fill(studio);
  await page
    .getByLabel('Ce que ses pages peuvent faire')
    .selectOption({ label: 'Agir aussi avec la session' });
  await page.getByRole('button', { name: 'Autoriser le site' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: studio })).toContainText(
    'Avec la session',
  );

  // A person logs in as its login screen offers.
  await context.clearCookies();
  await page.goto(`${studio}/structure/service`);
  await page.getByRole('link', { name: 'E-mail et mot de passe' }).click(OPENING);
  await logIn();
  await expect(page.getByRole('heading', { name: 'Un studio d’ailleurs' })).toBeFocused();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Continuer' }).click();

  const list = page.getByTestId('document-list-pane');
  await expect(list.getByText('Production vidéo')).toBeVisible(OPENING);
  expect(page.url()).toMatch(new RegExp(`^${studio}/structure/service`));
  await page.getByTestId('document-list-search').locator('input').fill('video');
  await expect(list.getByText('Media buying')).toBeHidden(ARRIVING);
  await expect(list.getByText('Production vidéo')).toBeVisible();

  await page.goto(`${studio}/intent/create/template=note;type=note/`);
  const title = page.getByTestId('field-title').getByRole('textbox');
  await expect(title).toBeEditable(OPENING);
  await title.fill('Écrit d’ailleurs');
  await page.getByPlaceholder('Type to search').fill('video');
  await page
    .locator('[data-ui="AutocompleteOption"]', { hasText: 'Production vidéo' })
    .click(ARRIVING);
  const published = () =>
    client.fetch(
      '*[_type == "note"][0]{title, "about": about->title}',
      {},
      { perspective: 'published' },
    );
  // The Studio drops a click that comes while it still saves or checks what was typed.
  const offered = page.getByTestId('action-publish').and(page.locator(':enabled'));
  await expect(offered).toBeVisible(ARRIVING);
  await expect(async () => {
    if (await offered.isVisible()) await offered.click({ timeout: 500 });
    await expect
      .poll(published, { timeout: 3_000 })
      .toEqual({ title: 'Écrit d’ailleurs', about: 'Production vidéo' });
  }).toPass(ARRIVING);

  async function logIn(): Promise<void> {
    await page.getByLabel('Adresse e-mail').fill(ADMINISTRATOR.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(ADMINISTRATOR.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
  }
});
