import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { auditPage } from '../contract/access.ts';
import { counts, failure } from '../contract/api.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { messageIn } from '../testing/arrivals.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { openInbox, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, PEOPLE, type Role, staff } from '../testing/staff.ts';

/** A moment in UTC, which Casablanca keeps from September 2026 on. The inbox opens on Saturday 21 November at 9. */
const at = (moment: string) => Date.parse(`${moment}Z`);

describeEachEngine('a day to take a request up again, on $name', (engine) => {
  let inbox: TestInbox;
  let server: MailServer;
  let database: DatabaseOptions;
  eachInboxWithMail(engine, { identify, staff }, (opened, started, options) => {
    inbox = opened;
    server = started;
    database = options;
  });

  const set = (role: Role, id: string, on: string) =>
    ask(inbox, role, requestDetail, `/requests/${id}/follow-up`, { method: 'PUT', body: { on } });

  const remove = (role: Role, id: string) =>
    ask(inbox, role, requestDetail, `/requests/${id}/follow-up`, { method: 'DELETE' });

  const dueOf = async (role: Role) => {
    const { items } = await ask(inbox, role, requestPage, '/requests?due=true');
    const { contact } = await ask(inbox, role, counts, '/counts');
    expect(contact?.due).toBe(items.length);
    return items.map(({ id }) => id);
  };

  async function goOnAt(moment: string): Promise<void> {
    inbox.clock.now = at(moment);
    await inbox.deliverDue();
  }

  const reminders = () =>
    server.received.filter(({ mail }) => /^À reprendre/.test(mail.subject ?? ''));

  test('it comes back on that day with one mail and a place in the list, to the person who asked', async () => {
    const id = await messageIn(inbox);
    const request = await set('sales', id, '2026-11-24');
    expect(request).toMatchObject({
      version: 1,
      followUp: { at: '2026-11-24T09:00:00.000Z', due: false },
      history: [],
    });
    await goOnAt('2026-11-24T08:59');
    expect(await dueOf('sales')).toEqual([]);
    expect(reminders()).toEqual([]);

    await goOnAt('2026-11-24T09:00');
    await goOnAt('2026-11-24T09:01');
    expect(reminders()).toHaveLength(1);
    expect(reminders()[0]).toMatchObject({
      recipients: [PEOPLE.sales.email],
      mail: { subject: 'À reprendre\u00a0: demande de Salma Idrissi' },
    });
    expect(reminders()[0]?.mail.text).toContain(
      `https://agence.example/studio/demandes/messages/${id}`,
    );
    expect(await dueOf('sales')).toEqual([id]);
    expect(await dueOf('administrator')).toEqual([]);
    const others = await ask(inbox, 'administrator', requestDetail, `/requests/${id}`);
    expect(others.followUp).toBeNull();
  });

  test('moved, it is told of on the new day; removed, never, nor is it in the list', async () => {
    const id = await messageIn(inbox);
    await set('sales', id, '2026-11-24');
    await set('sales', id, '2026-11-26');
    await goOnAt('2026-11-24T10:00');
    expect(reminders()).toEqual([]);
    await goOnAt('2026-11-26T10:00');
    expect(reminders()).toHaveLength(1);
    await set('sales', id, 'tomorrow');
    expect(await dueOf('sales')).toEqual([]);
    await goOnAt('2026-11-27T10:00');
    expect(reminders()).toHaveLength(2);

    await set('sales', id, 'tomorrow');
    expect((await remove('sales', id)).followUp).toBeNull();
    await remove('sales', id);
    await goOnAt('2026-11-28T10:00');
    expect(reminders()).toHaveLength(2);
    expect(await dueOf('sales')).toEqual([]);
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit');
    const marks = items.map(({ action }) => action).filter((action) => /^follow_up/.test(action));
    expect(marks.sort()).toEqual(['follow_up_removed', ...Array(4).fill('follow_up_set')]);
  });

  test('a mail that waits for the mail server is taken back with its day', async () => {
    const id = await messageIn(inbox);
    await inbox.deliverDue();
    server.received.length = 0;
    await set('sales', id, 'tomorrow');
    server.mood = 'dropping connections';
    await goOnAt('2026-11-23T09:00');
    expect((await inbox.deliveries()).map(({ channel }) => channel)).toContain('follow-up-mail');
    await remove('sales', id);
    server.mood = 'accepting';
    await goOnAt('2026-11-23T19:00');
    expect(server.received.map(({ mail }) => mail.subject)).not.toContainEqual(
      expect.stringContaining('À reprendre'),
    );
  });

  test('each has a day of their own, and a request in quarantine waits for its release', async () => {
    const id = await messageIn(inbox);
    await set('sales', id, '2026-11-24');
    await set('administrator', id, '2026-11-25');
    const { version } = await ask(inbox, 'sales', requestDetail, `/requests/${id}/quarantine`, {
      method: 'POST',
      version: 1,
    });
    await goOnAt('2026-11-24T10:00');
    expect(reminders()).toEqual([]);
    await ask(inbox, 'sales', requestDetail, `/requests/${id}/release`, {
      method: 'POST',
      version,
    });
    await goOnAt('2026-11-24T11:00');
    await goOnAt('2026-11-25T11:00');
    expect(reminders().map(({ recipients }) => recipients[0])).toEqual([
      PEOPLE.sales.email,
      PEOPLE.administrator.email,
    ]);
  });

  test('two processes that share the inbox tell once, and so does one that starts again', async () => {
    const id = await messageIn(inbox);
    await set('sales', id, '2026-11-24');
    const other = await openInbox(database, {
      mail: { via: 'smtp', url: server.url },
      identify,
      staff,
    });
    other.clock.now = at('2026-11-24T09:00');
    inbox.clock.now = other.clock.now;
    await Promise.all([inbox.deliverDue(), other.deliverDue()]);
    await Promise.all([inbox.deliverDue(), other.deliverDue()]);
    await other.close();
    const restarted = await openInbox(database, {
      mail: { via: 'smtp', url: server.url },
      staff,
    });
    restarted.clock.now = at('2026-11-24T10:00');
    await restarted.deliverDue();
    await restarted.close();
    expect(reminders()).toHaveLength(1);
  });

  test('a person who has left is told nothing', async () => {
    const id = await messageIn(inbox);
    await set('sales', id, '2026-11-24');
    const later = await openInbox(database, {
      mail: { via: 'smtp', url: server.url },
      staff: async () => [PEOPLE.administrator],
    });
    later.clock.now = at('2026-11-24T09:00');
    await later.deliverDue();
    await later.close();
    expect(reminders()).toEqual([]);
  });

  test('a day that cannot be is refused in French, and changes nothing', async () => {
    const id = await messageIn(inbox);
    for (const on of ['2026-11-21', '2020-01-01', '2126-01-01', '2026-02-31', 'demain', 7]) {
      const answer = await call(inbox, 'sales', `/requests/${id}/follow-up`, {
        method: 'PUT',
        body: { on },
      });
      expect(answer.status, String(on)).toBe(400);
      expect(failure.parse(await answer.json()).error.message).toMatch(/^(Choisissez|À corriger)/);
    }
    const request = await ask(inbox, 'sales', requestDetail, `/requests/${id}`);
    expect(request.followUp).toBeNull();
  });
});
