/** The body of a post or a legal text, written as paragraphs of lightly marked text and stored as Portable Text. */

interface Span {
  _type: 'span';
  text: string;
  marks: string[];
}

interface Block {
  _type: 'block';
  style: 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote';
  listItem?: 'bullet' | 'number';
  level?: number;
  markDefs: { _key: string; _type: 'link'; href: string }[];
  children: Span[];
}

export interface CodeBlock {
  _type: 'codeBlock';
  language: string;
  code: string;
}

export interface Table {
  _type: 'table';
  caption: string;
  columns: string[];
  rows: { cells: string[] }[];
  drawnAs?: 'bars';
}

/** A picture between two paragraphs: a file of `archive/images/`, by its name. */
export interface Picture {
  _type: 'image';
  file: string;
  alt: string;
  caption?: string;
}

export type ProseBlock = Block | CodeBlock | Table;

/** `**strong**`, `_emphasis_`, `` `code` `` and `[words](address)`; marks do not nest. */
const MARKUP =
  /\*\*(?<strong>.+?)\*\*|_(?<em>.+?)_|`(?<code>.+?)`|\[(?<words>.+?)\]\((?<href>.+?)\)/g;

export const paragraph = (text: string): Block => block('normal', text);
export const heading = (text: string): Block => block('h2', text);
export const subheading = (text: string): Block => block('h3', text);
export const quote = (text: string): Block => block('blockquote', text);

export function bullets(...items: string[]): Block[] {
  return items.map((item) => ({ ...block('normal', item), listItem: 'bullet', level: 1 }));
}

export function numbered(...items: string[]): Block[] {
  return items.map((item) => ({ ...block('normal', item), listItem: 'number', level: 1 }));
}

export function code(language: string, ...lines: string[]): CodeBlock {
  return { _type: 'codeBlock', language, code: lines.join('\n') };
}

export function table(caption: string, columns: string[], ...rows: string[][]): Table {
  return { _type: 'table', caption, columns, rows: rows.map((cells) => ({ cells })) };
}

/** A table whose numbers are drawn as bars made of tiles. */
export function bars(...told: Parameters<typeof table>): Table {
  return { ...table(...told), drawnAs: 'bars' };
}

export function picture(file: string, alt: string, caption?: string): Picture {
  return { _type: 'image', file, alt, ...(caption && { caption }) };
}

function block(style: Block['style'], text: string): Block {
  const { children, markDefs } = spans(text);
  return { _type: 'block', style, markDefs, children };
}

function spans(text: string): Pick<Block, 'children' | 'markDefs'> {
  const children: Span[] = [];
  const markDefs: Block['markDefs'] = [];
  const add = (words: string, ...marks: string[]) => {
    if (words) children.push({ _type: 'span', text: words, marks });
  };

  let end = 0;
  for (const match of text.matchAll(MARKUP)) {
    add(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { strong, em, code, words, href } = match.groups ?? {};
    if (strong) add(strong, 'strong');
    if (em) add(em, 'em');
    if (code) add(code, 'code');
    if (words && href) {
      const key = `link${markDefs.length + 1}`;
      markDefs.push({ _key: key, _type: 'link', href });
      add(words, key);
    }
  }
  add(text.slice(end));
  return { children, markDefs };
}
