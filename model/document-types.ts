/**
 * One row per type of document: what it is called, where the site shows it, and who may see it. Addresses, sitemap, search,
 * near pages, cards, the lists of the Studio and the pages named there follow from these rows or do not compile without one.
 * Plain data, in the order of the Studio's list: what is added every week, then pages, then what is set once.
 */
import { href } from 'react-router';
import {
  LISTED_PAGE,
  PAGES_SHOWN,
  SHOWN_ISSUE,
  SHOWN_JOB,
  SHOWN_PROJECT,
  SHOWN_SERVICE,
} from './public-documents.ts';

type Row = {
  /** The agency's name for a document of the type. */
  title: string;
  /** The entry in the Studio's list of contents. */
  list: string;
  /** The title above that entry and those around it; empty above the first. */
  section: string;
  /** Pages that show it besides its own. */
  alsoOn?: readonly string[];
} & (
  | PageEach
  | { single: true; page: Page }
  | { single: true; shownOn: string }
  | { linked: true }
);

/** A type whose documents each have a page, named by their slug. */
type PageEach = {
  /** The address of a page without its slug, with the slash at its end. */
  folder: string;
  /** The document of the page that lists them all; absent where none does. */
  listedOn?: string;
  /** The GROQ condition for visible documents, on the document itself; absent where all are visible. */
  visible?: string;
  /** The same condition in code, with a sentence for the document's editor. */
  hidden?: { field: string; when: (value: unknown) => boolean; why: string };
  /** The GROQ condition for documents in lists and search engines; absent where all visible ones are. */
  listed?: string;
  /** Whether it waits for the day in `publishDate`. */
  isDated: boolean;
  /** The type of the page's subject in schema.org. */
  thing: string;
  /** The fields that a search engine reads where its own are empty. */
  head?: { titleField: string; descriptionField: string };
};

/** A page of the site itself. */
export type Page = {
  path: string;
  /** The visitors' name for the page. */
  name: string;
  /** Other words it is looked for by, until an editor writes others; absent where the search does not find it. */
  alsoCalled?: readonly string[];
  /** Whether it is an answer to other addresses, and no page to be listed. */
  isAnswer?: true;
};

const [WRITTEN, PAGES, SHARED, SITE] = ['', 'Pages', 'Présents sur plusieurs pages', 'Site'];

export const TYPES = {
  portfolio: {
    title: 'Étude de cas',
    list: 'Études de cas',
    section: WRITTEN,
    folder: href('/work/:slug', { slug: '' }),
    listedOn: 'work',
    visible: SHOWN_PROJECT,
    hidden: {
      field: 'status',
      when: (status) => status === 'archived',
      why: 'Archivé\u00a0: sur aucune page.',
    },
    isDated: true,
    thing: 'CreativeWork',
    head: { titleField: 'title', descriptionField: 'summary' },
  },
  blogPost: {
    title: 'Article',
    list: 'Articles',
    section: WRITTEN,
    folder: href('/blog/:slug', { slug: '' }),
    listedOn: 'blog',
    isDated: true,
    thing: 'BlogPosting',
    head: { titleField: 'title', descriptionField: 'excerpt' },
  },
  service: {
    title: 'Service',
    list: 'Services',
    section: WRITTEN,
    folder: href('/services/:slug', { slug: '' }),
    listedOn: 'services',
    visible: SHOWN_SERVICE,
    hidden: {
      field: 'status',
      when: (status) => status !== 'active',
      why: 'Inactif\u00a0: sur aucune page.',
    },
    isDated: false,
    thing: 'Service',
    head: { titleField: 'title', descriptionField: 'outcome' },
  },
  jobPosting: {
    title: 'Offre d’emploi',
    list: 'Offres d’emploi',
    section: WRITTEN,
    folder: href('/careers/:slug', { slug: '' }),
    listedOn: 'careers',
    visible: SHOWN_JOB,
    hidden: {
      field: 'isActive',
      when: (isActive) => isActive !== true,
      why: 'Poste fermé\u00a0: sur aucune page.',
    },
    isDated: false,
    thing: 'JobPosting',
    head: { titleField: 'title', descriptionField: 'description' },
  },
  newsletterIssue: {
    title: 'Lettre',
    list: 'Lettres',
    section: WRITTEN,
    folder: href('/newsletter/:slug', { slug: '' }),
    listedOn: 'newsletter',
    visible: SHOWN_ISSUE,
    hidden: {
      field: 'publishDate',
      when: (date) => date === undefined || date === null,
      why: 'Pas encore dans les archives\u00a0: la lettre y paraît à son envoi.',
    },
    isDated: true,
    thing: 'Article',
  },
  page: {
    title: 'Page',
    list: 'Pages',
    section: WRITTEN,
    folder: '/',
    listed: LISTED_PAGE,
    isDated: false,
    thing: 'WebPage',
    head: { titleField: 'title', descriptionField: 'lead' },
  },
  home: {
    title: 'Page d’accueil',
    list: 'Accueil',
    section: PAGES,
    single: true,
    page: { path: '/', name: 'Accueil', alsoCalled: ['index', 'home', 'default'] },
  },
  services: {
    title: 'Page Services',
    list: 'Services\u00a0: page de la liste',
    section: PAGES,
    single: true,
    page: {
      path: href('/services'),
      name: 'Services',
      alsoCalled: ['offres', 'prestations', 'tarifs', 'prix', 'خدمات', 'أسعار'],
    },
  },
  work: {
    title: 'Page Travaux',
    list: 'Travaux\u00a0: page de la liste',
    section: PAGES,
    single: true,
    page: {
      path: href('/work'),
      name: 'Travaux',
      alsoCalled: [
        'portfolio',
        'projets',
        'realisations',
        'projects',
        'references',
        'clients',
        'أعمال',
      ],
    },
  },
  about: {
    title: 'Page À propos',
    list: 'À propos',
    section: PAGES,
    single: true,
    page: {
      path: href('/about'),
      name: 'À propos',
      alsoCalled: ['agence', 'equipe', 'team', 'nous', 'qui-sommes-nous', 'وكالة', 'فريق'],
    },
  },
  blog: {
    title: 'Blog',
    list: 'Blog\u00a0: page de la liste',
    section: PAGES,
    single: true,
    page: {
      path: href('/blog'),
      name: 'Blog',
      alsoCalled: ['articles', 'actualites', 'news', 'posts', 'مدونة'],
    },
  },
  category: {
    title: 'Rubrique',
    list: 'Rubriques du blog',
    section: PAGES,
    linked: true,
    alsoOn: [href('/blog')],
  },
  careers: {
    title: 'Carrières',
    list: 'Carrières\u00a0: page de la liste',
    section: PAGES,
    single: true,
    page: {
      path: href('/careers'),
      name: 'Carrières',
      alsoCalled: [
        'emploi',
        'emplois',
        'jobs',
        'recrutement',
        'stage',
        'stages',
        'postuler',
        'candidature spontanée',
        'وظائف',
        'توظيف',
      ],
    },
  },
  contact: {
    title: 'Page Contact',
    list: 'Contact',
    section: PAGES,
    single: true,
    page: {
      path: href('/contact'),
      name: 'Contact',
      alsoCalled: [
        'devis',
        'rendez-vous',
        'adresse',
        'téléphone',
        'nous contacter',
        'contactez-nous',
        'nous écrire',
        'اتصال',
        'عنوان',
      ],
    },
  },
  newsletter: {
    title: 'Page Newsletter',
    list: 'Newsletter',
    section: PAGES,
    single: true,
    page: {
      path: href('/newsletter'),
      name: 'Newsletter',
      alsoCalled: [
        'lettre',
        'abonnement',
        's’abonner',
        'inscription',
        'désinscription',
        'se désabonner',
        'désabonnement',
        'نشرة',
      ],
    },
    alsoOn: [href('/contact'), href('/blog')],
  },
  legal: {
    title: 'Informations légales',
    list: 'Informations légales',
    section: PAGES,
    single: true,
    page: { path: href('/legal'), name: 'Informations légales', alsoCalled: ['juridique'] },
  },
  notFound: {
    title: 'Page introuvable',
    list: 'Page introuvable',
    section: PAGES,
    single: true,
    // Every address without a page shows this document.
    page: { path: '/introuvable', name: 'Page introuvable', isAnswer: true },
  },
  sentRequest: {
    title: 'Suivi d’une demande',
    list: 'Suivi d’une demande',
    section: PAGES,
    single: true,
    // It has no public address: each person opens their own page by the link of an e-mail.
    shownOn: '',
  },
  team: {
    title: 'Équipe',
    list: 'Équipe',
    section: SHARED,
    single: true,
    shownOn: href('/about'),
    alsoOn: ['/'],
  },
  person: { title: 'Personne', list: 'Personnes', section: SHARED, linked: true },
  clients: {
    title: 'Clients',
    list: 'Logos et témoignages',
    section: SHARED,
    single: true,
    shownOn: '/',
    alsoOn: [href('/about')],
  },
  client: { title: 'Client', list: 'Clients', section: SHARED, linked: true },
  questions: {
    title: 'Questions fréquentes',
    list: 'Questions fréquentes',
    section: SHARED,
    single: true,
    shownOn: '/#faq',
  },
  settings: {
    title: 'Réglages',
    list: 'Réglages',
    section: SITE,
    single: true,
    shownOn: '/',
    alsoOn: [href('/contact'), href('/about'), href('/careers')],
  },
  brand: {
    title: 'Identité visuelle',
    list: 'Identité visuelle',
    section: SITE,
    single: true,
    shownOn: '/',
  },
  navigation: {
    title: 'Navigation',
    list: 'Navigation',
    section: SITE,
    single: true,
    shownOn: '/',
  },
  whatsapp: { title: 'WhatsApp', list: 'WhatsApp', section: SITE, single: true, shownOn: '/' },
  redirect: { title: 'Redirection', list: 'Redirections', section: SITE, linked: true },
} as const satisfies Readonly<Record<string, Row>>;

export type DocumentType = keyof typeof TYPES;
type Having<Part> = {
  [Type in DocumentType]: (typeof TYPES)[Type] extends Part ? Type : never;
}[DocumentType];
/** A type whose documents each have a page. */
export type PagedType = Having<PageEach>;
/** A type of which there is one document, whose id is the type's name. */
export type Singleton = Having<{ single: true }>;
/** A document that is a page of the site itself. */
export type PageType = Having<{ page: Page }>;

const ROWS: Readonly<Record<string, Row | undefined>> = TYPES;

/** Returns the row of a type that may be none of ours; undefined then. */
export function rowOf(type: string): Row | undefined {
  return Object.hasOwn(ROWS, type) ? ROWS[type] : undefined;
}

function has<Type extends DocumentType>(...parts: readonly string[]) {
  return (type: string): type is Type => {
    const row = rowOf(type);
    return row !== undefined && parts.every((part) => part in row);
  };
}

export const isPaged = has<PagedType>('folder');
export const isSingleton = has<Singleton>('single');
export const isPage = has<PageType>('page');

export const PAGED_TYPES = Object.keys(TYPES).filter(isPaged);
export const SINGLETONS = Object.keys(TYPES).filter(isSingleton);
export const PAGE_TYPES = Object.keys(TYPES).filter(isPage);
/** The pages of the site itself that lists of pages hold: all but the answer to addresses without a page. */
export const LISTED_PAGES = PAGE_TYPES.filter((type) => !('isAnswer' in TYPES[type].page));

/** The fields that decide whether a document is seen, since when, and where. */
export const VISIBILITY_FIELDS = [
  ...new Set(['slug', 'publishDate', ...PAGED_TYPES.flatMap((type) => hiddenBy(TYPES[type]))]),
];

function hiddenBy({ hidden }: PageEach): string[] {
  return hidden ? [hidden.field] : [];
}

/** The rules of what is public; a publishDate in the future hides a document (pages-7.07 in test/specification.md). */
export const PUBLIC_DOCUMENTS = PAGED_TYPES.map((type) => publicRule(type, TYPES[type]));

function publicRule(type: PagedType, { visible, isDated }: Pick<PageEach, 'visible' | 'isDated'>) {
  return {
    type,
    ...(visible !== undefined && { condition: visible }),
    ...(isDated && { from: 'publishDate' }),
  };
}

/** Returns the document of the page that lists all documents of a type; undefined where none does. */
export function listedOn(type: PagedType): string | undefined {
  const row: PageEach = TYPES[type];
  return row.listedOn;
}

/** The GROQ of the documents of a type that lists hold, on the document itself. */
export function listedRule(type: PagedType): string {
  const { visible, listed }: PageEach = TYPES[type];
  return visible ?? listed ?? 'true';
}

/**
 * Every document with a page of its own that lists show, in GROQ. Does not compile without a type, or without the
 * condition that hides it.
 */
export const SHOWN_PAGES: Whole<typeof PAGES_SHOWN> = PAGES_SHOWN;

type Whole<Query extends string> = [Forgotten<Query>] extends [never]
  ? Query
  : { forgets: Forgotten<Query> };
type Forgotten<Query extends string> = {
  [Type in PagedType]: Query extends `${string}"${Type}"${string}${Condition<Type>}${string}`
    ? never
    : Type;
}[PagedType];
type Condition<Type extends PagedType> = (typeof TYPES)[Type] extends
  | { visible: infer Rule extends string }
  | { listed: infer Rule extends string }
  ? `(_type != "${Type}" || ${Rule})`
  : '';
