/** Challenges that passkeys sign: each is good for one purpose, once, for a few minutes. */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StaffDatabase } from '../database.ts';

/** Time to find a telephone or a security key. */
export const CHALLENGE_LIFETIME = 5 * 60_000; // ms

const NONCE_LENGTH = 16;
const EXPIRY_LENGTH = 8;

export type Challenges = ReturnType<typeof createChallenges>;

/**
 * Creates challenges. Each carries its own expiry and signature, so that a request for one, which any stranger
 * may send, stores nothing; only those that come back are remembered, as used, until they would be too late
 * anyway. The key is derived from the site's secret: another process of the site may be asked next.
 * @param certain the time that has certainly passed: used ones are forgotten by it
 */
export function createChallenges(
  db: StaffDatabase,
  clock: () => Date,
  secret: string,
  certain = clock,
) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'challenges', 32));
  const sign = (purpose: string, subject: string, body: Buffer) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, subject]))
      .update(body)
      .digest();

  return {
    /** @param subject the person's id, or empty where it is still to be learnt */
    issue(purpose: string, subject: string): Uint8Array<ArrayBuffer> {
      const body = Buffer.alloc(NONCE_LENGTH + EXPIRY_LENGTH);
      randomBytes(NONCE_LENGTH).copy(body);
      body.writeBigUInt64BE(BigInt(clock().getTime() + CHALLENGE_LIFETIME), NONCE_LENGTH);
      return Uint8Array.from(Buffer.concat([body, sign(purpose, subject, body)]));
    },

    /** Uses up a challenge. @returns whether it was ours, for this purpose and subject, in time, and unused */
    async spend(purpose: string, subject: string, challenge: string): Promise<boolean> {
      const bytes = Buffer.from(challenge, 'base64url');
      const body = bytes.subarray(0, NONCE_LENGTH + EXPIRY_LENGTH);
      const signature = bytes.subarray(body.length);
      const expected = sign(purpose, subject, body);
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
        return false;
      const until = Number(body.readBigUInt64BE(NONCE_LENGTH));
      const now = clock().getTime();
      if (until <= now) return false;
      await db.deleteFrom('spent_challenges').where('until', '<=', certain().getTime()).execute();
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('spent_challenges')
        .values({ nonce: body.toString('base64url'), until })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
  };
}
