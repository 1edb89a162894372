import { z } from 'zod';

/** The longest host name is 253 characters. */
const MAX_LENGTH = 300;

const ADDRESS = 'Écrivez une adresse complète, comme https://studio.exemple.fr.';
const WILDCARD =
  'Un joker ouvrirait la porte à tous ces sites\u00a0: ajoutez chaque adresse à part.';
const PATH = 'Rien ne suit le nom du site\u00a0: ni chemin, ni paramètre.';
const SECURE =
  'L’adresse commence par https://. Seul un studio sur votre machine, à http://localhost, s’en passe.';

/**
 * An origin as a person types it, answered as browsers send it: lower case, IDNs in punycode, no default port. TLS is
 * asked for except on the machine itself, because anyone on the way could write the page of a plain http address.
 */
export const originField = z
  .string(ADDRESS)
  .trim()
  .max(MAX_LENGTH, 'Cette adresse est trop longue.')
  .transform((typed, context) => {
    const fault = faultOf(typed);
    if (fault === undefined) return new URL(typed).origin;
    context.addIssue(fault);
    return z.NEVER;
  });

function faultOf(typed: string): string | undefined {
  if (typed.includes('*')) return WILDCARD;
  const url = URL.parse(typed);
  if (!url || !/^https?:\/\//i.test(typed)) return ADDRESS;
  if (url.username || url.password) return ADDRESS;
  // A bare `?` or `#` leaves no trace in a parsed address.
  if (url.pathname !== '/' || /[?#]/.test(typed)) return PATH;
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) return SECURE;
  return undefined;
}

function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
