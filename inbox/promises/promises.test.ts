import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpeningHours } from '../../packages/kit/calendar/opening-hours.ts';
import type { Weekday } from '../../packages/kit/calendar/weekdays.ts';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import {
  describeEachEngine,
  type RunningEngine,
} from '../../packages/kit/database/testing/engines.ts';
import type { Staff } from '../../staff/roles.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { openDatabase } from '../database.ts';
import { JOB, jobForm, SENT_FROM, upload } from '../testing/applications.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import {
  contactForm,
  makeTables,
  openInbox,
  requireReceived,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { ask, identify, PEOPLE } from '../testing/staff.ts';

const open = (day: Weekday, opens: string, closes: string) => ({ day, opens, closes });

/** The opening hours: shell-9.20 in test/specification.md. */
const USUAL: OpeningHours = {
  week: [
    open('monday', '09:00', '18:00'),
    open('tuesday', '09:00', '18:00'),
    open('wednesday', '09:00', '18:00'),
    open('thursday', '09:00', '18:00'),
    open('friday', '09:00', '18:00'),
    open('saturday', '10:00', '16:00'),
  ],
  exceptions: [],
};

/** A moment in UTC, which Casablanca keeps from September 2026 on. */
const at = (moment: string) => Date.parse(`${moment}Z`);

const AGENCY = 'bonjour@agence.example';

describeEachEngine('promises on $name', ({ start }) => {
  let engine: RunningEngine;
  let database: DatabaseOptions;
  let server: MailServer;
  let inbox: TestInbox;
  let hours: OpeningHours;
  let present: readonly Staff[];
  let readHours: () => OpeningHours | Promise<OpeningHours>;
  beforeAll(async () => {
    engine = await start();
    server = await startMailServer();
  });
  beforeEach(async () => {
    database = await engine.fresh(makeTables);
    hours = USUAL;
    readHours = () => hours;
    inbox = await openInbox(database, {
      mail: { via: 'smtp', url: server.url },
      openingHours: () => readHours(),
      identify,
      staff: async () => present,
    });
    present = Object.values(PEOPLE);
  });
  afterEach(async () => {
    await inbox.close();
    server.mood = 'accepting';
    server.received.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await engine.stop();
  });

  async function receiveAt(moment: string, changes: Record<string, string> = {}) {
    inbox.clock.now = at(moment);
    return requireReceived(await inbox.receive('contact-request', contactForm(changes), SENDING));
  }

  async function treat(changes: { status?: 'answered' | 'closed'; quarantined_at?: number }) {
    const db = await openDatabase(database, () => {});
    await db.updateTable('requests').set(changes).execute();
    await db.destroy();
  }

  async function deliverAt(moment: string) {
    inbox.clock.now = at(moment);
    return inbox.deliverDue();
  }

  /** Hands the newest request to the colleague who answers messages. */
  async function handOver() {
    const { items } = await ask(inbox, 'sales', requestPage, '/requests');
    await ask(inbox, 'sales', requestDetail, `/requests/${items[0]?.id}`, {
      method: 'PATCH',
      version: items[0]?.version ?? 0,
      body: { assignee: PEOPLE.sales.id },
    });
  }

  const reminded = () => reminders().map(({ recipients }) => recipients[0]);

  const reminders = () => server.received.filter(({ mail }) => /^Rappel/.test(mail.subject ?? ''));

  test('a message of Saturday evening is promised an answer for Tuesday at nine, and both sides read so [shell-8.17]', async () => {
    await receiveAt('2026-11-21T20:00');
    await inbox.deliverDue();
    expect(await inbox.requests()).toMatchObject([{ due_at: at('2026-11-24T09:00') }]);
    const [toAgency] = server.received.filter(({ recipients: [to] }) => to === AGENCY);
    const [toSender] = server.received.filter(({ recipients: [to] }) => to !== AGENCY);
    expect(toSender?.mail.text).toContain(
      'Nous vous répondons avant le mardi 24\u00a0novembre à 9h.',
    );
    expect(toAgency?.mail.text).toContain(
      'promis une réponse avant le mardi 24\u00a0novembre à 9h.',
    );
  });

  test('an application is promised an answer within 48 hours of opening, a comment none', async () => {
    inbox.clock.now = at('2026-11-21T20:00');
    const sending = { ...SENT_FROM, about: async () => JOB };
    await inbox.receiveUpload('job-application', upload(jobForm()), sending);
    const about = { id: 'post', title: 'Filmer à midi', path: '/blog/filmer-a-midi' };
    await inbox.receive('comment', contactForm({ comment: 'Oui.' }), { ...SENDING, about });
    const requests = await inbox.requests();
    expect(requests.find(({ kind }) => kind === 'comment')).toMatchObject({ due_at: null });
    expect(requests.find(({ kind }) => kind === 'job-application')).toMatchObject({
      due_at: at('2026-11-25T09:00'),
    });
  });

  test('hours edited later do not move what was promised', async () => {
    await receiveAt('2026-11-17T20:00');
    hours = { ...USUAL, week: [] };
    await deliverAt('2026-11-17T21:00');
    expect(await inbox.requests()).toMatchObject([{ due_at: at('2026-11-19T09:00') }]);
    expect(server.received.map(({ mail }) => mail.text).join()).toContain(
      'jeudi 19\u00a0novembre à 9h',
    );
  });

  test('a content service that is away keeps no message out: the hours it said last hold', {
    tags: ['slow'],
  }, async () => {
    await receiveAt('2026-11-17T20:00', { message: 'Le premier' });
    readHours = () => Promise.reject(new Error('away'));
    await receiveAt('2026-11-18T20:00', { message: 'Le deuxième' });
    readHours = () => new Promise(() => {});
    await receiveAt('2026-11-19T20:00', { message: 'Le troisième' });
    expect(await inbox.requests()).toMatchObject([
      { due_at: at('2026-11-19T09:00') },
      { due_at: at('2026-11-20T09:00') },
      // From Friday at nine to Saturday at nine.
      { due_at: at('2026-11-21T09:00') },
    ]);
  });

  test('the agency is reminded once, while somebody is there to read it', async () => {
    const { reference } = await receiveAt('2026-11-20T20:00');
    await deliverAt('2026-11-21T12:59');
    expect(reminders()).toHaveLength(0);
    // Due on Sunday at ten: on Saturday, three hours before closing.
    await deliverAt('2026-11-21T13:00');
    await deliverAt('2026-11-21T14:00');
    expect(reminders()).toHaveLength(1);
    expect(reminders()[0]).toMatchObject({
      recipients: [AGENCY],
      mail: {
        subject: 'Rappel\u00a0: répondre à Salma Idrissi avant le dimanche 22\u00a0novembre à 10h',
        replyTo: [{ address: 'salma@cafe-anfa.ma' }],
      },
    });
    expect(reminders()[0]?.mail.text).toContain(reference);
  });

  test('the person in charge is reminded first, and the team when an hour of presence is left', async () => {
    await receiveAt('2026-11-17T15:00');
    await handOver();
    // Due on Wednesday at three.
    await deliverAt('2026-11-18T11:59');
    expect(reminded()).toEqual([]);
    await deliverAt('2026-11-18T12:00');
    await deliverAt('2026-11-18T13:59');
    expect(reminded()).toEqual([PEOPLE.sales.email]);
    expect(reminders()[0]?.mail.text).not.toContain('en est responsable');
    await deliverAt('2026-11-18T14:00');
    await deliverAt('2026-11-18T14:30');
    await deliverAt('2026-11-18T15:30');
    expect(reminded()).toEqual([PEOPLE.sales.email, AGENCY]);
    expect(reminders()[1]?.mail.text).toContain('Samir Alami en est responsable.');
  });

  test('of an answer owed on Sunday the team is reminded on Saturday, the person in charge two hours before', async () => {
    await receiveAt('2026-11-20T20:00');
    await handOver();
    await deliverAt('2026-11-21T13:00');
    await deliverAt('2026-11-21T14:59');
    expect(reminded()).toEqual([PEOPLE.sales.email]);
    await deliverAt('2026-11-21T15:00');
    expect(reminded()).toEqual([PEOPLE.sales.email, AGENCY]);
  });

  test('the team is not reminded of what the person in charge has answered', async () => {
    await receiveAt('2026-11-17T15:00');
    await handOver();
    await deliverAt('2026-11-18T12:00');
    await treat({ status: 'answered' });
    await deliverAt('2026-11-18T14:30');
    expect(reminded()).toEqual([PEOPLE.sales.email]);
  });

  test('a site that was off reminds the person in charge, and the team an hour later, in opening hours', async () => {
    await receiveAt('2026-11-17T15:00');
    await handOver();
    await deliverAt('2026-11-18T17:30');
    await deliverAt('2026-11-18T18:30');
    await deliverAt('2026-11-19T08:59');
    const late = () =>
      server.received.flatMap(({ mail, recipients }) =>
        /^En retard/.test(mail.subject ?? '') ? recipients : [],
      );
    expect(late()).toEqual([PEOPLE.sales.email]);
    await deliverAt('2026-11-19T09:00');
    await deliverAt('2026-11-19T10:00');
    expect(late()).toEqual([PEOPLE.sales.email, AGENCY]);
  });

  test('the team is reminded at once when the person in charge has left', async () => {
    await receiveAt('2026-11-17T15:00');
    await handOver();
    present = [PEOPLE.administrator];
    await deliverAt('2026-11-18T12:00');
    await deliverAt('2026-11-18T14:30');
    expect(reminded()).toEqual([AGENCY]);
  });

  test('two processes, and one that starts again, send each of the two reminders once', async () => {
    await receiveAt('2026-11-17T15:00');
    await handOver();
    const sharing = {
      mail: { via: 'smtp', url: server.url },
      openingHours: () => hours,
      staff: async () => present,
    } as const;
    const other = await openInbox(database, sharing);
    for (const moment of ['2026-11-18T12:00', '2026-11-18T12:01', '2026-11-18T14:00']) {
      other.clock.now = at(moment);
      inbox.clock.now = at(moment);
      await Promise.all([inbox.deliverDue(), other.deliverDue()]);
    }
    await other.close();
    const restarted = await openInbox(database, sharing);
    restarted.clock.now = at('2026-11-18T14:30');
    await restarted.deliverDue();
    await restarted.close();
    expect(reminded().sort()).toEqual([AGENCY, PEOPLE.sales.email].sort());
  });

  test('whoever recruits is reminded of an application', async () => {
    inbox.clock.now = at('2026-11-17T10:00');
    const sending = { ...SENT_FROM, about: async () => JOB };
    await inbox.receiveUpload('job-application', upload(jobForm()), sending);
    // Due on Thursday at ten. Six hours of presence before: one on Thursday, five on Wednesday.
    await deliverAt('2026-11-18T12:59');
    expect(reminders()).toHaveLength(0);
    await deliverAt('2026-11-18T13:00');
    expect(reminders()).toMatchObject([{ recipients: [JOB.contactEmail] }]);
  });

  test('nobody is reminded of what has been answered or closed, or waits in quarantine', async () => {
    for (const changes of [
      { status: 'answered' },
      { status: 'closed' },
      { quarantined_at: 1 },
    ] as const) {
      await receiveAt('2026-11-17T10:00', { message: JSON.stringify(changes) });
      await treat(changes);
    }
    await deliverAt('2026-11-18T09:00');
    expect(reminders()).toHaveLength(0);
  });

  test('a reminder that waits for the mail server is taken back once the answer is given', async () => {
    await receiveAt('2026-11-17T10:00');
    await inbox.deliverDue();
    server.mood = 'dropping connections';
    await deliverAt('2026-11-18T09:00');
    expect((await inbox.deliveries()).map(({ channel, state }) => [channel, state])).toContainEqual(
      ['reminder-mail', 'pending'],
    );
    await treat({ status: 'answered' });
    server.mood = 'accepting';
    await deliverAt('2026-11-18T12:00');
    expect(reminders()).toHaveLength(0);
    expect((await inbox.deliveries()).map(({ channel }) => channel)).not.toContain('reminder-mail');
  });

  test('two processes that share the inbox remind once', async () => {
    await receiveAt('2026-11-17T10:00');
    const other = await openInbox(database, {
      mail: { via: 'smtp', url: server.url },
      openingHours: () => hours,
    });
    other.clock.now = at('2026-11-18T09:00');
    inbox.clock.now = other.clock.now;
    await Promise.all([inbox.deliverDue(), other.deliverDue()]);
    await Promise.all([inbox.deliverDue(), other.deliverDue()]);
    await other.close();
    expect(reminders()).toHaveLength(1);
  });

  test('a site that was off when it should have reminded says that it is late, at the next opening', async () => {
    await receiveAt('2026-11-17T10:00');
    await inbox.deliverDue();
    await deliverAt('2026-11-18T22:00');
    expect(await inbox.deliveries()).toHaveLength(2);
    await deliverAt('2026-11-19T09:00');
    expect(server.received.at(-1)?.mail).toMatchObject({
      subject: 'En retard\u00a0: répondre à Salma Idrissi',
      text: expect.stringContaining('Délai dépassé depuis le mercredi 18\u00a0novembre à 10h'),
    });
  });

  test('an acknowledgement that leaves after its promise promises no past', async () => {
    server.mood = 'dropping connections';
    await receiveAt('2026-11-17T10:00');
    await inbox.deliverDue();
    server.mood = 'accepting';
    await treat({ status: 'closed' });
    await deliverAt('2026-11-18T11:00');
    const [toSender] = server.received.filter(({ recipients: [to] }) => to !== AGENCY);
    expect(toSender?.mail.text).toContain('Nous vous répondons dès que possible.');
    expect(toSender?.mail.text).not.toContain('avant');
  });
});
