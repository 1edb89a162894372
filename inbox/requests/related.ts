/** Finds the other requests of a person: those with the same address or the same telephone number. */
import type { Staff } from '../../staff/roles.ts';
import type { RelatedRequests } from '../contract/requests.ts';
import { areasOf } from '../contract/words.ts';
import type { InboxDatabase } from '../database.ts';
import { kindsOf } from '../kinds/kinds.ts';
import { readItems } from './request-item.ts';

/** The most related requests shown beside one; the search finds the others. */
const MOST = 20;

/** Lists the newest first, of the caller's desks only: a recruiter does not learn that a candidate wrote to sales. */
export async function relatedRequests(
  db: InboxDatabase,
  staff: Staff,
  requestId: string,
  now: number,
): Promise<RelatedRequests> {
  const { sender_email: email, sender_phone: phone } = await db
    .selectFrom('requests')
    .select(['sender_email', 'sender_phone'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  if (email === null && phone === null) return { items: [] };
  // Newsletter subscriptions are left out: they are not opened as requests are, and have a list of their own.
  const areas = areasOf(staff).filter((area) => area !== 'newsletter');
  const rows = await db
    .selectFrom('requests')
    .select('id')
    .where(({ eb, or }) =>
      or([
        ...(email === null ? [] : [eb('sender_email', '=', email)]),
        ...(phone === null ? [] : [eb('sender_phone', '=', phone)]),
      ]),
    )
    .where('id', '!=', requestId)
    .where('kind', 'in', kindsOf(areas))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return {
    items: await readItems(
      db,
      rows.map(({ id }) => id),
      { now, staffId: staff.id },
    ),
  };
}
