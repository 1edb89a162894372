/**
 * Names the elements of a preview that show the items of an array, for the overlays: what they name by document and
 * keyed path is reordered by drag. The pages do not name them themselves, whose script and HTML every visitor loads.
 */
import { vercelStegaDecode } from '@vercel/stega';

/** The field a text of the page is edited in. */
type Source = { id: string; type: string; path: string };

/** A text element, and the item of some array that its text belongs to. */
type Part = { element: Element; item: string; source: Source };

const NAME = 'data-sanity';
/** Items are dragged among those of their own row: the same list may be on a page twice. */
const GROUP = 'data-sanity-drag-group';

/** `Node.TEXT_NODE` of browsers. */
const TEXT_NODE = 3;

/** An item in a path, by its key: `list[_key=="a"]`. */
const KEYED = /\[_key=="[^"]+"\]/g;

/**
 * Names the elements of items that stand side by side, each with nothing of another item of its array.
 *
 * @param write the attribute's value, for the document and the path of an item
 */
export function nameItems(root: Element, write: (source: Source) => string): void {
  for (const [array, parts] of partsByArray(root)) {
    for (const [index, row] of rowsOf(parts).entries()) {
      for (const [element, { source, item }] of row) {
        name(element, NAME, write({ ...source, path: item }));
        name(element, GROUP, `${array} ${index}`);
      }
    }
  }
}

/** Writes only what is new, because each writing has the overlays look again. */
function name(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

/** The texts below an element that come from items, by array; a text in a list of a list belongs to both. */
function partsByArray(root: Element): Map<string, Part[]> {
  const byArray = new Map<string, Part[]>();
  for (const { element, source } of sourcesIn(root)) {
    for (const { 0: key, index } of source.path.matchAll(KEYED)) {
      const array = JSON.stringify([source.id, source.type, source.path.slice(0, index)]);
      const parts = byArray.get(array) ?? [];
      parts.push({ element, item: source.path.slice(0, index) + key, source });
      byArray.set(array, parts);
    }
  }
  return byArray;
}

function* sourcesIn(root: Element): Generator<{ element: Element; source: Source }> {
  for (const element of root.querySelectorAll('*')) {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === TEXT_NODE);
    const written = texts.map(({ textContent }) => textContent ?? '');
    for (const text of [...written, element.getAttribute('alt') ?? '']) {
      const source = sourceOf(text);
      if (source) yield { element, source };
    }
  }
}

function sourceOf(text: string): Source | undefined {
  const hidden: { href?: unknown } | undefined = vercelStegaDecode(text);
  if (typeof hidden?.href !== 'string') return undefined;
  const address = new URLSearchParams(hidden.href.split('?', 2)[1]);
  const [id, type, path] = ['id', 'type', 'path'].map((name) => address.get(name));
  return id && type && path ? { id, type, path } : undefined;
}

/** Rows of the elements of items: each as large as it can be without holding another item, beside that of another. */
function rowsOf(parts: readonly Part[]): Map<Element, Part>[] {
  const rows = new Map<Element, Map<Element, Part>>();
  for (const part of parts) {
    const others = parts.filter(({ item }) => item !== part.item);
    let { element } = part;
    let parent = element.parentElement;
    while (parent && !others.some((other) => parent?.contains(other.element))) {
      element = parent;
      parent = element.parentElement;
    }
    if (!parent || others.some((other) => element.contains(other.element))) continue;
    const row = rows.get(parent) ?? new Map<Element, Part>();
    rows.set(parent, row.set(element, part));
  }
  return [...rows.values()].filter((row) => {
    const items = new Set([...row.values()].map(({ item }) => item));
    // An item whose texts have no element of their own stands in the row more than once.
    return items.size > 1 && items.size === row.size;
  });
}
