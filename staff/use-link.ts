/** Uses single-use links: for the first administrator, an invited person's account, a new password. */
import { z } from 'zod';
import { networkOf } from '../packages/kit/network/address.ts';
import { hashToken, makeToken, sharedToken } from '../packages/kit/network/secret-token.ts';
import type { Account } from './accounts.ts';
import { passwordFault } from './password.ts';
import { emailField, nameField, passwordField } from './read-body.ts';
import { invalidFields, refused } from './refusals.ts';
import type { Registry } from './registry.ts';
import type { Role } from './roles.ts';
import type { Client } from './sessions.ts';

export type LinkFacts =
  | { purpose: 'first-administrator' }
  | { purpose: 'invitation'; email: string; roles: readonly Role[]; expires: string }
  | { purpose: 'password'; email: string; name: string; expires: string };

export const linkUse = z.object({
  token: z.string(),
  password: passwordField,
  name: nameField.optional(),
  /** The address of the first account: the others were invited at theirs. */
  email: emailField.optional(),
});

/** The audit log's name of it. */
type LinkEvent = 'first_administrator' | 'invitation_accepted' | 'password_reset';

export type LinkUse = z.infer<typeof linkUse>;

export type LinkRepository = ReturnType<typeof createLinkRepository>;

/**
 * @param shared the secret of a site of several processes, which know the same first token; undefined for one process,
 *   which makes another at each start without an account
 */
export function createLinkRepository(registry: Registry, shared: string | undefined) {
  const { accounts, attempts, links } = registry;
  /** The first token is only in memory. */
  const first = shared === undefined ? makeToken() : sharedToken(shared, 'first-administrator');

  const isFirst = async (token: string, { none } = accounts) =>
    hashToken(token) === first.hash && (await none());

  async function open(token: string, client: Client) {
    if (await isFirst(token)) return { purpose: 'first-administrator' } as const;
    const opening = await links.open(token);
    if (opening) return opening;
    await attempts.count('link', [networkOf(client.address)]);
    throw refused('link_spent');
  }

  return {
    /** The token that makes the first account; undefined once there is one. */
    firstToken: async () => ((await accounts.none()) ? first.token : undefined),

    /** Reads a link. Throws `ApiError` 410, or 429 for a caller who tries links. */
    async read(token: string, client: Client): Promise<LinkFacts> {
      const opening = await open(token, client);
      switch (opening.purpose) {
        case 'first-administrator':
          return opening;
        case 'invitation': {
          const { purpose, email, roles, expires } = opening;
          return { purpose, email, roles, expires };
        }
        case 'password': {
          const { email, name } = await accounts.get(opening.person);
          return { purpose: 'password', email, name, expires: opening.expires };
        }
      }
    },

    /**
     * Does what the link is for, once.
     *
     * @returns the account it made or gave a new password, and the audit event
     * @throws {ApiError} 400, 409, 410 or 429
     */
    async use(use: LinkUse, client: Client): Promise<{ account: Account; event: LinkEvent }> {
      const opening = await open(use.token, client);
      const email =
        opening.purpose === 'password'
          ? (await accounts.get(opening.person)).email
          : opening.purpose === 'invitation'
            ? opening.email
            : use.email;
      if (!email) throw invalidFields({ email: 'Écrivez votre adresse.' });
      const { name } = use;
      if (!name && opening.purpose !== 'password') throw invalidFields({ name: 'Écrivez un nom.' });
      const fault = passwordFault(use.password, { email });
      if (fault) throw invalidFields({ password: fault });
      const password = await registry.passwords.hash(use.password, client);

      if (opening.purpose === 'password') {
        return registry.atomically(async (within) => {
          await within.links.spend(opening.id, use.token);
          await within.accounts.setPassword(opening.person, password);
          // Sessions that were opened with the old password end.
          await within.sessions.endAll(opening.person);
          return { account: await within.accounts.get(opening.person), event: 'password_reset' };
        });
      }
      return registry.atomically(async (within) => {
        if (opening.purpose === 'invitation') await within.links.spend(opening.id, use.token);
        else if (!(await isFirst(use.token, within.accounts))) throw refused('link_spent');
        const roles: readonly Role[] =
          opening.purpose === 'invitation' ? opening.roles : ['administrator'];
        const account = await within.accounts.add({ name: name ?? '', email, roles, password });
        const event =
          opening.purpose === 'invitation' ? 'invitation_accepted' : 'first_administrator';
        return { account, event };
      });
    },
  };
}
