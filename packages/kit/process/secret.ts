import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the secret that signs links and cookies: `APP_SECRET`, or one generated and stored at the first start. */
export function appSecret(configured: string | undefined, directory: string): string {
  return configured || storedSecret(join(directory, 'app-secret'));
}

/**
 * Reads a secret from a file, readable by its owner only; made and synced the first time it is asked for.
 * @param prefix of one that is made
 */
export function storedSecret(file: string, prefix = ''): string {
  try {
    const descriptor = openSync(file, 'wx', 0o600); // 'wx' fails if the file exists: two starts cannot race
    const secret = prefix + randomBytes(32).toString('base64url');
    writeSync(descriptor, secret);
    fsyncSync(descriptor);
    closeSync(descriptor);
    return secret;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readFileSync(file, 'utf8').trim();
  }
}
