import Negotiator from 'negotiator';

/** The compressions of a body, the best first. */
const COMPRESSIONS = ['br', 'gzip'] as const;

export type Compression = (typeof COMPRESSIONS)[number];

/**
 * The compression a client takes a body in, by its `Accept-Encoding` (RFC 9110 §12.5.3): the one it weighs most, of two
 * it weighs the same the smaller. Undefined: the body goes out as it is. Never throws.
 */
export function acceptedEncoding(accepted: string | null): Compression | undefined {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted ?? '' } });
  const chosen = negotiator.encoding([...COMPRESSIONS, 'identity'], { preferred: COMPRESSIONS });
  return chosen === 'identity' ? undefined : chosen;
}
