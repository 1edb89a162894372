/** An authenticator for tests with one passkey, which signs as a browser's would (WebAuthn §6, ES256, no attestation). */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The mistakes a test may make on purpose. */
export type Mistakes = {
  origin?: string;
  userVerified?: boolean;
  userHandle?: string;
  /** The authenticator's counter, where it does not count by itself. */
  counter?: number;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export function createSoftwareAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  let signed = 0;
  let owner = 'AAAA';

  const clientData = (type: string, challenge: string, mistakes: Mistakes) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge,
        origin: mistakes.origin ?? origin,
        crossOrigin: false,
      }),
    );
  function authenticatorData(flags: number, mistakes: Mistakes, more = Buffer.alloc(0)): Buffer {
    signed += 1;
    const head = Buffer.alloc(5);
    head[0] = mistakes.userVerified === false ? flags : flags | USER_VERIFIED;
    head.writeUInt32BE(mistakes.counter ?? signed, 1);
    const site = createHash('sha256').update(new URL(origin).hostname).digest();
    return Buffer.concat([site, head, more]);
  }
  const credentialOf = (response: Record<string, string>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** `navigator.credentials.create()` */
    make(options: { challenge: string; user: { id: string } }, mistakes: Mistakes = {}) {
      owner = options.user.id;
      const point = (text: string) => Buffer.from(text, 'base64url');
      // CBOR of { 1: 2, 3: -7, -1: 1, -2: x, -3: y }: an ES256 key as COSE writes it.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        point(x),
        Buffer.from('225820', 'hex'),
        point(y),
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), credential, key]);
      const data = authenticatorData(USER_PRESENT | HAS_CREDENTIAL, mistakes, attested);
      // CBOR of { fmt: "none", attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      const client = clientData('webauthn.create', options.challenge, mistakes);
      return credentialOf({
        clientDataJSON: client.toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    /** `navigator.credentials.get()` */
    use({ challenge }: { challenge: string }, mistakes: Mistakes = {}) {
      const data = authenticatorData(USER_PRESENT, mistakes);
      const client = clientData('webauthn.get', challenge, mistakes);
      const hash = createHash('sha256').update(client).digest();
      return credentialOf({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), privateKey).toString('base64url'),
        userHandle: mistakes.userHandle ?? owner,
      });
    },
  };
}
