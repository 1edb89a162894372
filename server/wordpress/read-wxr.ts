/**
 * Reads a WordPress export (WXR, an RSS file of its own kind) as a stream, one item at a time. The reader knows no entities but
 * the five of XML and declares none, forgives what plugins write wrong, and holds one item: a file may be larger than memory.
 */
import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';

/** The longest text of one element: a post of a thousand pages. */
const LONGEST_TEXT = 8 * 1024 * 1024; // characters
/** Elements within elements: an export has five. */
const MOST_DEEP = 32;
/** Authors, categories and tags before the first item, and fields of one item. */
const MOST_PARTS = 100_000;

/** A file that is no export, or not a whole one; its message is for people. */
export class WxrError extends Error {
  override name = 'WxrError';
}

export type WxrAuthor = { login: string; name: string };
export type WxrTerm = { id: string; slug: string; name: string; parent: string };

/** The data before the first item. */
export type WxrSite = {
  title: string;
  /** The address of the site's pages, without a trailing slash: `https://ancien.example/blog`. */
  address: string;
  authors: WxrAuthor[];
  categories: WxrTerm[];
  tags: WxrTerm[];
};

export type WxrItem = {
  id: string;
  type: string;
  status: string;
  title: string;
  link: string;
  slug: string;
  /** ISO 8601; undefined for a draft that never had one. */
  date: string | undefined;
  author: string;
  content: string;
  excerpt: string;
  parent: string;
  isProtected: boolean;
  isSticky: boolean;
  /** The address of the file, for an attachment. */
  file: string;
  terms: { domain: string; slug: string; name: string }[];
  meta: ReadonlyMap<string, string>;
  comments: number;
};

export type WxrPart = { is: 'site'; site: WxrSite } | { is: 'item'; item: WxrItem };

const NO_EXPORT =
  'Ce fichier n’est pas un export de WordPress. Dans WordPress, il se fait par Outils, Exporter, Tout le contenu.';
const CUT =
  'La fin du fichier manque\u00a0: le téléchargement a été interrompu, ou l’export n’est pas allé au bout. Exportez à nouveau.';

/**
 * Yields the site once, then each item, in the order of the file. Throws `WxrError` for a file that is no export or is
 * cut off, and for a text that is too long.
 */
export async function* readWxr(path: string, signal?: AbortSignal): AsyncGenerator<WxrPart> {
  const { parser, state } = createWxrParser();
  const decoder = new TextDecoder();
  let unread = 0;
  const input = createReadStream(path, { highWaterMark: 256 * 1024, ...(signal && { signal }) });
  for await (const chunk of input) {
    const text = decoder.decode(chunk, { stream: true });
    const seen = state.events;
    parser.write(text);
    // The parser buffers a section without an end, and emits no event until it is closed.
    unread = seen === state.events ? unread + text.length : 0;
    if (unread > LONGEST_TEXT) throw new WxrError(TOO_LONG);
    yield* state.take();
  }
  parser.write(decoder.decode());
  parser.end();
  if (!state.isExport()) throw new WxrError(NO_EXPORT);
  if (!state.isWhole()) throw new WxrError(CUT);
  yield* state.take();
}

const TOO_LONG = `Un seul texte du fichier dépasse ${LONGEST_TEXT / 1024 / 1024}\u00a0millions de caractères\u00a0: ce n’est pas un export de WordPress, ou il est abîmé.`;

/** The fields of one element that holds others: an item, an author, a term, a `postmeta`. */
type Fields = Map<string, string>;

function createWxrParser() {
  const path: string[] = [];
  let texts: string[] = [];
  let length = 0;
  let root: string | undefined;
  let version = false;
  let isWhole = false;
  let ready: WxrPart[] = [];
  let announced = false;

  const site: Fields = new Map();
  const authors: WxrAuthor[] = [];
  const categories: WxrTerm[] = [];
  const tags: WxrTerm[] = [];
  let fields: Fields = new Map();
  let inner: Fields = new Map();
  let terms: WxrItem['terms'] = [];
  let meta = new Map<string, string>();
  let comments = 0;
  let attributes: Readonly<Record<string, string>> = {};
  const state = { events: 0 };

  function announce(): void {
    if (announced) return;
    announced = true;
    if (!version) throw new WxrError(NO_EXPORT);
    const address =
      site.get('wp:base_blog_url') || site.get('wp:base_site_url') || site.get('link');
    const { title = '' } = Object.fromEntries(site);
    ready.push({
      is: 'site',
      site: { title, address: (address ?? '').replace(/\/$/, ''), authors, categories, tags },
    });
  }

  function closed(name: string, text: string): void {
    const [, , parent, grand] = path;
    if (path.length === 3) {
      if (name === 'wp:wxr_version') version = true;
      else if (name === 'item') {
        announce();
        ready.push({ is: 'item', item: itemOf(fields, { terms, meta, comments }) });
      } else if (name === 'wp:author') authors.push(authorOf(fields));
      else if (name === 'wp:category')
        categories.push(termOf(fields, 'wp:category_nicename', 'wp:cat_name'));
      else if (name === 'wp:tag') tags.push(termOf(fields, 'wp:tag_slug', 'wp:tag_name'));
      else if (site.size < MOST_PARTS) site.set(name, site.get(name) ?? text);
      if (authors.length + categories.length + tags.length > MOST_PARTS)
        throw new WxrError(NO_EXPORT);
      return;
    }
    if (path.length === 4) {
      if (parent === 'item' && name === 'category') {
        if (terms.length < MOST_PARTS) {
          terms.push({
            domain: attributes.domain ?? '',
            slug: attributes.nicename ?? '',
            name: text.trim(),
          });
        }
      } else if (parent === 'item' && name === 'wp:postmeta') {
        const key = inner.get('wp:meta_key');
        if (key && meta.size < MOST_PARTS) meta.set(key, inner.get('wp:meta_value') ?? '');
      } else if (parent === 'item' && name === 'wp:comment') {
        const isComment = !/^(?:pingback|trackback)$/.test(inner.get('wp:comment_type') ?? '');
        if (isComment && inner.get('wp:comment_approved') === '1') comments += 1;
      } else if (fields.size < MOST_PARTS) fields.set(name, text);
      return;
    }
    if (path.length === 5 && (grand === 'wp:postmeta' || grand === 'wp:comment'))
      inner.set(name, text);
  }

  const parser = new Parser(
    {
      onprocessinginstruction(name) {
        // A document type can declare entities that expand to gigabytes. A WordPress export has none.
        if (name.toLowerCase() === '!doctype') throw new WxrError(NO_EXPORT);
      },
      onopentag(name, given) {
        state.events += 1;
        root ??= name;
        if (root !== 'rss') throw new WxrError(NO_EXPORT);
        path.push(name);
        if (path.length > MOST_DEEP) throw new WxrError(NO_EXPORT);
        if (path.length === 3) {
          [fields, terms, meta, comments] = [new Map(), [], new Map(), 0];
        }
        if (path.length === 4) [inner, attributes] = [new Map(), given];
        [texts, length] = [[], 0];
      },
      ontext(text) {
        state.events += 1;
        length += text.length;
        if (length > LONGEST_TEXT) throw new WxrError(TOO_LONG);
        if (root === undefined && text.trim().replace('\ufeff', '') !== '') {
          throw new WxrError(NO_EXPORT);
        }
        texts.push(text);
      },
      onclosetag(name, isImplied) {
        state.events += 1;
        // An element that the parser closes at the end of the file was cut off.
        if (isImplied) return;
        closed(name, texts.join(''));
        [texts, length] = [[], 0];
        path.pop();
        if (path.length === 0) isWhole = true;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );

  return {
    parser,
    state: {
      get events() {
        return state.events;
      },
      isExport: () => version,
      isWhole() {
        if (isWhole) announce();
        return isWhole;
      },
      take(): WxrPart[] {
        const parts = ready;
        ready = [];
        return parts;
      },
    },
  };
}

function authorOf(fields: Fields): WxrAuthor {
  const field = (name: string) => (fields.get(`wp:author_${name}`) ?? '').trim();
  const login = field('login');
  const full = `${field('first_name')} ${field('last_name')}`.trim();
  const displayName = field('display_name');
  // An e-mail address is nobody's name, and is not published.
  const isName = displayName !== '' && displayName !== login && !displayName.includes('@');
  const name = isName
    ? displayName
    : full || (displayName.includes('@') ? '' : displayName) || login;
  return { login, name: name.replace(/@.*/, '') };
}

function termOf(fields: Fields, slug: string, name: string): WxrTerm {
  const field = (one: string) => (fields.get(one) ?? '').trim();
  return {
    id: field('wp:term_id'),
    slug: field(slug),
    name: field(name),
    parent: field('wp:category_parent'),
  };
}

function itemOf(fields: Fields, parts: Pick<WxrItem, 'terms' | 'meta' | 'comments'>): WxrItem {
  const field = (name: string) => fields.get(name) ?? '';
  return {
    id: field('wp:post_id').trim(),
    type: field('wp:post_type').trim(),
    status: field('wp:status').trim(),
    title: field('title').trim(),
    link: field('link').trim(),
    slug: field('wp:post_name').trim(),
    date:
      dateOf(field('wp:post_date_gmt')) ??
      dateOf(field('pubDate')) ??
      dateOf(field('wp:post_date')),
    author: field('dc:creator').trim(),
    content: field('content:encoded'),
    excerpt: field('excerpt:encoded'),
    parent: field('wp:post_parent').trim(),
    isProtected: field('wp:post_password') !== '',
    isSticky: field('wp:is_sticky').trim() === '1',
    file: field('wp:attachment_url').trim(),
    ...parts,
  };
}

/** Reads `2020-01-05 10:00:00` as UTC, and what RSS writes. `0000-00-00` is no day, and neither is the year -1. */
function dateOf(text: string): string | undefined {
  const written = text.trim();
  const plain = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(written);
  const date = new Date(plain ? `${written.replace(' ', 'T')}Z` : written);
  const year = date.getUTCFullYear();
  return written !== '' && year > 1970 && year < 3000 ? date.toISOString() : undefined;
}
