/** Lets a person in again who lost their factors, when no administrator is left to do it: for the machine's operator. */
import { openPeopleDatabase } from './people-database.ts';
import { createRegistry } from './registry.ts';

export type UnlockOptions = {
  /** The content database, of a site that runs or not. */
  file: string;
  siteOrigin: string;
  /** The site's secret. */
  secret: string;
};

/** Where the link leads: the page of `people.ts`. */
const PASSWORD_PAGE = '/studio/connexion/mot-de-passe';

/** In the audit log, as who did it is not known there. */
const CONSOLE = { address: '', device: 'Console du serveur' };

/**
 * Removes a person's second factors, closes their sessions, and makes a link to a new password, good for an hour.
 * @returns the link; undefined for an address nobody has
 */
export function unlockAccount(
  { file, siteOrigin, secret }: UnlockOptions,
  email: string,
): string | undefined {
  const database = openPeopleDatabase(file);
  try {
    const registry = createRegistry(database, () => new Date(), {
      secret,
      origin: siteOrigin,
      rule: undefined,
      warn: () => {},
    });
    const { accounts, audit, factors, links, sessions } = registry;
    const account = accounts.find(email);
    if (!account) return undefined;
    return registry.atomically(() => {
      factors.removeAll(account.id);
      sessions.endAll(account.id);
      audit.record('factors_reset', CONSOLE, { subject: account.name });
      audit.record('password_forgotten', CONSOLE, { subject: account.name });
      return `${siteOrigin}${PASSWORD_PAGE}#${links.forPassword(account.id)}`;
    });
  } finally {
    database.close();
  }
}
