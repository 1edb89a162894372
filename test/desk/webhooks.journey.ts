/** An administrator hands requests over to another tool, from the desk. */
import { rm } from 'node:fs/promises';
import { startWebhookReceiver, verified } from '../../inbox/testing/webhook-receiver.ts';
import { expectAccessible, expectFitting } from '../support/accessibility.ts';
import { createAdministrator } from '../support/administrator.ts';
import { expect, openDesk, sendContact, test } from '../support/requests-desk.ts';
import { startSite, temporaryDirectory } from '../support/site.ts';

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a webhook is added, tried, told of a request that it can verify, and sent it again', {
      tag: '@slow',
    }, async ({ page, agency }) => {
      const receiver = await startWebhookReceiver();
      receiver.answer = (response) => response.end('{"lead":12}');
      const name = `CRM ${width}`;
      await openDesk(page, agency, 'administrator', '/webhooks');
      await page.getByRole('button', { name: 'Ajouter un webhook' }).click();
      const form = page.getByRole('dialog', { name: 'Ajouter un webhook' });
      const add = form.getByRole('button', { name: 'Ajouter et voir le secret' });
      await add.click();
      await expect(form.getByLabel('Nom')).toBeFocused();
      await expect(form.getByLabel('Nom')).toHaveAccessibleDescription(/^Donnez-lui un nom/);
      await expect(form.getByLabel('Adresse')).toHaveAccessibleDescription(/^Donnez l’adresse/);
      await form.getByLabel('Nom').fill(name);
      await form.getByLabel('Adresse').fill('https://10.0.0.1/crm');
      await add.click();
      await expect(form.getByLabel('Adresse')).toBeFocused();
      await expect(form.getByLabel('Adresse')).toHaveAccessibleDescription(
        /^Donnez un nom de domaine public, comme crm\.exemple\.com\./,
      );
      await expect(form.getByRole('alert')).toHaveText('');
      await form.getByLabel('Adresse').fill(receiver.url);
      await form.getByRole('checkbox', { name: 'Répondu' }).first().check();
      if (width === 1440) await expectAccessible(page);
      await add.click();
      const dialog = page.getByRole('dialog', { name: /^Le secret de/ });
      const secret = (await dialog.locator('code').textContent()) ?? '';
      if (width === 390) await expectAccessible(page);
      await dialog.getByRole('button', { name: 'C’est noté' }).click();

      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      await card.getByRole('button', { name: /^Envoyer un essai/ }).click();
      await expect(card.getByRole('status')).toContainText('L’essai est arrivé. Réponse 200');
      await expect(card.getByRole('status')).toContainText('{"lead":12}');

      const sender = { name: `Lina ${width}`, email: `lina-${width}@lead.example` };
      await sendContact(agency, { ...sender, message: 'Un film pour notre riad.' });
      await expect.poll(() => receiver.received.length).toBe(2);
      const [trial, message] = receiver.received.map((message) => verified(secret, message));
      expect(trial?.type).toBe('test');
      expect(message).toMatchObject({ type: 'contact-request.received', data: { fields: sender } });

      await card.getByRole('button', { name: /^Derniers envois/ }).click();
      const sent = card.getByRole('list', { name: 'Derniers envois' }).getByRole('listitem');
      await expect(sent.filter({ hasText: 'Demande de projet\u00a0: à l’arrivée' })).toContainText(
        'Envoyé · 200',
      );
      await card.getByRole('button', { name: /^Renvoyer/ }).click();
      await expect.poll(() => receiver.received.length).toBe(3);
      expect(receiver.received[2]?.id).toBe(receiver.received[1]?.id);
      await expectAccessible(page);
      await expectFitting(page, [320, 390, 768, 1440]);
      await receiver.close();
    });
  });
}

test('a site in development hands over to a receiver on this machine, and a server refuses it beside the field', {
  tag: '@slow',
}, async () => {
  const receiver = await startWebhookReceiver();
  const { port } = new URL(receiver.url);
  const address = `http://localhost:${port}/hooks`;
  const add = async (env: Record<string, string>) => {
    const directory = await temporaryDirectory();
    const site = await startSite({ directory, env });
    const { cookie } = await createAdministrator(site);
    const ask = (path: string, body?: object) =>
      fetch(`${site.origin}/inbox/v1/webhooks${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `${cookie.name}=${cookie.value}`,
          origin: site.origin,
        },
        body: JSON.stringify(body ?? {}),
      });
    const added = await ask('', {
      description: 'Essai',
      address,
      events: ['contact-request.received'],
    });
    const body = await added.json();
    const trial = added.ok ? await (await ask(`/${body.webhook.id}/trial`)).json() : undefined;
    await site.stop();
    await rm(directory, { recursive: true, force: true });
    return { status: added.status, body, trial };
  };
  const developed = await add({ NODE_ENV: 'development' });
  expect(developed).toMatchObject({ status: 200, trial: { status: 204 } });
  expect(receiver.received).toHaveLength(1);
  expect(await add({})).toMatchObject({
    status: 400,
    body: { errors: { address: expect.stringContaining('https://') } },
  });
  expect(receiver.received).toHaveLength(1);
  await receiver.close();
});
