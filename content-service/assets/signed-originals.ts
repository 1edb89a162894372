import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a signature is good for, in ms: an export downloads one picture after the other. */
const VALID_FOR = 6 * 60 * 60_000;

/**
 * Signs addresses of originals as they were uploaded, metadata included. The tool that exports sends its token to
 * addresses of the hosted service only, so the address itself has to say that staff asked for it.
 */
export interface SignedOriginals {
  /** @returns the value of `dlRaw` in the address of that path */
  sign(path: string): string;
  isSigned(path: string, value: string): boolean;
}

/** The key is this process's own: a restart ends all signatures, and an export that it interrupted. */
export function createSignedOriginals(clock: () => Date): SignedOriginals {
  const key = randomBytes(32);
  const signatureOf = (path: string, until: string) =>
    createHmac('sha256', key).update(`${until} ${path}`).digest();

  return {
    sign(path) {
      const until = String(clock().getTime() + VALID_FOR);
      return `${until}.${signatureOf(path, until).toString('base64url')}`;
    },
    isSigned(path, value) {
      const [until = '', signature = ''] = value.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(path, until);
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        Number(until) > clock().getTime()
      );
    },
  };
}
