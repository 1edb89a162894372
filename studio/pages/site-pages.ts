/** The pages of the site by their documents: what each is called, where it is, and whether visitors see it. */
import { isPaged, rowOf, TYPES } from '../../model/document-types.ts';
import { pageOf } from '../../model/page-address.ts';

export type PageState = 'published' | 'draft' | 'planned' | 'hidden';

/** The words of a state: of one page, and of the choice that shows them all. */
export const STATE_WORDS = {
  published: { one: 'En ligne', many: 'En ligne', tone: 'done' },
  draft: { one: 'Brouillon', many: 'Brouillons', tone: 'soon' },
  planned: { one: 'Planifiée', many: 'Planifiées', tone: 'new' },
  hidden: { one: 'Masquée', many: 'Masquées', tone: undefined },
} as const satisfies Record<PageState, { one: string; many: string; tone: string | undefined }>;

export type SitePage = {
  /** The id of the published document. */
  id: string;
  type: string;
  title: string;
  /** The title of the page's type. */
  kind: string;
  path: string;
  state: PageState;
  /** Whether a draft says something else than the site. */
  isEdited: boolean;
  /** The moment at which a planned page is to be published. */
  at: string | undefined;
  updatedAt: string;
};

const LISTED_TYPES = Object.entries(TYPES)
  .filter(([type, row]) => isPaged(type) || 'page' in row)
  .map(([type]) => JSON.stringify(type));

/** The most documents read, more than an agency has. Where there are more, the newest are read. */
const MOST = 2000;

const FIELDS = '{_id, _type, _updatedAt, title, subject, slug, publishDate, status, isActive}';

export const QUERY = `{
  "documents": *[_type in [${LISTED_TYPES}] && !(_id in path("versions.**"))]
    | order(_updatedAt desc)[0...${MOST}]${FIELDS},
  "releases": *[_type == "system.release" && state == "scheduled"]{
    publishAt, "documents": *[sanity::partOfRelease(^.name)]${FIELDS}
  }
}`;

type Document = {
  _id: string;
  _type: string;
  _updatedAt: string;
  title?: string | null;
  subject?: string | null;
  slug?: unknown;
} & Record<string, unknown>;

type PagesQueryResult = {
  documents: readonly Document[];
  releases: readonly { publishAt: string; documents: readonly Document[] }[];
};

/** Lists the pages, one for a document, its draft and its planned versions; those that were changed last come first. */
export function sitePages({ documents, releases }: PagesQueryResult, now: number): SitePage[] {
  const pages = new Map<string, { published?: Document; draft?: Document; planned?: string }>();
  const of = (id: string) => {
    const bare = id.replace(/^drafts\.|^versions\.[^.]+\./, '');
    const page = pages.get(bare) ?? {};
    pages.set(bare, page);
    return page;
  };
  for (const document of documents) {
    of(document._id)[document._id.startsWith('drafts.') ? 'draft' : 'published'] = document;
  }
  for (const { publishAt, documents: versions } of releases) {
    for (const version of versions) {
      if (!rowOf(version._type)) continue;
      const page = of(version._id);
      page.draft ??= version;
      page.planned = publishAt;
    }
  }
  return [...pages].flatMap(([id, { published, draft, planned }]) => {
    const newest = draft ?? published;
    return newest ? [pageFrom(id, { newest, published, draft, planned }, now)] : [];
  });
}

type Versions = {
  newest: Document;
  published: Document | undefined;
  draft: Document | undefined;
  planned: string | undefined;
};

function pageFrom(id: string, { newest, published, draft, planned }: Versions, now: number) {
  const { _type: type, _updatedAt: updatedAt } = newest;
  const row = rowOf(type);
  const kind = row?.title ?? type;
  const day = typeof newest.publishDate === 'string' ? newest.publishDate : undefined;
  const waits = published && day && Date.parse(day) > now ? day : undefined;
  const hidden = row && 'hidden' in row ? row.hidden : undefined;
  const isHidden = published && hidden?.when(published[hidden.field]);
  const at = planned ?? waits;
  const state: PageState = at
    ? 'planned'
    : !published
      ? 'draft'
      : isHidden
        ? 'hidden'
        : 'published';
  return {
    id,
    type,
    kind,
    // A type with a single document is named by the type's title.
    title: (id !== type && (newest.title || newest.subject)) || kind,
    path: pageOf(newest) ?? '',
    state,
    isEdited: published !== undefined && draft !== undefined,
    at,
    updatedAt,
  };
}
