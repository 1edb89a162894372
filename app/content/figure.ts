import { text } from './document-parts.ts';

/** A figure as an editor typed it. French keeps it and its percent sign on one line, with a space between them. */
export const figure = text.transform((typed) => typed.replace(/(\d)\s*%/g, '$1\u00a0%'));
