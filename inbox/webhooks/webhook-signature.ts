/** Signs messages by Standard Webhooks (symmetric, `v1`): https://www.standardwebhooks.com */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
/** The length of a secret, within the 24 to 64 that Standard Webhooks asks for; as long as the hash. */
const SECRET_LENGTH = 32; // bytes

export function makeSecret(): string {
  return PREFIX + randomBytes(SECRET_LENGTH).toString('base64');
}

type Signed = {
  /** `webhook-id`: the same at each attempt, by which a receiver knows a repeat. */
  id: string;
  /** The time of the attempt: a receiver refuses one older than a few minutes. */
  at: Date;
  body: string;
};

/** Returns the three headers. While two secrets are valid, the message is signed with both. */
export function signatureHeaders(secrets: readonly string[], { id, at, body }: Signed) {
  const timestamp = Math.floor(at.getTime() / 1000).toString();
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
