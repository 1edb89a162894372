/** The marks that `server/preview/stega.ts` hides in texts: a program that copies from a preview may bring them into the content. */
const HIDDEN = /[\u200b-\u200d\ufeff]{4,}/gu;

/** The text as a visitor reads it: a page that compares a text of a preview compares this. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '');
}
