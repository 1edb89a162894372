/**
 * What a redirection may be: from one address of the site, or from all below a folder (`/ancien-blog/*`), to an address of
 * the site or of another one over https. The Studio checks by these rules as one types and imports, the site as it reads.
 * Plain data: no regular expression sees what a visitor asked for.
 */
import { readLink } from '../../packages/kit/network/read-link.ts';

export type Redirect = {
  /**
   * The old path, decoded, without a trailing slash; `/*` at its end matches the folder and all below it. Or the home
   * page with a WordPress number: `/?p=123`.
   */
  from: string;
  /** The target address in encoded form. `/:splat` at the end of its path is replaced by what followed the folder. */
  to: string;
  /** Answered with 302: search engines keep the old address. */
  isTemporary: boolean;
};

/** The placeholder in a target for the rest of the visitor's path, as for Netlify and Cloudflare. */
export const SPLAT = ':splat';

/** The end of an old path that matches all below it. */
export const WILDCARD = '/*';

/** The longest old and new address: what a wildcard costs is bounded by it. */
export const LONGEST_ADDRESS = 400; // characters

/** A host that no site can have: RFC 2606 reserves it. */
const SITE = 'http://site.invalid';

/**
 * Paths that the site itself answers, whatever is redirected: `:name` matches one segment, `/*` at the end all below.
 * Pages made from documents are left out: they come and go.
 */
const OWN_ADDRESSES = [
  ...['services', 'work', 'about', 'careers', 'blog', 'contact', 'legal', 'newsletter'],
  ...['newsletter/confirmer', 'newsletter/desinscription', 'newsletter/abonnement'],
  ...['commentaires/moderation', 'contact/message', 'careers/candidature/spontanee'],
  ...['careers/:slug/candidature', 'blog/:slug/jaime', 'blog/:slug/commentaire'],
  ...['demande/*', 'formulaires/*', 'recherche/sans-resultat', 'mesure/*', 'apercu/*'],
  ...['images/*', 'files/*', 'covers/*', 'medallions/*', 'portraits/*', 'rosaces/*', 'cards/*'],
  ...['studio/*', 'inbox/*', 'healthz', 'metrics'],
  ...[
    'whatsapp.json',
    'film.json',
    'search-index.json',
    'site.webmanifest',
    'sitemap.xml',
    'robots.txt',
  ],
  ...['llms.txt', '.well-known/security.txt', 'feed.xml', 'atom.xml', 'feed.json'],
  ...['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'social-card.png'],
  ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'],
];

/** The addresses of the content API, as `server/app.ts` gives them to it, and those that carry the brand. */
const PROGRAM_ADDRESSES = [
  'v[0-9x][0-9-]*(?:/.*)?',
  String.raw`(?:v[^/]*|\d+-\d+-\d+|[1x])/(?:data|assets|projects|users|auth)(?:/.*)?`,
  '~.*',
];

const ANSWERED = new RegExp(
  `^/(?:${[
    ...OWN_ADDRESSES.map((address) =>
      address
        .replaceAll('.', String.raw`\.`)
        .replace(/:\w+/g, '[^/]+')
        .replace(/\/\*$/, '(?:/.*)?'),
    ),
    ...PROGRAM_ADDRESSES,
  ].join('|')})$`,
  'i',
);

/** Whether the site answers an address itself, whatever documents there are. */
export function isOwnAddress(address: string): boolean {
  return ANSWERED.test(address);
}

/** The parameters by which WordPress names a page at the address of the home page. */
const NUMBERED = ['p', 'page_id', 'attachment_id', 'cat', 'author'];

/**
 * Returns the WordPress address in a query at the home page, `/?p=123`, ignoring other parameters. Undefined for all
 * other queries.
 */
export function numberedAddress(search: string): string | undefined {
  if (search.length > LONGEST_ADDRESS) return undefined;
  const parameters = new URLSearchParams(search);
  for (const name of NUMBERED) {
    const value = parameters.get(name) ?? '';
    if (/^\d{1,12}$/.test(value)) return `/?${name}=${value}`;
  }
  return undefined;
}

/** Says why nothing can be redirected from an address, as editors read it; undefined where it can. */
export function sourceProblem(from: string): string | undefined {
  if (from.startsWith('/?') && numberedAddress(from.slice(1)) === from) return undefined;
  if (!from.startsWith('/') || from.startsWith('//') || /[\s?#\\]/.test(from)) {
    return 'Une adresse du site, qui commence par «\u00a0/\u00a0», sans espace ni «\u00a0?\u00a0».';
  }
  if (from.length > LONGEST_ADDRESS) return TOO_LONG;
  if (from === '/') return 'L’accueil existe toujours\u00a0: rien n’en est redirigé.';
  if (isOwnAddress(normalised(from))) {
    return 'Le site répond lui-même à cette adresse\u00a0: rien n’en est redirigé.';
  }
  if (!from.includes('*')) return undefined;
  if (from.indexOf('*') !== from.length - 1 || !from.endsWith(WILDCARD)) {
    return 'L’astérisque vient une seule fois, à la fin, après une barre\u00a0: «\u00a0/ancien-blog/*\u00a0».';
  }
  return from === WILDCARD
    ? 'Toutes les pages introuvables y passeraient\u00a0: nommez un dossier, comme «\u00a0/ancien-blog/*\u00a0».'
    : undefined;
}

/** Says why a redirection cannot lead to an address, as editors read it; undefined where it can. */
export function targetProblem(from: string, to: string): string | undefined {
  if (to.length > LONGEST_ADDRESS) return TOO_LONG;
  const [before, after] = to.split(SPLAT);
  const target = readTarget(before ?? '');
  if (!target || readTarget(to) === undefined) {
    return 'Une adresse du site, qui commence par «\u00a0/\u00a0», ou l’adresse complète d’un autre, en «\u00a0https://\u00a0».';
  }
  if (after !== undefined) {
    if (after !== '' || !before?.endsWith('/') || target.search !== '' || target.hash !== '') {
      return `«\u00a0${SPLAT}\u00a0» vient une seule fois, à la fin, après une barre\u00a0: «\u00a0/blog/${SPLAT}\u00a0».`;
    }
    if (!from.endsWith(WILDCARD)) {
      return `«\u00a0${SPLAT}\u00a0» reprend la fin de l’adresse\u00a0: l’ancienne doit finir par «\u00a0${WILDCARD}\u00a0».`;
    }
    const below = `${withoutSlash(decoded(target.pathname))}/`;
    if (target.origin === SITE && below.startsWith(folderOf(from))) return CIRCLE;
  }
  const isItself = target.origin === SITE && normalised(target.pathname) === normalised(from);
  return isItself && !from.endsWith(WILDCARD) ? CIRCLE : undefined;
}

const TOO_LONG = `${LONGEST_ADDRESS} caractères au plus.`;
const CIRCLE = 'Cette adresse mènerait à elle-même.';

/** The folder of a wildcard, with the slash at its end. */
export function folderOf(from: string): string {
  return from.slice(0, -WILDCARD.length + 1);
}

/** @returns undefined for what is neither an address of the site nor one of another over https, written out */
export function readTarget(to: string): URL | undefined {
  const link = readLink(to);
  if (link?.leads === 'here') return to.startsWith('/') ? new URL(to, SITE) : undefined;
  const isPlain = link?.leads === 'elsewhere' && to.startsWith('https://') && !/\s/.test(to);
  return isPlain ? link.url : undefined;
}

/** Whether a target is an address of this site. */
export function isOwnSite(target: URL): boolean {
  return target.origin === SITE;
}

/** An address in the one form in which two are compared: decoded, and without a slash at its end. */
export function normalised(address: string): string {
  return withoutSlash(decoded(address));
}

/** The form in which addresses are matched: visitors find pages and redirections in any case. */
export function matchKey(address: string): string {
  return normalised(address).toLowerCase();
}

/** Removes final slashes without a regular expression: one would look at 16,000 slashes of a visitor's address 128 million times. */
export function withoutSlash(address: string): string {
  let end = address.length;
  while (end > 1 && address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
