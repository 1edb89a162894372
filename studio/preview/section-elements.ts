/**
 * Finds the sections of a page in its preview. All texts of a section may belong to other documents, so none of them
 * identifies it.
 */
import { ADDED_ANCHORS, FIRST_ANCHORS } from '../../model/block-anchors.ts';
import type { SourcedElement } from './text-sources.ts';

/** A page that is made of sections, as it is stored. */
export type ComposedPage = {
  _id: string;
  _type: string;
  /** The sections that are not hidden. */
  sections: readonly { _key: string; _type: string; anchor?: string | null }[];
};

const ANCHORS: Readonly<Record<string, string | undefined>> = {
  ...FIRST_ANCHORS,
  ...ADDED_ANCHORS,
};

/**
 * Returns an element in each rendered section of the page, as if it showed a text of the section, in the order of the
 * list. Empty sections are not rendered.
 */
export function sectionElements(
  root: Element,
  { _id: id, _type: type, sections }: ComposedPage,
): SourcedElement[] {
  const waiting = [...sections];
  return [...root.querySelectorAll('section[id]')].flatMap((section) => {
    const place = waiting.findIndex((one) => isIdOf(section.id, one.anchor || ANCHORS[one._type]));
    const [element] = section.children;
    const match = waiting[place];
    if (!match || !element) return [];
    waiting.splice(0, place + 1);
    return [{ element, source: { id, type, path: `sections[_key=="${match._key}"]` } }];
  });
}

/** Whether an id is the wanted one, or that with the number that the second of its name has. */
function isIdOf(id: string, wanted = ''): boolean {
  return (
    id === wanted || (id.startsWith(`${wanted}-`) && /^\d+$/.test(id.slice(wanted.length + 1)))
  );
}
