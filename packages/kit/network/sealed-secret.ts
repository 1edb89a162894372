/** Encrypts secrets that must be read again and must not be read from a stolen database or backup. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** The purposes of secrets; one sealed for one purpose cannot be opened for another. */
type Purpose = 'authenticator apps' | 'webhooks';

/** @param secret the site's own, of which the key is derived: AES-256-GCM, a nonce of its own each time */
export function createSeal(secret: string, purpose: Purpose) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    /** @param owner bound to the secret: put beside another owner's name, it does not open */
    seal(text: string, owner: string): Uint8Array {
      const nonce = randomBytes(NONCE_LENGTH);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
      const sealed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
    },
    /** Decrypts a secret; undefined where it was sealed with another one, or for another owner. */
    open(sealed: Uint8Array, owner: string): string | undefined {
      try {
        const nonce = sealed.subarray(0, NONCE_LENGTH);
        const tag = sealed.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH);
        const decipher = createDecipheriv('aes-256-gcm', key, nonce)
          .setAAD(Buffer.from(owner))
          .setAuthTag(tag);
        const text = decipher.update(sealed.subarray(NONCE_LENGTH + TAG_LENGTH));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
