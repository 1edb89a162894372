/** Reads which field each text of a preview is edited in: stega hides it in the text (`server/preview/stega.ts`). */
import { vercelStegaDecode } from '@vercel/stega';

/** The field a text of the page is edited in: its document, without the prefix of a draft, and a path with keys. */
export type Source = { id: string; type: string; path: string };

/** An element that shows a text of a document: between its tags, or instead of its picture. */
export type SourcedElement = { element: Element; source: Source };

/** `Node.TEXT_NODE` of browsers. */
const TEXT_NODE = 3;

/** The elements below this one that show a text, in the order of the page, without copies that only fill a row that moves. */
export function sourcedElements(root: Element): SourcedElement[] {
  return [...root.querySelectorAll('*:not([aria-hidden="true"] *)')].flatMap((element) => {
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === TEXT_NODE);
    const written = texts.map(({ textContent }) => textContent ?? '');
    return [...written, element.getAttribute('alt') ?? '']
      .map(sourceOf)
      .flatMap((source) => (source ? [{ element, source }] : []));
  });
}

function sourceOf(text: string): Source | undefined {
  const hidden = decoded(text);
  if (typeof hidden?.href !== 'string') return undefined;
  const address = new URLSearchParams(hidden.href.split('?', 2)[1]);
  const [id, type, path] = ['id', 'type', 'path'].map((name) => address.get(name));
  return id && type && path ? { id, type, path } : undefined;
}

/** Returns what a text hides. The library throws at a part of it, as a page leaves that sets each word by itself. */
function decoded(text: string): { href?: unknown } | undefined {
  try {
    return vercelStegaDecode(text);
  } catch {
    return undefined;
  }
}
