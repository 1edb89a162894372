/** The pages of the site that a document is seen on, and the document that each page is of, for the Presentation tool. */
import { map, type Observable } from 'rxjs';
import type {
  DocumentLocation,
  DocumentLocationResolver,
  DocumentLocationsState,
  DocumentResolver,
} from 'sanity/presentation';
import {
  PAGE_TYPES,
  PAGED_TYPES,
  rowOf,
  TYPES,
  VISIBILITY_FIELDS,
} from '../../../model/document-types.ts';
import { pageOf } from '../../../model/page-address.ts';
import { partOf, whyPartIsOff } from '../../../model/site-parts.ts';
import { API_VERSION } from '../api-version.ts';

/** A document, as far as it decides where it is seen. */
export type SeenDocument = {
  _id: string;
  _type: string;
  slug?: unknown;
  title?: string | null;
  /** The target of a redirection. */
  to?: string | null;
  /** Any other field of `VISIBILITY_FIELDS`. */
  [field: string]: unknown;
};

export type LocationsQueryResult = {
  self: SeenDocument | null;
  /** The documents that refer to it, and the posts that name one of its people as their author. */
  holders: readonly SeenDocument[];
  /** The parts of the site that are off. */
  off?: readonly string[] | null;
};

/** The names that visitors give the pages of the site itself, by their paths. */
const PAGE_NAMES: ReadonlyMap<string, string> = new Map(
  PAGE_TYPES.map((type) => [TYPES[type].page.path, TYPES[type].page.name]),
);

/** Returns the pages that show every document of a type, beside its own; undefined where only references decide. */
function alwaysOn(type: string): readonly string[] | undefined {
  const row = rowOf(type);
  if (!row) return undefined;
  if ('folder' in row) return row.listedOn ? [pageOf({ _type: row.listedOn }) ?? '/'] : [];
  return row.alsoOn ?? ('linked' in row && type !== 'redirect' ? [] : undefined);
}

export function seenOn({ self, holders, off }: LocationsQueryResult): DocumentLocationsState {
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
  // The locations are kept: a preview shows the part even when it is off.
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
  const pageName = PAGE_NAMES.get(page.replace(/#.*/, ''));
  return { title: pageName ?? titleOf(document), href: page };
}

function nameOf(page: string): string {
  return PAGE_NAMES.get(page) ?? page;
}

function titleOf({ _type, title }: SeenDocument): string {
  return [rowOf(_type)?.title, title].filter(Boolean).join(' · ');
}

const SEEN = `{_id, _type, "title": coalesce(title, subject), ${VISIBILITY_FIELDS}, to}`;

/** The query of a document and of those that refer to it. A post's author is a name, spelled as in the team. */
const SEEN_QUERY = `{
  "self": *[_id == $id][0]${SEEN},
  "holders": *[references($id)] | order(_type asc, _updatedAt desc)[0...50]${SEEN}
    + *[_type == "blogPost" && author in *[_id == $id][0].members[].name] | order(publishDate desc)[0...50]${SEEN},
  "off": *[_id == "settings"][0].offParts
}`;

/** The changes that may move a document to other pages. */
const MOVING = '*[_id in [$id, $draft, "settings"] || references($id)]';

/** The pages a document is seen on, above its form, as the perspective that is chosen has them. */
export const locations: DocumentLocationResolver = (
  { id, perspectiveStack },
  { documentStore },
) => {
  const results: Observable<LocationsQueryResult> = documentStore.listenQuery(
    { fetch: SEEN_QUERY, listen: MOVING },
    { id, draft: `drafts.${id}` },
    {
      apiVersion: API_VERSION,
      perspective: perspectiveStack,
      tag: 'presentation.locations',
      throttleTime: 1000,
    },
  );
  return results.pipe(map(seenOn));
};

/** The document that opens beside each page: the one of its address, or of the page itself. */
export const mainDocuments: DocumentResolver[] = [
  ...PAGED_TYPES.filter((type) => type !== 'page').map((type) => ({
    route: `${TYPES[type].folder}:slug`,
    filter: `_type == ${JSON.stringify(type)} && slug.current == $slug`,
  })),
  ...PAGE_TYPES.map((type) => ({
    route: TYPES[type].page.path,
    // Each of these types has one document, with the type's name as its id.
    filter: `_id == ${JSON.stringify(type)}`,
  })),
  // These routes come last: they match an editor's page only where no other route matches.
  { route: '/:one', filter: '_type == "page" && slug.current == $one' },
  { route: '/:one/:two', filter: '_type == "page" && slug.current == $one + "/" + $two' },
  {
    route: '/:one/:two/:three',
    filter: '_type == "page" && slug.current == $one + "/" + $two + "/" + $three',
  },
];
