import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { failure } from '../contract/api.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { applicationIn, messageIn } from '../testing/arrivals.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import type { TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, staff } from '../testing/staff.ts';

const at = (moment: string) => Date.parse(`${moment}Z`);

describeEachEngine('refusing and inviting candidates on $name', (engine) => {
  let inbox: TestInbox;
  let server: MailServer;
  eachInboxWithMail(engine, { identify, staff }, (opened, mails) => {
    inbox = opened;
    server = mails;
  });

  const mail = (changes: { sendAt?: string | null; id?: string; body?: string } = {}) => ({
    id: randomUUID(),
    subject: 'Votre candidature chez Atelier Anfa',
    body: 'Bonjour Nour,\n\nMerci pour votre candidature.\n\nRim',
    replyTo: 'own',
    sendAt: null,
    ...changes,
  });
  const refusal = (changes?: Parameters<typeof mail>[0]) => ({
    stage: 'rejected',
    mail: mail(changes),
  });
  const INTERVIEW = { startsAt: '2026-11-25T10:00', minutes: 45, place: '12, rue des Arts, Anfa' };
  const invitation = (interview: object = {}, changes?: Parameters<typeof mail>[0]) => ({
    stage: 'interview',
    mail: mail(changes),
    interview: { ...INTERVIEW, ...interview },
  });

  const show = (id: string) => ask(inbox, 'recruiter', requestDetail, `/requests/${id}`);
  const move = (id: string, body: object, version = 1) =>
    call(inbox, 'recruiter', `/requests/${id}/stage`, { method: 'POST', version, body });
  async function moved(id: string, body: object) {
    const answer = await move(id, body, (await show(id)).version);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return requestDetail.parse(await answer.json());
  }
  /** Lets the mail server have what is due by then, and returns what the candidate got from a colleague. */
  async function sentBy(moment: string) {
    inbox.clock.now = at(moment);
    await inbox.deliverDue();
    return server.received.filter(({ mail: { from } }) => from?.name?.startsWith('Rim Tazi'));
  }
  function calendarOf({ mail: { attachments } }: MailServer['received'][number]) {
    const file = attachments.find(({ filename }) => filename === 'invitation.ics');
    const text = new TextDecoder().decode(z.instanceof(Uint8Array).parse(file?.content));
    const calendar = new ICAL.Component(ICAL.parse(text));
    const [component] = calendar.getAllSubcomponents('vevent');
    if (!component) throw new Error('no event');
    return { text, calendar, event: new ICAL.Event(component) };
  }

  test('a refusal ends the application and its promise at once, and its mail leaves at the chosen hour', async () => {
    const id = await applicationIn(inbox);
    const refused = await moved(id, refusal({ sendAt: '2026-11-24T09:00' }));
    expect(refused).toMatchObject({ stage: 'rejected', status: 'closed', overdue: false });
    expect(refused.history.map(({ action }) => action).sort()).toEqual([
      'answer_planned',
      'stage_changed',
    ]);
    const owed = await ask(inbox, 'recruiter', requestPage, '/requests?owed=true');
    expect(owed.items).toEqual([]);

    expect(await sentBy('2026-11-24T08:59')).toHaveLength(0);
    const [letter, ...others] = await sentBy('2026-11-24T09:00');
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      recipients: ['nour@elfassi.ma'],
      mail: {
        subject: 'Votre candidature chez Atelier Anfa',
        replyTo: [{ address: 'rim@agence.example' }],
      },
    });
    expect(
      server.received.filter(({ mail: { subject } }) => /^Rappel/.test(subject ?? '')),
    ).toEqual([]);
    expect(await show(id)).toMatchObject({ stage: 'rejected', status: 'closed' });
  });

  test('the candidate’s own page does not tell of a refusal before its mail does', async () => {
    const id = await applicationIn(inbox);
    await inbox.deliverDue();
    const links = server.received.map(({ mail: { text } }) => text ?? '').join();
    const [, token = ''] = /\/demande\/[\w-]+\?jeton=(\S+)/.exec(links) ?? [];
    await moved(id, refusal({ sendAt: '2026-11-24T09:00' }));
    expect(await inbox.sentRequests.look(token)).toMatchObject({ state: 'in_progress' });
    await sentBy('2026-11-24T09:00');
    expect(await inbox.sentRequests.look(token)).toMatchObject({ state: 'closed' });
  });

  test('a candidate who is taken up again before the hour gets no refusal', async () => {
    const id = await applicationIn(inbox);
    await moved(id, refusal({ sendAt: '2026-11-24T09:00' }));
    const back = await call(inbox, 'recruiter', `/requests/${id}`, {
      method: 'PATCH',
      version: 2,
      body: { stage: 'shortlisted' },
    });
    expect(requestDetail.parse(await back.json())).toMatchObject({
      stage: 'shortlisted',
      status: 'in_progress',
      answers: [{ cancelledAt: expect.any(String) }],
    });
    expect(await sentBy('2026-11-25T09:00')).toEqual([]);
  });

  test('the same refusal sent twice is one mail, and one written on an older version is none', async () => {
    const id = await applicationIn(inbox);
    const body = refusal();
    await moved(id, body);
    expect((await move(id, body)).status).toBe(200);
    expect((await move(id, refusal(), 1)).status).toBe(409);
    expect((await show(id)).answers).toHaveLength(1);
    expect(await sentBy('2026-11-21T10:00')).toHaveLength(1);
  });

  test('an invitation is read by a calendar, on the clock of Casablanca, and a second one moves the first', async () => {
    const id = await applicationIn(inbox);
    expect(await moved(id, invitation())).toMatchObject({
      stage: 'interview',
      status: 'answered',
      answers: [{ invitation: true }],
    });
    const [letter] = await sentBy('2026-11-21T10:00');
    if (!letter) throw new Error('no letter');
    const { text, calendar, event } = calendarOf(letter);
    // RFC 5545 §3.1: a line holds 75 octets at most.
    for (const line of text.split(/\r?\n/)) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event).toMatchObject({
      sequence: 0,
      summary: 'Entretien – Monteuse ou monteur vidéo – Atelier Anfa',
      location: '12, rue des Arts, Anfa',
    });
    const zone = calendar.getFirstSubcomponent('vtimezone');
    expect(zone?.getFirstPropertyValue('tzid')).toBe('Africa/Casablanca');
    expect(event.startDate.zone.tzid).toBe('Africa/Casablanca');
    expect(event.startDate.toString()).toBe('2026-11-25T10:00:00');
    expect(event.startDate.toJSDate().getTime()).toBe(at('2026-11-25T10:00'));
    expect(event.duration.toSeconds()).toBe(45 * 60);
    expect(event.organizer).toBe('mailto:rim@agence.example');
    const [guest] = event.attendees;
    expect(guest?.getFirstValue()).toBe('MAILTO:nour@elfassi.ma');
    expect(guest?.getParameter('rsvp')).toBe('TRUE');

    await moved(id, { ...invitation({ startsAt: '2026-11-26T15:30' }), stage: 'interview' });
    const [, second] = await sentBy('2026-11-21T11:00');
    const later = second && calendarOf(second).event;
    expect(later).toMatchObject({ uid: event.uid, sequence: 1 });
    expect(later?.startDate.toString()).toBe('2026-11-26T15:30:00');
  });

  test('what a candidate or a colleague types stays a text in the invitation', async () => {
    const name = 'Nour";ROLE=CHAIR:mailto:x@evil.example, \\n É'.padEnd(90, ' é');
    inbox.clock.now += 1000;
    await inbox.receiveUpload('short-application', upload(shortForm({ name })), SENT_FROM);
    const { items } = await ask(inbox, 'recruiter', requestPage, '/requests');
    const id = items[0]?.id ?? '';
    const place = 'Salle 2; étage 3, BEGIN:VALARM\r\nATTENDEE:mailto:x@evil.example';
    await moved(id, invitation({ place }));
    const [letter] = await sentBy('2026-11-21T10:00');
    if (!letter) throw new Error('no letter');
    const { calendar, event } = calendarOf(letter);
    expect(event.location).toBe('Salle 2; étage 3, BEGIN:VALARM ATTENDEE:mailto:x@evil.example');
    expect(event.attendees.map((guest) => guest.getFirstValue())).toEqual([
      'MAILTO:nour@elfassi.ma',
    ]);
    expect(event.attendees[0]?.getParameter('role')).toBe('REQ-PARTICIPANT');
    expect(calendar.getAllSubcomponents().map((part) => part.name)).toEqual([
      'vtimezone',
      'vevent',
    ]);
    expect(event.component.getAllSubcomponents()).toEqual([]);
  });

  test.each([
    ['an interview that is over', invitation({ startsAt: '2026-11-21T08:00' }), 400, /déjà passé/],
    ['one of the next century', invitation({ startsAt: '2126-11-25T10:00' }), 400, /un an/],
    [
      'an invitation that leaves after it',
      invitation({}, { sendAt: '2026-11-25T10:00' }),
      400,
      /après l’entretien/,
    ],
    ['a time of no clock', invitation({ startsAt: '2026-02-30T10:00' }), 400, /startsAt/],
    ['a meeting of a minute', invitation({ minutes: 1 }), 400, /minutes/],
    ['an interview with a refusal', { ...invitation(), stage: 'rejected' }, 400, /rendez-vous/],
    ['a field left open', refusal({ body: 'Bonjour {prénom}' }), 400, /\{prénom\}/],
    ['no mail', { stage: 'rejected' }, 400, /mail/],
  ])('%s is refused in French, and nothing is moved', async (_, body, status, message) => {
    const id = await applicationIn(inbox);
    const answer = await move(id, body);
    expect(answer.status).toBe(status);
    expect(failure.parse(await answer.json()).error.message).toMatch(message);
    expect(await show(id)).toMatchObject({ version: 1, stage: 'received', answers: [] });
  });

  test('a message has no stages, and another role no say', async () => {
    const message = await messageIn(inbox);
    const wrong = await call(inbox, 'sales', `/requests/${message}/stage`, {
      method: 'POST',
      version: 1,
      body: refusal(),
    });
    expect(wrong.status).toBe(422);
    expect(await ask(inbox, 'sales', requestDetail, `/requests/${message}`)).toMatchObject({
      version: 1,
      answers: [],
    });
    const application = await applicationIn(inbox);
    const other = await call(inbox, 'sales', `/requests/${application}/stage`, {
      method: 'POST',
      version: 1,
      body: refusal(),
    });
    expect(other.status).toBe(403);
  });
});
