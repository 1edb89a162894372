/** What senders get back: a reference on screen, and by mail a page of their own to take it all back. */
import type { APIRequestContext } from '@playwright/test';
import { expectPartsAccessible } from '../support/accessibility.ts';
import { fillIn, openWithScript, sendButton } from '../support/contact-forms.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import { watch } from '../support/page-watch.ts';
import { type PostedSite, test } from '../support/posted-site.ts';
import { ServedPage } from '../support/served-page.ts';
import { expect, VISITORS } from '../support/site.ts';

const ARRIVED = 'Votre demande est bien arrivée.';
const ERASED = 'Vos données sont effacées.';
const GONE = 'Cette demande n’existe plus.';

for (const [address, question] of [
  ['/', 'Votre projet *'],
  ['/contact', 'Votre message *'],
] as const) {
  test(`the reference of what is sent from ${address} is read on screen and in the mail`, {
    tag: '@slow',
  }, async ({ page, posted }) => {
    const email = `reference${address.replace('/', '-')}@ecran.example`;
    await openWithScript(page, posted.origin + address);
    await fillIn(page, { 'Nom complet *': 'Amal', 'Email *': email, [question]: 'Un film.' });
    if (address === '/contact') await fillIn(page, { 'Service *': 'Autre' });
    await sendButton(page).click();
    await expect.poll(() => requestsFrom(posted.directory, email).length).toBe(1);
    const [request] = requestsFrom(posted.directory, email);
    if (address === '/contact')
      await expect(page).toHaveURL(`${posted.origin}/contact?envoye=1#confirmation`);
    await expect(page.getByText(`Votre référence\u00a0: ${request?.reference}`)).toBeVisible();
    expect(await privateLink(posted, email)).toContain(`/demande/${request?.reference}?jeton=`);
  });
}

for (const { width, javaScriptEnabled } of VISITORS) {
  const how = `${width} px wide, ${javaScriptEnabled ? 'with' : 'without'} script`;
  test.describe(how, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled });

    test(`a sender sees what they sent, takes it back, then has it erased, ${how}`, {
      tag: '@slow',
    }, async ({ page, request, posted }) => {
      const email = `salma-${width}@cafe.example`;
      await send(request, posted, email);
      const link = await privateLink(posted, email);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: ARRIVED })).toBeVisible();
      await expect(page.getByText(/^Nous vous répondons avant /)).toBeVisible();
      await expect(page.getByText('Un film <court>.')).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Reçue' })).toHaveAttribute(
        'aria-current',
        'step',
      );

      const withdraw = page.getByRole('button', { name: 'Oui, la retirer' });
      await expect(withdraw).toBeHidden();
      await page.getByText('Retirer ma demande', { exact: true }).click();
      await withdraw.click();
      await expect(
        page.getByRole('heading', { name: 'Vous avez retiré votre demande.' }),
      ).toBeVisible();
      await expect(page).toHaveURL(link);
      await expect(page.getByText('Retirer ma demande')).toHaveCount(0);
      // The agency had been told of it, and is told again.
      await expect
        .poll(() => posted.mailServer.mails.map(({ email: { subject } }) => subject).join())
        .toContain(`Demande retirée\u00a0: ${nameOf(email)}`);

      await page.getByText('Effacer mes données', { exact: true }).click();
      await page.getByRole('button', { name: 'Oui, tout effacer' }).click();
      await expect(page.getByRole('heading', { name: ERASED })).toBeVisible();
      expect(requestsFrom(posted.directory, email)).toEqual([]);
      const later = await page.goto(link);
      expect(later?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: GONE })).toBeVisible();
    });
  });
}

test('whoever only opens the link, as mail scanners do, changes nothing, and nothing keeps the page', async ({
  request,
  posted,
}) => {
  const email = 'scanner@ouvre-tout.example';
  await send(request, posted, email);
  const link = await privateLink(posted, email);
  const before = requestsFrom(posted.directory, email);
  for (const address of [link, `${link}&geste=effacer`, `${link}&geste=retirer`]) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await request.fetch(address, { method });
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
      });
    }
  }
  expect(await (await request.get(link)).text()).toContain('<meta name="robots" content="noindex"');
  expect(requestsFrom(posted.directory, email)).toEqual(before);
});

test('a forged, cut or foreign link finds nothing, whatever is posted to it', async ({
  request,
  posted,
}) => {
  const email = 'forge@liens.example';
  const other = 'autre@liens.example';
  await send(request, posted, email);
  await send(request, posted, other);
  const link = await privateLink(posted, email);
  const [, reference = ''] = /demande\/([\w-]+)/.exec(await privateLink(posted, other)) ?? [];
  for (const address of [
    link.slice(0, -3),
    link.split('?')[0] ?? '',
    `${link.split('?')[0]}?jeton=`,
    // The reference of one, the token of another.
    link.replace(/demande\/[\w-]+/, `demande/${reference}`),
  ]) {
    const opened = await fetch(address);
    expect(opened.status).toBe(404);
    const page = new ServedPage(opened, await opened.text());
    expect(page.getByRole('heading', { name: 'Ce lien n’est pas entier.' }).count).toBe(1);
    // The token itself is genuine: who holds it may erase.
    if (address.includes(reference)) continue;
    await request.post(address, { form: { geste: 'effacer' }, headers: { origin: posted.origin } });
  }
  // Another site cannot have it done in the visitor's name either.
  const foreign = await request.post(link, {
    form: { geste: 'effacer' },
    headers: { origin: 'https://ailleurs.example' },
  });
  expect(foreign.status()).toBe(400);
  expect(requestsFrom(posted.directory, email)).toHaveLength(1);
  expect(posted.output()).not.toContain('jeton=');
});

test('the sender’s page has no accessibility violation and no sideways scroll', {
  tag: '@slow',
}, async ({ page, request, posted }) => {
  const email = 'axe@page.example';
  await send(request, posted, email);
  const { strangers, complaints } = watch(page, posted.origin);
  await page.goto(await privateLink(posted, email));
  await page.getByText('Effacer mes données', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Oui, tout effacer' })).toBeVisible();
  await expectPartsAccessible(page, 'main');
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
  await page.goto(`${posted.origin}/demande/7F3-KQ2-9XD?jeton=x`);
  await expectPartsAccessible(page, 'main');
});

/** As a browser without script does. */
async function send(
  request: APIRequestContext,
  { origin }: PostedSite,
  email: string,
): Promise<void> {
  const form = { name: nameOf(email), email, message: 'Un film <court>.', budget: '', company: '' };
  const answer = await request.post(`${origin}/?index`, {
    form,
    headers: { origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

function nameOf(email: string): string {
  return `Salma ${email.split('@')[0]}`;
}

/** As it stands in the mail this address got. */
async function privateLink({ mailServer }: PostedSite, email: string): Promise<string> {
  const texts = () =>
    mailServer.mails.flatMap((mail) =>
      mail.recipients.includes(email) ? [mail.email.text ?? ''] : [],
    );
  await expect.poll(() => texts().length).toBe(1);
  return /^http\S+\/demande\/\S+$/m.exec(texts()[0] ?? '')?.[0] ?? '';
}
