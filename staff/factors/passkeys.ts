/** Passkeys (WebAuthn): a person logs in with what their device keeps, unlocked by finger, face or PIN. */
import type { DatabaseSync } from 'node:sqlite';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { Staff } from '../staff.ts';
import { CHALLENGE_LIFETIME, type Challenges } from './challenges.ts';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  readonly lastUsed: string | null;
}

const PasskeyRow = z.object({
  id: z.string(),
  name: z.string(),
  created: z.string(),
  lastUsed: z.string().nullable(),
});
const Key = z.object({
  person: z.string(),
  name: z.string(),
  publicKey: z.instanceof(Uint8Array),
  counter: z.number(),
});

/** A person has fewer devices: a caller that adds more is a program. */
export const MOST_PASSKEYS = 20;

export type PasskeysOptions = {
  /** Public address of the site: passkeys are bound to it, and offered by browsers nowhere else. */
  origin: string;
  challenges: Challenges;
};

/** Loaded at the first use: with its certificate parsers it is 25 MB that most days of a site do without. */
const library = () => import('@simplewebauthn/server');

export function createPasskeys(
  database: DatabaseSync,
  clock: () => Date,
  { origin, challenges }: PasskeysOptions,
) {
  const rpID = new URL(origin).hostname;
  const ofPerson = database.prepare(
    `SELECT id, name, created, last_used AS lastUsed FROM passkeys
     WHERE person = ? ORDER BY created, id`,
  );
  const byId = database.prepare(
    'SELECT person, name, public_key AS publicKey, counter FROM passkeys WHERE id = ?',
  );
  const insert = database.prepare(
    `INSERT INTO passkeys (id, person, name, public_key, counter, created)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const use = database.prepare('UPDATE passkeys SET counter = ?, last_used = ? WHERE id = ?');
  const rename = database.prepare('UPDATE passkeys SET name = ? WHERE id = ? AND person = ?');
  const remove = database.prepare('DELETE FROM passkeys WHERE id = ? AND person = ?');
  const removeAll = database.prepare('DELETE FROM passkeys WHERE person = ?');

  const of = (person: string): Passkey[] =>
    ofPerson.all(person).map((row) => PasskeyRow.parse(row));

  return {
    of,
    /** What the browser needs to make one. */
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
        // One and the same would only shadow itself.
        excludeCredentials: of(staff.id).map(({ id }) => ({ id })),
        // Found without a name typed first, and never without its owner's finger, face or PIN: it stands alone.
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
        // The library throws what is wrong with a response: to a caller it is one refusal.
      }).catch(() => ({ registrationInfo: undefined }));
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter } = registrationInfo.credential;
      const created = clock().toISOString();
      const added = insert.run(id, person, name, publicKey, counter, created).changes > 0;
      return added ? { id, name, created, lastUsed: null } : undefined;
    },

    /** What the browser needs to use one: it asks its owner which. */
    async authenticationOptions(): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID,
        challenge: challenges.issue('authentication', ''),
        timeout: CHALLENGE_LIFETIME,
        userVerification: 'required',
      });
    },

    /**
     * Whose passkey signed, and whether it did so as it must: `verified` is false for a signature that is wrong, late,
     * for another site, or by a copy (its counter does not move on). Undefined for a key of nobody.
     */
    async verify(
      response: AuthenticationResponseJSON,
    ): Promise<{ person: string; name: string; verified: boolean } | undefined> {
      const key = Key.optional().parse(byId.get(response.id));
      if (!key) return undefined;
      const { verifyAuthenticationResponse } = await library();
      const { person, name, counter } = key;
      const result = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => challenges.spend('authentication', '', challenge),
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: { id: response.id, publicKey: Uint8Array.from(key.publicKey), counter },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      const verified = result.verified && isOwner(response.response.userHandle, person);
      if (verified && result.authenticationInfo) {
        const { newCounter } = result.authenticationInfo;
        use.run(newCounter, clock().toISOString(), response.id);
      }
      return { person, name, verified };
    },

    rename: (person: string, id: string, name: string) => rename.run(name, id, person).changes > 0,
    /** @returns the name of what was removed */
    remove(person: string, id: string): string | undefined {
      const key = Key.optional().parse(byId.get(id));
      return remove.run(id, person).changes > 0 ? key?.name : undefined;
    },
    removeAll: (person: string) => void removeAll.run(person),
  };
}

/** The library leaves it to us: a discoverable passkey also says whose it is. */
function isOwner(userHandle: string | undefined, person: string): boolean {
  return Buffer.from(userHandle ?? '', 'base64url').toString() === person;
}
