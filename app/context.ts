/** The context the server gives to loaders and actions: pages reach services through here, never by import. */
import type { SanityClient } from '@sanity/client';
import { createContext } from 'react-router';
import type { Inbox } from '../inbox/inbox.ts';
import type { Destination } from '../model/redirects/redirect-table.ts';
import type { SitePart } from '../model/site-parts.ts';
import { type Brand, DEFAULT_BRAND } from '../packages/drawings/brand/brand.ts';
import type { SearchAnswer, SearchOptions } from '../packages/search/index.ts';
import type { Measuring } from './measure/measuring.ts';

/** Read access to published content, hosted or embedded: the pages cannot tell which. */
export type ContentReader = {
  client: SanityClient;
  /** The origin of `/images/…` and `/files/…`: '' for our own, the hosted network otherwise. */
  assetOrigin: string;
  /** True for previews: drafts are read, and documents with a future date are shown. */
  drafts?: boolean;
  /** The public address of the site, without a slash at its end; absent in tests that need none. */
  siteOrigin?: string;
  /** Whether the agency switched a part of the site off; absent where all are shown, as in previews. */
  isOff?(part: SitePart): boolean;
  /** The readings that pages share; a preview or a list has a reader without it, which reads each time. */
  shared?: SharedReads;
  /** Reports a document shown without its broken part, or not at all. Never throws. */
  warn(message: string, details: Record<string, unknown>): void;
};

/** See `sharedRead`. */
export type SharedReads = {
  /** Stands for the site whose content is read. */
  site: object;
  /** Changes after some seconds: a read may depend on the hour. */
  period: number;
  /** Tells whether a value may still be used: no content with its tags has changed since. The page that asks counts as made of them. */
  holds(madeOf: SharedSource): boolean;
  /** Reads, and tells what the value was made of; nothing where a part could not be read. */
  read<Value>(
    read: (content: ContentReader) => Promise<Value>,
  ): Promise<{ value: Value; madeOf: SharedSource | undefined }>;
};

/** The sync tags of a value's content, and the moment after which a change of it makes the value outdated. */
export type SharedSource = {
  readonly tags: readonly string[];
  readonly since: { readonly changes: number; readonly comments: number };
};

export const contentContext = createContext<ContentReader>();

/** The brand: colours, typefaces, drawings, logo. */
export const brandContext = createContext<Brand>(DEFAULT_BRAND);

export const inboxContext = createContext<Inbox>();

/** The search in the published content. Both methods throw what the content client throws. */
export type SiteSearch = {
  /** The search index that browsers fetch once: see packages/search/document.ts. */
  file(): Promise<string>;
  /** Searches on the server, for visitors without script. */
  find(term: string, options?: SearchOptions): Promise<SearchAnswer>;
};

export const searchContext = createContext<SiteSearch>();

/** The redirections that are published now, for addresses without a page. */
export type Redirects = {
  /** Returns the final target of an address; throws what the content client throws while no redirects could be read. */
  find(pathname: string): Promise<Destination | undefined>;
};

export const redirectsContext = createContext<Redirects>();

/** The site's public address, without a trailing slash: what a visitor's `Host` header says is not it. */
export const originContext = createContext<string>();

/** A page at an address of previews, as its notice tells it. The server words it: no script of visitors grows by it. */
export type Preview = {
  /** The notice about the draft, or the reason why the published page is shown. */
  notice: string;
  /** The only page whose draft is shown, `/work/medina`, and the notice of the others. Absent where all are. */
  page?: { path: string; elsewhere: string };
};

export const previewContext = createContext<Preview | null>(null);

/** The measuring of visits, where it is not the default. */
export const measuringContext = createContext<Measuring | undefined>();

/** The facts of the request that a page may need, and nothing personal beyond them. */
export type Visit = {
  requestId: string;
  /** The visitor's network address, used for limits only; never stored in clear, never logged. */
  address: string;
  /** The part of the address that previews put before that of the page: `/apercu/drafts`; '' for visitors. */
  base: string;
  /** Writes an unexpected error to the log under this request's id. */
  reportError(error: unknown): void;
  /** Logs a request for a missing page, without a warning: it is no error of the site. */
  reportMissing(message: string, details: Record<string, unknown>): void;
  /** Waits until the page may be rendered; absent where its turn came before anything else. */
  inTurn?(render: () => Promise<Response>): Promise<Response>;
};

export const visitContext = createContext<Visit>();
