/** One job: everything its page shows, what a visitor can do with it, and what there is when it is closed or gone. */
import { expectSound } from '../support/accessibility.ts';
import { CLOSED_JOB, COMPLETE_JOB, longDate, openWithScript, test } from '../support/jobs.ts';
import { nodeIn } from '../support/page-graph.ts';
import { watch } from '../support/page-watch.ts';
import { readPage } from '../support/served-page.ts';
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

test('a panel holds the facts: salary in dirhams, deadline as a long French date [pages-2.124] [pages-2.125] [pages-2.128] [pages-9.23]', async ({
  jobs,
}) => {
  const page = await readPage(jobs, EBENISTE);
  const panel = page.getByRole('complementary', { name: 'L’offre en bref' });
  const facts = {
    Équipe: 'Design',
    Lieu: 'Casablanca, hybride',
    Contrat: 'CDD',
    Expérience: '3 à 5 ans',
    Salaire: expect.stringMatching(/^10\s000 à 14\s000\sDH brut par mois$/),
    'Date limite': longDate(COMPLETE_JOB.applicationDeadline),
    'Publiée le': '4 mai 2026',
    'Une question': COMPLETE_JOB.contactEmail,
  };
  const rows = panel.locator('dl > div').all();
  expect(rows.map((row) => [row.locator('dt').text(), row.locator('dd').text()])).toEqual(
    Object.entries(facts),
  );
  expect(panel.locator('time').first().attribute('datetime')).toBe(
    COMPLETE_JOB.applicationDeadline,
  );
});

test('a job tells what one will do, what is asked and what is given [pages-2.126] [pages-2.127]', async ({
  jobs,
}) => {
  const page = await readPage(jobs, EBENISTE);
  expect(page.getByText('Vous posez des pièces.').count).toBe(1);
  expect(page.getByText('Vous en refaites.').count).toBe(1);
  const chapters = {
    'Vos missions': COMPLETE_JOB.responsibilities,
    'Ce que nous demandons': COMPLETE_JOB.requirements,
    Compétences: COMPLETE_JOB.skills,
    'Ce que nous offrons': COMPLETE_JOB.benefits,
  };
  for (const [name, items] of Object.entries(chapters)) {
    const chapter = page
      .locator('section')
      .filter((section) => section.getByRole('heading', { level: 2, name }).count === 1);
    expect(chapter.getByRole('listitem').texts()).toEqual(items);
  }
});

test('a job without the optional parts has no trace of them [pages-2.124] [pages-2.125] [pages-2.127] [pages-3.04]', async ({
  jobs,
}) => {
  const page = await readPage(jobs, '/careers/sans-detours');
  expect(page.getByRole('heading', { level: 1 }).text()).toBe('Sans détours');
  for (const absent of ['Salaire', 'Date limite', 'Vos missions', 'Compétences', 'À la une']) {
    expect(page.getByText(absent).count, absent).toBe(0);
  }
});

test('three other jobs follow, open ones, the newest first [pages-2.129] [pages-7.19] [pages-9.14]', async ({
  page,
  jobs,
}) => {
  await page.goto(jobs.origin + EBENISTE);
  const others = page.getByRole('region', { name: 'Les autres chaises' });
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
  const shown = page.getByRole('alert').filter({ hasText: 'Copiez ce lien' });
  await expect(shown).toContainText(jobs.origin + EBENISTE);
});

test('a job past its deadline can be read and no longer applied to [pages-2.137]', async ({
  jobs,
  request,
}) => {
  const page = await readPage(jobs, '/careers/fermee');
  expect(page.getByRole('heading', { level: 1 }).text()).toBe(CLOSED_JOB.title);
  expect(page.getByText(/Vous tenez le rang\./).count).toBe(1);
  expect(page.getByText(/Candidatures closes/).count).toBe(2);
  const since = `depuis le ${longDate(CLOSED_JOB.applicationDeadline)}.`;
  expect(page.locator('main').text()).toContain(since);
  expect(page.getByRole('link', { name: /Postuler/ }).count).toBe(0);
  expect(page.locator('form.application-form').count).toBe(0);

  for (const address of ['/careers/fermee', '/careers/fermee/candidature']) {
    const answer = await request.post(jobs.origin + address, {
      multipart: { firstName: 'Nour', email: 'nour@trop-tard.example' },
    });
    expect(answer.status(), address).toBe(409);
  }
});

test('search engines are told of a job while it is open, in MAD, and no longer [pages-9.24] [pages-2.137]', async ({
  jobs,
}) => {
  const { description, ...facts } = nodeIn(await readPage(jobs, EBENISTE), 'JobPosting') ?? {};
  expect(facts).toMatchObject({
    '@type': 'JobPosting',
    title: COMPLETE_JOB.title,
    url: jobs.origin + EBENISTE,
    datePosted: '2026-05-04',
    validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT(?:23|00):00:00/),
    employmentType: 'TEMPORARY',
    jobLocation: { address: { addressLocality: 'Casablanca', addressCountry: 'MA' } },
    baseSalary: {
      currency: 'MAD',
      value: { minValue: 10_000, maxValue: 14_000, unitText: 'MONTH' },
    },
  });
  expect(description).toContain('<p>Vous posez des pièces.</p>');
  const closed = await readPage(jobs, '/careers/fermee');
  expect(nodeIn(closed, 'ItemPage')).toBeDefined();
  expect(nodeIn(closed, 'JobPosting')).toBeUndefined();
});

test('a job that is not there says so, with status 404 and two ways on [pages-2.133] [pages-2.134] [pages-2.135] [pages-2.136] [pages-4.06] [pages-8.21] [pages-5.01]', async ({
  jobs,
}) => {
  for (const address of ['/careers/inconnu', '/careers/pourvu']) {
    const answer = await fetch(jobs.origin + address, { redirect: 'manual' });
    expect(answer.status).toBe(404);
    const page = await readPage(jobs, address);
    expect(page.getByRole('heading', { level: 1 }).text()).toBe('Emploi non trouvé');
    expect(page.getByText("Cet emploi n'existe pas ou a été supprimé.").count).toBe(1);
    const wayOn = (name: string) => page.locator('main').getByRole('link', { name });
    expect(wayOn("Voir les offres d'emploi").attribute('href')).toBe('/careers');
    expect(wayOn('Retour à l’accueil').attribute('href')).toBe('/');
  }
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
    await expectSound(page, 'main');
  }
  await page.getByRole('link', { name: 'Postuler' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Postuler' })).toBeVisible();
  await expectSound(page, '.job-application');
});
