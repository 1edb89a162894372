/** The graph of a page in the words of schema.org: each thing once, the others refer to it by its id. */
import { href } from 'react-router';
import type { BreadcrumbList, Event, FAQPage, Graph, WebPage, WebSite } from 'schema-dts';
import { TYPES } from '../../model/document-types.ts';
import type { MainPage } from '../../model/menus.ts';
import { SEARCH_PARAMETER } from '../content/main-navigation.ts';
import { agencyNode } from './agency.ts';
import type {
  AnnouncedEvent,
  Described,
  NodeReference,
  PageData,
  PageLink,
  SiteData,
} from './page-data.ts';

export function graphOf(page: PageData, site: SiteData): Graph {
  const { origin, logo, settings, names, offParts } = site;
  const url = origin + page.path;
  const described: Described = {
    origin,
    logo,
    settings,
    url,
    page: { '@id': `${url}#webpage` },
    agency: { '@id': `${origin}/#organization` },
  };
  const { trail, questions = [], events = [] } = page;
  const about = page.about?.(described);
  const breadcrumb = trail && breadcrumbNode(trail, described, names);
  const nodes = [
    agencyNode(described, page.agency),
    websiteNode(described, page.path === '/' && !offParts.includes('work')),
    pageNode(page, described, { about, breadcrumb }),
    breadcrumb,
    about,
    questions.length > 0 ? questionsNode(questions, described) : undefined,
    ...events.map((event, place) => eventNode(event, place, described)),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

function websiteNode({ origin, agency, settings }: Described, saysSearch: boolean): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    url: `${origin}/`,
    name: settings.agencyName,
    publisher: agency,
    // Search engines read this on the home page.
    potentialAction: saysSearch ? searchAction(origin) : undefined,
  };
}

function websiteId(origin: string): string {
  return `${origin}/#website`;
}

/** The search that answers without script: a form of the site at an address of its own. */
function searchAction(origin: string) {
  const term = 'search_term_string';
  return {
    '@type': 'SearchAction',
    target: `${origin}${href('/work')}?${SEARCH_PARAMETER}={${term}}`,
    'query-input': `required name=${term}`,
  } as const;
}

type Parts = Record<'about' | 'breadcrumb', NodeReference | undefined>;

function pageNode(
  { kind, name, agency: isAboutAgency, list }: PageData,
  { origin, url, page, agency }: Described,
  { about, breadcrumb }: Parts,
): WebPage {
  const main = about ?? (isAboutAgency && agency);
  return {
    '@type': kind,
    ...page,
    url,
    name,
    isPartOf: { '@id': websiteId(origin) },
    breadcrumb: breadcrumb && reference(breadcrumb),
    mainEntity: main ? reference(main) : list && listNode(list, origin),
  };
}

function reference({ '@id': id }: NodeReference): NodeReference {
  return { '@id': id };
}

function listNode(list: readonly PageLink[], origin: string) {
  return {
    '@type': 'ItemList',
    numberOfItems: list.length,
    itemListElement: list.map(
      ({ name, path }, index) =>
        ({ '@type': 'ListItem', position: index + 1, name, url: origin + path }) as const,
    ),
  } as const;
}

function breadcrumbNode(
  { above, name }: NonNullable<PageData['trail']>,
  { origin, url }: Described,
  names: SiteData['names'],
): BreadcrumbList & NodeReference {
  const steps = ['home' as const, above].map((it) =>
    typeof it === 'string' ? linkTo(it, names) : it,
  );
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: [...steps, { name }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      // The last step is the page itself, and needs no address.
      item: 'path' in step ? origin + step.path : undefined,
    })),
  };
}

/** A main page under the name that the agency gives it, whatever its menus say; else under its first one. */
function linkTo(page: MainPage, names: SiteData['names']): PageLink {
  const { path, name } = TYPES[page].page;
  return { name: names[page] ?? name, path };
}

function questionsNode(
  questions: NonNullable<PageData['questions']>,
  { url, page }: Described,
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    isPartOf: page,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** An event at an address is where that is; without one it is online, at its page. */
function eventNode(
  { title, start, end, place, address }: AnnouncedEvent,
  nth: number,
  { url, page, agency }: Described,
): Event {
  return {
    '@type': 'Event',
    '@id': `${url}#event-${nth + 1}`,
    name: title,
    startDate: start,
    endDate: end,
    eventAttendanceMode: address
      ? 'https://schema.org/OfflineEventAttendanceMode'
      : 'https://schema.org/OnlineEventAttendanceMode',
    location: address
      ? { '@type': 'Place', name: place, address }
      : { '@type': 'VirtualLocation', name: place, url },
    organizer: agency,
    mainEntityOfPage: page,
  };
}
