/** The texts of a page that has a document of its own, each the first one where the agency has written none. */
import type { RouterContextProvider } from 'react-router';
import { fillFields } from '../../inbox/forms/text-fields.ts';
import { type ContentReader, contentContext, visitContext } from '../context.ts';
import { readParts, text } from './document-parts.ts';

/** By the names of fields in braces. */
type FieldValues = Readonly<Partial<Record<string, string>>>;

/**
 * Reads the texts that `first` names out of a document of which there is one. An installation older than a document
 * does without it: that is nothing to report.
 */
export function readTexts<Name extends string>(
  content: ContentReader,
  type: string,
  first: Readonly<Record<Name, string>>,
  document: Readonly<Partial<Record<NoInfer<Name>, unknown>>> | null,
  values: FieldValues = {},
): Record<Name, string> {
  const parts = readParts<Readonly<Partial<Record<Name, unknown>>>>(content, document, {
    type,
    id: type,
  });
  const texts: Record<Name, string> = { ...first };
  for (const name in first) {
    texts[name] = fillFields(parts.one(name, text) ?? first[name], values);
  }
  return texts;
}

/** What a page reads that is shown without content too: then, in place of the answer, `without` it. */
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
