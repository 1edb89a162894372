/** One job: everything its page shows, what a visitor can do with it, and what there is when it is closed or gone. */
import { expectPartsAccessible } from '../support/accessibility.ts';
import { COMPLETE_JOB, openWithScript, test } from '../support/jobs.ts';
import { watch } from '../support/page-watch.ts';
import { expect } from '../support/site.ts';

const EBENISTE = '/careers/ebeniste';

test('a job opens with its way back, its title, its team and what it is [shell-2.16] [pages-2.121] [pages-2.122] [pages-2.123] [pages-3.03]', async ({
  page,
  jobs,
}) => {
  await page.goto(jobs.origin + EBENISTE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COMPLETE_JOB.title);
  const way = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(way.getByRole('listitem')).toHaveText(['Accueil', 'Carrières', COMPLETE_JOB.title]);
  await expect(way.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/');
  await expect(way.locator('[aria-current=page]')).toHaveText(COMPLETE_JOB.title);
  const head = page.getByRole('article').locator('header').first();
  await expect(head.getByText('Design', { exact: true })).toBeVisible();
  await expect(head.getByText('À la une')).toBeVisible();
  await expect(head.getByText('Casablanca, hybride · CDD · 3 à 5 ans')).toBeVisible();
  await way.getByRole('link', { name: 'Carrières' }).click();
  await expect(page).toHaveURL(`${jobs.origin}/careers`);
});

test('three other jobs follow, open ones, the newest first [pages-2.129] [pages-7.19] [pages-9.14]', async ({
  page,
  jobs,
}) => {
  await page.goto(jobs.origin + EBENISTE);
  const others = page.getByRole('region', { name: 'Les autres postes' });
  await expect(others.getByRole('heading', { level: 3 })).toHaveText([
    'Sans détours',
    'Troisième',
    'Quatrième',
  ]);
  await others.getByRole('link', { name: 'Troisième' }).click();
  await expect(page).toHaveURL(`${jobs.origin}/careers/troisieme`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troisième');
});

test('a job is saved in this browser, found again on the list, and forgotten [pages-2.130] [pages-4.12]', async ({
  page,
  jobs,
}) => {
  await openWithScript(page, jobs.origin + EBENISTE);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const save = page.getByRole('button', { name: 'Garder l’offre' });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`${jobs.origin}/careers`);
  await expect(page.getByText('Offre gardée')).toHaveCount(1);
  await page.goto(jobs.origin + EBENISTE);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  expect(sent).toEqual([]);
});

test('a storage that is full, forbidden or corrupt costs no more than the memory of it', async ({
  page,
  jobs,
}) => {
  const { complaints } = watch(page, jobs.origin);
  await page.addInitScript(() => {
    localStorage.setItem('offres-gardees', '{"not": a list');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openWithScript(page, jobs.origin + EBENISTE);
  const save = page.getByRole('button', { name: 'Garder l’offre' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  expect(complaints.filter((it) => !it.includes('last for this visit only'))).toEqual([]);
});

test('a job is shared with what the device offers [pages-2.131]', async ({ page, jobs }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: ShareData) => {
        document.title = JSON.stringify(shared);
      },
    });
  });
  await openWithScript(page, jobs.origin + EBENISTE);
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page).toHaveTitle(
    JSON.stringify({ title: COMPLETE_JOB.title, url: jobs.origin + EBENISTE }),
  );
  await expect(page.getByText('Lien copié')).toHaveCount(0);
});

test('where nothing is offered its link is copied, and where that is forbidden it is shown [pages-2.131]', async ({
  page,
  jobs,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: jobs.origin });
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openWithScript(page, jobs.origin + EBENISTE);
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page.getByRole('status').getByText('Lien copié')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(jobs.origin + EBENISTE);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Partager' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Copiez ce lien' });
  await expect(alert).toContainText(jobs.origin + EBENISTE);
});

test('the form opens over the page and closes again, by button, Escape and a click beside it [pages-2.132] [pages-4.11]', async ({
  page,
  jobs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithScript(page, jobs.origin + EBENISTE);
  const dialog = page.getByRole('dialog', { name: 'Postuler' });
  const opener = page.getByRole('link', { name: 'Postuler' }).first();
  const close = [
    () => dialog.getByRole('button', { name: 'Fermer' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(40, 400),
  ];
  for (const leave of close) {
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Postuler' })).toBeFocused();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await leave();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await expect(page).toHaveURL(jobs.origin + EBENISTE);
});

test('what was typed is there when the form is opened again', async ({ page, jobs }) => {
  await openWithScript(page, jobs.origin + EBENISTE);
  await page.getByRole('link', { name: 'Postuler' }).first().click();
  await page.getByLabel('Prénom *').fill('Nour');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Postuler' }).last().click();
  await expect(page.getByLabel('Prénom *')).toHaveValue('Nour');
});

test('a job, its form and its closed and missing views have no accessibility violation', {
  tag: '@slow',
}, async ({ page, jobs }) => {
  for (const address of ['/careers/fermee', '/careers/inconnu', EBENISTE]) {
    await page.goto(jobs.origin + address);
    await expectPartsAccessible(page, 'main');
  }
  await page.getByRole('link', { name: 'Postuler' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Postuler' })).toBeVisible();
  await expectPartsAccessible(page, '.job-application');
});
