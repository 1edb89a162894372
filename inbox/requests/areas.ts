import type { Staff } from '../../staff/roles.ts';
import { treats } from '../colleagues.ts';
import type { Area } from '../contract/areas.ts';
import type { InboxDatabase } from '../database.ts';
import { areaOf } from '../kinds/kinds.ts';
import { notFound, Refusal } from './refusal.ts';

/** @throws {Refusal} */
export function requireArea(staff: Staff, area: Area): void {
  if (treats(staff, area)) return;
  throw new Refusal('forbidden', 'Votre rôle ne donne pas accès à cette partie des demandes.');
}

/**
 * The kind of a request this person may see.
 * @throws {Refusal}
 */
export async function requireRequest(
  db: Pick<InboxDatabase, 'selectFrom'>,
  staff: Staff,
  requestId: string,
): Promise<{ kind: string; area: Area }> {
  const row = await db
    .selectFrom('requests')
    .select('kind')
    .where('id', '=', requestId)
    .executeTakeFirst();
  const area = row && areaOf(row.kind);
  if (!area) throw notFound('Cette demande');
  requireArea(staff, area);
  return { kind: row.kind, area };
}
