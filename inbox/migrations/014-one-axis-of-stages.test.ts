import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import { describeEachEngine } from '../../packages/kit/database/testing/engines.ts';
import { requestDetail, requestPage } from '../contract/requests.ts';
import type { Stage, Status } from '../contract/states.ts';
import { openDatabase } from '../database.ts';
import { SENT_FROM, shortForm, upload } from '../testing/applications.ts';
import { messageIn } from '../testing/arrivals.ts';
import { eachInbox } from '../testing/each-inbox.ts';
import type { TestInbox } from '../testing/open-inbox.ts';
import { ask, identify, staff } from '../testing/staff.ts';
import { oneAxisOfStages } from './014-one-axis-of-stages.ts';

type Row = { stage: Stage | null; status: Status; withdrawn_at?: number };

/** The rows as they could be while status and stage were moved apart, and what each becomes. */
const ROWS: readonly (readonly [before: Row, after: { stage: Stage; status: Status }])[] = [
  [
    { stage: null, status: 'new' },
    { stage: 'received', status: 'new' },
  ],
  [
    { stage: null, status: 'in_progress' },
    { stage: 'received', status: 'new' },
  ],
  [
    { stage: null, status: 'answered' },
    { stage: 'received', status: 'answered' },
  ],
  [
    { stage: null, status: 'closed' },
    { stage: 'rejected', status: 'closed' },
  ],
  [
    { stage: 'shortlisted', status: 'new' },
    { stage: 'shortlisted', status: 'in_progress' },
  ],
  [
    { stage: 'shortlisted', status: 'answered' },
    { stage: 'shortlisted', status: 'answered' },
  ],
  [
    { stage: 'interview', status: 'in_progress' },
    { stage: 'interview', status: 'answered' },
  ],
  [
    { stage: 'interview', status: 'closed' },
    { stage: 'rejected', status: 'closed' },
  ],
  [
    { stage: 'offer', status: 'new' },
    { stage: 'offer', status: 'answered' },
  ],
  [
    { stage: 'hired', status: 'in_progress' },
    { stage: 'hired', status: 'closed' },
  ],
  [
    { stage: 'rejected', status: 'in_progress' },
    { stage: 'rejected', status: 'closed' },
  ],
  [
    { stage: null, status: 'closed', withdrawn_at: 1 },
    { stage: 'received', status: 'closed' },
  ],
];

describeEachEngine('one axis of stages on $name', (engine) => {
  let inbox: TestInbox;
  let database: DatabaseOptions;
  eachInbox(engine, { identify, staff }, (opened, at) => {
    inbox = opened;
    database = at;
  });

  test('status and stage of applications that were moved apart agree, and messages stay as they are', async () => {
    for (const [index] of ROWS.entries()) {
      inbox.clock.now += 1000;
      const form = shortForm({ email: `candidate-${index}@mail.example` });
      form.append('submissionKey', randomUUID());
      await inbox.receiveUpload('short-application', upload(form), SENT_FROM);
    }
    const message = await messageIn(inbox);
    const { items } = await ask(inbox, 'recruiter', requestPage, '/requests?order=oldest');
    expect(items).toHaveLength(ROWS.length);

    const db = await openDatabase(database, () => {});
    for (const [index, [before]] of ROWS.entries()) {
      const id = items[index]?.id ?? '';
      await db.updateTable('requests').set(before).where('id', '=', id).execute();
    }
    await db.updateTable('requests').set({ status: 'closed' }).where('id', '=', message).execute();
    await oneAxisOfStages.up(db);
    await db.destroy();

    const after = await ask(inbox, 'recruiter', requestPage, '/requests?order=oldest');
    expect(after.items.map(({ stage, status }) => ({ stage, status }))).toEqual(
      ROWS.map(([, expected]) => expected),
    );
    expect(await ask(inbox, 'sales', requestDetail, `/requests/${message}`)).toMatchObject({
      status: 'closed',
      stage: null,
    });
    const ended = await ask(inbox, 'recruiter', requestDetail, `/requests/${items[7]?.id}`);
    expect(ended.history).toMatchObject([
      { actor: null, action: 'stage_changed', details: { from: 'interview', to: 'rejected' } },
    ]);
  });
});
