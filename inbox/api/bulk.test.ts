import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { auditPage, erasure, erasurePreview } from '../contract/access.ts';
import { counts } from '../contract/api.ts';
import { bulkOutcome } from '../contract/bulk.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import { applicationIn, messageIn } from '../testing/arrivals.ts';
import { eachInboxWithMail } from '../testing/each-inbox.ts';
import type { MailServer } from '../testing/mail-server.ts';
import { openInbox, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, PEOPLE, type Role, staff } from '../testing/staff.ts';

type Row = { id: string; version: number };

describeEachEngine('requests chosen together, on $name', (engine) => {
  let inbox: TestInbox;
  let server: MailServer;
  let database: DatabaseOptions;
  eachInboxWithMail(engine, { identify, staff }, (opened, started, options) => {
    inbox = opened;
    server = started;
    database = options;
  });

  async function several(count: number): Promise<Row[]> {
    const rows: Row[] = [];
    for (let index = 0; index < count; index += 1) {
      const email = `personne-${index}@mail.example`;
      rows.push({ id: await messageIn(inbox, { email, message: `N° ${index}` }), version: 1 });
    }
    return rows;
  }

  const bulk = (role: Role, action: string, requests: Row[], more = {}) =>
    ask(inbox, role, bulkOutcome, '/requests/together', {
      method: 'POST',
      body: { action, requests, ...more },
    });

  const list = async (role: Role, query: string) =>
    (await ask(inbox, role, requestPage, `/requests?limit=100&${query}`)).items;

  async function sent(): Promise<MailServer['received']> {
    await inbox.deliverDue();
    return server.received;
  }

  test('five are assigned at once, and the colleague gets one mail about them', async () => {
    const rows = await several(5);
    await sent();
    server.received.length = 0;
    const { done, left } = await bulk('administrator', 'assign', rows, {
      assignee: PEOPLE.sales.id,
    });
    expect(left).toEqual([]);
    expect(done.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      rows.map(({ id }) => ({ id, version: 2 })).toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    expect(await list('sales', 'assignee=me')).toHaveLength(5);
    expect(await sent()).toMatchObject([
      {
        recipients: [PEOPLE.sales.email],
        mail: { subject: 'Aïcha Bennani vous confie 5 demandes' },
      },
    ]);
    expect(server.received[0]?.mail.text).toContain(
      'https://agence.example/studio/demandes/messages?responsable=moi',
    );
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit?action=assigned');
    expect(items).toHaveLength(5);
  });

  test('taken back quietly, no mail tells of it', async () => {
    const rows = await several(2);
    await bulk('administrator', 'assign', rows, { assignee: PEOPLE.sales.id });
    await sent();
    server.received.length = 0;
    const later = rows.map(({ id }) => ({ id, version: 2 }));
    await bulk('sales', 'assign', later, {
      assignee: PEOPLE.administrator.id,
      quietly: true,
    });
    expect(await sent()).toEqual([]);
  });

  test('what another person changed meanwhile is left and named, and the others change', async () => {
    const rows = await several(3);
    await ask(inbox, 'administrator', requestDetail, `/requests/${rows[1]?.id}`, {
      method: 'PATCH',
      version: 1,
      body: { status: 'in_progress' },
    });
    const gone = { id: 'gone', version: 1 };
    const { done, left } = await bulk('sales', 'set_status', [...rows, gone], {
      status: 'closed',
    });
    expect(done.map(({ id }) => id).sort()).toEqual([rows[0]?.id, rows[2]?.id].sort());
    expect(left).toEqual(
      expect.arrayContaining([
        { id: rows[1]?.id, message: 'Modifiée entre-temps par une autre personne.' },
        { id: 'gone', message: 'Cette demande n’existe pas, ou plus.' },
      ]),
    );
    const statuses = await list('sales', '');
    expect(statuses.map(({ status }) => status).sort()).toEqual([
      'closed',
      'closed',
      'in_progress',
    ]);
    expect(statuses.find(({ id }) => id === rows[1]?.id)).toMatchObject({ version: 2 });
  });

  test('of two people who change the same rows at once, each row goes to one of them', async () => {
    const rows = await several(8);
    const other = await openInbox(database, { identify, staff });
    const [one, two] = await Promise.all([
      bulk('sales', 'set_status', rows, { status: 'closed' }),
      ask(other, 'administrator', bulkOutcome, '/requests/together', {
        method: 'POST',
        body: { action: 'set_status', requests: rows.toReversed(), status: 'answered' },
      }),
    ]);
    await other.close();
    expect(one.done.length + two.done.length).toBe(8);
    expect(one.left.length + two.left.length).toBe(8);
    expect(await list('sales', 'status=closed')).toHaveLength(one.done.length);
  });

  test('only requests of one’s own desks change', async () => {
    const rows = await several(1);
    const application = { id: await applicationIn(inbox), version: 1 };
    const { done, left } = await bulk('sales', 'quarantine', [...rows, application]);
    expect(done).toEqual([{ id: rows[0]?.id, version: 2 }]);
    expect(left).toEqual([
      {
        id: application.id,
        message: 'Votre rôle ne donne pas accès à cette partie des demandes.',
      },
    ]);
    const assigned = await bulk('administrator', 'assign', [application], {
      assignee: PEOPLE.sales.id,
    });
    expect(assigned).toEqual({
      done: [],
      left: [{ id: application.id, message: 'Cette personne ne s’occupe pas de ces demandes.' }],
    });
    expect(
      await ask(inbox, 'recruiter', requestDetail, `/requests/${application.id}`),
    ).toMatchObject({ version: 1, assignee: null, history: [] });
  });

  test('applications are moved to a stage together, and messages have none', async () => {
    const application = { id: await applicationIn(inbox), version: 1 };
    const [message] = await several(1);
    const { done, left } = await bulk(
      'administrator',
      'set_stage',
      message ? [application, message] : [],
      { stage: 'rejected' },
    );
    expect(done).toEqual([{ id: application.id, version: 2 }]);
    expect(left).toEqual([{ id: message?.id, message: 'Seules les candidatures ont des étapes.' }]);
    expect(await list('recruiter', 'stage=rejected')).toHaveLength(1);
    expect(await ask(inbox, 'sales', requestDetail, `/requests/${message?.id}`)).toMatchObject({
      version: 1,
    });
  });

  test('set aside they send nothing, and put back they send what was withheld', async () => {
    const rows = await several(3);
    await bulk('sales', 'quarantine', rows);
    expect(await sent()).toEqual([]);
    expect(await list('sales', 'quarantined=true')).toHaveLength(3);
    const back = rows.map(({ id }) => ({ id, version: 2 }));
    const { done } = await bulk('sales', 'release', back);
    expect(done.every(({ version }) => version === 3)).toBe(true);
    expect(await sent()).toHaveLength(6);
    expect(await list('sales', 'owed=true')).toHaveLength(3);
  });

  test('read and unread are each person’s own, whatever version was seen, and the badge follows', async () => {
    const rows = await several(3);
    const unread = async (role: Role) => {
      const { contact } = await ask(inbox, role, counts, '/counts');
      const items = await list(role, 'unread=true');
      expect(contact?.unread).toBe(items.length);
      return items.length;
    };
    const { done } = await bulk('sales', 'mark_read', [
      ...rows.slice(0, 2),
      { id: rows[2]?.id ?? '', version: 99 },
    ]);
    expect(done).toHaveLength(3);
    expect(await unread('sales')).toBe(0);
    expect(await unread('administrator')).toBe(3);
    await bulk('sales', 'mark_unread', rows.slice(0, 1));
    expect(await unread('sales')).toBe(1);
    const [unreadRow] = await list('sales', 'unread=true');
    expect(unreadRow).toMatchObject({ id: rows[0]?.id, version: 1, unread: true });
  });

  test('a call is bounded, and what cannot be is refused whole', async () => {
    const rows = await several(2);
    const many = Array.from({ length: 101 }, (_, index) => ({ id: `id-${index}`, version: 1 }));
    for (const body of [
      { action: 'quarantine', requests: [] },
      { action: 'quarantine', requests: many },
      { action: 'quarantine', requests: [rows[0], rows[0]] },
      { action: 'quarantine', requests: [{ id: rows[0]?.id }] },
      { action: 'erase', requests: rows },
      { action: 'assign', requests: rows },
      { action: 'set_status', requests: rows, status: 'lost' },
    ]) {
      const answer = await call(inbox, 'sales', '/requests/together', { method: 'POST', body });
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(400);
    }
    expect(await list('sales', '')).toHaveLength(2);
  });

  test('administrators erase them after a look at what goes; one that changed meanwhile stays', async () => {
    const rows = await several(3);
    await ask(inbox, 'sales', requestDetail, `/requests/${rows[0]?.id}/notes`, {
      method: 'POST',
      body: { text: 'Une note.' },
    });
    await ask(inbox, 'sales', requestDetail, `/requests/${rows[1]?.id}`, {
      method: 'PATCH',
      version: 1,
      body: { status: 'in_progress' },
    });
    const body = { requests: rows };
    const left = [{ id: rows[1]?.id, message: 'Modifiée entre-temps par une autre personne.' }];
    const preview = await ask(inbox, 'administrator', erasurePreview, '/erasures/preview', {
      method: 'POST',
      body,
    });
    expect(preview).toMatchObject({ requests: 2, notes: 1, deliveries: 4, mentions: [], left });
    expect(await list('sales', '')).toHaveLength(3);

    for (const path of ['/erasures', '/erasures/preview']) {
      expect((await call(inbox, 'sales', path, { method: 'POST', body })).status).toBe(403);
    }
    const erased = await ask(inbox, 'administrator', erasure, '/erasures', {
      method: 'POST',
      body,
    });
    expect(erased).toMatchObject({ requests: 2, left });
    expect((await list('sales', '')).map(({ id }) => id)).toEqual([rows[1]?.id]);
    const { items } = await ask(inbox, 'administrator', auditPage, '/audit?action=erased');
    expect(items).toMatchObject([{ details: { requests: 2, notes: 1 } }]);
  });
});
