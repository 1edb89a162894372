/** What happened to accounts: who, when, from where. Never a password, a token, or what an unknown caller typed. */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Place } from './sessions.ts';

export const EVENTS = [
  'first_administrator',
  'login',
  'login_failed',
  'login_limited',
  'second_factor_asked',
  'second_factor_failed',
  'second_factor_limited',
  'recovery_code_used',
  'logout',
  'session_revoked',
  'invitation_sent',
  'invitation_failed',
  'invitation_cancelled',
  'invitation_accepted',
  'role_changed',
  'person_renamed',
  'person_removed',
  'password_changed',
  'password_forgotten',
  'password_reset',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'app_enabled',
  'app_disabled',
  'recovery_codes_renewed',
  'factors_reset',
  'token_created',
  'token_revoked',
] as const;

export type AuditEvent = (typeof EVENTS)[number];

export interface AuditEntry extends Place {
  readonly sequence: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly event: AuditEvent;
  /** Who did it; null for somebody who was not logged in. */
  readonly actor: string | null;
  readonly actorName: string | null;
  /** Whom or what it was done to, in words of the time: a name, an address, `éditeur → commercial`. */
  readonly subject: string | null;
}

/** The French data protection authority's recommendation for access logs: six months to a year. */
const KEPT = 365 * 24 * 60 * 60_000; // ms

const Row = z.object({
  sequence: z.number(),
  at: z.string(),
  event: z.enum(EVENTS),
  actor: z.string().nullable(),
  actorName: z.string().nullable(),
  subject: z.string().nullable(),
  address: z.string(),
  device: z.string(),
});
const Found = z.object({ found: z.number() });

export type Audit = ReturnType<typeof createAudit>;

export function createAudit(database: DatabaseSync, clock: () => Date) {
  const insert = database.prepare(
    `INSERT INTO audit (at, event, actor, actor_name, subject, address, device)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const forget = database.prepare('DELETE FROM audit WHERE at < ?');
  const page = database.prepare(
    `SELECT sequence, at, event, actor, actor_name AS actorName, subject, address, device
     FROM audit WHERE sequence < ? ORDER BY sequence DESC LIMIT ?`,
  );
  const loggedInFrom = database.prepare(
    `SELECT EXISTS (SELECT 1 FROM audit
       WHERE actor = ? AND address = ? AND at > ?
         AND event IN ('login', 'first_administrator', 'invitation_accepted', 'password_reset')
     ) AS found`,
  );

  return {
    record(
      event: AuditEvent,
      place: Place,
      { actor, subject }: { actor?: { id: string; name: string } | undefined; subject?: string },
    ): void {
      const now = clock();
      forget.run(new Date(now.getTime() - KEPT).toISOString());
      insert.run(
        now.toISOString(),
        event,
        actor?.id ?? null,
        actor?.name ?? null,
        subject ?? null,
        place.address,
        place.device,
      );
    },

    /** Newest first. */
    page({ before, limit }: { before: number; limit: number }): AuditEntry[] {
      return page.all(before, limit).map((row) => Row.parse(row));
    },

    /** Whether somebody logged in from an address within these milliseconds. */
    hasLoggedInFrom(person: string, address: string, within: number): boolean {
      const since = new Date(clock().getTime() - within).toISOString();
      return Found.parse(loggedInFrom.get(person, address, since)).found === 1;
    },
  };
}
