import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The compressions of a body, the best first. */
const COMPRESSIONS = ['br', 'gzip'] as const;

export type Compression = (typeof COMPRESSIONS)[number];

/** The compression by `Accept-Encoding` (RFC 9110 §12.5.3), or undefined. Never throws. */
export function acceptedEncoding(accepted: string | null): Compression | undefined {
  const header = accepted ?? '';
  const chosen = header.length > LONGEST_REMEMBERED ? choose(header) : remembered(header);
  return chosen === 'identity' ? undefined : chosen;
}

/** Browsers send some ten values, of 30 characters at most. */
const CHOICES = new LRUCache<string, Compression | 'identity'>({ max: 100 });
const LONGEST_REMEMBERED = 100; // characters

function remembered(header: string): Compression | 'identity' {
  const cached = CHOICES.get(header);
  if (cached) return cached;
  const chosen = choose(header);
  CHOICES.set(header, chosen);
  return chosen;
}

function choose(header: string): Compression | 'identity' {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const chosen = negotiator.encoding([...COMPRESSIONS, 'identity'], { preferred: COMPRESSIONS });
  return chosen === 'br' || chosen === 'gzip' ? chosen : 'identity';
}

/** The type by `Accept` (RFC 9110 §12.5.1), of those there are; undefined where none is accepted. Never throws. */
export function acceptedType<Type extends string>(
  accepted: string,
  available: readonly Type[],
): Type | undefined {
  return new Negotiator({ headers: { accept: accepted } }).mediaType(available);
}
