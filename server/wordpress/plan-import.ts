/**
 * Decides what each item of a WordPress export becomes, and where its old addresses lead, before anything is written: ids are
 * made of the WordPress site and its numbers, so that the same file decides the same again.
 */
import { createHash } from 'node:crypto';
import type { WordpressNote } from '../../model/contracts/wordpress-import.ts';
import { TYPES } from '../../model/document-types.ts';
import {
  matchKey,
  normalised,
  numberedAddress,
  sourceProblem,
  targetProblem,
} from '../../model/redirects/redirect-rules.ts';
import { fold, hyphenated } from '../../packages/search/french-folding.ts';
import { cut, plainText } from './html-tree.ts';
import type { WxrItem, WxrSite, WxrTerm } from './read-wxr.ts';

/** The lengths of the schema: `model/schema/category.ts`, `person.ts`, `slug-field.ts`, in characters. */
const LONGEST = { category: 30, person: 60, slug: 80 } as const;

/**
 * Pages that the site already has, by words of their addresses and titles. Every other page becomes an article: a site
 * with pages of any kind adds them here.
 */
const KNOWN_PAGES: readonly (readonly [to: string, words: string])[] = [
  ['/', 'accueil home homepage page-d-accueil front-page bienvenue'],
  [
    TYPES.contact.page.path,
    'contact contacts contactez-nous nous-contacter contact-us devis demande-de-devis',
  ],
  [
    TYPES.about.page.path,
    'a-propos a-propos-de-nous about about-us qui-sommes-nous agence l-agence notre-agence equipe notre-equipe l-equipe team notre-histoire',
  ],
  [
    TYPES.services.page.path,
    'services nos-services prestations nos-prestations expertises nos-expertises offres nos-offres',
  ],
  [
    TYPES.work.page.path,
    'portfolio realisations nos-realisations projets nos-projets travaux nos-travaux references nos-references work case-studies etudes-de-cas',
  ],
  [TYPES.blog.page.path, 'blog actualites actualite news articles journal le-blog'],
  [
    TYPES.careers.page.path,
    'carrieres carriere recrutement emploi emplois careers jobs nous-rejoindre rejoignez-nous',
  ],
  [TYPES.newsletter.page.path, 'newsletter infolettre'],
  [
    TYPES.legal.page.path,
    'mentions-legales politique-de-confidentialite confidentialite privacy-policy privacy cgv cgu conditions-generales conditions-generales-de-vente conditions-generales-d-utilisation politique-de-cookies cookies legal donnees-personnelles',
  ],
];

/** Slugs that mean "no category". */
const UNSORTED = new Set(['uncategorized', 'uncategorised', 'non-classe', 'non-categorise']);

/** Items that are parts of the machine and that nobody visited. */
const MACHINERY =
  /^(?:nav_menu_item|revision|customize_changeset|custom_css|oembed_cache|user_request|wp_.*|acf-.*|elementor_.*|scheduled-action)$/;

const BLOG = TYPES.blog.page.path;

/** An item without its text, which is read again when it is converted. */
export type IndexedItem = Omit<WxrItem, 'content' | 'excerpt'>;

export type PlannedArticle = {
  /** The id of the published document, also where the post becomes a draft. */
  documentId: string;
  isDraft: boolean;
  title: string;
  slug: string;
  address: string;
  categoryId: string | undefined;
  authorId: string | undefined;
  tags: readonly string[];
  /** Whether a former run brought it, or its draft. */
  isThere: boolean;
  /** Pictures that were uploaded with it, in order. */
  ownPictures: readonly string[];
};

export type Named = { _id: string; name: string; slug: string };

/** The existing content of the site, drafts included. */
export type StoredContent = {
  /** The slug of each post, by its id without `drafts.`. */
  articles: ReadonlyMap<string, string>;
  categories: readonly Named[];
  people: readonly Named[];
  /** The targets of redirects, by the normalised form of old addresses. */
  redirects: ReadonlyMap<string, string>;
  /** Ids of documents that were deleted and not created again. */
  deleted: ReadonlySet<string>;
};

export type Plan = {
  articles: ReadonlyMap<string, PlannedArticle>;
  attachments: readonly IndexedItem[];
  /** Documents that articles refer to and that are not there yet. */
  newCategories: readonly Named[];
  newPeople: readonly Named[];
  /** The redirects of old addresses, the most important first. */
  redirects: readonly { from: string; to: string }[];
  notes: readonly WordpressNote[];
  comments: number;
  /** Returns the new address of one of the WordPress site; undefined for an unknown one. */
  newAddress(url: URL): string | undefined;
  /** Whether an address is one of the WordPress site. */
  isOldSite(url: URL): boolean;
};

/** Returns what an import would do with the items, in the order of the file. */
export function planImport(
  site: WxrSite,
  items: readonly IndexedItem[],
  { stored, now }: { stored: StoredContent; now: Date },
): Plan {
  const notes: WordpressNote[] = [];
  const note = (kind: WordpressNote['kind'], where: string, what: string) =>
    notes.push({ kind, where, what });
  const base = URL.parse(site.address);
  const isOldSite = ({ hostname }: URL) =>
    base !== null && withoutWww(hostname) === withoutWww(base.hostname);
  const key = siteKey(site);

  const categories = createNames(site, stored.categories, 'category', note);
  const people = createNames(site, stored.people, 'person', note);
  const terms = new Map(site.categories.map((term) => [term.slug, term]));
  const names = new Map(site.authors.map(({ login, name }) => [login, name]));
  const slugs = new Set(stored.articles.values());
  const articles = new Map<string, PlannedArticle>();
  const pages = new Map<string, string>();
  const attachments: IndexedItem[] = [];
  const left = new Map<string, number>();
  let comments = 0;

  const pictures = Map.groupBy(
    items.filter(({ type, file }) => type === 'attachment' && isPicture(file)),
    ({ parent }) => parent,
  );

  function slugFor(item: IndexedItem, title: string, documentId: string): string {
    const storedSlug = stored.articles.get(documentId);
    if (storedSlug !== undefined && storedSlug !== '') return storedSlug;
    const wanted =
      shortSlug(decoded(item.slug)) || shortSlug(title) || shortSlug(`article-${item.id}`);
    let slug = wanted;
    for (let number = 2; slugs.has(slug); number += 1) {
      const end = `-${number}`;
      slug = shortSlug(wanted.slice(0, LONGEST.slug - end.length)) + end;
    }
    slugs.add(slug);
    if (slug !== wanted) {
      note(
        'name',
        title,
        `L’adresse «\u00a0${wanted}\u00a0» est prise\u00a0: «\u00a0${slug}\u00a0».`,
      );
    } else if (wanted !== decoded(item.slug) && item.slug !== '') {
      note(
        'name',
        title,
        `L’adresse «\u00a0${cut(decoded(item.slug), 120)}\u00a0» est devenue «\u00a0${slug}\u00a0».`,
      );
    }
    return slug;
  }

  function articleOf(item: IndexedItem, isDraft: boolean): PlannedArticle {
    const documentId = `wordpress-${key}-${idPart(item.id)}`;
    const title =
      plainText(item.title) || decoded(item.slug).replaceAll('-', ' ') || `Article ${item.id}`;
    if (item.title.trim() === '') note('name', title, 'Sans titre dans WordPress.');
    const slug = slugFor(item, title, documentId);
    const own = item.terms.filter(({ domain }) => domain === 'category');
    const sorted = own.filter((term) => !UNSORTED.has(hyphenated(term.slug)));
    const primary =
      item.meta.get('_yoast_wpseo_primary_category') ?? item.meta.get('rank_math_primary_category');
    const first = sorted.find((term) => terms.get(term.slug)?.id === primary) ?? sorted[0];
    const author = item.author && (names.get(item.author) ?? item.author.replace(/@.*/, ''));
    const words = [
      ...item.terms.filter(({ domain }) => domain === 'post_tag'),
      ...sorted.filter((term) => term !== first),
    ].map(({ name }) => plainText(name));
    return {
      documentId,
      isDraft,
      title,
      slug,
      address: TYPES.blogPost.folder + slug,
      categoryId: first && categories.idOf(plainText(first.name), first.slug),
      authorId: author ? people.idOf(author, item.author) : undefined,
      tags: [...new Set(words.filter(Boolean))],
      isThere: stored.articles.has(documentId),
      ownPictures: (pictures.get(item.id) ?? []).map(({ id }) => id),
    };
  }

  for (const item of items) {
    const { id, type, status, title, link } = item;
    const named = plainText(title) || link || `${type} ${id}`;
    if (type === 'attachment') {
      attachments.push(item);
      continue;
    }
    if (MACHINERY.test(type) || /^(?:trash|auto-draft|inherit)$/.test(status)) {
      const what =
        status === 'trash' ? 'Corbeille' : (MACHINE_WORDS[type] ?? 'Réglages de WordPress');
      left.set(what, (left.get(what) ?? 0) + 1);
      continue;
    }
    if (type !== 'post' && type !== 'page') {
      note(
        'left',
        named,
        `Contenu de type «\u00a0${cut(type, 60)}\u00a0»${link ? `, ${link}` : ''}`,
      );
      continue;
    }
    if (item.isProtected) {
      note('left', named, 'Protégé par un mot de passe.');
      continue;
    }
    comments += item.comments;
    const documentId = `wordpress-${key}-${idPart(id)}`;
    if (stored.deleted.has(documentId) && !stored.articles.has(documentId)) {
      note('left', named, 'Supprimé du site depuis le premier import.');
      continue;
    }
    const isDraft = status !== 'publish' && status !== 'future';
    const sitePath = type === 'page' ? knownPage(item, base) : undefined;
    if (sitePath !== undefined) {
      if (!isDraft) pages.set(id, sitePath);
      note('page', named, sitePath === '/' ? 'Accueil' : sitePath);
      continue;
    }
    const article = articleOf(item, isDraft);
    articles.set(id, article);
    if (type === 'page') note('article', article.title, article.address);
  }
  for (const [what, count] of left)
    note('left', what, `${count}\u00a0élément${count > 1 ? 's' : ''}`);

  // Redirects are added in the order of their importance: a site's list is limited
  // (`app/content/redirects/list-redirects.ts`).
  const redirects = createRedirectPlan({ base, stored, note });
  const isShown = ({ status, date }: IndexedItem) =>
    status === 'publish' && (date === undefined || date <= now.toISOString());
  const folder = base ? base.pathname.replace(/\/$/, '') : '';
  const publicItems = items.filter(
    (item) => isShown(item) && (articles.has(item.id) || pages.has(item.id)),
  );
  const addressOf = ({ id }: { id: string }) => articles.get(id)?.address ?? pages.get(id);
  for (const item of publicItems) {
    const to = addressOf(item) ?? BLOG;
    redirects.lead(item.link, to);
    const former = item.meta.get('_wp_old_slug');
    if (former) redirects.lead(item.link.replace(/[^/]+\/?$/, `${former}/`), to);
  }
  for (const item of publicItems) {
    const to = addressOf(item) ?? BLOG;
    redirects.add(`/?p=${item.id}`, to);
    if (item.type === 'page') redirects.add(`/?page_id=${item.id}`, to);
  }
  for (const term of site.categories) {
    const listed = categories.listedAs(plainText(term.name));
    const to = listed ? `${BLOG}?categorie=${listed}` : BLOG;
    redirects.add(`${folder}/category/${trailOf(term, terms)}/*`, to);
    if (/^\d+$/.test(term.id)) redirects.add(`/?cat=${term.id}`, to);
  }
  for (const archive of ['category', 'tag', 'author', 'page'])
    redirects.add(`${folder}/${archive}/*`, BLOG);
  redirects.add(`${folder}/feed/*`, '/feed.xml');
  redirects.add(`${folder}/comments/feed/*`, '/feed.xml');
  const years = new Set(
    publicItems.flatMap(({ type, date }) => (type === 'post' && date ? [date.slice(0, 4)] : [])),
  );
  for (const year of [...years].sort()) redirects.add(`${folder}/${year}/*`, BLOG);
  const parents = new Map(publicItems.map((item) => [item.id, addressOf(item)]));
  for (const item of attachments) {
    const to = parents.get(item.parent) ?? BLOG;
    redirects.lead(item.link, to);
    redirects.add(`/?attachment_id=${item.id}`, to);
  }

  return {
    articles,
    attachments,
    newCategories: categories.made,
    newPeople: people.made,
    redirects: redirects.all(),
    notes,
    comments,
    isOldSite,
    newAddress: (url) => redirects.find(url),
  };
}

const MACHINE_WORDS: Readonly<Record<string, string>> = {
  nav_menu_item: 'Menus',
  revision: 'Révisions',
  wp_block: 'Blocs réutilisables',
};

/** Whether an address is that of a picture, by its ending. */
export function isPicture(address: string): boolean {
  return /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?|heic)(?:$|[?#])/i.test(address.slice(-2_000));
}

/** A part of the ids of all documents of one WordPress site. */
export function siteKey({ address }: Pick<WxrSite, 'address'>): string {
  const url = URL.parse(address);
  const name = url ? withoutWww(url.host) + url.pathname.replace(/\/$/, '') : address;
  return createHash('sha256').update(name).digest('hex').slice(0, 8);
}

/**
 * Returns the part of an id that names an item: WordPress's number, or a hash of anything else, because an id allows
 * few characters.
 */
function idPart(id: string): string {
  return /^\d{1,12}$/.test(id) ? id : createHash('sha256').update(id).digest('hex').slice(0, 16);
}

function knownPage({ slug, title, link }: IndexedItem, base: URL | null): string | undefined {
  const url = URL.parse(link);
  if (base && url && normalised(url.pathname) === normalised(base.pathname) && url.search === '')
    return '/';
  const words = new Set([hyphenated(decoded(slug)), hyphenated(title)]);
  return KNOWN_PAGES.find(([, names]) => names.split(' ').some((word) => words.has(word)))?.[0];
}

type Note = (kind: WordpressNote['kind'], where: string, what: string) => void;

/** Finds categories and people among those there, and makes those that are wanted and missing. */
function createNames(
  site: WxrSite,
  stored: readonly Named[],
  type: 'category' | 'person',
  note: Note,
) {
  const namedByKey = new Map<string, Named>();
  for (const one of stored) {
    namedByKey.set(fold(one.name), one);
    if (type === 'category' && one.slug) namedByKey.set(fold(one.slug), one);
  }
  const slugs = new Set(stored.map(({ slug }) => slug));
  const made: Named[] = [];
  return {
    made,
    listedAs: (name: string) => namedByKey.get(fold(cut(name, LONGEST[type])))?.slug,
    idOf(name: string, slug: string): string {
      const short = cut(name || slug, LONGEST[type]);
      const existing =
        namedByKey.get(fold(short)) ??
        (type === 'category' ? namedByKey.get(fold(slug)) : undefined);
      if (existing) return existing._id;
      const wanted = shortSlug(decoded(slug)) || shortSlug(short) || 'rubrique';
      let own = wanted;
      for (let number = 2; slugs.has(own); number += 1) own = `${wanted.slice(0, 70)}-${number}`;
      slugs.add(own);
      const hash = createHash('sha256')
        .update(slug || name)
        .digest('hex')
        .slice(0, 12);
      const one = { _id: `wordpress-${siteKey(site)}-${type}-${hash}`, name: short, slug: own };
      namedByKey.set(fold(short), one);
      made.push(one);
      if (short !== name) note('length', short, name);
      return one._id;
    },
  };
}

/** Collects redirections: the first from an address counts. */
function createRedirectPlan({
  base,
  stored,
  note,
}: {
  base: URL | null;
  stored: StoredContent;
  note: Note;
}) {
  const leading = new Map<string, string>();
  const planned: { from: string; to: string }[] = [];
  function add(from: string, to: string): void {
    const address = normalised(from);
    const key = matchKey(address);
    // The page keeps its address: no redirect is needed.
    if (leading.has(key) || key === matchKey(to)) return;
    leading.set(key, to);
    const problem = sourceProblem(address) ?? targetProblem(address, to);
    if (problem !== undefined) {
      note('redirect', cut(address, 200), problem);
      return;
    }
    planned.push({ from: address, to });
    const standing = stored.redirects.get(key);
    if (standing !== undefined && standing !== to)
      note('redirect', address, `Mène déjà à ${standing}.`);
  }
  return {
    add,
    /** The old address as a whole, of a page or an attachment. */
    lead(link: string, to: string): void {
      const url = URL.parse(link);
      if (!url || !base || withoutWww(url.hostname) !== withoutWww(base.hostname)) return;
      const numbered = url.search === '' ? undefined : numberedAddress(url.search);
      if (url.search === '' && normalised(url.pathname) !== '/') add(url.pathname, to);
      else if (numbered) add(numbered, to);
    },
    find(url: URL): string | undefined {
      const numbered = url.search === '' ? undefined : numberedAddress(url.search);
      return leading.get(numbered ?? matchKey(url.pathname));
    },
    all: () => planned,
  };
}

/** `parent/child`, as WordPress writes the address of a category. */
function trailOf(term: WxrTerm, terms: ReadonlyMap<string, WxrTerm>): string {
  const trail = [term.slug];
  for (
    let above = terms.get(term.parent);
    above && trail.length < 10 && !trail.includes(above.slug);
    above = terms.get(above.parent)
  ) {
    trail.unshift(above.slug);
  }
  return trail.join('/');
}

function shortSlug(text: string): string {
  return hyphenated(text).slice(0, LONGEST.slug).replace(/-$/, '');
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
