/** The fields browsers send of passkeys, checked before the library reads them. */
import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]+$/);

const credential = {
  id: base64url.max(1_400), // WebAuthn §5.8.3: 1,023 bytes at most
  rawId: base64url.max(1_400),
  type: z.literal('public-key'),
  // Extensions are dropped, because we request none.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

export const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});

export const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

/** Six digits of an app, or a recovery code, as people type them. */
export const codeField = z
  .string('Écrivez un code.')
  .trim()
  .min(1, 'Écrivez un code.')
  .max(40, 'Ce code est trop long.');
