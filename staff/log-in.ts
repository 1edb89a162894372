import { networkOf } from '../packages/kit/network/address.ts';
import { type Account, emailKey } from './accounts.ts';
import { refused } from './refusals.ts';
import type { Registry } from './registry.ts';
import type { Client } from './sessions.ts';

/** The time an earlier login makes an address familiar: attempts elsewhere do not keep the person out there. */
const FAMILIAR = 90 * 24 * 60 * 60_000; // ms

/**
 * Checks a password. An address without an account gets the same answer, after the same work and the same
 * number of attempts.
 *
 * @returns the account of the password: a second factor may still be missing
 * @throws {ApiError} 401 or 429, or 503 when too many passwords wait to be compared
 */
export async function logIn(
  registry: Registry,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<Account> {
  const { accounts, attempts, audit, passwords } = registry;
  const account = await accounts.find(email);
  const network = networkOf(client.address);
  // Ten wrong passwords close an account for a while. If they did so for its owner too, an attacker could keep
  // an administrator out: from a familiar address only the failures made there count.
  const familiar = account && (await audit.hasLoggedInFrom(account.id, client.address, FAMILIAR));
  const counted = familiar ? [emailKey(email), network] : [emailKey(email)];
  const note = (event: 'login_failed' | 'login_limited') =>
    audit.record(event, client, { ...(account && { subject: account.name }) });

  // The attempt is counted before the check: otherwise a thousand simultaneous ones would all be let through.
  await attempts.count('address', [network], () => note('login_limited'));
  await attempts.count('account', counted, () => note('login_limited'));
  const forgive = async () => {
    await attempts.forgive('address', [network]);
    await attempts.forgive('account', counted);
  };
  const right = await passwords
    .verify(password, account?.password, client)
    .catch(async (error: unknown) => {
      // The password was not compared: refusals of a busy server must not lock an account.
      await forgive();
      throw error;
    });
  // The account is read again: meanwhile its password may have changed, or it may have been removed.
  if (!right || !account || (await accounts.find(email))?.password !== account.password) {
    await note('login_failed');
    throw refused('wrong_credentials');
  }
  await forgive();
  if (passwords.isOutdated(account.password)) {
    await accounts.setPassword(account.id, await passwords.hash(password, client));
  }
  return accounts.get(account.id);
}
