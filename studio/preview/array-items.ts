/**
 * Names the elements of a preview that show the items of an array, for the overlays: what they name by document and
 * keyed path is reordered by drag. The pages do not name them themselves, whose script and HTML every visitor loads.
 */
import type { Source, SourcedElement } from './text-sources.ts';

/** An item of an array, by its path in the document that holds the array, and the id of the document it refers to. */
export type ReferringItem = { item: Source; refersTo: string };

/** A text on the page, and the item of some array that it belongs to. */
type Part = { element: Element; item: Source; isReferring?: true };

const NAME = 'data-sanity';
/** The attribute of the row of an item, which is dragged among the others of it: the same list may be on a page twice. */
export const GROUP = 'data-sanity-drag-group';

/** An item in a path, by its key: `list[_key=="a"]`. */
const KEYED = /\[_key=="[^"]+"\]/g;

/** Matches paths inside rich text: editors move paragraphs in the form, where they see the whole text. */
const RICH_TEXT = /\.children\[_key==/;

/** Arrays whose order the pages take from a field of the items, a year or a number: moving an item changes nothing there. */
const SORTED_BY_PAGES = new Set(['milestones', 'process']);

/**
 * Names the elements of items that stand side by side, each with nothing of another item of its array; takes the names
 * from those that no longer do.
 *
 * @param texts all the texts of the page
 * @param referring the items of arrays on the page that refer to documents whose texts the page shows
 * @param write the attribute's value, for an item
 */
export function nameItems(
  root: Element,
  texts: readonly SourcedElement[],
  referring: readonly ReferringItem[],
  write: (item: Source) => string,
): void {
  const names = new Map<Element, { item: Source; group: string }>();
  const parts = texts.flatMap((text) => [...ownItems(text), ...referringItems(text, referring)]);
  for (const [array, { all, isOfReferences }] of arraysOf(parts)) {
    // A list of references is ordered only if it is whole: a list of all services is not one that another document
    // chose from.
    const rows = rowsOf(all).filter((row) => !isOfReferences || isWhole(row, all, texts));
    for (const [index, row] of rows.entries()) {
      for (const [element, item] of row) {
        if (!names.has(element)) names.set(element, { item, group: `${array} ${index}` });
      }
    }
  }
  for (const named of root.querySelectorAll(`[${GROUP}]`)) {
    if (names.has(named)) continue;
    named.removeAttribute(NAME);
    named.removeAttribute(GROUP);
  }
  for (const [element, { item, group }] of names) {
    put(element, NAME, write(item));
    put(element, GROUP, group);
  }
}

/** Writes only changed attributes, because each write makes the overlays search again. */
function put(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

/** The items a text belongs to by its path: a text in a list of a list belongs to both. */
function ownItems({ element, source }: SourcedElement): Part[] {
  if (RICH_TEXT.test(source.path)) return [];
  return [...source.path.matchAll(KEYED)].map(({ 0: key, index }) => ({
    element,
    item: { ...source, path: source.path.slice(0, index) + key },
  }));
}

/** The items that refer to the document of a text. */
function referringItems(text: SourcedElement, referring: readonly ReferringItem[]): Part[] {
  return referring
    .filter(({ refersTo }) => refersTo === text.source.id)
    .map(({ item }) => ({ element: text.element, item, isReferring: true }));
}

type ShownArray = { all: Part[]; isOfReferences: boolean };

/** The arrays that items of the page are of, those of references last: what an item itself says is surer. */
function arraysOf(parts: readonly Part[]): [string, ShownArray][] {
  const arrays = new Map<string, ShownArray>();
  for (const part of parts) {
    const { id, type, path } = part.item;
    const name = path.slice(0, path.lastIndexOf('['));
    if (SORTED_BY_PAGES.has(name)) continue;
    const key = `${type} ${id} ${name}`;
    const array = arrays.get(key) ?? { all: [], isOfReferences: false };
    array.all.push(part);
    array.isOfReferences ||= part.isReferring === true;
    arrays.set(key, array);
  }
  return [...arrays].sort(([, a], [, b]) => Number(a.isOfReferences) - Number(b.isOfReferences));
}

/**
 * Returns the rows of items' elements: each element is as large as possible without containing another item, and has
 * neighbours.
 */
function rowsOf(parts: readonly Part[]): Map<Element, Source>[] {
  const rows = new Map<Element, Map<Element, Source>>();
  for (const { element: text, item } of parts) {
    const others = parts.filter((other) => other.item.path !== item.path);
    const holdsOther = (element: Element) =>
      others.some((other) => element.contains(other.element));
    let element = text;
    while (element.parentElement && !holdsOther(element.parentElement)) {
      element = element.parentElement;
    }
    const parent = element.parentElement;
    if (!parent || holdsOther(element)) continue;
    const row = rows.get(parent) ?? new Map<Element, Source>();
    rows.set(parent, row.set(element, item));
  }
  const bare = new Set(parts.map(({ element }) => element));
  return [...rows.values()].filter((row) => {
    const items = new Set([...row.values()].map(({ path }) => path));
    // An item whose texts have no element of their own stands in the row more than once. An element that is all text
    // leaves nothing else to press: the text's own overlay serves there.
    const hasPlace = [...row.keys()].every((element) => !bare.has(element));
    return items.size > 1 && items.size === row.size && hasPlace;
  });
}

/**
 * Whether a row shows the items of one array only, in its elements and beside them. An element may also show the
 * documents that its own refers to, such as the client of a case study.
 */
function isWhole(
  row: Map<Element, Source>,
  parts: readonly Part[],
  texts: readonly SourcedElement[],
) {
  const [parent] = [...row.keys()].map(({ parentElement }) => parentElement);
  const ofItems = new Set(parts.map(({ element }) => element));
  const types = new Set(
    texts.filter(({ element }) => ofItems.has(element)).map(({ source }) => source.type),
  );
  const isSaidByItem = ({ element, source }: SourcedElement) =>
    !types.has(source.type) && [...row.keys()].some((item) => item.contains(element));
  return texts.every(
    (text) => !parent?.contains(text.element) || ofItems.has(text.element) || isSaidByItem(text),
  );
}
