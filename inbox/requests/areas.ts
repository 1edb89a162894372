/** Which desk each kind of request belongs to, and who may sit there. */
import type { InboxDatabase } from '../database.ts';
import type { RequestKind } from '../kinds.ts';
import { notFound, Refusal } from './refusal.ts';
import { AREAS_OF, type Area, type Staff } from './words.ts';

const AREA_OF_KIND: Readonly<Record<RequestKind, Area>> = {
  'contact-request': 'contact',
  'contact-message': 'contact',
  'short-application': 'applications',
  'job-application': 'applications',
  comment: 'comments',
  'newsletter-subscription': 'newsletter',
};

const AREAS_BY_KIND = new Map<string, Area>(Object.entries(AREA_OF_KIND));

/** A row stored under a kind this version does not know has none: nobody is shown what nobody answers for. */
export function areaOf(kind: string): Area | undefined {
  return AREAS_BY_KIND.get(kind);
}

export function kindsOf(areas: readonly Area[]): string[] {
  return [...AREAS_BY_KIND].flatMap(([kind, area]) => (areas.includes(area) ? [kind] : []));
}

/** @throws {Refusal} */
export function requireArea(staff: Staff, area: Area): void {
  if (AREAS_OF[staff.role].includes(area)) return;
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
