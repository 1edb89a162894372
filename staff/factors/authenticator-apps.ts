/** Authenticator apps: codes of six digits that change every thirty seconds (TOTP, RFC 6238). */
import type { DatabaseSync } from 'node:sqlite';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { createSeal } from './sealed-secret.ts';

/** What every app knows without being told: SHA-1, six digits, thirty seconds. */
const PERIOD = 30; // s
/** Clocks of telephones are late or early by one step, rarely more. */
const WINDOW = 1; // steps
/** RFC 4226 asks for 160 bits. */
const SECRET_LENGTH = 20; // bytes
/** A set-up that was left lying about for longer begins anew. */
const SETUP_LIFETIME = 15 * 60_000; // ms

const Row = z.object({
  secret: z.instanceof(Uint8Array),
  created: z.string(),
  confirmed: z.string().nullable(),
  lastUsed: z.string().nullable(),
});

export interface AuthenticatorApp {
  /** When it was set up. */
  readonly created: string;
  readonly lastUsed: string | null;
}

export interface AuthenticatorSetup {
  /** In base32, as typed into an app. */
  readonly secret: string;
  /** `otpauth://…`, as a QR code says it. */
  readonly address: string;
}

export type AuthenticatorAppsOptions = {
  /** The site's secret. */
  secret: string;
  /** What the app shows the account under. */
  issuer: string;
  warn: (message: string, details: Record<string, unknown>) => void;
};

export function createAuthenticatorApps(
  database: DatabaseSync,
  clock: () => Date,
  options: AuthenticatorAppsOptions,
) {
  const seal = createSeal(options.secret);
  const find = database.prepare(
    `SELECT secret, created, confirmed, last_used AS lastUsed
     FROM authenticator_apps WHERE person = ?`,
  );
  const begin = database.prepare(
    `INSERT INTO authenticator_apps (person, secret, created, last_step) VALUES (?, ?, ?, 0)
     ON CONFLICT (person) DO UPDATE SET secret = excluded.secret, created = excluded.created
     WHERE confirmed IS NULL`,
  );
  // One statement: of two requests with the same code one finds the step taken.
  const takeStep = database.prepare(
    `UPDATE authenticator_apps SET last_step = ?1, last_used = ?2, confirmed = coalesce(confirmed, ?2)
     WHERE person = ?3 AND last_step < ?1`,
  );
  const remove = database.prepare('DELETE FROM authenticator_apps WHERE person = ?');

  const rowOf = (person: string) => Row.optional().parse(find.get(person));
  const totp = (secret: Secret, account: string) =>
    new TOTP({ issuer: options.issuer, label: account, secret, period: PERIOD });

  /** Whether it is the code of now, and was not used before. */
  function take(person: string, sealed: Uint8Array, code: string): boolean {
    const secret = seal.open(sealed, person);
    if (secret === undefined) {
      options.warn('an authenticator app was set up under another APP_SECRET', { person });
      return false;
    }
    const timestamp = clock().getTime();
    const token = code.replace(/\s/g, '');
    const delta = totp(Secret.fromBase32(secret), '').validate({
      token,
      timestamp,
      window: WINDOW,
    });
    if (delta === null) return false;
    const step = Math.floor(timestamp / 1000 / PERIOD) + delta;
    return takeStep.run(step, clock().toISOString(), person).changes > 0;
  }

  return {
    /** The one in use; undefined for none, and for one that was never confirmed. */
    of(person: string): AuthenticatorApp | undefined {
      const row = rowOf(person);
      return row?.confirmed ? { created: row.confirmed, lastUsed: row.lastUsed } : undefined;
    },
    /** A secret to confirm with a first code; undefined where an app is in use already. */
    begin(person: string, account: string): AuthenticatorSetup | undefined {
      const secret = new Secret({ size: SECRET_LENGTH });
      const sealed = seal.seal(secret.base32, person);
      if (begin.run(person, sealed, clock().toISOString()).changes === 0) return undefined;
      return { secret: secret.base32, address: totp(secret, account).toString() };
    },
    /** Puts the app in use. @returns false for a wrong code, a set-up that is too old, or none */
    confirm(person: string, code: string): boolean {
      const row = rowOf(person);
      if (!row || row.confirmed) return false;
      if (Date.parse(row.created) + SETUP_LIFETIME <= clock().getTime()) return false;
      return take(person, row.secret, code);
    },
    /** Each code is good once. */
    verify(person: string, code: string): boolean {
      const row = rowOf(person);
      return row?.confirmed ? take(person, row.secret, code) : false;
    },
    remove: (person: string) => remove.run(person).changes > 0,
  };
}
