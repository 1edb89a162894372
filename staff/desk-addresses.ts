/**
 * The addresses of the agency's desk, `/studio` and below, the name of each part, and the roles that find it open.
 * Plain data: mails link there, the desk's bar is made of it, and the server answers by it.
 */
import { administers, editsContent, readsFigures, type Staff } from './roles.ts';

const DESK = '/studio';

/** The parts in the order of the desk's bar. An address below a part's own belongs to that part. */
export const PARTS = {
  home: { label: 'Accueil', address: DESK },
  content: { label: 'Contenus', address: `${DESK}/contenus` },
  requests: { label: 'Demandes', address: `${DESK}/demandes` },
  team: { label: 'Équipe', address: `${DESK}/equipe` },
  site: { label: 'Site', address: `${DESK}/site` },
  account: { label: 'Mon compte', address: `${DESK}/compte` },
} as const;

export type Part = keyof typeof PARTS;

/** The pages before the login. A token comes after `#`: neither logs nor other sites see it. */
export const LOGIN_PAGES = {
  login: `${DESK}/connexion`,
  firstAccount: `${DESK}/connexion/premier-acces`,
  newPassword: `${DESK}/connexion/mot-de-passe`,
  forgotten: `${DESK}/connexion/oubli`,
  invitation: `${DESK}/invitation`,
} as const;

/** The first questions, where the first administrator comes in. */
export const SETUP_ADDRESS = `${PARTS.site.address}/installation`;

/** The document that draws a CV, in a frame of *Demandes*. */
export const CV_VIEWER_PAGE = `${DESK}/apercu-cv`;

/** The server's endpoints for the desk's pages; the services' APIs have addresses of their own. */
export const DESK_ENDPOINTS = {
  /** Describes the site, and the content service that it edits. */
  installation: `${DESK}/installation.json`,
  health: `${DESK}/sante.json`,
  /** The first questions: what the site says now, and answers to them. */
  setup: `${DESK}/installation-du-site.json`,
  /** Takes a WordPress export, imports it, and reports the progress. */
  wordpress: `${DESK}/import-wordpress.json`,
  /** Makes the link to the draft of a page. */
  preview: `${DESK}/apercu`,
  /** The card of a page as it is being written. */
  card: `${DESK}/carte.svg`,
  /** Below it, the picture of each kind of block: `introduction.svg`. */
  blocks: `${DESK}/sections`,
} as const;

/** The folder of the built files. */
export const DESK_FILES = `${DESK}/assets`;

/** Addresses of earlier versions, which are in mails and bookmarks. Paths below one are moved below the new one. */
const MOVED: readonly (readonly [from: string, to: string])[] = [
  [`${DESK}/boite`, PARTS.requests.address],
  [`${DESK}/demandes/sante`, `${PARTS.site.address}/sante`],
  [`${DESK}/demandes/recherches`, `${PARTS.site.address}/recherches`],
  [`${DESK}/demandes/journal`, `${PARTS.site.address}/journal`],
];

/** The part a path belongs to; undefined for a page of the login, and for an address of an earlier version. */
export function partAt(pathname: string): Part | undefined {
  if (movedAddress(pathname) !== undefined) return undefined;
  if (pathname === DESK || pathname === `${DESK}/`) return 'home';
  return PART_NAMES.find((part) => part !== 'home' && isAt(pathname, PARTS[part].address));
}

export function isLoginPage(pathname: string): boolean {
  return isAt(pathname, LOGIN_PAGES.login) || isAt(pathname, LOGIN_PAGES.invitation);
}

/**
 * Returns the new path of an old one; undefined for one that has not moved. A path of no other page belonged to the
 * Sanity Studio, which once had all of `/studio`: `/studio/structure/…`.
 */
export function movedAddress(pathname: string): string | undefined {
  for (const [from, to] of MOVED) if (isAt(pathname, from)) return to + pathname.slice(from.length);
  if (!pathname.startsWith(`${DESK}/`) || pathname === `${DESK}/`) return undefined;
  const deskAddresses = [
    ...PART_NAMES.filter((part) => part !== 'home').map((part) => PARTS[part].address),
    ...Object.values(LOGIN_PAGES),
    ...Object.values(DESK_ENDPOINTS),
    CV_VIEWER_PAGE,
    DESK_FILES,
  ];
  if (deskAddresses.some((address) => isAt(pathname, address))) return undefined;
  return PARTS.content.address + pathname.slice(DESK.length);
}

/** Whether a part holds anything for a person. Addresses of the others tell them whom it is for. */
export function isOpenTo(part: Part, person: Pick<Staff, 'roles'>): boolean {
  switch (part) {
    case 'content':
      return editsContent(person);
    case 'team':
      return administers(person);
    case 'site':
      return administers(person) || editsContent(person) || readsFigures(person);
    default:
      return true;
  }
}

export const PART_NAMES: readonly Part[] = [
  'home',
  'content',
  'requests',
  'team',
  'site',
  'account',
];

function isAt(pathname: string, address: string): boolean {
  return pathname === address || pathname.startsWith(`${address}/`);
}
