import { figuresOf, isUnread, type Look, lookOf, PLAIN } from './html-looks.ts';
import { type BlockKind, PasteCount, type PasteReport } from './paste-report.ts';
import { frameHost, siteLink } from './pasted-links.ts';
import { writeOutNotes } from './pasted-notes.ts';
import { isElement, plainText, readTable, TEXT } from './pasted-table.ts';
import { type PastedBlock, type Place, TextFlow } from './text-flow.ts';

export type Paste = {
  blocks: PastedBlock[];
  report: PasteReport;
  /** The pictures that came along, for the blocks that wait for them: `data:` addresses, or those of a file. */
  pictures: { key: string; data: string | Blob }[];
};

type Means = {
  parse?: (html: string) => Document;
  /** A key that no other block has. */
  key?: () => string;
  /** Pictures pasted with the HTML, by their addresses in it. */
  carried?: ReadonlyMap<string, Blob>;
};

/** The longest HTML that is read here. Longer is left to the Studio: reading it would hold the page for seconds. */
const LONGEST = 5_000_000; // characters

/** The depth to which elements are entered; programs nest some twenty. */
const DEEPEST = 250;

/**
 * Makes blocks of rich text from HTML as Word, Google Docs, Notion, LibreOffice and browsers put it on the clipboard, and
 * counts what a text of the site cannot hold.
 *
 * @returns undefined where the HTML is too long
 */
export function readPaste(
  html: string,
  { parse = parseInBrowser, key = randomKey, carried = new Map() }: Means = {},
): Paste | undefined {
  if (html.length > LONGEST) return undefined;
  const document = parse(html);
  const count = new PasteCount();
  const notes = writeOutNotes(document, count);
  const reader = new PasteReader(count, key, listKinds(document), carried);
  const { blocks, pictures } = reader.read(document.body);
  return {
    blocks,
    pictures,
    report: {
      kept: countBlocks(blocks, notes),
      left: count.left,
      frames: count.frames,
      unnamed: {
        table: blocks.filter((block) => block._type === 'table' && !block.caption).length,
        picture: blocks.filter((block) => block._type === 'image' && !block.alt).length,
      },
    },
  };
}

function parseInBrowser(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function randomKey(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}

class PasteReader {
  readonly #count: PasteCount;
  readonly #key: () => string;
  readonly #lists: ReadonlyMap<string, ListKind>;
  readonly #carried: ReadonlyMap<string, Blob>;
  readonly #flow: TextFlow;
  readonly #pictures: Paste['pictures'] = [];

  constructor(
    count: PasteCount,
    key: () => string,
    lists: ReadonlyMap<string, ListKind>,
    carried: ReadonlyMap<string, Blob>,
  ) {
    this.#count = count;
    this.#key = key;
    this.#lists = lists;
    this.#carried = carried;
    this.#flow = new TextFlow(count, key);
  }

  read(body: Element): Pick<Paste, 'blocks' | 'pictures'> {
    this.#within(body, PLAIN, { style: 'normal' }, 0);
    this.#flow.end();
    return { blocks: this.#flow.blocks, pictures: this.#pictures };
  }

  #within(element: Element, look: Look, place: Place, depth: number): void {
    if (depth > DEEPEST) {
      this.#flow.say(element.textContent ?? '', look);
      return;
    }
    for (const node of element.childNodes) {
      if (node.nodeType === TEXT) this.#flow.say(node.nodeValue ?? '', look);
      else if (isElement(node)) this.#element(node, look, place, depth + 1);
    }
  }

  #element(element: Element, around: Look, place: Place, depth: number): void {
    if (isUnread(element)) return;
    const look = lookOf(element, around);
    switch (element.localName) {
      case 'br':
        this.#flow.breakLine();
        break;
      case 'hr':
        this.#count.leave('rule');
        break;
      case 'iframe':
      case 'embed':
      case 'object':
        this.#count.leaveFrame(frameHost(element));
        break;
      case 'video':
        this.#count.leave('film');
        break;
      case 'audio':
        this.#count.leave('sound');
        break;
      case 'img':
        this.#picture(element, look);
        break;
      case 'pre':
        this.#code(element);
        break;
      case 'figure':
        this.#figure(element, look, place, depth);
        break;
      case 'table':
        this.#table(element, look, place, depth);
        break;
      case 'a':
        this.#within(element, { ...look, href: this.#link(element) }, place, depth);
        break;
      default:
        this.#words(element, look, place, depth);
    }
  }

  #words(element: Element, look: Look, place: Place, depth: number): void {
    const figures = figuresOf(element);
    const own = this.#placeOf(element, place);
    if (figures) this.#flow.say(figures, look);
    else if (own) this.#paragraph(element, look, place, own, depth);
    else this.#within(element, look, place, depth);
  }

  #table(element: Element, look: Look, place: Place, depth: number): void {
    const table = readTable(element, this.#count, this.#key);
    if (table) this.#flow.insert(table);
    else this.#paragraph(element, look, place, { style: 'normal' }, depth);
  }

  /** Reads a block element, and then continues the text around it. */
  #paragraph(element: Element, look: Look, around: Place, own: Place, depth: number): void {
    this.#flow.enter(own);
    this.#within(element, look, own, depth);
    this.#flow.enter(around);
  }

  /** Returns the place an element opens; undefined for one within a line. */
  #placeOf(element: Element, around: Place): Place | undefined {
    const name = element.localName;
    if (name === 'ul' || name === 'ol') {
      const level = (around.list?.level ?? 0) + 1;
      return { style: 'normal', list: { kind: name === 'ol' ? 'number' : 'bullet', level } };
    }
    if (name === 'li') {
      const written = Number(element.getAttribute('data-aria-level'));
      const { kind = 'bullet', level = 1 } = around.list ?? {};
      return { style: 'normal', list: { kind, level: written > 0 ? written : level } };
    }
    const heading = headingLevel(element);
    // A heading in a list item becomes the item's text.
    if (heading) return around.list ? around : { style: headingStyle(heading) };
    if (
      name === 'blockquote' ||
      /\bMso(?:Intense)?Quote\b/.test(element.getAttribute('class') ?? '')
    ) {
      return around.list ? around : { style: 'blockquote' };
    }
    const wordList = this.#wordList(element);
    if (wordList) return wordList;
    if (!BLOCKS.has(name)) return undefined;
    return around.list ? around : { style: around.style };
  }

  /** Returns the place of a list item as Word writes it: a paragraph that names its list and level in its style. */
  #wordList(element: Element): Place | undefined {
    const style = element.getAttribute('style') ?? '';
    const match = /mso-list\s*:\s*(l\d+)\s+level(\d+)/i.exec(style);
    if (!match) return undefined;
    const [, list = '', level = '1'] = match;
    const kind = this.#lists.get(`${list}:${level}`) ?? kindOfSign(element);
    return { style: 'normal', list: { kind, level: Number(level) || 1 } };
  }

  #link(element: Element): string | undefined {
    const written = element.getAttribute('href');
    if (!written) return undefined;
    const address = siteLink(written);
    if (!address && plainText(element)) this.#count.leave('link');
    return address;
  }

  #picture(element: Element, look: Look): void {
    const alt = element.getAttribute('alt')?.replace(/\s+/g, ' ').trim() ?? '';
    // Programs write emoji as pictures.
    if (/^\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?$/u.test(alt)) {
      this.#flow.say(alt, look);
      return;
    }
    const isMeter = element.getAttribute('width') === '1' && element.getAttribute('height') === '1';
    const isBox = element.parentElement?.getAttribute('role') === 'checkbox';
    if (isMeter || isBox) return;
    const address = element.getAttribute('src')?.trim() ?? '';
    const data = READABLE.test(address) ? address : this.#carried.get(address);
    if (!data) {
      this.#count.leave('picture');
      return;
    }
    const key = this.#key();
    this.#pictures.push({ key, data });
    this.#flow.insert({ _type: 'image', _key: key, ...(alt && { alt }) });
  }

  #code(element: Element): void {
    const code = (element.textContent ?? '').replace(/^\n|\s+$/g, '');
    if (!code) return;
    const names = `${element.getAttribute('class')} ${element.firstElementChild?.getAttribute('class')}`;
    const [, language = 'text'] = /\blang(?:uage)?-(html|css|javascript|json)\b/.exec(names) ?? [];
    this.#flow.insert({ _type: 'codeBlock', _key: this.#key(), language, code });
  }

  /** Reads a figure: its caption goes to the table or picture it is about, and is a paragraph where that was left out. */
  #figure(element: Element, look: Look, place: Place, depth: number): void {
    const caption = element.querySelector('figcaption');
    caption?.remove();
    const before = this.#flow.blocks.length;
    this.#paragraph(element, look, place, { style: 'normal' }, depth);
    if (!caption) return;
    const [block, ...others] = this.#flow.blocks.slice(before);
    const isOne = others.length === 0 && (block?._type === 'image' || block?._type === 'table');
    if (isOne && !block.caption) block.caption = plainText(caption);
    else this.#paragraph(caption, look, place, { style: 'normal' }, depth);
  }
}

type ListKind = 'bullet' | 'number';

/** Returns what Word says of its lists in a style sheet: `l0:1` is their first level. */
function listKinds(document: Document): Map<string, ListKind> {
  const kinds = new Map<string, ListKind>();
  for (const sheet of document.querySelectorAll('style')) {
    const rules = (sheet.textContent ?? '').matchAll(/@list\s+(l\d+):level(\d+)\s*\{([^}]*)\}/gi);
    for (const [, list, level, rule = ''] of rules) {
      const isBullet = /mso-level-number-format\s*:\s*bullet/i.test(rule);
      kinds.set(`${list}:${level}`, isBullet ? 'bullet' : 'number');
    }
  }
  return kinds;
}

/** Tells the kind of a list by the sign that Word writes before an item, where its style sheet was not copied. */
function kindOfSign(element: Element): ListKind {
  const sign = [...element.querySelectorAll('[style*="mso-list"]')].find(isUnread)?.textContent;
  return /^\s*\(?[\p{L}\p{N}]{1,4}[.)]/u.test(sign ?? '') ? 'number' : 'bullet';
}

/** Pictures that the media library takes. */
const READABLE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i;

/** Returns 1 to 6; undefined for other elements. */
function headingLevel(element: Element): number | undefined {
  const [, digit] = /^h([1-6])$/.exec(element.localName) ?? [];
  if (digit) return Number(digit);
  if (/\bMsoTitle\b/.test(element.getAttribute('class') ?? '')) return 1;
  if (element.getAttribute('role') !== 'heading') return undefined;
  return Number(element.getAttribute('aria-level')) || 2;
}

/** Returns the style of a heading of the text, from the second level on: the page's own title is the first. */
function headingStyle(level: number): 'h2' | 'h3' | 'h4' {
  return level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
}

function countBlocks(blocks: readonly PastedBlock[], notes: number): PasteReport['kept'] {
  const blockCounts: Partial<Record<BlockKind, number>> = {};
  let isInList = false;
  for (const block of blocks) {
    const kind = kindOf(block);
    if (kind !== 'list' || !isInList) blockCounts[kind] = (blockCounts[kind] ?? 0) + 1;
    isInList = kind === 'list';
  }
  // Each paragraph of a note is a block, but only the note is counted.
  const paragraphs = Math.max(0, (blockCounts.paragraph ?? 0) - notes);
  return { ...blockCounts, paragraph: paragraphs, note: notes };
}

function kindOf(block: PastedBlock): BlockKind {
  if (block._type === 'table') return 'table';
  if (block._type === 'image') return 'picture';
  if (block._type === 'codeBlock') return 'code';
  if (block.listItem) return 'list';
  if (block.style === 'blockquote') return 'quote';
  return block.style === 'normal' ? 'paragraph' : 'heading';
}

/** Elements that begin on a line of their own. */
const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'caption',
  'center',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'footer',
  'form',
  'header',
  'hgroup',
  'legend',
  'main',
  'nav',
  'p',
  'section',
  'summary',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
]);
