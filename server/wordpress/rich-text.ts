/**
 * Turns the HTML of a WordPress post into the site's rich text (`model/schema/objects/rich-text.ts`): the marks of blocks are
 * dropped, the texts of the classic editor parted into paragraphs as WordPress does while it shows them. What rich text cannot
 * hold becomes a link or a text, and is told of.
 */
import { ElementType } from 'htmlparser2';
import type { NoteKind } from '../../model/contracts/wordpress-import.ts';
import {
  cut,
  type Element,
  elementsNamed,
  type Node,
  oneLine,
  parsed,
  SILENTLY_REMOVED,
  textOf,
} from './html-tree.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** The deepest level of nested lists: deeper items are moved to it. */
const MOST_LIST_LEVELS = 5;
/** The most columns of a table: `model/schema/objects/table.ts`. */
const MOST_COLUMNS = 4;

/** A picture of a text, until its file is known. */
export type PictureWanted = {
  /** The address as written in the text. */
  src: string;
  /** The id of the attachment, where the text names it. */
  attachmentId: string | undefined;
  alt: string;
  caption: string;
};

type Span = { _key: string; _type: 'span'; text: string; marks: string[] };
type TextBlock = {
  _key: string;
  _type: 'block';
  style: string;
  listItem?: string;
  level?: number;
  markDefs: { _key: string; _type: 'link'; href: string }[];
  children: Span[];
};
export type RichBlock =
  | TextBlock
  | { _key: string; _type: 'codeBlock'; language: string; code: string }
  | {
      _key: string;
      _type: 'table';
      caption: string;
      columns: string[];
      rows: { _key: string; _type: 'tableRow'; cells: string[] }[];
      drawnAs: 'table';
    }
  | { _key: string; _type: 'wanted'; picture: PictureWanted };

export type Converted = {
  blocks: RichBlock[];
  notes: { kind: NoteKind; what: string }[];
};

export type ConvertOptions = {
  /** Returns the target of a link on the new site; undefined for text that is no link. */
  linkTo(href: string): string | undefined;
  /** The attachments a `[gallery]` without ids shows: those of the post itself, in order. */
  ownPictures: readonly string[];
};

/** Converts the content of one post. Never throws, whatever the content is. */
export function convertHtml(html: string, options: ConvertOptions): Converted {
  const isClassic = !html.includes('<!-- wp:');
  const { html: prepared, notes } = withoutShortcodes(
    html.replace(/\r\n?/g, '\n'),
    options.ownPictures,
  );
  const children = parsed(prepared);
  if (!children) {
    const text = prepared.replace(/<[^<>]{0,500}>/g, ' ');
    notes.push({ kind: 'removed', what: 'Mise en forme illisible\u00a0: le texte est brut.' });
    return new Converter({ ...options, isClassic: true }, notes).ofText(text);
  }
  return new Converter({ ...options, isClassic }, notes).of(children);
}

type Context = {
  style: string;
  list?: { kind: 'bullet' | 'number'; level: number };
  marks: readonly string[];
  href?: string;
  /** Whether empty lines part paragraphs here. */
  isFlow: boolean;
};

const PLAIN: Context = { style: 'normal', marks: [], isFlow: true };

const MARKS: Readonly<Record<string, string>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

/** The page has a title of the first level; rich text has three below it. */
const HEADINGS: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};

const BLOCKS = new Set(
  'p div section article header footer main aside nav address center details summary fieldset dl dt dd hr'.split(
    ' ',
  ),
);

const REMOVED: Readonly<Record<string, string>> = {
  script: 'Un script',
  form: 'Un formulaire',
  object: 'Un objet incorporé',
  embed: 'Un objet incorporé',
  applet: 'Un objet incorporé',
  canvas: 'Un dessin animé',
};

class Converter {
  readonly #options: ConvertOptions & { isClassic: boolean };
  readonly #notes: Converted['notes'];
  readonly #blocks: RichBlock[] = [];
  #current: (Omit<TextBlock, '_key'> & { context: Context }) | undefined;
  #keys = 0;
  /** The heading above a table, which names a table without a caption. */
  #heading = '';

  constructor(options: ConvertOptions & { isClassic: boolean }, notes: Converted['notes']) {
    this.#options = options;
    this.#notes = notes;
  }

  of(nodes: readonly Node[]): Converted {
    this.#walk(nodes, PLAIN);
    this.#flush();
    return { blocks: this.#blocks, notes: this.#notes };
  }

  ofText(text: string): Converted {
    this.#text(text, PLAIN);
    return this.of([]);
  }

  #key(): string {
    this.#keys += 1;
    return `w${this.#keys.toString(36)}`;
  }

  #walk(nodes: readonly Node[], context: Context): void {
    for (const node of nodes) this.#node(node, context);
  }

  #node(node: Node, context: Context): void {
    if (node.type === ElementType.Text) this.#text(node.data, context);
    else if (node.type === ElementType.Comment) this.#comment(node.data);
    else if ('attribs' in node) this.#element(node, context);
  }

  /** A block that WordPress fills in while it shows it has a comment and no content. */
  #comment(data: string): void {
    const [, name] = data.endsWith('/') ? (/^ wp:([\w/-]{1,60}) /.exec(data) ?? []) : [];
    if (!name || /^(?:more|nextpage|spacer|separator)$/.test(name)) return;
    this.#note('removed', `Bloc automatique «\u00a0${name}\u00a0»`);
  }

  #element(element: Element, context: Context): void {
    const { name, attribs, children } = element;
    const heading = HEADINGS[name];
    const mark = MARKS[name];
    const removed = REMOVED[name];
    if (mark) {
      this.#walk(children, { ...context, marks: [...new Set([...context.marks, mark])] });
      return;
    }
    if (removed) {
      this.#note('removed', removed);
      return;
    }
    if (SILENTLY_REMOVED.has(name)) return;
    if (heading) {
      this.#flush();
      this.#heading = oneLine(textOf(children));
      this.#part(children, { ...PLAIN, style: heading, isFlow: false });
      return;
    }
    switch (name) {
      case 'br':
        this.#add('\n', context);
        break;
      case 'a':
        this.#link(element, context);
        break;
      case 'img':
        this.#picture(element, '', context);
        break;
      case 'figure':
        this.#figure(element, context);
        break;
      case 'wp-gallery':
        this.#gallery(attribs.ids ?? '');
        break;
      case 'pre':
        this.#code(element, context);
        break;
      case 'table':
        this.#table(element, '', context);
        break;
      case 'blockquote':
        this.#part(children, { ...context, style: 'blockquote', isFlow: true });
        break;
      case 'ul':
      case 'ol':
        this.#list(element, context);
        break;
      case 'li':
        this.#part(children, { ...context, isFlow: false });
        break;
      case 'dt':
        this.#part(children, { ...context, marks: ['strong'] });
        break;
      case 'iframe':
      case 'video':
      case 'audio':
        this.#embed(element, context);
        break;
      default:
        if (BLOCKS.has(name)) this.#part(children, context);
        else this.#walk(children, context);
    }
  }

  /** Converts content into paragraphs of its own. */
  #part(children: readonly Node[], context: Context): void {
    this.#flush();
    this.#walk(children, context);
    this.#flush();
  }

  #list({ name, children }: Element, context: Context): void {
    this.#flush();
    const level = Math.min((context.list?.level ?? 0) + 1, MOST_LIST_LEVELS);
    const kind = name === 'ol' ? 'number' : 'bullet';
    this.#walk(children, { ...PLAIN, list: { kind, level }, isFlow: false });
    this.#flush();
  }

  #link({ attribs, children }: Element, context: Context): void {
    const href = attribs.href === undefined ? undefined : this.#options.linkTo(attribs.href);
    this.#walk(children, href === undefined ? context : { ...context, href });
  }

  #figure({ attribs, children }: Element, context: Context): void {
    this.#flush();
    const isCaption = (node: Node) => 'attribs' in node && node.name === 'figcaption';
    const caption = oneLine(textOf(children.filter(isCaption)));
    const rest = children.filter((node) => !isCaption(node));
    const inside = rest.flatMap((node) => elementsNamed(node, ['img', 'table', 'figure']));
    const [only] = inside;
    if (only && inside.length === 1 && only.name !== 'figure') {
      if (only.name === 'table') this.#table(only, caption, context);
      else this.#picture(only, caption, context);
      return;
    }
    this.#walk(rest, { ...context, isFlow: (attribs.class ?? '').includes('pullquote') });
    this.#flush();
    if (caption === '') return;
    this.#add(caption, { ...PLAIN, marks: ['em'] });
    this.#flush();
  }

  #gallery(ids: string): void {
    const listed = ids === '' ? this.#options.ownPictures : ids.split(/[\s,]+/).filter(Boolean);
    for (const attachmentId of listed) this.#want({ src: '', attachmentId, alt: '', caption: '' });
  }

  #picture({ attribs }: Element, caption: string, { style, list }: Context): void {
    // Pages with lazy loading keep a picture's address in `data-src`, and a blank one in `src`.
    const [src = ''] = [attribs['data-src'], attribs['data-lazy-src'], attribs.src].filter(Boolean);
    const [, attachmentId] = /\bwp-image-(\d{1,12})\b/.exec(attribs.class ?? '') ?? [];
    // Tracking pixels are no pictures; `data:` URLs are left out too.
    const isDot = attribs.width === '1' && attribs.height === '1';
    if (isDot || (src === '' && !attachmentId)) return;
    if (src.startsWith('data:')) {
      this.#note('picture', 'Une image écrite dans le texte même');
      return;
    }
    const reopened = this.#current?.context;
    this.#flush();
    this.#want({ src, attachmentId, alt: oneLine(attribs.alt ?? ''), caption });
    if (reopened && (style !== 'normal' || list)) this.#open(reopened);
  }

  #want(picture: PictureWanted): void {
    this.#flush();
    this.#blocks.push({ _key: this.#key(), _type: 'wanted', picture });
  }

  #code({ attribs, children }: Element, context: Context): void {
    const name = attribs.class ?? '';
    const code = textOf(children).replace(/^\n/, '').trimEnd();
    if (code === '') return;
    this.#flush();
    if (name.includes('wp-block-verse') || name.includes('wp-block-preformatted')) {
      this.#open(context);
      this.#current?.children.push(this.#span(code, []));
      this.#flush();
      return;
    }
    const coded = elementsNamed({ children }, ['code'])[0]?.attribs;
    const [, written = ''] =
      /\b(?:lang|language|brush:)[-:\s]?\s?(\w{1,20})/.exec(
        `${name} ${coded?.class ?? ''} lang-${coded?.lang ?? ''}`,
      ) ?? [];
    const language = LANGUAGES[written.toLowerCase()] ?? 'text';
    this.#blocks.push({ _key: this.#key(), _type: 'codeBlock', language, code });
  }

  #table(table: Element, caption: string, context: Context): void {
    this.#flush();
    const rows = elementsNamed(table, ['tr']).map((row) =>
      row.children.filter(
        (cell): cell is Element => 'attribs' in cell && /^t[hd]$/.test(cell.name),
      ),
    );
    const texts = rows.map((cells) => cells.map((cell) => oneLine(textOf(cell.children))));
    const filled = texts.filter((cells) => cells.some(Boolean));
    const width = Math.max(0, ...filled.map((cells) => cells.length));
    const pictures = elementsNamed(table, ['img']);
    const [head = [], ...body] = filled;
    if (width < 2 || body.length === 0 || pictures.length > 0) {
      // Layout tables and tables of one column become plain text.
      const name = caption || head.join(', ');
      if (width > 1) this.#note('table', `«\u00a0${cut(name, 60)}\u00a0» est devenu du texte.`);
      for (const cell of rows.flat()) this.#part(cell.children, { ...context, isFlow: true });
      return;
    }
    const own = caption || oneLine(textOf(elementsNamed(table, ['caption']))) || this.#heading;
    if (width > MOST_COLUMNS) {
      this.#note(
        'table',
        `«\u00a0${cut(own || head.join(', '), 60)}\u00a0»\u00a0: ${width} colonnes, devenues une liste.`,
      );
      for (const cells of body) {
        const labelledCells = cells.map((cell, at) =>
          head[at] ? `${head[at]}\u00a0: ${cell}` : cell,
        );
        this.#add(labelledCells.filter(Boolean).join('\u00a0; '), {
          ...PLAIN,
          list: { kind: 'bullet', level: 1 },
        });
        this.#flush();
      }
      return;
    }
    if (own === '')
      this.#note('table', `«\u00a0${cut(head.join(', '), 60)}\u00a0» n’avait pas de légende.`);
    if (elementsNamed(table, ['a']).length > 0) {
      this.#note(
        'table',
        `«\u00a0${cut(own || head.join(', '), 60)}\u00a0»\u00a0: ses liens sont perdus, ses mots sont là.`,
      );
    }
    const cellsOf = (cells: readonly string[]) =>
      Array.from({ length: width }, (_, at) => cells[at] ?? '');
    this.#blocks.push({
      _key: this.#key(),
      _type: 'table',
      caption: own || cut(head.filter(Boolean).join(', ') || 'Tableau', 100),
      columns: cellsOf(head),
      rows: body.map((cells) => ({ _key: this.#key(), _type: 'tableRow', cells: cellsOf(cells) })),
      drawnAs: 'table',
    });
  }

  /** Turns an element that plays or shows another site into a link to it. */
  #embed({ name, attribs, children }: Element, context: Context): void {
    const written = attribs.src ?? elementsNamed({ children }, ['source'])[0]?.attribs.src ?? '';
    const address = filmAddress(written);
    const href = this.#options.linkTo(address);
    const words = name === 'audio' ? 'Écouter l’enregistrement' : 'Voir la vidéo';
    this.#flush();
    if (href === undefined || !/^(?:https?:|\/)/.test(href)) {
      this.#note('removed', `Un lecteur sans adresse (${name})`);
      return;
    }
    const isFilm = name !== 'iframe' || FILMS.test(address);
    this.#add(isFilm ? words : href, { ...PLAIN, style: context.style, href });
    this.#flush();
    this.#note('embed', address);
  }

  #text(data: string, context: Context): void {
    if (!this.#options.isClassic) {
      this.#add(data.replace(/\s+/g, ' '), context);
      return;
    }
    const lines = data.replace(/[^\S\n\u00a0\u202f]+/g, ' ').replace(/ ?\n ?/g, '\n');
    if (!context.isFlow) {
      this.#add(lines.replace(/\n+/g, '\n'), context);
      return;
    }
    lines.split(/\n{2,}/).forEach((paragraph, at) => {
      if (at > 0) this.#flush();
      this.#add(paragraph, context);
    });
  }

  #open(context: Context): TextBlock['children'] {
    const { style, list } = context;
    this.#current = {
      _type: 'block',
      style,
      ...(list && { listItem: list.kind, level: list.level }),
      markDefs: [],
      children: [],
      context,
    };
    return this.#current.children;
  }

  #add(text: string, context: Context): void {
    if (text === '') return;
    if (!this.#current) {
      if (text.trim() === '') return;
      this.#open(context);
    }
    const block = this.#current;
    if (!block) return;
    const marks = [...context.marks];
    if (context.href !== undefined) {
      const existing = block.markDefs.find(({ href }) => href === context.href);
      const def = existing ?? { _key: this.#key(), _type: 'link' as const, href: context.href };
      if (!existing) block.markDefs.push(def);
      marks.push(def._key);
    }
    const last = block.children.at(-1);
    if (last && last.marks.join() === marks.join()) last.text += text;
    else block.children.push(this.#span(text, marks));
  }

  #span(text: string, marks: string[]): Span {
    return { _key: this.#key(), _type: 'span', text, marks };
  }

  /** Ends the open paragraph, without the blanks around it. An empty one is dropped. */
  #flush(): void {
    const open = this.#current;
    this.#current = undefined;
    if (!open) return;
    const { context: _, ...block } = open;
    const { children } = block;
    for (let first = children[0]; first; first = children[0]) {
      first.text = first.text.replace(/^[ \n\t]+/, '');
      if (first.text !== '') break;
      children.shift();
    }
    for (let last = children.at(-1); last; last = children.at(-1)) {
      last.text = last.text.trimEnd();
      if (last.text !== '') break;
      children.pop();
    }
    if (!children.some(({ text }) => text.trim() !== '')) return;
    const [only] = children;
    if (only && children.length === 1 && only.marks.length === 0) this.#linkAddress(only, block);
    const used = new Set(children.flatMap(({ marks }) => marks));
    block.markDefs = block.markDefs.filter(({ _key }) => used.has(_key));
    this.#blocks.push({ _key: this.#key(), ...block });
  }

  /** Links an address alone in its paragraph, for which WordPress shows a player. */
  #linkAddress(span: Span, block: Pick<TextBlock, 'markDefs'>): void {
    if (!/^https?:\/\/\S{1,2000}$/.test(span.text)) return;
    const address = span.text;
    const href = this.#options.linkTo(address);
    if (href === undefined) return;
    const _key = this.#key();
    block.markDefs.push({ _key, _type: 'link', href });
    span.marks = [_key];
    if (!FILMS.test(address)) return;
    span.text = 'Voir la vidéo';
    this.#note('embed', address);
  }

  #note(kind: NoteKind, what: string): void {
    this.#notes.push({ kind, what });
  }
}

const LANGUAGES: Readonly<Record<string, string>> = {
  html: 'html',
  xml: 'html',
  css: 'css',
  js: 'javascript',
  javascript: 'javascript',
  json: 'json',
};

const FILMS =
  /^https?:\/\/(?:www\.|player\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|dailymotion\.com)\//;

/** The page of a film, where a player’s address is written. */
function filmAddress(src: string): string {
  const address = src.startsWith('//') ? `https:${src}` : src;
  const [, youtube] =
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})/.exec(address) ?? [];
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`;
  const [, vimeo] = /^https?:\/\/player\.vimeo\.com\/video\/(\d{1,12})/.exec(address) ?? [];
  return vimeo ? `https://vimeo.com/${vimeo}` : address;
}
