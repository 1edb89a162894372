/** Lets a person who lost their factors in again, without an administrator: for the machine's operator. */
import type { DatabaseOptions } from '../packages/kit/database/database.ts';
import { openStaffDatabase } from './database.ts';
import { LOGIN_PAGES } from './desk-addresses.ts';
import { createPasswords } from './password.ts';
import { createRegistry } from './registry.ts';

export type UnlockOptions = {
  /** The database, of a site that runs or not. */
  database: DatabaseOptions;
  siteOrigin: string;
  secret: string;
};

/** The place in the audit log, which cannot know the person at the console. */
const CONSOLE = { address: '', device: 'Console du serveur' };

/**
 * Removes a person's second factors, closes their sessions, and makes a link to a new password, good for an
 * hour.
 * @returns the link; undefined for an address without an account
 */
export async function unlockAccount(
  { database, siteOrigin, secret }: UnlockOptions,
  email: string,
): Promise<string | undefined> {
  const db = await openStaffDatabase(database, () => {});
  try {
    const registry = createRegistry(db, () => new Date(), {
      secret,
      origin: siteOrigin,
      rule: undefined,
      passwords: createPasswords(),
      warn: () => {},
    });
    return await registry.atomically(async ({ accounts, audit, factors, links, sessions }) => {
      const account = await accounts.find(email);
      if (!account) return undefined;
      await factors.removeAll(account.id);
      await sessions.endAll(account.id);
      await audit.record('factors_reset', CONSOLE, { subject: account.name });
      await audit.record('password_forgotten', CONSOLE, { subject: account.name });
      return `${siteOrigin}${LOGIN_PAGES.newPassword}#${await links.forPassword(account.id)}`;
    });
  } finally {
    await db.destroy();
  }
}
