/** The audit log of accounts: who, when, from where. Never a password, a token, or what an unknown caller typed. */
import type { AuditEvent } from './audit-event.ts';
import type { StaffDatabase } from './database.ts';
import type { Client } from './sessions.ts';

export interface AuditEntry extends Client {
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly event: AuditEvent;
  /** The person who acted; null for a caller without a session. */
  readonly actor: string | null;
  readonly actorName: string | null;
  /** The account or object concerned, in words of the time: a name, an address, `Salma : Recruteur ajouté`. */
  readonly subject: string | null;
}

/** The French data protection authority's recommendation for access logs: six months to a year. */
const LIFETIME = 365 * 24 * 60 * 60_000; // ms

export type Audit = ReturnType<typeof createAudit>;

/** @param certain the time that has certainly passed: what is erased is so by it */
export function createAudit(db: StaffDatabase, clock: () => Date, certain = clock) {
  return {
    async record(
      event: AuditEvent,
      { address, device }: Client,
      { actor, subject }: { actor?: { id: string; name: string } | undefined; subject?: string },
    ): Promise<void> {
      const now = clock();
      const oldest = new Date(certain().getTime() - LIFETIME).toISOString();
      await db.deleteFrom('staff_audit').where('at', '<', oldest).execute();
      await db
        .insertInto('staff_audit')
        .values({
          at: now.toISOString(),
          event,
          actor: actor?.id ?? null,
          actor_name: actor?.name ?? null,
          subject: subject ?? null,
          address,
          device,
        })
        .execute();
    },

    /** Newest first. */
    page: ({ before, limit }: { before: number; limit: number }): Promise<AuditEntry[]> =>
      db
        .selectFrom('staff_audit')
        .select(['sequence', 'at', 'event', 'actor', 'actor_name as actorName', 'subject'])
        .select(['address', 'device'])
        .where('sequence', '<', before)
        .orderBy('sequence', 'desc')
        .limit(limit)
        .execute(),

    /** Whether a person logged in from an address within these milliseconds. */
    async hasLoggedInFrom(person: string, address: string, within: number): Promise<boolean> {
      const since = new Date(clock().getTime() - within).toISOString();
      const login = await db
        .selectFrom('staff_audit')
        .select('sequence')
        .where('actor', '=', person)
        .where('address', '=', address)
        .where('at', '>', since)
        .where('event', 'in', LOGINS)
        .limit(1)
        .executeTakeFirst();
      return login !== undefined;
    },
  };
}

/** Events that prove that the person was there. */
const LOGINS: readonly AuditEvent[] = [
  'login',
  'first_administrator',
  'invitation_accepted',
  'password_reset',
];
