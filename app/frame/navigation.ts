/** Reads the menus: those of the first day under the agency's names, and the lists that an editor makes in their place. */
import { defineQuery } from 'groq';
import { href } from 'react-router';
import { TYPES } from '../../model/document-types.ts';
import { MAIN_PAGES, type MainPage } from '../../model/menus.ts';
import { readParts, text } from '../content/document-parts.ts';
import { legalAddress } from '../content/legal-address.ts';
import {
  MAIN_NAVIGATION,
  type MenuGroup,
  type MenuLink,
  type Menus,
} from '../content/main-navigation.ts';
import { leadsToOffPart } from '../content/off-parts.ts';
import { listServiceNames, type ServiceName } from '../content/services/service.ts';
import { sharedRead } from '../content/shared-read.ts';
import type { ContentReader } from '../context.ts';
import sheet from './menu-lists.css?url';
import { findLists, type Lists } from './menu-lists.ts';

const NAVIGATION_QUERY = defineQuery(`*[_type == "navigation" && _id == "navigation"][0]{
  home, services, work, about, blog, careers, contact, header, action, footer, legal
}`);

/** The agency's own names of the main pages, where they differ from the defaults. */
export type PageNames = { readonly [Page in MainPage]?: string };

export type Navigation = {
  names: PageNames;
  menus: Menus;
  /** The address of a stylesheet that they need besides. */
  menuSheet?: string;
};

/** @throws what the content client throws when the service does not answer. */
export const findNavigation = sharedRead(async (content: ContentReader): Promise<Navigation> => {
  const [document, services] = await Promise.all([
    content.client.fetch(NAVIGATION_QUERY),
    listServiceNames(content),
  ]);
  const parts = readParts(content, document, { type: 'navigation', id: 'navigation' });
  const named = MAIN_PAGES.map((page) => [page, parts.one(page, text)] as const);
  const main = named.map(([type, name]) => {
    const { page } = TYPES[type];
    return { to: page.path, label: name ?? page.name };
  });
  const visiblePages = withoutOffParts(content, main);
  return {
    names: Object.fromEntries(named.filter(([, name]) => name)),
    ...withSheet(menusOf(visiblePages, services, await findLists(content, parts))),
  };
});

/** The legal page and its four anchors (shell-2.149 in test/specification.md). */
const LEGAL = [
  { to: href('/legal'), label: 'Informations légales' },
  { to: legalAddress('legalNotice'), label: 'Mentions légales' },
  { to: legalAddress('privacyPolicy'), label: 'Confidentialité' },
  { to: legalAddress('termsOfSale'), label: 'CGV' },
  { to: legalAddress('cookiePolicy'), label: 'Cookies' },
];

/** The menus while the content service is unavailable. */
export function menusWithoutContent(content: ContentReader): Menus {
  const none = { header: [], footer: [], legal: [] };
  return menusOf(withoutOffParts(content, MAIN_NAVIGATION), [], none);
}

function withoutOffParts(content: ContentReader, links: readonly MenuLink[]): MenuLink[] {
  return links.filter(({ to }) => !leadsToOffPart(content, to));
}

/** The columns of the first footer: the layout of any other number is in the stylesheet of lists. */
const FIRST_COLUMNS = 3;

function withSheet(menus: Menus): Pick<Navigation, 'menus' | 'menuSheet'> {
  const { header, footer } = menus;
  const needsSheet = header.some(({ links }) => links) || footer.length !== FIRST_COLUMNS;
  return { menus, ...(needsSheet && { menuSheet: sheet }) };
}

/** The menus that an editor made lists of; the others as they are on the first day. */
function menusOf(main: readonly MenuLink[], services: readonly ServiceName[], lists: Lists): Menus {
  const header = lists.header.length > 0 ? lists.header : main;
  const action = lists.action ?? main.at(-1);
  const columns = lists.footer.length > 0 ? lists.footer : firstColumns(main, services);
  const footer = [
    ...columns,
    { label: 'Légal', links: lists.legal.length > 0 ? lists.legal : LEGAL },
  ];
  return {
    header,
    ...(action && { action }),
    ...(action && action.to !== href('/contact') && { call: action }),
    footer,
  };
}

/** The services, and the pages about the agency (shell-2.149 in test/specification.md) under the header's names. */
function firstColumns(main: readonly MenuLink[], services: readonly ServiceName[]): MenuGroup[] {
  const named = services.map(({ slug, title }) => ({
    to: href('/services/:slug', { slug }),
    label: title,
  }));
  // The first two entries are left out: the home page, and the services, which have the first column.
  const [, , ...company] = main;
  return [
    { label: 'Services', links: [{ to: href('/services'), label: 'Tous les services' }, ...named] },
    { label: 'Entreprise', links: company },
  ];
}
