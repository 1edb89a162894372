/** The menus of the site as lists that an editor writes: their possible targets, and their initial links. */
import { LISTED_PAGES, PAGED_TYPES, type PageType, TYPES } from './document-types.ts';
import { LEGAL_ANCHORS } from './legal-anchors.ts';

/** The types of documents whose pages a menu may lead to. */
export const LINKED_PAGES = [...PAGED_TYPES, ...LISTED_PAGES];

/** The links of the header until an editor makes a list: each is named by the field of its name, else as the page is. */
export const MAIN_PAGES = [
  'home',
  'services',
  'work',
  'about',
  'blog',
  'careers',
  'contact',
] as const satisfies readonly PageType[];

export type MainPage = (typeof MAIN_PAGES)[number];

/** The main pages that a column of the footer has. */
const COMPANY_PAGES = [
  'work',
  'about',
  'blog',
  'careers',
  'contact',
] as const satisfies readonly MainPage[];

/** The lists of links that an editor can write. */
export const MENUS = ['header', 'action', 'footer', 'legal'] as const;

type Written = Readonly<Record<string, unknown>>;

/** Whether the menus are lists of an editor: the seven names are read no longer then. */
export function hasMenus(navigation: Written | undefined): boolean {
  return MENUS.some((menu) => navigation?.[menu] !== undefined);
}

type Reference = { _type: 'reference'; _ref: string; _weak: true };
type PageEntry = {
  _type: 'navPage';
  _key: string;
  page?: Reference;
  /** A page of the site that has no document yet, by its type. */
  own?: string;
  label?: string;
  anchor?: string;
};
type Column = { _type: 'navColumn'; _key: string; title: string; links: PageEntry[] };

export type Menus = {
  header: PageEntry[];
  action: PageEntry[];
  footer: Column[];
  legal: PageEntry[];
};

type SiteDocuments = {
  /** The ids of the services that the footer names, in its order. */
  services: readonly string[];
  /** The ids of existing documents. A page of the site needs none, and a missing document cannot be referred to. */
  written: ReadonlySet<string>;
};

/** Returns the lists that lead where the site's links lead without lists, under the same names. */
export function menusOf(navigation: Written, { services, written }: SiteDocuments): Menus {
  function entry(id: string, named: Pick<PageEntry, 'label' | 'anchor'> = {}): PageEntry {
    return {
      _type: 'navPage',
      _key: named.anchor ?? id,
      ...(written.has(id) ? { page: { _type: 'reference', _ref: id, _weak: true } } : { own: id }),
      ...named,
    };
  }
  function main(page: MainPage): PageEntry {
    const name = navigation[page];
    const isOwn = typeof name === 'string' && name.trim() !== '';
    return entry(page, isOwn && name !== TYPES[page].page.name ? { label: name } : {});
  }
  const part = (of: keyof typeof LEGAL_ANCHORS, label: string) =>
    entry('legal', { label, anchor: LEGAL_ANCHORS[of] });
  const column = (_key: string, title: string, links: PageEntry[]): Column => ({
    _type: 'navColumn',
    _key,
    title,
    links,
  });
  return {
    header: MAIN_PAGES.map(main),
    action: [main('contact')],
    footer: [
      column('services', 'Services', [
        entry('services', { label: 'Tous les services' }),
        ...services.map((id) => entry(id)),
      ]),
      column('company', 'Entreprise', COMPANY_PAGES.map(main)),
    ],
    legal: [
      entry('legal'),
      part('legalNotice', 'Mentions légales'),
      part('privacyPolicy', 'Confidentialité'),
      part('termsOfSale', 'CGV'),
      part('cookiePolicy', 'Cookies'),
    ],
  };
}
