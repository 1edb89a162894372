/** Tokens that are shown once and stored as a hash only: a reader of the database can use none of them. */
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Makes a token of 256 random bits: nobody can guess it, so a fast hash protects it as well as a slow one. */
export function makeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Returns a token for a purpose, the same for all who know the secret. */
export function sharedToken(secret: string, purpose: string): { token: string; hash: string } {
  const token = createHmac('sha256', secret).update(purpose).digest('base64url');
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Makes a unique id that reveals nothing and is safe in a URL. */
export function makeId(prefix: string): string {
  return prefix + randomBytes(8).toString('hex');
}
