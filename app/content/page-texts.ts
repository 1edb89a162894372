/** The texts of a page that has a document of its own, each the first one where the agency has written none. */
import type { RouterContextProvider } from 'react-router';
import { fillFields, withoutUnsaid } from '../../inbox/forms/text-fields.ts';
import { type ContentReader, contentContext, visitContext } from '../context.ts';
import { readParts, text } from './document-parts.ts';

/** The values of fields, by their names in braces. */
type FieldValues = Readonly<Partial<Record<string, string>>>;

/**
 * Reads the texts that `first` names out of a document of which there is one. An installation older than a document
 * does without it: that is nothing to report. A sentence with a field that has no value (`undefined` in `values`) is left out.
 *
 * @param unsaid what takes the place of a first text, or of all an agency wrote, when a field of it has no value
 */
export function readTexts<Name extends string>(
  content: ContentReader,
  type: string,
  first: Readonly<Record<Name, string>>,
  document: Readonly<Partial<Record<NoInfer<Name>, unknown>>> | null,
  values: FieldValues = {},
  unsaid?: Readonly<Partial<Record<NoInfer<Name>, string>>>,
): Record<Name, string> {
  const parts = readParts<Readonly<Partial<Record<Name, unknown>>>>(content, document, {
    type,
    id: type,
  });
  const texts: Record<Name, string> = { ...first };
  for (const name in first) {
    const written = parts.one(name, text) ?? first[name];
    const remainingText = withoutUnsaid(written, values);
    const isOwn = remainingText === written || (remainingText !== '' && written !== first[name]);
    texts[name] = fillFields(isOwn ? remainingText : (unsaid?.[name] ?? remainingText), values);
  }
  return texts;
}

/** Reads the content of a page that is also shown without it: `without` then takes its place. */
export async function readOrWithout<Content>(
  context: Readonly<RouterContextProvider>,
  read: (content: ContentReader) => Promise<Content>,
  without: (content: ContentReader) => Content,
): Promise<Content> {
  const content = context.get(contentContext);
  try {
    return await read(content);
  } catch (error) {
    context.get(visitContext).reportError(error);
    return without(content);
  }
}
