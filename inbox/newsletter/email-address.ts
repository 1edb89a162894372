import { createHmac } from 'node:crypto';

/** Returns an address as mails are sent to it: domains ignore case; the part before the @ is unchanged. */
export function sendableAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, at) + email.slice(at).toLowerCase();
}

/**
 * The hash that stands for an address when we must recognise it and not hold it. Here the whole of it counts
 * without case: no mailbox in use tells `Salma@` from `salma@`, and each spelling would be one more mail to a
 * person who asked for none.
 */
export function addressHash(secret: string, email: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['newsletter-address', email.toLowerCase()]))
    .digest('base64url');
}
