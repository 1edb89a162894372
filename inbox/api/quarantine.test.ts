import { expect, test } from 'vitest';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { type RequestDetail, requestDetail, requestPage } from '../contract/requests.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { contactForm, newsletterForm, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, PEOPLE, type Role, staff } from '../testing/staff.ts';

const POST = { id: 'post-midi', title: 'Filmer à midi', path: '/blog/filmer-a-midi' };

describeEachEngine('quarantine and deliveries on $name', (engine) => {
  let server: MailServer;
  let inbox: TestInbox;
  eachInboxWithMail(engine, { identify, staff }, (opened, mailServer) => {
    inbox = opened;
    server = mailServer;
  });

  async function only(role: Role, query = ''): Promise<RequestDetail> {
    const { items } = await ask(inbox, role, requestPage, `/requests?${query}`);
    expect(items).toHaveLength(1);
    return ask(inbox, role, requestDetail, `/requests/${items[0]?.id}`);
  }

  const act = (role: Role, { id, version }: RequestDetail, what: string, body?: unknown) =>
    ask(inbox, role, requestDetail, `/requests/${id}/${what}`, { method: 'POST', version, body });

  function commentForm(changes: Record<string, string> = {}): FormData {
    const form = new FormData();
    const typed = { name: 'Hind', email: 'hind@librairie.example', comment: 'Merci.', ...changes };
    for (const [name, value] of Object.entries(typed)) form.append(name, value);
    return form;
  }

  test('a person who was taken for a robot is released, and everything leaves that was withheld', async () => {
    await inbox.receive('contact-request', contactForm({ website: 'x' }), SENDING);
    await inbox.deliverDue();
    const held = await only('sales', 'quarantined=true');
    expect(held).toMatchObject({ quarantine: { reason: 'honeypot' }, deliveries: [] });

    const released = await act('sales', held, 'release');
    expect(released).toMatchObject({
      quarantine: null,
      status: 'new',
      history: [{ action: 'released', details: { reason: 'honeypot' } }],
    });
    await inbox.deliverDue();
    expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'bonjour@agence.example',
      'salma@cafe-anfa.ma',
    ]);
    // Once more changes nothing and sends nothing.
    await act('sales', released, 'release');
    await inbox.deliverDue();
    expect(server.received).toHaveLength(2);
  });

  test('whoever decides about a suspected message reads what made it suspected', async () => {
    const message = 'Best online casino with free spins https://casino-win.example/bonus';
    await inbox.receive('contact-request', contactForm({ message }), SENDING);
    const suspected = await only('sales', 'quarantined=true');
    expect(suspected.quarantine).toMatchObject({
      reason: 'content',
      signs: ['phrases', 'links', 'hurry'],
    });
    const released = await act('sales', suspected, 'release');
    // A request set aside by a person is so for their reasons, not for the site's.
    const again = await act('sales', released, 'quarantine');
    expect(again.quarantine).toMatchObject({ reason: 'by_hand', signs: [] });
  });

  test('a robot that filled the trap leaves its other signs as well', async () => {
    const message = '<a href="https://win.example">win</a>';
    await inbox.receive('contact-request', contactForm({ website: 'x', message }), SENDING);
    const { quarantine } = await only('sales', 'quarantined=true');
    expect(quarantine).toMatchObject({ reason: 'honeypot', signs: ['markup', 'links', 'hurry'] });
  });

  test('what waits for its server is withheld by hand and goes on under the same Message-ID', async () => {
    server.mood = 'asking to come back';
    await inbox.receive('contact-request', contactForm(), SENDING);
    await inbox.deliverDue();
    const before = await inbox.deliveries();
    const held = await act('sales', await only('sales'), 'quarantine');
    expect(held).toMatchObject({ quarantine: { reason: 'by_hand' }, delivery: 'withheld' });
    expect((await ask(inbox, 'sales', requestPage, '/requests')).items).toEqual([]);

    server.mood = 'accepting';
    inbox.clock.now += 4 * 24 * 60 * 60_000;
    await inbox.deliverDue();
    expect(server.received).toEqual([]);

    await act('sales', held, 'release');
    await inbox.deliverDue();
    const sent = server.received.map(({ mail }) => mail.messageId);
    for (const { message_id } of before) {
      expect(sent.filter((id) => id === message_id)).toHaveLength(1);
    }
  });

  test('a delivery that failed for good is sent again by hand, and one that arrived too', async () => {
    server.mood = 'refusing one recipient';
    server.refusedRecipient = 'salma@cafe-anfa.ma';
    await inbox.receive('contact-request', contactForm(), SENDING);
    await inbox.deliverDue();
    const failed = await only('sales', 'undelivered=true');
    const delivery = failed.deliveries.find(({ state }) => state === 'failed');
    expect(delivery).toMatchObject({ channel: 'sender-mail', failure: 'recipient_refused' });
    expect(delivery?.detail).toBeTruthy();

    server.mood = 'accepting';
    const resend = (id: string | undefined) =>
      ask(inbox, 'sales', requestDetail, `/deliveries/${id}/resend`, { method: 'POST' });
    const waiting = await resend(delivery?.id);
    expect(waiting).toMatchObject({ delivery: 'pending', version: 1 });
    await inbox.deliverDue();
    const arrived = await only('sales');
    expect(arrived).toMatchObject({
      delivery: 'sent',
      history: [{ action: 'delivery_resent', details: { channel: 'sender-mail' } }],
    });
    const agencyMail = arrived.deliveries.find(({ channel }) => channel === 'agency-mail');
    await resend(agencyMail?.id);
    await inbox.deliverDue();
    const messages = server.received.map(({ mail }) => mail.messageId);
    expect(messages).toHaveLength(3);
    expect(new Set(messages).size).toBe(2);

    await act('sales', arrived, 'quarantine');
    const refused = async (id: string | undefined) =>
      (await call(inbox, 'sales', `/deliveries/${id}/resend`, { method: 'POST' })).status;
    expect(await refused(agencyMail?.id)).toBe(422);
    expect(await refused('none')).toBe(404);
  });

  test('comments are approved and refused, and the pages learn of it', async () => {
    await inbox.receive('comment', commentForm(), { ...SENDING, about: POST });
    const pending = await only('editor', 'comment=pending');
    expect(pending).toMatchObject({ comment: { state: 'pending' }, about: { title: POST.title } });
    const before = inbox.commentRevision();
    const approved = await act('editor', pending, 'comment', { decision: 'approved' });
    expect(approved.history).toMatchObject([
      { action: 'comment_approved', actor: { id: PEOPLE.editor.id } },
    ]);
    expect(await inbox.comments(POST.id)).toHaveLength(1);
    expect(inbox.commentRevision()).toBeGreaterThan(before);

    const spam = await act('editor', approved, 'quarantine');
    expect(await inbox.comments(POST.id)).toEqual([]);
    const locked = await call(inbox, 'editor', `/requests/${spam.id}/comment`, {
      method: 'POST',
      version: spam.version,
      body: { decision: 'approved' },
    });
    expect(locked.status).toBe(422);
    const back = await act('editor', spam, 'release');
    expect(await inbox.comments(POST.id)).toHaveLength(1);
    await act('editor', back, 'comment', { decision: 'refused' });
    expect(await inbox.comments(POST.id)).toEqual([]);
    expect((await only('editor', 'comment=refused')).comment?.decidedAt).toBeTruthy();
  });

  test('a decision taken by the mail’s link is in the history, and makes older screens ask again', async () => {
    await inbox.receive('comment', commentForm(), { ...SENDING, about: POST });
    await inbox.deliverDue();
    const seen = await only('editor');
    const link = /jeton=(\S+)/.exec(server.received[0]?.mail.text ?? '')?.[1] ?? '';
    await inbox.moderation.decide(link, 'approved');
    const late = await call(inbox, 'editor', `/requests/${seen.id}/comment`, {
      method: 'POST',
      version: seen.version,
      body: { decision: 'refused' },
    });
    expect(late.status).toBe(409);
    expect((await only('editor')).history).toMatchObject([
      { action: 'comment_approved', actor: null },
    ]);
  });

  test('a comment and a subscription leave quarantine as if they had just come', async () => {
    await inbox.receive('comment', commentForm({ website: 'x' }), { ...SENDING, about: POST });
    const trapped = newsletterForm('reda@garage.example', { website: 'x' });
    await inbox.receive('newsletter-subscription', trapped, SENDING);
    await act('editor', await only('editor', 'area=comments&quarantined=true'), 'release');
    expect(await only('editor', 'area=comments&comment=pending')).toBeTruthy();
    const subscription = await only('editor', 'area=newsletter&quarantined=true');
    await act('editor', subscription, 'release');
    expect(await inbox.subscriptions()).toMatchObject([
      { address: 'reda@garage.example', state: 'pending' },
    ]);
    await inbox.deliverDue();
    expect(server.received.flatMap(({ recipients }) => recipients).sort()).toEqual([
      'bonjour@agence.example',
      'reda@garage.example',
    ]);
  });
});
