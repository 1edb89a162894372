/** Proves a person's identity: at the login's second step, and again before changing their factors. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { networkOf } from '../../packages/kit/network/address.ts';
import { invalidFields, refused } from '../refusals.ts';
import type { Registry } from '../registry.ts';
import type { Staff } from '../roles.ts';
import type { Client } from '../sessions.ts';
import type { FactorChange } from '../staff-mail.ts';

export type Notify = (person: Staff, change: FactorChange) => void;

/** A code of an app has six digits; anything else is a recovery code. */
const APP_CODE = /^\d{3}\s?\d{3}$/;

export type Proofs = ReturnType<typeof createProofs>;

/** @param notify mails the person what happened to their factors, once the answer has left */
export function createProofs(registry: Registry, notify: Notify) {
  const { accounts, attempts, audit, factors, passwords } = registry;

  return {
    /**
     * Takes a code of the person's app, or one of their recovery codes.
     * @returns which of the two it was, in French
     * @throws {ApiError} 401, or 429 after ten wrong ones
     */
    async code(staff: Staff, typed: string, client: Client): Promise<string> {
      const network = networkOf(client.address);
      const onLimit = async () => {
        await audit.record('second_factor_limited', client, { subject: staff.name });
        notify(staff, 'second_factor_limited');
      };
      // The attempt is counted before the check: otherwise a thousand simultaneous ones would all be let through.
      await attempts.count('address', [network], onLimit);
      await attempts.count('factor', [staff.id], onLimit);
      const isApp = APP_CODE.test(typed);
      const right = await (isApp
        ? factors.apps.verify(staff.id, typed)
        : factors.codes.use(staff.id, typed));
      if (!right) {
        await audit.record('second_factor_failed', client, { subject: staff.name });
        throw refused('wrong_code');
      }
      await attempts.forgive('address', [network]);
      await attempts.forgive('factor', [staff.id]);
      if (isApp) return 'application d’authentification';
      await audit.record('recovery_code_used', client, { actor: staff });
      notify(staff, 'recovery_code_used');
      return 'code de secours';
    },

    /**
     * Takes a passkey's signature.
     * @returns its person
     * @throws {ApiError} 401 or 429
     */
    async passkey(
      response: AuthenticationResponseJSON,
      client: Client,
    ): Promise<{ person: string; name: string }> {
      const network = networkOf(client.address);
      await attempts.count('address', [network]);
      const proof = await factors.passkeys.verify(response);
      if (proof && !proof.verified) {
        const subject = (await accounts.nameOf(proof.person))?.name;
        await audit.record('second_factor_failed', client, { ...(subject && { subject }) });
      }
      if (!proof?.verified) throw refused('passkey_refused');
      await attempts.forgive('address', [network]);
      return proof;
    },

    /** Takes the person's own password. @throws {ApiError} 400, 429 or 503, counted as at the login */
    async password(staff: Staff, typed: string, field: string, client: Client): Promise<void> {
      const forgive = () => attempts.forgive('account', [staff.id]);
      await attempts.count('account', [staff.id]);
      const account = await accounts.find(staff.email);
      const right = await passwords
        .verify(typed, account?.password, client)
        .catch(async (error: unknown) => {
          // The password was not compared: a busy server must not use up the person's attempts.
          await forgive();
          throw error;
        });
      if (!right) throw invalidFields({ [field]: 'Ce n’est pas votre mot de passe actuel.' });
      await forgive();
    },
  };
}
