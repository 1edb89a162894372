import { data, type RouterContextProvider } from 'react-router';
import { type ContentReader, contentContext, visitContext } from '../context.ts';
import { CONTENT_UNAVAILABLE } from './content-unavailable.ts';

/**
 * What a page reads, or the error its boundary shows.
 *
 * @throws a 503 with the text of the failure while the content service does not answer
 */
export async function readContent<Content>(
  context: Readonly<RouterContextProvider>,
  failure: string,
  read: (content: ContentReader) => Promise<Content>,
): Promise<Content> {
  try {
    return await read(context.get(contentContext));
  } catch (error) {
    context.get(visitContext).reportError(error);
    throw data(failure, CONTENT_UNAVAILABLE);
  }
}
