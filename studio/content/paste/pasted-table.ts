import { figuresOf, isUnread } from './html-looks.ts';
import type { PasteCount } from './paste-report.ts';
import { siteLink } from './pasted-links.ts';

export type PastedTable = {
  _type: 'table';
  _key: string;
  caption?: string;
  columns: string[];
  rows: { _type: 'tableRow'; _key: string; cells: string[] }[];
  drawnAs: 'table';
};

/** The most columns that a cell goes across: one across more was not made by hand. */
const MOST_ACROSS = 20;

/** The depth to which elements are looked into; programs nest a dozen. */
const DEEPEST = 100;

/**
 * Returns the table of the site that a pasted one is: plain text in cells, the first row as the names of columns.
 * Undefined for what only lays things out (one column, one row, a table in a table): its cells are read as paragraphs.
 */
export function readTable(
  table: Element,
  count: PasteCount,
  key: () => string,
): PastedTable | undefined {
  if (table.querySelector('table')) return undefined;
  const sections = childrenOf(table, ['thead', 'tbody', 'tfoot', 'tr']);
  const lines = sections.flatMap((part) =>
    part.localName === 'tr' ? [part] : childrenOf(part, ['tr']),
  );
  const grid = gridOf(lines.map((line) => childrenOf(line, ['td', 'th'])));
  const filled = grid.filter((cells) => cells.some(Boolean));
  const width = Math.max(0, ...filled.map((cells) => cells.findLastIndex(Boolean) + 1));
  const [columns, ...rows] = filled.map((cells) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? ''),
  );
  if (!columns || width < 2 || rows.length === 0) return undefined;

  const cells = lines.flatMap((line) => childrenOf(line, ['td', 'th']));
  for (const cell of cells) {
    if (spanOf(cell, 'rowspan', lines.length) > 1) count.leave('cellHeight');
    count.leave('picture', cell.querySelectorAll('img').length);
    const links = [...cell.querySelectorAll('a[href]')];
    count.leave(
      'cellLink',
      links.filter((link) => siteLink(link.getAttribute('href') ?? '')).length,
    );
  }
  const [title] = childrenOf(table, ['caption']);
  const caption = title && plainText(title);
  return {
    _type: 'table',
    _key: key(),
    ...(caption && { caption }),
    columns,
    rows: rows.map((row) => ({ _type: 'tableRow', _key: key(), cells: row })),
    drawnAs: 'table',
  };
}

/** Returns the text of each place: a cell across several has its text in the first, and the others are empty. */
function gridOf(lines: readonly (readonly Element[])[]): string[][] {
  /** The number of rows that a cell from above still takes, by column. */
  const taken: number[] = [];
  return lines.map((cells, line) => {
    const row: string[] = [];
    const passTaken = () => {
      for (let left = taken[row.length] ?? 0; left > 0; left = taken[row.length] ?? 0) {
        taken[row.length] = left - 1;
        row.push('');
      }
    };
    for (const cell of cells) {
      passTaken();
      const text = plainText(cell);
      const down = spanOf(cell, 'rowspan', lines.length - line);
      const across = spanOf(cell, 'colspan', MOST_ACROSS);
      for (let place = 0; place < across; place += 1) {
        taken[row.length] = down - 1;
        row.push(place === 0 ? text : '');
      }
    }
    passTaken();
    return row;
  });
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan', most: number): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return span > 1 ? Math.min(span, most) : 1;
}

function childrenOf(element: Element, names: readonly string[]): Element[] {
  return [...element.children].filter(({ localName }) => names.includes(localName));
}

/** Returns the words of an element on one line. */
export function plainText(element: Element): string {
  return textIn(element, 0).replace(/\s+/g, ' ').trim();
}

const WITHIN_A_LINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)$/;

function textIn(element: Element, depth: number): string {
  if (depth > DEEPEST) return element.textContent ?? '';
  let text = '';
  for (const node of element.childNodes) {
    if (node.nodeType === TEXT) text += node.nodeValue ?? '';
    else if (isElement(node) && !isUnread(node)) {
      const inside = figuresOf(node) ?? textIn(node, depth + 1);
      text += WITHIN_A_LINE.test(node.localName) ? inside : ` ${inside} `;
    }
  }
  return text;
}

const ELEMENT = 1;
export const TEXT = 3;

export function isElement(node: Node): node is Element {
  return node.nodeType === ELEMENT;
}
