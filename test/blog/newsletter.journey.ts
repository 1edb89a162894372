/** The newsletter, from the box to the way out: double opt-in by a link in a mail, and one POST to leave. */

import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { expectPartsAccessible } from '../support/accessibility.ts';
import { hydrated } from '../support/hydrated.ts';
import { holdInbox, requestsFrom } from '../support/inbox-file.ts';
import type { MailServer } from '../support/mail-server.ts';
import { watch } from '../support/page-watch.ts';
import { test } from '../support/posted-site.ts';
import { readPage, ServedPage } from '../support/served-page.ts';
import { expect, freePort, startSite, temporaryDirectory } from '../support/site.ts';

const TITLE = /^Une lettre par\smois/;
const CHECK = 'Vérifiez votre boîte de réception.';
const FAILED =
  'Votre inscription n’a pas pu être enregistrée. Votre adresse est toujours là\u00a0: réessayez dans un instant.';

test('the box leads to the letters of the past', { tag: '@slow' }, async ({ posted }) => {
  const page = await readPage(posted, '/blog');
  const link = page.getByRole('link', { name: 'les lettres passées' });
  expect(link.attribute('href')).toBe('/newsletter');
});

test('an address typed on /contact is subscribed by its owner’s click and leaves by one POST [shell-2.136] [shell-2.137] [shell-5.17]', {
  tag: '@slow',
}, async ({ page, request, posted }) => {
  const email = 'nour@librairie-anfa.example';
  const watched = watch(page, posted.origin);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWithScript(page, `${posted.origin}/contact`);
  await field(page).fill(email);
  await button(page).click();
  await expect(page.getByRole('heading', { name: CHECK })).toBeFocused();
  await expect(box(page).getByRole('textbox')).toHaveCount(0);
  await expect(page).toHaveURL(`${posted.origin}/contact`);

  const mail = await mailTo(posted, email);
  const confirm = link(mail.text, 'confirmer');
  // What scanners of mailboxes do with every link they find.
  const headers = { purpose: 'prefetch', 'sec-purpose': 'prefetch' };
  expect((await request.get(confirm)).status()).toBe(200);
  expect((await request.get(confirm, { headers })).status()).toBe(200);
  expect((await request.head(confirm)).status()).toBe(200);
  await page.goto(confirm);
  await expect(page.getByRole('heading', { name: 'Confirmez votre inscription' })).toBeVisible();
  expect(stateOf(posted, email)).toBe('pending');

  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(
    page.getByRole('heading', { name: 'Votre inscription est confirmée' }),
  ).toBeVisible();
  expect(stateOf(posted, email)).toBe('confirmed');
  await page.goto(confirm);
  await expect(
    page.getByRole('heading', { name: 'Votre inscription est déjà confirmée' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmer' })).toHaveCount(0);

  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const leave = /^<(.+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
  expect((await request.get(leave)).status()).toBe(200);
  expect(stateOf(posted, email)).toBe('confirmed');
  // Mail programs post from any origin; no other page confirms from elsewhere.
  const elsewhere = { origin: 'https://mail.example' };
  expect((await request.post(confirm, { headers: elsewhere })).status()).toBe(400);
  const left = await request.post(leave, {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: elsewhere,
    maxRedirects: 0,
  });
  expect(left.status()).toBe(200);
  expect(left.headers()['set-cookie']).toBeUndefined();
  expect(stateOf(posted, email)).toBeUndefined();
  expect(requestsFrom(posted.directory, email)).toEqual([]);
  expect((await request.post(leave)).status()).toBe(200);

  expect((await page.goto(confirm))?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'Ce lien ne sert plus.' })).toBeVisible();
  expect(watched).toEqual({ strangers: [], complaints: [] });
});
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the box posts, is redirected, and a subscription is confirmed and ended by plain pages [shell-2.137]', {
    tag: '@slow',
  }, async ({ page, posted }) => {
    const email = 'yto@sans-script.example';
    await page.goto(`${posted.origin}/contact`);
    await field(page).fill(email);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await button(page).click();
    expect((await answered).status()).toBe(303);
    await expect(page).toHaveURL(`${posted.origin}/newsletter?envoye=1`);
    await expect(page.getByRole('heading', { name: CHECK })).toBeVisible();
    await page.getByRole('link', { name: 'Corriger l’adresse' }).click();
    await expect(field(page)).toBeVisible();

    const { text } = await mailTo(posted, email);
    await page.goto(link(text, 'confirmer'));
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await expect(
      page.getByRole('heading', { name: 'Votre inscription est confirmée' }),
    ).toBeVisible();
    expect(stateOf(posted, email)).toBe('confirmed');

    await page.goto(link(text, 'desinscription'));
    await expect(
      page.getByRole('heading', { name: 'Se désinscrire de la newsletter' }),
    ).toBeVisible();
    expect(stateOf(posted, email)).toBe('confirmed');
    await page.getByRole('button', { name: 'Me désinscrire' }).click();
    await expect(
      page.getByRole('heading', { name: 'Votre désinscription est confirmée' }),
    ).toBeVisible();
    expect(stateOf(posted, email)).toBeUndefined();
  });

  test('a refused address and one that cannot be kept come back in their field [shell-5.17]', {
    tag: '@slow',
  }, async ({ page, site }) => {
    await page.goto('/newsletter');
    await field(page).fill('yto@localhost');
    expect(await statusOfSending(page)).toBe(400);
    await expect(field(page)).toHaveValue('yto@localhost');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(/^Il manque la fin de l’adresse/);

    await field(page).fill('yto@panne.example');
    const release = holdInbox(site.directory);
    expect(await statusOfSending(page)).toBe(503);
    release();
    await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
    await expect(field(page)).toHaveValue('yto@panne.example');
  });
});

test('an address checked before and after it is sent stays in its field, with no accessibility violation or sideways scroll [shell-5.17] [pages-5.11]', async ({
  page,
  site,
}) => {
  await openWithScript(page, '/newsletter');
  const posts: string[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && posts.push(sent.url()));
  for (const [typed, error] of [
    ['', 'Indiquez l’adresse à laquelle envoyer la lettre.'],
    ['ines', 'Il manque le @ dans l’adresse.'],
    ['ines@', 'Il manque la fin de l’adresse, après le @.'],
  ] as const) {
    await field(page).fill(typed);
    await button(page).click();
    await expect(field(page)).toHaveAccessibleDescription(error);
  }
  expect(posts).toEqual([]);

  await field(page).fill('ines@localhost');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription(/^Il manque la fin de l’adresse/);
  await expect(field(page)).toHaveValue('ines@localhost');
  await expectPartsAccessible(page, '.newsletter');

  const release = holdInbox(site.directory);
  await field(page).fill('ines@tenue.example');
  await button(page).click();
  await expect(page.getByRole('button', { name: 'Un instant…' })).toBeDisabled();
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible({ timeout: 30_000 });
  release();
  await expectPartsAccessible(page, '.newsletter');
  await expect(field(page)).toHaveValue('ines@tenue.example');
  await button(page).click();
  await expect(page.getByRole('heading', { name: CHECK })).toBeVisible();
  await expectPartsAccessible(page, '.newsletter');

  await page.getByRole('link', { name: 'Corriger l’adresse' }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('ines@tenue.example');
  await field(page).fill('ines@corrigee.example');
  await button(page).click();
  await expect(page.getByRole('heading', { name: CHECK })).toBeFocused();
  await expect(page).toHaveURL(`${site.origin}/newsletter`);
  expect(stateOf(site, 'ines@corrigee.example')).toBe('pending');
});

test('an address is kept once: sent again after an outage, sent by a double click, or sent just before a kill -9', {
  tag: '@slow',
}, async ({ page }) => {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const site = await startSite({ directory, port });
  await openWithScript(page, `${site.origin}/newsletter`);
  await field(page).fill('ali@panne.example');
  await site.kill();
  await button(page).click();
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  await expect(field(page)).toHaveValue('ali@panne.example');

  const back = await startSite({ directory, port });
  // The server gets it and answers; the connection breaks before the answer arrives.
  await page.route(
    '**/newsletter/abonnement',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await button(page).click();
  await expect.poll(() => requestsFrom(directory, 'ali@panne.example').length).toBe(1);
  await expect(button(page)).toBeEnabled();
  await button(page).click();
  await expect(page.getByRole('heading', { name: CHECK })).toBeVisible();
  expect(requestsFrom(directory, 'ali@panne.example')).toHaveLength(1);

  await openWithScript(page, `${site.origin}/newsletter`);
  await field(page).fill('leila@double-clic.example');
  await button(page).dblclick();
  await expect(page.getByRole('heading', { name: CHECK })).toBeVisible();
  await back.kill();
  expect(requestsFrom(directory, 'leila@double-clic.example')).toHaveLength(1);
  expect(stateOf(site, 'leila@double-clic.example')).toBe('pending');
  await rm(directory, { recursive: true, force: true });
});

test('who sends an address learns nothing: known, confirmed, new or sent by a program, the answer is the same [shell-2.137]', async ({
  request,
  posted,
}) => {
  const send = async (email: string, extra: Record<string, string> = {}) => {
    const answer = await request.post(`${posted.origin}/newsletter/abonnement`, {
      form: { email, submissionKey: randomUUID(), ...extra },
    });
    const { date: _, 'x-request-id': __, ...headers } = answer.headers();
    return { status: answer.status(), body: await answer.text(), headers };
  };
  const unknown = await send('samir@meme-reponse.example');
  const { text } = await mailTo(posted, 'samir@meme-reponse.example');
  expect(unknown.status).toBe(200);
  expect(await send('samir@meme-reponse.example')).toEqual(unknown);
  await request.post(link(text, 'confirmer'));
  expect(stateOf(posted, 'samir@meme-reponse.example')).toBe('confirmed');
  expect(await send('samir@meme-reponse.example')).toEqual(unknown);
  expect(await send('robot@meme-reponse.example', { website: 'https://x.example' })).toEqual(
    unknown,
  );
  expect(stateOf(posted, 'robot@meme-reponse.example')).toBeUndefined();
  // A program that sends no key: kept, and answered without a word.
  const keyless = await request.post(`${posted.origin}/newsletter/abonnement`, {
    form: { email: 'programme@sans-cle.example' },
  });
  expect(keyless.status()).toBe(204);
  expect(stateOf(posted, 'programme@sans-cle.example')).toBe('pending');

  const mails = posted.mailServer.mails.filter(({ recipients }) =>
    recipients.some((recipient) => recipient.endsWith('@meme-reponse.example')),
  );
  expect(mails).toHaveLength(1);
});

test('a link that is not ours says so, and a private page is kept by nobody', async ({
  request,
  posted,
}) => {
  for (const [path, way] of [
    ['/newsletter/confirmer', 'Recevoir un nouveau lien'],
    ['/newsletter/desinscription', 'Nous écrire'],
  ] as const) {
    for (const query of ['', '?jeton=', '?jeton=a.b.c', `?jeton=${'x'.repeat(2_000)}`]) {
      expect((await request.post(posted.origin + path + query)).status()).toBe(404);
      const opened = await fetch(posted.origin + path + query);
      expect(opened.status).toBe(404);
      expect(Object.fromEntries(opened.headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
      });
      const page = new ServedPage(opened, await opened.text());
      expect(page.getByRole('heading', { name: 'Ce lien n’est pas entier.' }).count).toBe(1);
      expect(page.getByRole('link', { name: way }).count).toBe(1);
      expect(page.locator('meta[name=robots]').attribute('content')).toBe('noindex');
    }
  }
});

test('two subscribers who open their links at once each see their own, and no log knows a token', async ({
  request,
  posted,
}) => {
  const links = [];
  for (const email of ['una@deux.example', 'bis@deux.example']) {
    await request.post(`${posted.origin}/newsletter/abonnement`, { form: { email } });
    links.push(link((await mailTo(posted, email)).text, 'confirmer'));
  }
  const [one = '', other = ''] = links;
  await request.post(one);
  const [mine, theirs] = await Promise.all([request.get(one), request.get(other)]);
  expect(await mine.text()).toContain('Votre inscription est déjà confirmée');
  expect(await theirs.text()).toContain('Confirmez votre inscription');
  expect(theirs.headers()['set-cookie']).toBeUndefined();
  expect(posted.output()).toContain('/newsletter/confirmer');
  for (const opened of links) {
    expect(posted.output()).not.toContain(new URL(opened).searchParams.get('jeton'));
  }
});

test('a link says that the error is ours while the inbox cannot be read, and works after, on accessible pages', {
  tag: '@slow',
}, async ({ page, posted }) => {
  await page.request.post(`${posted.origin}/newsletter/abonnement`, {
    form: { email: 'aya@verrou.example' },
  });
  const { text } = await mailTo(posted, 'aya@verrou.example');
  await page.goto(link(text, 'confirmer'));
  await expectPartsAccessible(page, '.newsletter');
  const release = holdInbox(posted.directory);
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  expect((await answered).status()).toBe(503);
  await expect(page.getByRole('heading', { name: 'Pas tout de suite.' })).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
  await expect(
    page.getByRole('heading', { name: 'Votre inscription est confirmée' }),
  ).toBeVisible();
  await expectPartsAccessible(page, '.newsletter');
  await page.goto(link(text, 'desinscription'));
  await expectPartsAccessible(page, '.newsletter');
  await page.getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(
    page.getByRole('heading', { name: 'Votre désinscription est confirmée' }),
  ).toBeVisible();
  await expectPartsAccessible(page, '.newsletter');
});

/** Opens a page and waits until the box's script runs: a click before that sends the whole page. */
async function openWithScript(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page.locator('form.newsletter-form').first());
}

function box(page: Page): Locator {
  return page.getByRole('region', { name: TITLE });
}

function field(page: Page): Locator {
  return box(page).getByLabel('Votre e-mail', { exact: true });
}

/** In either of its states: its label changes, its type does not. */
function button(page: Page): Locator {
  return box(page).locator('button[type=submit]');
}

async function statusOfSending(page: Page): Promise<number> {
  const posted = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await button(page).click();
  return (await posted).status();
}

/** The one mail this address got. */
async function mailTo({ mailServer }: { mailServer: MailServer }, email: string) {
  const mails = () =>
    mailServer.mails
      .filter(({ recipients }) => recipients.includes(email))
      .map((mail) => mail.email);
  await expect.poll(() => mails().length).toBe(1);
  const [mail] = mails();
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
}

function link(text: string | undefined, page: string): string {
  return new RegExp(`^http\\S+/newsletter/${page}\\?jeton=\\S+$`, 'm').exec(text ?? '')?.[0] ?? '';
}

/** On disk, seen from beside the running site; undefined when no address is held. */
function stateOf({ directory }: { directory: string }, address: string): unknown {
  const database = new DatabaseSync(join(directory, 'inbox.sqlite'), { readOnly: true });
  try {
    return database.prepare('select state from subscriptions where address = ?').get(address)
      ?.state;
  } finally {
    database.close();
  }
}
