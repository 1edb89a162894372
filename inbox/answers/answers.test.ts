import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { momentAt } from '../../packages/kit/calendar/casablanca-time.ts';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { answering } from '../contract/answers.ts';
import { failure } from '../contract/api.ts';
import type { NewAnswer } from '../contract/questions.ts';
import { conflictAnswer, type RequestDetail, requestDetail } from '../contract/requests.ts';
import { connectDatabase } from '../database.ts';
import { applicationIn, messageIn } from '../testing/arrivals.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { openInbox, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, PEOPLE, type Role, staff } from '../testing/staff.ts';
import { writeAnswer } from './write-answer.ts';

const HOUR = 60 * 60_000; // ms

describeEachEngine('answering requests on $name', (engine) => {
  let inbox: TestInbox;
  let server: MailServer;
  let database: DatabaseOptions;
  eachInboxWithMail(engine, { identify, staff }, (opened, mails, emptied) => {
    inbox = opened;
    server = mails;
    database = emptied;
  });

  const typed = (changes: Partial<NewAnswer> = {}): NewAnswer => ({
    id: randomUUID(),
    subject: 'Votre café à Rabat',
    body: 'Bonjour Salma,\n\nVoyez https://agence.example/work.\n\nSamir',
    replyTo: 'agency',
    quotesOriginal: true,
    marksAnswered: true,
    sendAt: null,
    ...changes,
  });

  const show = (id: string, role: Role = 'sales') =>
    ask(inbox, role, requestDetail, `/requests/${id}`);

  function post(id: string, body: unknown, version = 1, role: Role = 'sales') {
    return call(inbox, role, `/requests/${id}/answers`, { method: 'POST', version, body });
  }

  async function answer(
    id: string,
    body: NewAnswer,
    version = 1,
    role: Role = 'sales',
  ): Promise<RequestDetail> {
    const reply = await post(id, body, version, role);
    expect(reply.status, await reply.clone().text()).toBe(200);
    return requestDetail.parse(await reply.json());
  }

  const cancel = (answerId: string) =>
    call(inbox, 'sales', `/answers/${answerId}/cancel`, { method: 'POST' });

  /** The mails that a colleague wrote, by the name they come from. */
  const toVisitor = () =>
    server.received.filter(({ mail }) => mail.from?.name?.endsWith(' (Atelier Anfa)'));

  async function sentRefusal(reply: Promise<Response>) {
    const response = await reply;
    return { status: response.status, ...failure.parse(await response.json()).error };
  }

  test('an answer reaches the visitor in the thread of the acknowledgement, with what they wrote below', async () => {
    const id = await messageIn(inbox);
    await inbox.deliverDue();
    const acknowledged = server.received.find(({ raw }) => /^Auto-Submitted:/m.test(raw));
    const answered = await answer(id, typed());
    expect(answered).toMatchObject({ status: 'answered', version: 2 });
    expect(answered.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['answered', 'status_changed']),
    );
    await inbox.deliverDue();

    const [letter] = toVisitor();
    expect(letter?.recipients).toEqual(['salma@cafe-anfa.ma']);
    expect(letter?.mail).toMatchObject({
      subject: 'Votre café à Rabat',
      from: { name: 'Samir Alami (Atelier Anfa)', address: 'site@agence.example' },
      replyTo: [{ name: 'Atelier Anfa', address: 'bonjour@agence.example' }],
      inReplyTo: acknowledged?.mail.messageId,
      references: acknowledged?.mail.messageId,
    });
    expect(letter?.mail.text).toMatch(
      /^Bonjour Salma,\n\nVoyez https:\/\/agence\.example\/work\.\n\nSamir\n\nLe samedi 21\u00a0novembre\u00a02026 à 9h, vous écriviez\u00a0:\n> Nous ouvrons un deuxième café\.\n> Pouvez-vous le filmer\u202f\?\n/,
    );
    expect(letter?.mail.html).toMatch(
      /<a href="https:\/\/agence\.example\/work" style="[^"]*">https:\/\/agence\.example\/work<\/a>\./,
    );
    expect(letter?.mail.html).toMatch(/<blockquote[^>]*>Nous ouvrons un deuxième café\.\n/);

    const [storedAnswer] = (await show(id)).answers;
    expect(storedAnswer).toMatchObject({
      author: { id: 'p-samir', name: 'Samir Alami' },
      text: typed().body,
      replyTo: 'bonjour@agence.example',
      invitation: false,
      cancelledAt: null,
    });
    const delivery = (await show(id)).deliveries.find((one) => one.id === storedAnswer?.deliveryId);
    expect(delivery).toMatchObject({ channel: 'answer-mail', state: 'sent' });
  });

  test('a second answer continues the thread, and each is a mail of its own', async () => {
    const id = await messageIn(inbox);
    await inbox.deliverDue();
    await answer(id, typed({ marksAnswered: false }));
    await inbox.deliverDue();
    inbox.clock.now += HOUR;
    await answer(id, typed({ subject: 'Encore un mot' }), 2);
    await inbox.deliverDue();
    const [first, second] = toVisitor();
    expect(second?.mail.inReplyTo).toBe(first?.mail.messageId);
    expect(second?.mail.references?.split(/\s+/)).toEqual([
      first?.mail.inReplyTo,
      first?.mail.messageId,
    ]);
  });

  test('an answer that does not end the request leaves it in progress, and its promise stands', async () => {
    const id = await messageIn(inbox);
    const answered = await answer(id, typed({ marksAnswered: false }));
    expect(answered.status).toBe('in_progress');
  });

  test('a double click and a retry after a lost reply are one mail', async () => {
    const id = await messageIn(inbox);
    const once = typed();
    const replies = await Promise.all([post(id, once), post(id, once), post(id, once)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    // Long after, with the version that was seen then.
    const again = await answer(id, once, 1);
    expect(again.answers).toHaveLength(1);
    expect(again.history.filter(({ action }) => action === 'answered')).toHaveLength(1);
    await inbox.deliverDue();
    expect(toVisitor()).toHaveLength(1);
  });

  test('another text or hour under the same id is refused, and shows what was sent', async () => {
    const id = await messageIn(inbox);
    const once = typed();
    await answer(id, once);
    const reply = await post(id, { ...once, body: 'Tout autre chose.' }, 2);
    expect(reply.status).toBe(409);
    expect((await post(id, { ...once, sendAt: '2026-11-24T09:30' }, 2)).status).toBe(409);
    const { current } = conflictAnswer.parse(await reply.json());
    expect(current.answers.map(({ text }) => text)).toEqual([once.body]);
  });

  test('of two colleagues who answer what they saw, one is told, and nothing of theirs is written', async () => {
    const id = await messageIn(inbox);
    const replies = await Promise.all([
      post(id, typed({ body: 'De Samir.' })),
      post(id, typed({ body: 'D’Aïcha.' }), 1, 'administrator'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { answers, deliveries } = await show(id);
    expect(answers).toHaveLength(1);
    expect(deliveries.filter(({ channel }) => channel === 'answer-mail')).toHaveLength(1);
  });

  test('the visitor’s answer arrives where the colleague chose, and the choice is remembered', async () => {
    const id = await messageIn(inbox);
    const begun = () => ask(inbox, 'sales', answering, `/requests/${id}/answering`);
    expect(await begun()).toMatchObject({
      to: 'salma@cafe-anfa.ma',
      chosen: 'agency',
      replyTo: [
        { choice: 'agency', address: 'bonjour@agence.example' },
        { choice: 'own', address: 'samir@agence.example' },
      ],
    });
    await answer(id, typed({ replyTo: 'own' }));
    await inbox.deliverDue();
    expect(toVisitor()[0]?.mail.replyTo).toEqual([
      { name: 'Samir Alami', address: 'samir@agence.example' },
    ]);
    expect((await begun()).chosen).toBe('own');
  });

  test('what is planned is proposed for the next opening, from tomorrow on, feasts and days off left out', async () => {
    const opening = { opens: '09:30', closes: '18:00' };
    const closed = { opens: undefined, closes: undefined, reason: undefined };
    const open = await openInbox(database, {
      identify,
      staff,
      openingHours: () => ({
        week: [
          { day: 'thursday', ...opening },
          { day: 'friday', ...opening },
          { day: 'monday', ...opening },
        ],
        exceptions: [{ from: '2026-11-27', to: '2026-11-27', ...closed }],
      }),
    });
    // A Thursday: the Friday is a feast, and nobody works at the weekend.
    open.clock.now = Date.parse('2026-11-26T08:00:00Z');
    const id = await applicationIn(open);
    const { nextOpening } = await ask(open, 'recruiter', answering, `/requests/${id}/answering`);
    await open.close();
    expect(Date.parse(nextOpening)).toBe(momentAt('2026-11-30', '09:30').getTime());
  });

  test('a candidate’s answer arrives with the contact of the job', async () => {
    const id = await applicationIn(inbox);
    const begun = await ask(inbox, 'recruiter', answering, `/requests/${id}/answering`);
    expect(begun.replyTo[0]).toEqual({ choice: 'agency', address: 'recrutement@agence.example' });
    await answer(id, typed(), 1, 'recruiter');
    await inbox.deliverDue();
    expect(toVisitor()[0]?.mail.replyTo?.[0]?.address).toBe('recrutement@agence.example');
  });

  test('a refused address fails on the request, and the answer is sent again by hand', async () => {
    const id = await messageIn(inbox);
    await inbox.deliverDue();
    server.mood = 'refusing one recipient';
    server.refusedRecipient = 'salma@cafe-anfa.ma';
    await answer(id, typed());
    await inbox.deliverDue();
    const failed = (await show(id)).deliveries.find(({ channel }) => channel === 'answer-mail');
    expect(failed).toMatchObject({ state: 'failed', failure: 'recipient_refused' });
    server.mood = 'accepting';
    await ask(inbox, 'sales', requestDetail, `/deliveries/${failed?.id}/resend`, {
      method: 'POST',
    });
    await inbox.deliverDue();
    expect(toVisitor()).toHaveLength(1);
    expect(toVisitor()[0]?.mail.inReplyTo).toBeDefined();
  });

  test('a planned answer leaves at its hour on the agency’s clock, and only then counts as answered', async () => {
    const id = await messageIn(inbox);
    await inbox.deliverDue();
    const planned = await answer(id, typed({ sendAt: '2026-11-24T09:30' }));
    expect(planned).toMatchObject({ status: 'in_progress' });
    expect(planned.answers[0]).toMatchObject({
      sendAt: '2026-11-24T09:30:00.000Z',
      deliveryId: null,
    });
    inbox.clock.now = Date.UTC(2026, 10, 24, 9, 29);
    await inbox.deliverDue();
    expect(toVisitor()).toHaveLength(0);
    inbox.clock.now = Date.UTC(2026, 10, 24, 9, 30);
    await inbox.deliverDue();
    expect(toVisitor()).toHaveLength(1);
    const left = await show(id);
    expect(left.status).toBe('answered');
    expect(left.history.slice(0, 2).map(({ action, actor }) => [action, actor])).toEqual(
      expect.arrayContaining([
        ['planned_answer_left', null],
        ['status_changed', null],
      ]),
    );
  });

  test('a planned answer stays planned when the clock is set back', async () => {
    const id = await messageIn(inbox);
    await answer(id, typed({ sendAt: '2026-11-24T09:30' }));
    inbox.clock.now -= 30 * 24 * HOUR;
    await inbox.deliverDue();
    expect(toVisitor()).toHaveLength(0);
    expect((await show(id)).answers[0]?.deliveryId).toBeNull();
  });

  test('two processes that find an answer due send it once', async () => {
    const id = await messageIn(inbox);
    await inbox.deliverDue();
    await answer(id, typed({ sendAt: '2026-11-21T12:00' }));
    const other = await openInbox(database, { mail: { via: 'smtp', url: server.url } });
    inbox.clock.now += 5 * HOUR;
    other.clock.now = inbox.clock.now;
    await Promise.all([inbox.deliverDue(), other.deliverDue()]);
    await other.close();
    expect(toVisitor()).toHaveLength(1);
  });

  test('an answer is cancelled while it is planned or waits, and no longer once it has left', async () => {
    const id = await messageIn(inbox);
    await inbox.deliverDue();
    const planned = typed({ sendAt: '2026-11-24T09:30' });
    await answer(id, planned);
    expect((await cancel(planned.id)).status).toBe(200);
    expect((await cancel(planned.id)).status).toBe(200);
    const cancelled = await show(id);
    expect(cancelled.answers[0]?.cancelledAt).not.toBeNull();
    expect(cancelled.history.filter(({ action }) => action === 'answer_cancelled')).toHaveLength(1);

    server.mood = 'asking to come back';
    const waiting = typed();
    await answer(id, waiting, 2);
    await inbox.deliverDue();
    expect((await cancel(waiting.id)).status).toBe(200);
    server.mood = 'accepting';
    const left = typed();
    await answer(id, left, 3);
    inbox.clock.now += 4 * 24 * HOUR;
    await inbox.deliverDue();
    expect(toVisitor()).toHaveLength(1);
    expect(await sentRefusal(cancel(left.id))).toMatchObject({ status: 422, type: 'impossible' });
    expect(await sentRefusal(cancel(randomUUID()))).toMatchObject({ status: 404 });
  });

  test('a planned answer to a request in quarantine waits, and one to a withdrawn request is cancelled', async () => {
    const id = await messageIn(inbox);
    await answer(id, typed({ sendAt: '2026-11-24T09:30' }));
    await call(inbox, 'sales', `/requests/${id}/quarantine`, { method: 'POST', version: 2 });
    inbox.clock.now = Date.UTC(2026, 10, 24, 10);
    await inbox.deliverDue();
    expect((await show(id)).answers[0]?.deliveryId).toBeNull();
    await call(inbox, 'sales', `/requests/${id}/release`, { method: 'POST', version: 3 });
    await inbox.deliverDue();
    expect((await show(id)).answers[0]?.deliveryId).not.toBeNull();

    const other = await messageIn(inbox, { email: 'nadia@lalla.example' });
    await inbox.deliverDue();
    const link = server.received.find(({ recipients }) => recipients[0] === 'nadia@lalla.example');
    const [, token = ''] = /jeton=([\w.-]+)/.exec(link?.mail.text ?? '') ?? [];
    await answer(other, typed({ sendAt: '2026-11-26T09:30' }));
    expect(await inbox.sentRequests.withdraw(token)).toBe('done');
    expect((await show(other)).answers[0]?.cancelledAt).not.toBeNull();
  });

  test('an answer may carry one calendar invitation', async () => {
    const id = await applicationIn(inbox);
    const text = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Atelier Anfa//FR',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:entretien@agence.example',
      'DTSTAMP:20261121T090000Z',
      'DTSTART:20261201T090000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n');
    const db = await connectDatabase(database, () => {});
    await db.transaction().execute((transaction) =>
      writeAnswer(
        transaction,
        { secret: 'a secret of at least thirty-two characters', mailDomain: 'agence.example' },
        {
          ...typed({ body: 'À mardi.' }),
          requestId: id,
          author: PEOPLE.recruiter,
          at: new Date(inbox.clock.now),
          replyTo: { choice: 'own', address: PEOPLE.recruiter.email },
          sendAt: undefined,
          calendar: { method: 'REQUEST', text },
        },
      ),
    );
    await db.destroy();
    await inbox.deliverDue();
    expect((await show(id, 'recruiter')).answers[0]?.invitation).toBe(true);
    const [letter] = toVisitor();
    expect(letter?.raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m);
    // A mail server reads lines that end with CRLF; postal-mime gives them back with LF.
    const parts = letter?.mail.attachments.map(({ content }) =>
      typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString(),
    );
    expect(new Set(parts)).toEqual(new Set([text.replaceAll('\r\n', '\n')]));
  });

  test('hostile texts stay texts: no header, no script, no recipient comes from them', async () => {
    const id = await messageIn(inbox, {
      name: 'Zoé\u202e {référence}',
      message: '<script>alert(1)</script>\r\nBcc: tous@mechants.example',
    });
    await inbox.deliverDue();
    const begun = await ask(inbox, 'sales', answering, `/requests/${id}/answering`);
    expect(begun.values.prénom).toBe('Zoé');
    await answer(
      id,
      typed({
        subject: 'Bonjour\r\nBcc: tous@mechants.example\u0000\u202e',
        body: 'Voici <img src=x onerror=alert(1)> et https://a.example/"onmouseover=alert(1)\n.\nRCPT TO:<x@y.example>\u0007',
      }),
    );
    await inbox.deliverDue();
    const [letter] = toVisitor();
    expect(letter?.recipients).toEqual(['salma@cafe-anfa.ma']);
    expect(letter?.mail.bcc ?? []).toEqual([]);
    expect(letter?.mail.subject).toBe('Bonjour Bcc: tous@mechants.example');
    expect(letter?.mail.html).not.toContain('<img');
    expect(letter?.mail.html).not.toContain('<script');
    expect(letter?.mail.html).toContain('href="https://a.example/"');
    expect(letter?.mail.text).toContain('\n.\nRCPT TO:<x@y.example>\n');
  });

  test('what is not filled in, not there, too long or too far is refused in French, and nothing is written', async () => {
    const id = await messageIn(inbox);
    const refuse = (changes: object) => sentRefusal(post(id, { ...typed(), ...changes }));
    expect(await refuse({ body: 'Bonjour {prénom}, le {rendez-vous}.' })).toEqual({
      status: 400,
      type: 'invalid',
      message: 'Il reste à compléter\u00a0: {prénom}, {rendez-vous}.',
    });
    expect(await refuse({ subject: '{inconnu}' })).toMatchObject({ status: 400 });
    expect(await refuse({ subject: ' \u0000 ' })).toMatchObject({ status: 400 });
    expect(await refuse({ subject: 'x'.repeat(201) })).toMatchObject({ status: 400 });
    expect(await refuse({ body: 'x'.repeat(10_001) })).toMatchObject({ status: 400 });
    expect(await refuse({ body: 'é'.repeat(70_000) })).toMatchObject({ status: 413 });
    expect(await refuse({ id: 'moi' })).toMatchObject({ status: 400 });
    expect(await refuse({ sendAt: '2026-11-24T09:30:00Z' })).toMatchObject({ status: 400 });
    expect(await refuse({ sendAt: '2027-11-24T09:30' })).toMatchObject({ status: 400 });
    expect(await refuse({ calendar: { method: 'REQUEST', text: '' } })).toMatchObject({
      status: 400,
    });
    const { answers, deliveries, version } = await show(id);
    expect({ answers, version, sent: deliveries.length }).toEqual({
      answers: [],
      version: 1,
      sent: 2,
    });
  });

  test('requests in quarantine and comments are not answered by mail', async () => {
    const id = await messageIn(inbox);
    await call(inbox, 'sales', `/requests/${id}/quarantine`, { method: 'POST', version: 1 });
    expect(await sentRefusal(post(id, typed(), 2))).toMatchObject({ status: 422 });
    const comment = new FormData();
    const fields = { name: 'Hind', email: 'hind@librairie.example', comment: 'Et sans terrasse ?' };
    for (const [name, value] of Object.entries(fields)) comment.append(name, value);
    const about = { id: 'post-midi', title: 'Filmer à midi', path: '/blog/filmer-a-midi' };
    await inbox.receive('comment', comment, {
      address: '203.0.113.7',
      requestId: 'request-2',
      scripted: true,
      about,
    });
    const commentRequest = (await inbox.requests()).find(({ kind }) => kind === 'comment');
    const reply = post(commentRequest?.id ?? '', typed(), 1, 'editor');
    expect(await sentRefusal(reply)).toMatchObject({ status: 422 });
  });
});
