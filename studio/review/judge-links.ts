/** Finds where a link leads, from the published content. */

import { isPaged, LISTED_PAGES, PAGED_TYPES, TYPES } from '../../model/document-types.ts';
import { isReserved, PAGE_PATH, pageOf } from '../../model/page-address.ts';
import { isOwnSite, normalised } from '../../model/redirects/redirect-rules.ts';
import type { RedirectTable } from '../../model/redirects/redirect-table.ts';
import { partAt, whyPartIsOff } from '../../model/site-parts.ts';
import { readLink } from '../../packages/kit/network/read-link.ts';
import { whyWithheld } from '../content/presentation/seen-on.ts';
import type { StoredDocument } from './examine.ts';

/** Addresses of pages, each with the reason why visitors do not see it, or undefined where they do. */
export type KnownPages = ReadonlyMap<string, string | undefined>;

/** The pages that documents make, with those the site always has. */
export function pagesOf(documents: Iterable<StoredDocument>, now = new Date()): KnownPages {
  const pages = new Map<string, string | undefined>(
    LISTED_PAGES.map((type) => [TYPES[type].page.path, undefined]),
  );
  for (const document of documents) {
    const page = isPaged(document._type) ? pageOf(document) : undefined;
    if (page) pages.set(normalised(page), reasonOf(document, now));
  }
  return pages;
}

function reasonOf(document: StoredDocument, now: Date): string | undefined {
  const { publishDate } = document;
  if (typeof publishDate === 'string' && Date.parse(publishDate) > now.getTime()) {
    return 'Pas encore paru.';
  }
  return whyWithheld(document);
}

export type Verdict =
  /** A link to another site, a mail or a telephone, which is not looked at. */
  | { is: 'outside' }
  | { is: 'sound'; page: string; fragment: string }
  | { is: 'redirected'; to: string }
  | { is: 'broken'; why: string }
  /** A link to an address that the content does not decide: only the site knows. */
  | { is: 'unknown'; page: string };

export const NO_PAGE = 'Aucune page à cette adresse.';

type Site = {
  pages: KnownPages;
  redirects: RedirectTable;
  /** The parts of the site that are off. */
  off?: readonly unknown[];
  /** The origin of this site, without a slash at its end. */
  origin: string;
  /** The page that contains the link, for a link to an anchor on the same page. */
  ownPage?: string | undefined;
};

export function judge(address: string, site: Site): Verdict {
  const { pages, redirects, origin, ownPage } = site;
  const link = readLink(address, origin);
  if (!link) {
    return {
      is: 'broken',
      why: 'Une adresse commence par «\u00A0/\u00A0» ou par «\u00A0https://\u00A0».',
    };
  }
  if (link.leads !== 'here') return { is: 'outside' };
  if (link.address.startsWith('#') && ownPage === undefined) return { is: 'outside' };
  const url = new URL(link.address, origin + (ownPage ?? '/'));
  const page = normalised(url.pathname);
  const why = whyOff(page, site);
  if (why) return { is: 'broken', why };
  if (pages.has(page)) {
    const withheld = pages.get(page);
    return withheld === undefined
      ? { is: 'sound', page, fragment: url.hash.slice(1) }
      : { is: 'broken', why: withheld };
  }
  const led = redirects.find(url.pathname, (one) => pages.has(one));
  if (led) {
    const { url: to } = led;
    return { is: 'redirected', to: isOwnSite(to) ? to.pathname + to.search + to.hash : to.href };
  }
  const isMissing = PAGED_TYPES.some((type) =>
    type === 'page' ? couldBePage(page) : isDirectlyIn(TYPES[type].folder, page),
  );
  return isMissing ? { is: 'broken', why: NO_PAGE } : { is: 'unknown', page: url.pathname };
}

/** The reason why nobody is led to a page of a part of the site that is off; undefined for all others. */
export function whyOff(page: string, { off = [] }: Pick<Site, 'off'>): string | undefined {
  const part = partAt(page);
  return part && off.includes(part) ? whyPartIsOff(part) : undefined;
}

function isDirectlyIn(folder: string, page: string): boolean {
  return page.startsWith(folder) && !page.slice(folder.length).includes('/');
}

/** Whether an editor could have made a page there. */
function couldBePage(page: string): boolean {
  const path = page.slice(1);
  return PAGE_PATH.test(path) && !isReserved(path);
}
