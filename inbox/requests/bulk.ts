/** Changes several requests in one transaction: those that cannot be changed are left and named, the others change. */
import { sql, type Transaction } from 'kysely';
import type { Staff } from '../../staff/roles.ts';
import { treats } from '../colleagues.ts';
import { AREAS, type Area } from '../contract/areas.ts';
import type { BulkOutcome } from '../contract/bulk.ts';
import type { BulkOrder } from '../contract/questions.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import type { DispatchOptions } from '../dispatch.ts';
import { requireRequest } from './areas.ts';
import { putBack, setApart } from './quarantine.ts';
import { markRead, markUnread } from './reads.ts';
import { MEANWHILE, Refusal } from './refusal.ts';
import { applyChange, type Handed, notifyAssignee, type Treating } from './treatment.ts';

type Acting = {
  staff: Staff;
  at: Date;
  /** The staff who can be assigned to requests of a desk. */
  colleaguesAt(area: Area): Promise<readonly Staff[]>;
};

export async function changeInBulk(
  db: InboxDatabase,
  dispatch: DispatchOptions,
  order: BulkOrder,
  { staff, at, colleaguesAt }: Acting,
): Promise<BulkOutcome> {
  // The colleagues are read before the transaction: staff are in another database.
  const colleagues = new Map<Area, readonly Staff[]>();
  if (order.action === 'assign') {
    for (const area of AREAS) {
      if (treats(staff, area)) colleagues.set(area, await colleaguesAt(area));
    }
  }
  return db.transaction().execute(async (transaction) => {
    const done: BulkOutcome['done'] = [];
    const left: BulkOutcome['left'] = [];
    const handed: Handed[] = [];
    // All callers lock rows in the same order: two who change the same requests at once would deadlock otherwise.
    for (const { id, version } of order.requests.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      await sql`savepoint one_request`.execute(transaction);
      try {
        const { area } = await requireRequest(transaction, staff, id);
        const treating = { requestId: id, version, staff, at };
        const made = await make(transaction, dispatch, order, treating, colleagues.get(area) ?? []);
        if (made.handed) handed.push(made.handed);
        done.push({ id, version: made.version });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await sql`rollback to savepoint one_request`.execute(transaction);
        left.push({ id, message: error.type === 'conflict' ? MEANWHILE : error.message });
      }
      await sql`release savepoint one_request`.execute(transaction);
    }
    if (order.action === 'assign' && !order.quietly) {
      await notifyAssignee(transaction, dispatch, { staff, at }, handed);
    }
    return { done, left };
  });
}

/** Makes the change to one request, and returns the version it has then. */
async function make(
  transaction: Transaction<InboxTables>,
  dispatch: DispatchOptions,
  order: BulkOrder,
  treating: Treating,
  colleagues: readonly Staff[],
): Promise<{ version: number; handed?: Handed | undefined }> {
  const { requestId, version, staff, at } = treating;
  const next = version + 1;
  switch (order.action) {
    case 'assign': {
      const change = { assignee: order.assignee };
      return {
        version: next,
        handed: await applyChange(transaction, treating, change, colleagues),
      };
    }
    case 'set_status':
      await applyChange(transaction, treating, { status: order.status }, []);
      return { version: next };
    case 'set_stage':
      await applyChange(transaction, treating, { stage: order.stage }, []);
      return { version: next };
    case 'quarantine':
      await setApart(transaction, treating);
      return { version: next };
    case 'release':
      await putBack(transaction, dispatch, treating);
      return { version: next };
    case 'mark_read':
      await markRead(transaction, [requestId], { staffId: staff.id, at });
      return { version };
    case 'mark_unread':
      await markUnread(transaction, [requestId], { staffId: staff.id });
      return { version };
  }
}
