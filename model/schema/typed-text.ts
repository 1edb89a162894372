import { siblingValue } from './sibling-value.ts';

/**
 * Whether a field that has a shape now holds the text that was typed there before: the author's name where a reference
 * to a person is, paragraphs where formatted text is. The site reads both (docs/decisions/053-documents-for-names.md),
 * so such a value is no fault of the document: the studio shows it with a button that converts it.
 */
export function holdsTypedText(context: { parent?: unknown } | undefined, field: string): boolean {
  const value = siblingValue(context ?? {}, field);
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * Returns the label in lists for a field that has become a reference: the name of its document, or the text typed
 * before.
 */
export function nameOrTyped(name: unknown, stored: unknown): string | undefined {
  if (typeof name === 'string') return name;
  return typeof stored === 'string' ? stored : undefined;
}
