/** Authenticator apps: codes of six digits that change every thirty seconds (TOTP, RFC 6238). */
import { Secret, TOTP } from 'otpauth';
import { createSeal } from '../../packages/kit/network/sealed-secret.ts';
import type { StaffDatabase } from '../database.ts';

/** The defaults every app knows: SHA-1, six digits, thirty seconds. */
const PERIOD = 30; // s
/** Steps of difference accepted: clocks of telephones are late or early by one, rarely more. */
const WINDOW = 1; // steps
/** RFC 4226 asks for 160 bits. */
const SECRET_LENGTH = 20; // bytes
/** The lifetime of an unconfirmed setup; afterwards a new one begins. */
const SETUP_LIFETIME = 15 * 60_000; // ms

export interface AuthenticatorApp {
  readonly created: string;
  readonly lastUsed: string | null;
}

export interface AuthenticatorSetup {
  /** The secret in base32, as typed into an app. */
  readonly secret: string;
  /** `otpauth://…`, as a QR code says it. */
  readonly address: string;
}

export type AuthenticatorAppsOptions = {
  secret: string;
  /** The name under which the app shows the account. */
  issuer: string;
  warn: (message: string, details: Record<string, unknown>) => void;
};

export function createAuthenticatorApps(
  db: StaffDatabase,
  clock: () => Date,
  options: AuthenticatorAppsOptions,
) {
  const seal = createSeal(options.secret, 'authenticator apps');
  const rowOf = (person: string) =>
    db
      .selectFrom('authenticator_apps')
      .select(['secret', 'created', 'confirmed', 'last_used as lastUsed'])
      .where('person', '=', person)
      .executeTakeFirst();
  const totp = (secret: Secret, account: string) =>
    new TOTP({ issuer: options.issuer, label: account, secret, period: PERIOD });

  /** Whether a code is that of now, and was not used before. */
  async function take(person: string, sealed: Uint8Array, code: string): Promise<boolean> {
    const secret = seal.open(sealed, person);
    if (secret === undefined) {
      options.warn('an authenticator app was set up under another APP_SECRET', { person });
      return false;
    }
    const now = clock();
    const timestamp = now.getTime();
    const token = code.replace(/\s/g, '');
    const delta = totp(Secret.fromBase32(secret), '').validate({
      token,
      timestamp,
      window: WINDOW,
    });
    if (delta === null) return false;
    const step = Math.floor(timestamp / 1000 / PERIOD) + delta;
    const used = now.toISOString();
    // A single statement, so that of two requests with the same code only one is accepted.
    const { numUpdatedRows } = await db
      .updateTable('authenticator_apps')
      .set(({ fn, ref, val }) => ({
        last_step: step,
        last_used: used,
        confirmed: fn.coalesce(ref('confirmed'), val(used)),
      }))
      .where('person', '=', person)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  return {
    /** The app in use; undefined for none, and for one that was never confirmed. */
    async of(person: string): Promise<AuthenticatorApp | undefined> {
      const row = await rowOf(person);
      return row?.confirmed ? { created: row.confirmed, lastUsed: row.lastUsed } : undefined;
    },
    /** Makes a secret to confirm with a first code; undefined where an app is in use already. */
    async begin(person: string, account: string): Promise<AuthenticatorSetup | undefined> {
      const secret = new Secret({ size: SECRET_LENGTH });
      const values = { secret: seal.seal(secret.base32, person), created: clock().toISOString() };
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('authenticator_apps')
        .values({ person, last_step: 0, ...values })
        .onConflict((conflict) =>
          conflict
            .column('person')
            .doUpdateSet(values)
            .where('authenticator_apps.confirmed', 'is', null),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return undefined;
      return { secret: secret.base32, address: totp(secret, account).toString() };
    },
    /** Puts the app in use. @returns false for a wrong code, a set-up that is too old, or none */
    async confirm(person: string, code: string): Promise<boolean> {
      const row = await rowOf(person);
      if (!row || row.confirmed) return false;
      if (Date.parse(row.created) + SETUP_LIFETIME <= clock().getTime()) return false;
      return take(person, row.secret, code);
    },
    async verify(person: string, code: string): Promise<boolean> {
      const row = await rowOf(person);
      return row?.confirmed ? take(person, row.secret, code) : false;
    },
    remove: async (person: string): Promise<void> => {
      await db.deleteFrom('authenticator_apps').where('person', '=', person).execute();
    },
  };
}
