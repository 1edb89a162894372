/** The health of the site, as administrators see it and are told of it. */
import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { ADMINISTRATOR, createAdministrator } from '../support/administrator.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { openDesk, test as withAgency } from '../support/requests-desk.ts';
import { test as base, expect, type Site, startSite, temporaryDirectory } from '../support/site.ts';

type Watched = { site: Site; mailServer: MailServer };

/** A site with a mail server, and its administrator's browser. */
const test = base.extend<{ watched: Watched }>({
  watched: async ({ context }, use) => {
    const root = await temporaryDirectory();
    const mailServer = await startMailServer();
    const site = await startSite({
      directory: join(root, 'storage'),
      env: { SMTP_URL: mailServer.url, FREE_SPACE_FLOOR_MB: '0' },
    });
    const { cookie } = await createAdministrator(site);
    await context.addCookies([{ ...cookie, url: site.origin }]);
    await use({ site, mailServer });
    await site.stop();
    await mailServer.close();
    await rm(root, { recursive: true, force: true });
  },
});

const line = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function lookNow(page: Page): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/sante.json') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Vérifier maintenant' }).click();
  expect((await answer).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Vérifier maintenant' })).toBeEnabled();
}

test('a part that fails is red on the health page, told of by mail, and told of when it works again', {
  tag: '@slow',
}, async ({ page, watched: { site, mailServer } }) => {
  const { directory, origin } = site;
  await page.goto(`${origin}/studio/site/journal`);
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: 'Santé du site' })
    .click();
  await expect(page).toHaveURL(/\/studio\/site\/sante$/);
  await expect(page).toHaveTitle(/Santé du site – Site$/);
  await expect(line(page, 'Disque')).toContainText('Bon');
  await expect(line(page, 'Contenu')).toContainText('Le contenu se lit normalement.');
  const age = line(page, 'Âge du contenu affiché');
  await expect(age).toContainText('Le contenu a été lu à l’instant');
  await fetch(`${origin}/contact`);
  await lookNow(page);
  await expect(age).toContainText('des pages ont été renouvelées à l’instant');
  await expect(age).toContainText('Bon');
  const mail = line(page, 'Envoi des e-mails');
  await expect(mail).toContainText('Un serveur d’e-mail est configuré.');
  await mail.getByRole('button', { name: 'Essayer l’envoi' }).click();
  await expect(mail.getByRole('status')).toContainText('Le serveur d’envoi a accepté l’e-mail');
  expect(mailServer.mails.splice(0).map(({ recipients }) => recipients)).toEqual([
    [ADMINISTRATOR.email],
  ]);
  await expect(line(page, 'Dernière sauvegarde')).toContainText('À surveiller');
  await expectAccessible(page);

  await promisify(execFile)(process.execPath, ['server/operations/backup.ts'], {
    env: childEnvironment({ DATA_DIR: directory }),
  });
  await lookNow(page);
  await expect(line(page, 'Dernière sauvegarde')).toContainText('Faite à l’instant');
  await expect(line(page, 'Dernière sauvegarde')).toContainText('Bon');

  // The first reading of all that is kept runs beside the start, and would miss the folder too.
  await expect(async () => {
    await lookNow(page);
    await expect(line(page, 'Intégrité des données')).toContainText('Tout a été relu', {
      timeout: 1_000,
    });
  }).toPass();

  await rename(directory, `${directory}-away`);
  await lookNow(page);
  await expect(line(page, 'Disque')).toContainText('En panne');
  await expect(page.getByText(/^1\spanne/)).toBeVisible();
  expect(mailServer.mails).toEqual([]);
  await lookNow(page);
  const subjects = () => mailServer.mails.map(({ email }) => email.subject);
  await expect.poll(subjects).toContain('Alerte du site\u00a0: En panne\u00a0: Disque');
  expect(mailServer.mails[0]?.recipients).toEqual(['bonjour@atelier-anfa.example']);
  await expectAccessible(page);

  await rename(`${directory}-away`, directory);
  await lookNow(page);
  await expect(line(page, 'Disque')).toContainText('Bon');
  await lookNow(page);
  await expect.poll(subjects).toContain('Alerte du site\u00a0: Rétabli\u00a0: Disque');
  expect(subjects().filter((subject) => subject?.includes('Disque'))).toHaveLength(2);
});

withAgency(
  'the health of the site is for administrators, and for requests of the site itself',
  async ({ page, agency }) => {
    const ask = (headers: Record<string, string>, method = 'GET') =>
      fetch(`${agency.origin}/studio/sante.json`, { method, headers });
    expect((await ask({})).status).toBe(401);
    for (const role of ['sales', 'recruiter', 'editor'] as const) {
      expect((await ask({ cookie: agency.sessions[role] })).status).toBe(403);
    }
    const cookie = agency.sessions.administrator;
    const answer = await ask({ cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const elsewhere = { cookie, origin: 'https://elsewhere.example' };
    expect((await ask(elsewhere, 'POST')).status).toBe(401);

    await openDesk(page, agency, 'editor', '/sante');
    await expect(page).not.toHaveURL(/sante/);
    await expect(page.getByRole('link', { name: 'Santé du site' })).toHaveCount(0);
  },
);
