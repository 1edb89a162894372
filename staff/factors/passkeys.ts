/** Passkeys (WebAuthn): a person logs in with a key on their device, unlocked by fingerprint, face or PIN. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { StaffDatabase } from '../database.ts';
import type { Staff } from '../roles.ts';
import { CHALLENGE_LIFETIME, type Challenges } from './challenges.ts';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  readonly lastUsed: string | null;
}

/** The most passkeys of one person, who has fewer devices: a caller that adds more is a program. */
export const MOST_PASSKEYS = 20;

export type PasskeysOptions = {
  /** Public address of the site: passkeys are bound to it, and offered by browsers nowhere else. */
  origin: string;
  challenges: Challenges;
};

/** Loads the library at the first use: with its certificate parsers it is 25 MB that most days of a site do without. */
const library = () => import('@simplewebauthn/server');

export function createPasskeys(
  db: StaffDatabase,
  clock: () => Date,
  { origin, challenges }: PasskeysOptions,
) {
  const rpID = new URL(origin).hostname;
  const of = (person: string): Promise<Passkey[]> =>
    db
      .selectFrom('passkeys')
      .select(['id', 'name', 'created', 'last_used as lastUsed'])
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute();
  const keyOf = (id: string) =>
    db
      .selectFrom('passkeys')
      .select(['person', 'name', 'public_key', 'counter'])
      .where('id', '=', id)
      .executeTakeFirst();

  return {
    of,
    async registrationOptions(staff: Staff): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: rpID,
        rpID,
        userID: Uint8Array.from(Buffer.from(staff.id)),
        userName: staff.email,
        userDisplayName: staff.name,
        challenge: challenges.issue('registration', staff.id),
        timeout: CHALLENGE_LIFETIME,
        // The device's registered passkeys are excluded: a second one would only hide the first.
        excludeCredentials: (await of(staff.id)).map(({ id }) => ({ id })),
        // A passkey is found without a user name, and always verifies its owner's fingerprint, face or PIN: it is both
        // factors.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** @returns undefined for an answer that is not what was asked for, or a key that is known already */
    async register(
      person: string,
      name: string,
      response: RegistrationResponseJSON,
    ): Promise<Passkey | undefined> {
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => challenges.spend('registration', person, challenge),
        expectedOrigin: origin,
        expectedRPID: rpID,
        // The library throws for each fault of a response: the caller sees one refusal for all.
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      const created = clock().toISOString();
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('passkeys')
        .values({ id, person, name, public_key: publicKey, counter, created })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n ? { id, name, created, lastUsed: null } : undefined;
    },

    async authenticationOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID,
        challenge: challenges.issue('authentication', ''),
        timeout: CHALLENGE_LIFETIME,
        userVerification: 'required',
      });
    },

    /** Verifies a signature and finds its person: `verified` is false for a wrong, late, foreign or copied one. */
    async verify(
      response: AuthenticationResponseJSON,
    ): Promise<{ person: string; name: string; verified: boolean } | undefined> {
      const key = await keyOf(response.id);
      if (!key) return undefined;
      const { verifyAuthenticationResponse } = await library();
      const { person, name, counter } = key;
      const result = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => challenges.spend('authentication', '', challenge),
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: { id: response.id, publicKey: Uint8Array.from(key.public_key), counter },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      const verified = result.verified && isOwner(response.response.userHandle, person);
      if (verified && result.authenticationInfo) {
        const { newCounter } = result.authenticationInfo;
        await db
          .updateTable('passkeys')
          .set({ counter: newCounter, last_used: clock().toISOString() })
          .where('id', '=', response.id)
          .execute();
      }
      return { person, name, verified };
    },

    async rename(person: string, id: string, name: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** @returns the name of the removed passkey */
    async remove(person: string, id: string): Promise<string | undefined> {
      const removed = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('person', '=', person)
        .returning('name')
        .executeTakeFirst();
      return removed?.name;
    },
    removeAll: async (person: string): Promise<void> => {
      await db.deleteFrom('passkeys').where('person', '=', person).execute();
    },
  };
}

/** Whether a discoverable passkey names its own owner; the library leaves the check to us. */
function isOwner(userHandle: string | undefined, person: string): boolean {
  return Buffer.from(userHandle ?? '', 'base64url').toString() === person;
}
