import { evaluateSync } from 'groq-js';
import type { Document } from '../document.ts';
import { fieldAt } from '../documents/field-at.ts';
import type { Wording } from '../documents/word-index.ts';
import { type GroqNode, pathOf } from './groq-node.ts';

/** Letters and digits side by side: what groq-js takes for a word holds others besides, and those are not looked for. */
const WORD = /[\p{L}\p{N}]+/gu;
/** A part of a pattern that is one word, and means no other than itself. A longer one is cut by groq-js. */
const PLAIN = /^[\p{L}\p{N}]{1,100}$/u;

/** Returns the words that a text has to hold for each of some patterns of `match` to be true of it, as far as it is known. */
export function wordsSought(patterns: readonly string[]): string[] {
  const parts = patterns.flatMap((pattern) => pattern.split(/\s+/));
  return parts.filter((part) => PLAIN.test(part)).map(inOneCase);
}

/** Returns the words of what stands to the left of a `match`, of each document. */
export function wordingOf(left: GroqNode): Wording {
  const path = pathOf(left);
  const read = path
    ? (root: Document) => fieldAt(root, path)
    : (root: Document): unknown => evaluateSync(left, { root, dataset: [] }).data;
  return {
    name: JSON.stringify(['match', left]),
    wordsOf(document) {
      const value = read(document);
      const texts = typeof value === 'string' ? [value] : Array.isArray(value) ? value : [];
      // groq-js leaves out the dots at the edges of words.
      return texts.flatMap((text) =>
        typeof text === 'string' ? (inOneCase(text.replaceAll('.', '')).match(WORD) ?? []) : [],
      );
    },
  };
}

/** Letters that are one for a regular expression that ignores case are one here. */
function inOneCase(text: string): string {
  return text.toUpperCase();
}
