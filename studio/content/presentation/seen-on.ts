/** On which pages of the site a document is seen. Plain data: `locations.ts` reads what it is decided by. */
import type { DocumentLocation, DocumentLocationsState } from 'sanity/presentation';
import { PAGE_TYPES, rowOf, TYPES } from '../../../model/document-types.ts';
import { pageOf } from '../../../model/page-address.ts';
import { partOf, whyPartIsOff } from '../../../model/site-parts.ts';

/** A document, as far as it decides where it is seen. */
export type SeenDocument = {
  _id: string;
  _type: string;
  slug?: unknown;
  title?: string | null;
  /** Of a redirection. */
  to?: string | null;
  /** The other fields of `VISIBILITY_FIELDS`. */
  [field: string]: unknown;
};

export type Found = {
  self: SeenDocument | null;
  /** The documents that refer to it, and the posts that name one of its people as their author. */
  holders: readonly SeenDocument[];
  /** The parts of the site that are off. */
  off?: readonly string[] | null;
};

/** What visitors call the pages of the site itself, by their paths. */
const PAGE_NAMES: ReadonlyMap<string, string> = new Map(
  PAGE_TYPES.map((type) => [TYPES[type].page.path, TYPES[type].page.name]),
);

/** The pages that show every document of a type, beside its own; undefined where all depends on what refers to it. */
function alwaysOn(type: string): readonly string[] | undefined {
  const row = rowOf(type);
  if (!row) return undefined;
  if ('folder' in row) return row.listedOn ? [pageOf({ _type: row.listedOn }) ?? '/'] : [];
  return row.alsoOn ?? ('linked' in row && type !== 'redirect' ? [] : undefined);
}

export function seenOn({ self, holders, off }: Found): DocumentLocationsState {
  if (!self) return { message: 'Ce document n’existe pas encore.', tone: 'caution' };
  const withheld = whyWithheld(self);
  if (withheld) return { message: withheld, tone: 'caution' };
  const own = locationOf(self);
  const lists = alwaysOn(self._type)?.map((page) => ({ title: nameOf(page), href: page })) ?? [];
  const others = holders.filter((holder) => !whyWithheld(holder)).map(locationOf);
  const all = [own, ...lists, ...others].filter((place) => place !== undefined);
  if (all.length === 0) {
    return { message: 'Sur aucune page : aucun document ne s’y réfère encore.', tone: 'caution' };
  }
  const locations = [...new Map(all.map((place) => [place.href, place])).values()];
  const part = partOf(self._type);
  // Its preview shows it all the same.
  if (part && off?.includes(part))
    return { message: whyPartIsOff(part), tone: 'caution', locations };
  return { locations };
}

/** The reason why the site shows a document nowhere, in a preview neither. */
export function whyWithheld(document: SeenDocument): string | undefined {
  const { _type: type, slug, to } = document;
  if (type === 'redirect') return `Sans page : cette adresse mène à ${to ?? 'une autre page'}.`;
  if (type === 'sentRequest') {
    return 'Sur une page privée : chaque personne ouvre la sienne par le lien de son e-mail.';
  }
  const row = rowOf(type);
  const hidden = row && 'hidden' in row ? row.hidden : undefined;
  if (hidden?.when(document[hidden.field])) return hidden.why;
  const hasPage = pageOf(document) ?? alwaysOn(type);
  return slug === null && !hasPage ? 'Sans adresse : donnez-en une à cette page.' : undefined;
}

function locationOf(document: SeenDocument): DocumentLocation | undefined {
  const page = pageOf(document);
  if (page === undefined) return undefined;
  const known = PAGE_NAMES.get(page.replace(/#.*/, ''));
  return { title: known ?? titleOf(document), href: page };
}

function nameOf(page: string): string {
  return PAGE_NAMES.get(page) ?? page;
}

function titleOf({ _type, title }: SeenDocument): string {
  return [rowOf(_type)?.title, title].filter(Boolean).join(' · ');
}
