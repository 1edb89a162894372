import Negotiator from 'negotiator';

/** The compressions of a body, the best first. */
const COMPRESSIONS = ['br', 'gzip'] as const;

export type Compression = (typeof COMPRESSIONS)[number];

/** The compression by `Accept-Encoding` (RFC 9110 §12.5.3), or undefined. Never throws. */
export function acceptedEncoding(accepted: string | null): Compression | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted ?? '' } });
  const chosen = negotiator.encoding([...COMPRESSIONS, 'identity'], { preferred: COMPRESSIONS });
  return chosen === 'identity' ? undefined : chosen;
}
