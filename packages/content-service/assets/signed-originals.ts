import { createHmac, timingSafeEqual } from 'node:crypto';

/** The time a signature is good for, in ms: an export downloads one picture after the other. */
const VALID_FOR = 6 * 60 * 60_000;

/**
 * Signs addresses of originals as uploaded, metadata included. Sanity's export tool sends its token to the hosted
 * service only, so here the address itself proves that staff requested it.
 */
export interface SignedOriginals {
  /** @returns the value of `dlRaw` in the address of that path */
  sign(path: string): string;
  isSigned(path: string, value: string): boolean;
}

/** @param secret what signatures are made with; with the same one they outlive the process */
export function createSignedOriginals(secret: string, clock: () => Date): SignedOriginals {
  const key = createHmac('sha256', secret).update('originals').digest();
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
