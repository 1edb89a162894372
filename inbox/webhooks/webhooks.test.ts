import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { auditPage } from '../contract/access.ts';
import { requestDetail } from '../contract/requests.ts';
import { WEBHOOK_EVENTS } from '../contract/webhook-events.ts';
import {
  webhook,
  webhookDeliveries,
  webhookList,
  webhookTrial,
  webhookWithSecret,
} from '../contract/webhooks.ts';
import { applicationIn, messageIn } from '../testing/arrivals.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { contactForm, newsletterForm, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify } from '../testing/staff.ts';
import {
  startWebhookReceiver,
  verified,
  type WebhookReceiver,
} from '../testing/webhook-receiver.ts';

const DAY = 24 * 60 * 60_000;
const HOUR = 60 * 60_000;
const ALL = WEBHOOK_EVENTS.flatMap(({ events }) => events.map(({ type }) => type));
const POST = { id: 'post-midi', title: 'Filmer à midi', path: '/blog/filmer-a-midi' };

describeEachEngine('webhooks on $name', (engine) => {
  let inbox: TestInbox;
  let server: MailServer;
  let receiver: WebhookReceiver;
  eachInboxWithMail(engine, { identify, webhookReach: 'loopback' }, (opened, mailServer) => {
    inbox = opened;
    server = mailServer;
    // The package that verifies compares with the clock of the machine.
    inbox.clock.now = Date.now();
  });
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
  });
  afterEach(() => receiver.close());

  const add = (changes: object = {}) =>
    ask(inbox, 'administrator', webhookWithSecret, '/webhooks', {
      method: 'POST',
      body: { address: receiver.url, description: 'CRM', events: ALL, ...changes },
    });
  const list = async () => (await ask(inbox, 'administrator', webhookList, '/webhooks')).items;
  const only = async () => (await list())[0] ?? expect.fail('none');
  const log = async (id: string) =>
    (await ask(inbox, 'administrator', webhookDeliveries, `/webhooks/${id}/deliveries`)).items;
  const change = (id: string, version: number, body: object) =>
    ask(inbox, 'administrator', webhook, `/webhooks/${id}`, { method: 'PATCH', version, body });
  const treat = (id: string, version: number, body: object) =>
    ask(inbox, 'administrator', requestDetail, `/requests/${id}`, {
      method: 'PATCH',
      version,
      body,
    });
  const types = (secret: string) =>
    receiver.received.map((message) => verified(secret, message).type);

  test('a request is told of with its fields, signed, and a change of its state with both states', async () => {
    const { secret } = await add();
    const id = await messageIn(inbox, { message: 'Bonjour' });
    await inbox.deliverDue();
    await treat(id, 1, { status: 'in_progress' });
    await inbox.deliverDue();

    const [arrival, treated] = receiver.received.map((message) => verified(secret, message));
    expect(arrival).toEqual({
      type: 'contact-request.received',
      timestamp: new Date(inbox.clock.now).toISOString(),
      data: {
        kind: 'contact-request',
        id,
        reference: expect.stringMatching(/^\w{3}-\w{3}-\w{3}$/),
        receivedAt: new Date(inbox.clock.now).toISOString(),
        dueAt: expect.any(String),
        fields: {
          name: 'Salma Idrissi',
          email: 'salma@cafe-anfa.ma',
          company: 'Café Anfa',
          budget: '50K DH - 150K DH',
          message: 'Bonjour',
        },
        about: null,
        file: null,
        url: `https://agence.example/studio/demandes/messages/${id}`,
        change: null,
      },
    });
    expect(treated).toMatchObject({
      type: 'contact-request.status.in_progress',
      data: { id, change: { from: 'new', to: 'in_progress' } },
    });
    expect(() => verified('whsec_AAAA', receiver.received[0] ?? expect.fail())).toThrow();
  });

  test('each kind tells of its arrival and its states; what was not asked for is not told', async () => {
    const { secret } = await add({ events: ALL.filter((type) => !type.endsWith('.withdrawn')) });
    const application = await applicationIn(inbox);
    const moved = await treat(application, 1, { stage: 'interview' });
    const aside = { method: 'POST', version: moved.version };
    const path = `/requests/${application}`;
    const set = await ask(inbox, 'administrator', requestDetail, `${path}/quarantine`, aside);
    const back = { method: 'POST', version: set.version };
    await ask(inbox, 'administrator', requestDetail, `${path}/release`, back);
    const comment = new FormData();
    const typed = { name: 'Hind', email: 'hind@librairie.example', comment: 'Merci.' };
    for (const [name, value] of Object.entries(typed)) comment.append(name, value);
    await inbox.receive('comment', comment, { ...SENDING, about: POST });
    await inbox.deliverDue();
    const mails = server.received.map(({ mail }) => mail.text).join('\n');
    const token = /moderation\?jeton=(\S+)/.exec(mails)?.[1];
    await inbox.moderation.decide(token ?? '', 'approved');
    await inbox.deliverDue();
    expect(types(secret).toSorted()).toEqual([
      'comment.decision.approved',
      'comment.received',
      'short-application.quarantined',
      'short-application.received',
      'short-application.released',
      'short-application.stage.interview',
    ]);
    const messages = receiver.received.map((message) => verified(secret, message));
    expect(messages.find(({ type }) => type === 'short-application.received')?.data).toMatchObject({
      file: { name: 'CV Nour.pdf', verdict: 'clean' },
      about: { title: expect.any(String) },
    });
  });

  test('what is in quarantine is not told of until a person releases it', async () => {
    const { secret } = await add();
    await inbox.receive('contact-request', contactForm({ website: 'x' }), SENDING);
    await inbox.deliverDue();
    const [request] = await inbox.requests();
    await treat(request?.id ?? '', 1, { status: 'in_progress' });
    await inbox.deliverDue();
    expect(receiver.received).toEqual([]);
    const sent = { method: 'POST', version: 2 };
    const path = `/requests/${request?.id}/release`;
    await ask(inbox, 'administrator', requestDetail, path, sent);
    await inbox.deliverDue();
    expect(types(secret).toSorted()).toEqual([
      'contact-request.received',
      'contact-request.released',
    ]);
    // The mails of a request that is believed leave as well.
    expect(server.received).toHaveLength(2);

    receiver.received.length = 0;
    // Another sender: whoever was released is believed.
    const other = contactForm({ website: 'x', email: 'robot@win.example', message: 'y' });
    await inbox.receive('contact-request', other, SENDING);
    inbox.clock.now += 30 * DAY;
    expect(await inbox.applyRetention()).toMatchObject({ quarantine: 1 });
    await inbox.deliverDue();
    expect(receiver.received).toEqual([]);
  });

  test('a subscription is told of when it is confirmed, and by its id alone when it leaves', async () => {
    const events = ALL.filter((type) => type.includes('.subscription.'));
    const { secret } = await add({ events });
    const form = newsletterForm('hind@librairie.example');
    await inbox.receive('newsletter-subscription', form, SENDING);
    await inbox.deliverDue();
    const text = server.received.at(-1)?.mail.text ?? '';
    await inbox.newsletter.confirm(/confirmer?\S*\?jeton=(\S+)/.exec(text)?.[1] ?? '');
    await inbox.deliverDue();
    const [subscription] = await inbox.subscriptions();
    await call(inbox, 'editor', `/subscriptions/${subscription?.id}/unsubscribe`, {
      method: 'POST',
    });
    await inbox.deliverDue();

    const [confirmed, left] = receiver.received.map((message) => verified(secret, message));
    expect(confirmed).toMatchObject({
      type: 'newsletter-subscription.subscription.confirmed',
      data: { fields: { email: 'hind@librairie.example' }, subscription: { id: subscription?.id } },
    });
    expect(left?.data).toEqual({
      kind: 'newsletter-subscription',
      id: null,
      subscription: { id: subscription?.id },
      change: { from: 'confirmed', to: 'unsubscribed' },
    });
  });

  test('an erased person takes what waits along; of what is told then only the id is left', async () => {
    const canary = 'kanari7f3';
    const { webhook: added, secret } = await add();
    receiver.answer = (response, { body }) => response.writeHead(500).end(body);
    const id = await messageIn(inbox, { email: `${canary}@maison.example`, message: canary });
    await inbox.deliverDue();
    expect(JSON.stringify(await log(added.id))).toContain(canary);
    const erasure = { method: 'POST', body: { address: `${canary}@maison.example` } };
    expect((await call(inbox, 'administrator', '/erasures', erasure)).status).toBe(200);

    receiver.received.length = 0;
    receiver.answer = (response) => response.end();
    inbox.clock.now += HOUR;
    await inbox.deliverDue();
    inbox.clock.now = Date.now();
    const [message, ...more] = receiver.received;
    expect(more).toEqual([]);
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      type: 'contact-request.erased',
      data: { kind: 'contact-request', id, change: null },
    });
    expect(secret).toMatch(/^whsec_/);
    expect(
      JSON.stringify([receiver.received, await log(added.id), await inbox.requests()]),
    ).not.toContain(canary);
  });

  test('a message that failed is made again under the same id, signed anew, with the same body', async () => {
    const { webhook: added, secret } = await add();
    receiver.answer = (response) => response.writeHead(503).end('Maintenance');
    await messageIn(inbox);
    await inbox.deliverDue();
    expect(await log(added.id)).toMatchObject([
      { state: 'pending', attempts: 1, status: 503, failure: 'receiver_refused' },
    ]);
    receiver.answer = (response) => response.end();
    inbox.clock.now += 61_000;
    await inbox.deliverDue();
    const [first, second] = receiver.received;
    expect(second?.id).toBe(first?.id);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    expect(types(secret)).toHaveLength(2);
    const [sent] = await log(added.id);
    expect(sent).toMatchObject({ state: 'sent', attempts: 2, status: 200, failure: null });

    const again = { method: 'POST' };
    const path = `/webhooks/deliveries/${sent?.id}/resend`;
    await ask(inbox, 'administrator', webhookDeliveries, path, again);
    await inbox.deliverDue();
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(receiver.received).toHaveLength(3);
  });

  test('a receiver that is away holds up itself: others get theirs, and it gets all once it is back', async () => {
    const { webhook: down } = await add({ description: 'En panne' });
    const other = await startWebhookReceiver();
    await add({ address: other.url, description: 'En marche' });
    receiver.answer = (response) => response.destroy();
    for (let count = 0; count < 4; count += 1) await messageIn(inbox);
    await inbox.deliverDue();
    expect(other.received).toHaveLength(4);
    // Up to as many attempts as are made at once, and no hammering.
    expect(receiver.received.length).toBeLessThanOrEqual(4);
    const failing = async () =>
      (await list()).map(({ description, failingSince }) => [description, failingSince !== null]);
    expect(Object.fromEntries(await failing())).toEqual({ 'En panne': true, 'En marche': false });
    const attempted = receiver.received.length;
    await inbox.deliverDue();
    expect(receiver.received).toHaveLength(attempted);

    receiver.answer = (response) => response.end();
    inbox.clock.now += 61_000;
    await inbox.deliverDue();
    expect((await log(down.id)).map(({ state }) => state)).toEqual(Array(4).fill('sent'));
    expect(Object.fromEntries(await failing())).toEqual({ 'En panne': false, 'En marche': false });
    await other.close();
  });

  test('after three days of failure it is turned off, the agency is told once, and turned on it goes on', async () => {
    const { webhook: added } = await add();
    receiver.answer = (response) => response.writeHead(500).end();
    await messageIn(inbox);
    await inbox.deliverDue();
    inbox.clock.now += 3 * DAY;
    await messageIn(inbox);
    await inbox.deliverDue();
    await inbox.deliverDue();
    const off = await only();
    expect(off.off).toMatchObject({ reason: 'failing' });
    const mails = server.received.filter(({ mail }) => mail.subject?.includes('est arrêté'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.mail.text).toContain('«\u00a0CRM\u00a0»');

    const before = receiver.received.length;
    await messageIn(inbox);
    await inbox.deliverDue();
    inbox.clock.now += HOUR;
    await inbox.deliverDue();
    expect(receiver.received).toHaveLength(before);
    const states = (await log(added.id)).map(({ state, failure }) => `${state} ${failure}`);
    expect(states).toContain('failed receiver_off');
    const given = (await log(added.id)).find(({ failure }) => failure === 'receiver_off');
    const path = `/webhooks/deliveries/${given?.id}/resend`;
    expect((await call(inbox, 'administrator', path, { method: 'POST' })).status).toBe(422);

    receiver.answer = (response) => response.end();
    await change(off.id, off.version, { on: true });
    expect((await call(inbox, 'administrator', path, { method: 'POST' })).status).toBe(200);
    await inbox.deliverDue();
    expect(receiver.received).toHaveLength(before + 1);
    expect(await only()).toMatchObject({ off: null, failingSince: null });
  });

  test('a receiver that answers 410 wants no more', async () => {
    await add();
    receiver.answer = (response) => response.writeHead(410).end();
    await messageIn(inbox);
    await inbox.deliverDue();
    expect(await only()).toMatchObject({ off: { reason: 'gone' } });
  });

  test('a replaced secret signs for a day beside the new one, and is shown nowhere again', async () => {
    const { webhook: added, secret: former } = await add();
    const sent = { method: 'POST', version: added.version };
    const path = `/webhooks/${added.id}/secret`;
    const { secret, webhook: now } = await ask(
      inbox,
      'administrator',
      webhookWithSecret,
      path,
      sent,
    );
    expect(secret).not.toBe(former);
    expect(now.formerSecretUntil).toBe(new Date(inbox.clock.now + DAY).toISOString());
    await messageIn(inbox);
    await inbox.deliverDue();
    const [message] = receiver.received;
    expect(message && verified(secret, message).type).toBe('contact-request.received');
    expect(message && verified(former, message).type).toBe('contact-request.received');

    inbox.clock.now += DAY;
    await messageIn(inbox);
    await inbox.deliverDue();
    expect(receiver.received[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);

    // A second secret, because the first was not copied: the receiver still has the one before both.
    const again = async () => {
      const { version } = await only();
      await ask(inbox, 'administrator', webhookWithSecret, path, { method: 'POST', version });
    };
    for (let count = 0; count < 2; count += 1) await again();
    await messageIn(inbox);
    await inbox.deliverDue();
    const signatures = receiver.received[2]?.headers['webhook-signature']?.split(' ');
    expect(signatures).toHaveLength(3);
    inbox.clock.now = Date.now();
    await messageIn(inbox);
    for (let count = 0; count < 5; count += 1) await again();
    await inbox.deliverDue();
    expect(receiver.received[3]?.headers['webhook-signature']?.split(' ')).toHaveLength(4);
    const listed = await (await call(inbox, 'administrator', '/webhooks')).text();
    expect(listed).not.toContain('whsec_');
  });

  test('a trial is signed and answered at once, shows what came back, and is kept nowhere', async () => {
    const { webhook: added, secret } = await add();
    const path = `/webhooks/${added.id}/trial`;
    const trial = () => ask(inbox, 'administrator', webhookTrial, path, { method: 'POST' });
    receiver.answer = (response) => response.end('{"lead":12}');
    expect(await trial()).toMatchObject({ failure: null, status: 200, answer: '{"lead":12}' });
    expect(types(secret)).toEqual(['test']);
    receiver.answer = (response) => response.writeHead(422).end('champ inconnu');
    expect(await trial()).toMatchObject({
      failure: 'receiver_refused',
      status: 422,
      answer: 'champ inconnu',
    });
    await receiver.close();
    expect(await trial()).toMatchObject({ failure: 'receiver_unreachable', status: null });
    receiver = await startWebhookReceiver();
    expect(await log(added.id)).toEqual([]);
    expect(await inbox.deliveries()).toEqual([]);
  });

  test('trials have a daily limit', async () => {
    const { webhook: added } = await add();
    const path = `/webhooks/${added.id}/trial`;
    for (let count = 0; count < 100; count += 1) {
      await call(inbox, 'administrator', path, { method: 'POST' });
    }
    expect((await call(inbox, 'administrator', path, { method: 'POST' })).status).toBe(422);
    expect(receiver.received).toHaveLength(100);
  });

  test('of two administrators who change one at once, one wins, and is in the log without the address', async () => {
    const { webhook: added } = await add({ address: `${receiver.url}/jeton-secret` });
    const at = (body: object) =>
      call(inbox, 'administrator', `/webhooks/${added.id}`, {
        method: 'PATCH',
        version: added.version,
        body,
      });
    const answers = await Promise.all([at({ description: 'Un' }), at({ description: 'Deux' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const remove = (version: number) =>
      call(inbox, 'administrator', `/webhooks/${added.id}`, { method: 'DELETE', version });
    expect((await remove(added.version)).status).toBe(409);
    await messageIn(inbox);
    expect((await remove((await only()).version)).status).toBe(200);
    expect((await remove(1)).status).toBe(404);
    await inbox.deliverDue();
    expect(receiver.received).toEqual([]);
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit');
    const actions = items.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['webhook_added', 'webhook_changed', 'webhook_removed']),
    );
    expect(JSON.stringify(items)).not.toContain('jeton-secret');
  });

  test('what was sent is forgotten after thirty days, and the request stays', async () => {
    const { webhook: added } = await add();
    await messageIn(inbox);
    await inbox.deliverDue();
    inbox.clock.now += 29 * DAY;
    expect(await inbox.applyRetention()).toMatchObject({ webhookMessages: 0 });
    inbox.clock.now += DAY;
    expect(await inbox.applyRetention()).toMatchObject({ webhookMessages: 1, messages: 0 });
    expect(await log(added.id)).toEqual([]);
    expect(await inbox.requests()).toHaveLength(1);
  });

  test('a failed webhook makes no request undelivered, and shows in none', async () => {
    await add();
    receiver.answer = (response) => response.writeHead(410).end();
    const id = await messageIn(inbox);
    await inbox.deliverDue();
    // The mail that tells of the webhook.
    await inbox.deliverDue();
    const request = await ask(inbox, 'sales', requestDetail, `/requests/${id}`);
    expect(request.delivery).toBe('sent');
    expect(request.deliveries.map(({ channel }) => channel)).toEqual([
      'agency-mail',
      'sender-mail',
    ]);
    expect(await inbox.health()).toMatchObject({ failedDeliveries: 0, waiting: 0 });
  });

  test.each([
    ['an event of no kind', { events: ['contact-request.exploded'] }],
    ['no event', { events: [] }],
    ['no description', { description: ' ' }],
    ['an address of http', { address: 'http://crm.example/hook' }],
    ['an unknown field', { secret: 'mine' }],
  ])('%s is refused', async (_what, changes) => {
    const body = {
      address: 'https://crm.example.com/',
      description: 'CRM',
      events: ALL,
      ...changes,
    };
    const answer = await call(inbox, 'administrator', '/webhooks', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await list()).toEqual([]);
  });

  test('there are twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) await add({ description: randomUUID() });
    const body = { address: receiver.url, description: 'Un de trop', events: ALL };
    expect((await call(inbox, 'administrator', '/webhooks', { method: 'POST', body })).status).toBe(
      422,
    );
  });
});
