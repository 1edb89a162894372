/** The structured data of a page: its loader provides them, and only the loaded document contains them. */
import { createContext, type RouterContextProvider } from 'react-router';
import type { CreativeWork, JobPosting, Person as PersonNode, Service } from 'schema-dts';
import type { MainPage } from '../../model/menus.ts';
import type { SitePart } from '../../model/site-parts.ts';
import type { Brand } from '../../packages/drawings/brand/brand.ts';
import type { Person } from '../content/person.ts';
import type { AgencyHours, Settings } from '../content/settings.ts';
import type { PageNames } from '../frame/navigation.ts';

/** The kinds of pages that schema.org knows and this site has. */
type PageKind =
  | 'WebPage'
  | 'AboutPage'
  | 'CollectionPage'
  | 'ContactPage'
  | 'ItemPage'
  | 'ProfilePage'
  | 'SearchResultsPage';

export type PageLink = {
  name: string;
  /** The path without its origin. */
  path: string;
};

export type AnnouncedEvent = {
  title: string;
  start: string;
  end?: string;
  place: string;
  /** Absent where visitors need not come. */
  address?: string;
};

/** A reference to another node of the graph. */
export type NodeReference = { '@id': string };

/** The subjects of pages. All types of schema.org would overwhelm the compiler. */
type Subject = Exclude<Service | CreativeWork | JobPosting | PersonNode, string> & NodeReference;

/** The inputs of a node: the addresses of its page, and the nodes it may refer to. */
export type Described = {
  origin: string;
  logo: Brand['logo'];
  settings: Settings & AgencyHours;
  /** The page's own address. */
  url: string;
  page: NodeReference;
  agency: NodeReference;
};

export type PageData = {
  kind: PageKind;
  /** The path of the page itself, in which a search counts as a page of its own. */
  path: string;
  /** The page's title, without the agency's name. */
  name: string | undefined;
  /** For a page below the first level: the page above it, and its own short name. */
  trail?: { above: MainPage | PageLink; name: string };
  /** The one thing that the page is about. */
  about?: (described: Described) => Subject;
  /** For a page about the agency: all of its data, including these people of the team. */
  agency?: { people: readonly Person[] };
  /** The pages it lists, in their order. */
  list?: readonly PageLink[];
  /** All questions that it answers. */
  questions?: readonly { question: string; answer: string }[];
  /** The events that it announces, their moments in ISO 8601. */
  events?: readonly AnnouncedEvent[];
};

/** The facts that every page shows, of which each graph is made. */
export type SiteData = {
  origin: string;
  /** The agency's logo; absent where the mark replaces it. */
  logo?: Brand['logo'];
  settings: Settings & AgencyHours;
  names: PageNames;
  /** The parts of the site that are off. */
  offParts: readonly SitePart[];
};

export const siteDataContext = createContext<SiteData | null>(null);

export const pageDataContext = createContext<PageData | null>(null);

/** Keeps what a page tells search engines until its document is rendered; a navigation inside the site leaves it. */
export function describePage(context: Readonly<RouterContextProvider>, page: PageData): void {
  context.set(pageDataContext, page);
}
