/** Notes and comments of a pasted document, which programs write as links to and fro, each in its own manner. */
import type { PasteCount } from './paste-report.ts';

/** Matches the anchors of notes: of Word, LibreOffice, Google Docs, Wikipedia, Markdown and Word files. */
const NOTE =
  /^(?:_(?:ftn|edn)\d+|sd(?:foot|end)note\d+sym|ftnt\d+|cite_note-.+|fn:?-?\d+|(?:foot|end)note-\d+)$/i;

/** The place in the text that a note leads back to. */
const BACK =
  /^(?:_(?:ftn|edn)ref\d+|sd(?:foot|end)note\d+anc|ftnt_ref\d+|cite_ref-.+|fnref:?-?\d+|(?:foot|end)note-ref-\d+)$/i;

const COMMENT = /^(?:_msocom_\d+|cmnt\d+|comment-\d+)$/i;
const COMMENT_BACK = /^(?:_msoanchor_\d+|cmnt_ref\d+|comment-ref-\d+)$/i;

/** The style that Word wraps around its notes, with a rule above them, and around comments. */
const NOTE_LIST = /mso-element\s*:\s*(?:footnote|endnote)-list/i;
const COMMENT_LIST = /mso-element\s*:\s*comment-list/i;

/**
 * Makes plain text of notes, in place: `[1]` where each was called, and its words at the end of the document. Comments
 * are taken out. Returns how many notes have their words.
 */
export function writeOutNotes(document: Document, count: PasteCount): number {
  dropComments(document, count);
  numberListedNotes(document);
  const links = [...document.querySelectorAll('a[href]')];
  const backs = links.filter((link) => BACK.test(placeIn(link)));
  const words = new Set<Element>();
  for (const back of backs) {
    const number = numberOf(back);
    const block = noteBlock(back);
    if (number && block) {
      back.replaceWith(document.createTextNode(`[${number}] `));
      words.add(block);
    } else {
      // The arrow that leads back to the text is dropped, and the number: the list is numbered already.
      back.remove();
    }
  }
  for (const list of document.querySelectorAll('[style*="mso-element"]')) {
    if (!NOTE_LIST.test(list.getAttribute('style') ?? '')) continue;
    for (const rule of list.querySelectorAll('hr')) rule.remove();
  }
  for (const block of words) {
    const above = elementBefore(block, document.body);
    if (above?.localName === 'hr') above.remove();
    document.body.append(block);
  }
  const called = links.filter((link) => NOTE.test(placeIn(link)));
  for (const mark of called) {
    const number = numberOf(mark);
    mark.replaceWith(document.createTextNode(number ? `[${number}]` : (mark.textContent ?? '')));
  }
  if (backs.length === 0) count.leave('note', called.length);
  return words.size;
}

/**
 * Makes paragraphs of the notes of a Word file, which are a list; the arrow that leads back becomes the number before
 * the words.
 */
function numberListedNotes(document: Document): void {
  for (const list of document.querySelectorAll('ol')) {
    const notes = [...list.children];
    if (notes.length === 0 || !notes.every(({ id }) => LISTED.test(id))) continue;
    for (const [index, note] of notes.entries()) {
      const back = [...note.querySelectorAll('a[href]')].findLast((link) =>
        BACK.test(placeIn(link)),
      );
      const first = note.querySelector('p');
      if (!back || !first) continue;
      back.textContent = `${index + 1}`;
      first.prepend(back);
      const block = document.createElement('div');
      block.id = note.id;
      block.append(...note.childNodes);
      note.replaceWith(block);
    }
  }
}

const LISTED = /^(?:foot|end)note-\d+$/;

/** Returns the place in the same document that a link names. Word writes it after the address of a file of its own. */
function placeIn(link: Element): string {
  const address = link.getAttribute('href') ?? '';
  const at = address.indexOf('#');
  if (
    at < 0 ||
    (at > 0 && !/^(?:file|about):/i.test(address) && !/#cite_(?:note|ref)-/.test(address))
  ) {
    return '';
  }
  return address.slice(at + 1);
}

/** Returns what a mark counts by: `1`, `iv`, `*`, without the brackets some programs write. */
function numberOf(mark: Element): string {
  const text = (mark.textContent ?? '').replace(/[\s[\]()]/g, '');
  return /^(?:[\p{L}\p{N}]{1,5}|\*+)$/u.test(text) ? text : '';
}

/** Returns the element that holds the words of one note; undefined for a list of them, which stays where it is. */
function noteBlock(back: Element): Element | undefined {
  if (back.closest('li')) return undefined;
  const division = back.closest('div');
  const isAlone =
    division?.matches('[id]') &&
    [...division.querySelectorAll('a[href]')].filter((link) => BACK.test(placeIn(link))).length < 2;
  return (isAlone ? division : back.closest('p, div')) ?? undefined;
}

/** Returns the element above another, even if that is the first in its parent. */
function elementBefore(element: Element, body: Element): Element | null {
  let part = element;
  while (!part.previousElementSibling && part.parentElement && part.parentElement !== body) {
    part = part.parentElement;
  }
  return part.previousElementSibling;
}

function dropComments(document: Document, count: PasteCount): void {
  for (const list of document.querySelectorAll('[style*="mso-element"]')) {
    if (COMMENT_LIST.test(list.getAttribute('style') ?? '')) list.remove();
  }
  for (const link of [...document.querySelectorAll('a[href]')]) {
    const place = placeIn(link);
    if (COMMENT_BACK.test(place)) {
      (link.closest('dl') ?? link.closest('p') ?? link).remove();
    } else if (COMMENT.test(place)) {
      count.leave('comment');
      link.remove();
    }
  }
}
