/** Reads from a mail, as it was received and saved, which DKIM key signed it. */
import { open } from 'node:fs/promises';
import type { Finding } from '../../health/check.ts';
import { dkimFinding, type Sender } from './sender-domain.ts';

/** The bytes read of a message: its header ends long before, and the body is not needed. */
const LONGEST_HEAD = 256 * 1024; // bytes

export type Signature = { domain: string; selector: string };

/**
 * @returns one for each DKIM-Signature, in the order of the file; nothing is proved of them
 * @throws the system's error when the file cannot be read
 */
export async function signaturesIn(file: string): Promise<Signature[]> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(LONGEST_HEAD) });
    const text = buffer.subarray(0, bytesRead).toString('latin1').replaceAll('\r\n', '\n');
    const [head = ''] = text.split('\n\n');
    // A line that begins with a space continues the header field before it.
    const fields = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
    return fields.flatMap((field) => {
      if (!/^dkim-signature:/i.test(field)) return [];
      const domain = /[:;]\s*d\s*=\s*([\w.-]{1,253})/.exec(field)?.[1];
      const selector = /[:;]\s*s\s*=\s*([\w.-]{1,253})/.exec(field)?.[1];
      return domain && selector ? [{ domain: domain.toLowerCase(), selector }] : [];
    });
  } finally {
    await handle.close();
  }
}

/** DKIM: the key that signed the given mail, or the one that was named. */
export async function signatureFinding({ dns, domain, options }: Sender): Promise<Finding> {
  const { message, selector } = options;
  if (!message) return dkimFinding(dns, domain, selector);
  const signatures = await signaturesIn(message);
  const own = signatures.find((one) => one.domain === domain || domain.endsWith(`.${one.domain}`));
  if (own) return dkimFinding(dns, own.domain, own.selector);
  return {
    state: 'failed',
    says:
      signatures.length > 0
        ? `Cet e-mail est signé par ${signatures[0]?.domain}, et non par ${domain}\u00a0: DMARC n’en tient pas compte.`
        : 'Cet e-mail n’est pas signé (pas de DKIM-Signature).',
    advice: `Faites signer au nom de ${domain} chez votre fournisseur d’e-mail.`,
  };
}
