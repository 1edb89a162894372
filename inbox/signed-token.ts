/** Tokens of private links, signed and not stored: a reader of the database cannot act for another person. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a token, which is signed too: a link for one purpose is invalid for the others. */
export type Purpose =
  | 'confirm'
  | 'unsubscribe'
  | 'moderate'
  | 'fill'
  | 'sent-request'
  | 'daily-check';

export type Signer = {
  /** @param parts may hold no full stop */
  sign(purpose: Purpose, ...parts: readonly string[]): string;
  /** The parts of a token; undefined for one we never signed. Says nothing about expiry. */
  read(purpose: Purpose, token: string): string[] | undefined;
};

export function createSigner(secret: string): Signer {
  const signatureOf = (purpose: Purpose, parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest();
  return {
    sign: (purpose, ...parts) =>
      [...parts, signatureOf(purpose, parts).toString('base64url')].join('.'),
    read(purpose, token) {
      const parts = token.split('.');
      const signature = Buffer.from(parts.pop() ?? '', 'base64url');
      const expected = signatureOf(purpose, parts);
      const genuine = signature.length === expected.length && timingSafeEqual(signature, expected);
      return genuine ? parts : undefined;
    },
  };
}
