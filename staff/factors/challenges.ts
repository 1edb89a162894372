/** Challenges that authenticators sign: each is good for one purpose, once, for a few minutes. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Time to find a telephone or a security key. */
export const CHALLENGE_LIFETIME = 5 * 60_000; // ms

const NONCE_LENGTH = 16;
const EXPIRY_LENGTH = 8;
/** Challenges used within their lifetime: far more than people log in. */
const MOST_SPENT = 10_000;

export type Challenges = ReturnType<typeof createChallenges>;

/**
 * A challenge carries its own expiry and signature, so that asking for one, as any stranger may, keeps nothing in memory;
 * only those that come back signed are remembered, as used. The key is this process's own: a restart costs another click.
 */
export function createChallenges(clock: () => Date) {
  const key = randomBytes(32);
  const spent = new LRUCache<string, true>({ max: MOST_SPENT, ttl: CHALLENGE_LIFETIME });
  const sign = (purpose: string, subject: string, body: Buffer) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, subject]))
      .update(body)
      .digest();

  return {
    /** @param subject whom it is for: a person's id, or empty where that is still to be learnt */
    issue(purpose: string, subject: string): Uint8Array<ArrayBuffer> {
      const body = Buffer.alloc(NONCE_LENGTH + EXPIRY_LENGTH);
      randomBytes(NONCE_LENGTH).copy(body);
      body.writeBigUInt64BE(BigInt(clock().getTime() + CHALLENGE_LIFETIME), NONCE_LENGTH);
      return Uint8Array.from(Buffer.concat([body, sign(purpose, subject, body)]));
    },

    /** Uses up a challenge. @returns whether it was ours, for this purpose and subject, in time, and unused */
    spend(purpose: string, subject: string, challenge: string): boolean {
      const bytes = Buffer.from(challenge, 'base64url');
      const body = bytes.subarray(0, NONCE_LENGTH + EXPIRY_LENGTH);
      const signature = bytes.subarray(body.length);
      const expected = sign(purpose, subject, body);
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
        return false;
      if (body.readBigUInt64BE(NONCE_LENGTH) <= BigInt(clock().getTime())) return false;
      const nonce = body.toString('base64url');
      if (spent.has(nonce)) return false;
      spent.set(nonce, true);
      return true;
    },
  };
}
