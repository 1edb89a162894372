/** Reads the audit log: every reading, change, export and erasure, with its person. */
import { z } from 'zod';
import { readRoles } from '../../staff/roles.ts';
import type { AuditPage } from '../contract/access.ts';
import type { AuditFilter } from '../contract/questions.ts';
import { ACCESSES, CHANGES } from '../contract/words.ts';
import type { InboxDatabase } from '../database.ts';
import { areaOf } from '../kinds/kinds.ts';
import { pageOf, readCursor } from './cursor.ts';
import { readDetails } from './request-detail.ts';
import { timeOf } from './request-item.ts';

/** Lists the audit log, newest first. */
export async function listAudit(
  db: InboxDatabase,
  { action, actor, from, to, cursor, limit }: AuditFilter,
): Promise<AuditPage> {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('requests', 'requests.id', 'audit_log.request_id')
    .selectAll('audit_log')
    .select('requests.kind');
  if (action) query = query.where('action', '=', action);
  if (actor) query = query.where('actor_id', '=', actor);
  if (from) query = query.where('at', '>=', Date.parse(from));
  if (to) query = query.where('at', '<', Date.parse(to));
  if (cursor) {
    const { at, id } = readCursor(cursor);
    query = query.where(({ eb, or }) =>
      or([eb('at', '<', at), eb('at', '=', at).and('audit_log.id', '<', id)]),
    );
  }
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(
    rows,
    limit,
    (row) => row,
    (row) => ({
      id: row.id,
      at: timeOf(row.at),
      actor:
        row.actor_id !== null && row.actor_roles !== null
          ? { id: row.actor_id, name: row.actor_name ?? '', roles: readRoles(row.actor_roles) }
          : null,
      action: z.enum([...CHANGES, ...ACCESSES]).parse(row.action),
      requestId: row.request_id,
      area: areaOf(row.kind ?? '') ?? null,
      details: readDetails(row.details),
    }),
  );
}
