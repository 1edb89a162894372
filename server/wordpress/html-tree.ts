/** Parses the HTML of an export as tolerantly as browsers do, and searches the tree. */
import { DomHandler, ElementType, Parser } from 'htmlparser2';

/** The deepest nesting that counts as writing: deeper text is read as plain text. */
const MOST_DEEP = 200;

export type Node = DomHandler['root']['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;

/** Elements whose content is never visible on a page. */
export const SILENTLY_REMOVED = new Set(
  'style noscript template head title meta link input button select textarea map area svg math'.split(
    ' ',
  ),
);

/** Returns the nodes of a text; undefined for one that is nested too deep. */
export function parsed(html: string): Node[] | undefined {
  const handler = new DomHandler();
  let depth = 0;
  let isTooDeep = false;
  const parser = new Parser({
    onparserinit: (own) => handler.onparserinit(own),
    onopentag(name, attributes) {
      depth += 1;
      if (depth > MOST_DEEP) isTooDeep = true;
      if (!isTooDeep) handler.onopentag(name, attributes);
    },
    onclosetag() {
      depth -= 1;
      if (!isTooDeep) handler.onclosetag();
    },
    ontext(text) {
      if (!isTooDeep) handler.ontext(text);
    },
    oncomment(text) {
      if (!isTooDeep) handler.oncomment(text);
    },
    oncommentend() {
      if (!isTooDeep) handler.oncommentend();
    },
  });
  // The text is parsed in pieces, so that parsing stops as soon as it is nested too deeply.
  for (let at = 0; at < html.length && !isTooDeep; at += PIECE) {
    parser.write(html.slice(at, at + PIECE));
  }
  if (isTooDeep) return undefined;
  parser.end();
  return handler.root.children;
}

const PIECE = 16 * 1024; // characters

/** The plain text of HTML, on one line. */
export function plainText(html: string): string {
  return oneLine(textOf(parsed(html) ?? []));
}

/** Returns the elements of these names below a node, the node included; the search does not enter a found element. */
export function elementsNamed(
  node: Node | { children: readonly Node[] },
  names: readonly string[],
): Element[] {
  if ('attribs' in node && names.includes(node.name)) {
    return [
      node,
      ...(node.name === 'table' ? [] : node.children.flatMap((one) => elementsNamed(one, names))),
    ];
  }
  return 'children' in node ? node.children.flatMap((one: Node) => elementsNamed(one, names)) : [];
}

export function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node): string => {
      if (node.type === ElementType.Text) return node.data;
      if (!('attribs' in node)) return '';
      if (node.name === 'br') return '\n';
      if (SILENTLY_REMOVED.has(node.name) || node.name === 'script') return '';
      return textOf(node.children);
    })
    .join('');
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Cuts a text at a word, and says so. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most - 1);
  const space = beginning.lastIndexOf(' ');
  let end = space > most / 2 ? space : beginning.length;
  while (end > 0 && ' \u00a0\u202f,;:.–—-'.includes(beginning.charAt(end - 1))) end -= 1;
  return `${beginning.slice(0, end)}…`;
}
