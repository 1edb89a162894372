/** The contract about previews between the Studio, its preview frame and the server. Plain data. */

/**
 * The address below which the site is shown as its editors have it: `/apercu/drafts/work/medina` for an editor who is
 * logged in, by a perspective of the content service, `/apercu/<pass>/work/medina` for the holder of a link.
 */
export const PREVIEWS = '/apercu';

/** The parameter by which the Presentation tool asks a page of the site for a perspective, in its frame and in new tabs. */
export const PERSPECTIVE_PARAMETER = 'sanity-preview-perspective';

/** A perspective as addresses have it: `drafts`, `published`, or the layers of a release, the uppermost first: `rABC,drafts`. */
export const PERSPECTIVE = /^[\w-]{1,64}(?:,[\w-]{1,64}){0,19}$/;

/** The marks that the server hides in the texts of an editor's preview (`server/preview/stega.ts`), also as an address spells them. */
export const HIDDEN = /(?:[\u200b-\u200d\ufeff]|%E2%80%8[B-D]|%EF%BB%BF){4,}/giu;

/** The hours that a shared link may last. */
export const LINK_HOURS = [1, 24, 168] as const;

export type LinkHours = (typeof LINK_HOURS)[number];

/** The order of a link, as `POST` of the desk's preview address takes it. */
export type LinkOrder = {
  /** The page the link opens, `/work/medina`. */
  path: string;
  perspective: string;
  hours: LinkHours;
  /** Whether the link shows the drafts of all pages, and not of this one alone. */
  wholeSite: boolean;
};

/** Returns the name of a perspective, in notices and lists. */
export function perspectiveName(perspective: string): string {
  if (perspective === 'drafts') return 'Brouillon';
  return perspective === 'published' ? 'Page publiée' : 'Version à venir';
}

/** A valid preview link, as the Studio lists it: `staff/preview-links.ts` stores them. */
export type OpenPreviewLink = Pick<LinkOrder, 'path' | 'perspective' | 'wholeSite'> & {
  id: string;
  /** ISO 8601, UTC. */
  ends: string;
  /** The name of the person who made it. */
  createdBy: string;
};

/** The link, without the origin, and its end: `mardi 24 novembre à 10h`. */
export type SharedLink = { url: string; until: string };
