import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeEachEngine } from '../packages/kit/database/testing/engines.ts';
import { auditPage } from './contract/access.ts';
import { facets, refusedEntry, requestDetail, requestPage } from './contract/requests.ts';
import { eachInboxWithMail } from './testing/each-inbox.ts';
import type { MailServer } from './testing/mail-server.ts';
import type { TestInbox } from './testing/open-inbox.ts';
import { ask, call, identify, PEOPLE } from './testing/staff.ts';

const CALL = {
  name: 'Rachid Lahlou',
  phone: '06 61 22 33 44',
  message: 'Veut un film de deux minutes.\nÀ rappeler avant vendredi.',
};

describeEachEngine('a request that came by telephone on $name', (engine) => {
  let inbox: TestInbox;
  let server: MailServer;
  eachInboxWithMail(engine, { identify }, (opened, mails) => {
    inbox = opened;
    server = mails;
  });

  const entry = (fields: Record<string, string> = {}, more: Record<string, unknown> = {}) => ({
    key: randomUUID(),
    acknowledge: false,
    fields: { ...CALL, ...fields },
    ...more,
  });
  const enter = (body: object) =>
    ask(inbox, 'sales', requestDetail, '/requests', { method: 'POST', body });
  const recipients = () => server.received.flatMap((mail) => mail.recipients);

  test('is kept with its promise, marked as such, and its history says who entered it', async () => {
    const request = await enter(
      entry({ company: 'Coopérative Argane', service: 'Production Vidéo' }),
    );
    expect(request).toMatchObject({
      area: 'contact',
      kind: 'phone-request',
      status: 'new',
      sender: { name: 'Rachid Lahlou', email: '', phone: '06 61 22 33 44' },
      service: 'Production Vidéo',
      quarantine: null,
      history: [{ action: 'entered_by_hand', actor: { name: PEOPLE.sales.name } }],
    });
    expect(Date.parse(request.dueAt ?? '') - inbox.clock.now).toBe(24 * 60 * 60_000);
    const { kind } = await ask(inbox, 'sales', facets, '/requests/facets?area=contact');
    expect(kind).toEqual([{ value: 'phone-request', label: 'Téléphone', count: 1 }]);
    expect((await ask(inbox, 'sales', requestPage, '/requests?q=0661223344')).items).toHaveLength(
      1,
    );
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit?action=entered_by_hand');
    expect(items).toMatchObject([{ requestId: request.id, actor: { id: PEOPLE.sales.id } }]);
  });

  test('is told to the agency, and to its sender only when that is asked for', {
    tags: ['slow'],
  }, async () => {
    await enter(entry());
    await enter(entry({ email: 'rachid@argane.ma' }));
    await inbox.deliverDue();
    expect(recipients()).toEqual(['bonjour@agence.example', 'bonjour@agence.example']);
    await enter(entry({ email: 'rachid@argane.ma' }, { acknowledge: true }));
    await inbox.deliverDue();
    expect(recipients()).toContain('rachid@argane.ma');
    expect((await inbox.deliveries()).map(({ channel }) => channel)).toEqual([
      'agency-mail',
      'agency-mail',
      'agency-mail',
      'sender-mail',
    ]);
  });

  test('is kept once, however often it is sent', async () => {
    const once = entry();
    const [one, two] = await Promise.all([enter(once), enter(once)]);
    expect(one.id).toBe(two.id);
    expect((await enter(once)).history).toHaveLength(1);
    const other = { ...once, fields: { ...once.fields, message: 'Autre chose.' } };
    const answer = await call(inbox, 'sales', '/requests', { method: 'POST', body: other });
    expect(answer.status).toBe(422);
    expect(await inbox.requests()).toHaveLength(1);
  });

  test('is refused with what is wrong, field by field, and nothing of it is kept', async () => {
    const refused = async (body: object) => {
      const answer = await call(inbox, 'sales', '/requests', { method: 'POST', body });
      expect(answer.status).toBe(400);
      return refusedEntry.parse(await answer.json()).errors;
    };
    expect(await refused(entry({ name: ' ', phone: '', message: '' }))).toEqual({
      name: 'Indiquez qui a appelé.',
      phone: 'Indiquez le numéro auquel rappeler.',
      message: 'Notez ce qui a été demandé, même en une phrase.',
    });
    expect(await refused(entry({ email: 'rachid' }))).toEqual({
      email: 'Il manque le @ dans l’adresse.',
    });
    expect(await refused(entry({}, { acknowledge: true }))).toEqual({
      email: 'Indiquez l’adresse à laquelle envoyer l’accusé de réception.',
    });
    // A list may have changed while the form stood open: what no list can hold is refused.
    expect(await refused(entry({ service: 'x'.repeat(161) }))).toHaveProperty('service');
    expect(await refused(entry({ message: 'x'.repeat(5001) }))).toHaveProperty('message');
    expect(await inbox.requests()).toEqual([]);
  });

  test('is entered by those who treat messages, from a page of this site', async () => {
    const post = (role: 'recruiter' | 'editor' | 'sales', headers = {}, body: object = entry()) =>
      call(inbox, role, '/requests', { method: 'POST', body, headers });
    expect((await post('recruiter')).status).toBe(403);
    expect((await post('editor')).status).toBe(403);
    expect((await post('sales', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('sales', {}, entry({}, { key: 'x' }))).status).toBe(400);
    expect((await post('sales', {}, entry({}, { kind: 'comment' }))).status).toBe(400);
    expect((await post('sales', {}, entry({ message: 'x'.repeat(70_000) }))).status).toBe(413);
    expect(await inbox.requests()).toEqual([]);
  });

  test('writes no header of its own into a mail', async () => {
    await enter(entry({ name: 'Rachid\r\nBcc: victime@example.com', company: 'A\nB' }));
    await inbox.deliverDue();
    expect(recipients()).toEqual(['bonjour@agence.example']);
    expect(server.received[0]?.mail.bcc).toBeUndefined();
    expect(server.received[0]?.mail.replyTo).toBeUndefined();
    expect(server.received[0]?.mail.html).toContain('href="tel:+212661223344"');
  });
});
