import { type RouterContextProvider, redirect } from 'react-router';
import { isOwnSite } from '../../../model/redirects/redirect-rules.ts';
import { redirectsContext, visitContext } from '../../context.ts';

/** The status of a page that moved for good: search engines and bookmarks learn the new address. */
export const MOVED_PERMANENTLY = 301;

/** The status of a page that moved for a while: they keep the old one. */
const MOVED_TEMPORARILY = 302;

/**
 * Throws the redirect to the new address of a page that was not found, when it has one and content can be read.
 *
 * @param url of the page, for its data too, whose own address is another
 */
export async function followMovedPage(
  context: Readonly<RouterContextProvider>,
  { pathname, search }: URL,
): Promise<void> {
  // The router adds a preview's base to the new address again.
  const path = pathname.slice(context.get(visitContext).base.length);
  const destination = await context
    .get(redirectsContext)
    .find(path)
    .catch((error: unknown) => {
      context.get(visitContext).reportError(error);
      return undefined;
    });
  if (!destination) return;
  const { url, isTemporary } = destination;
  // The query of the request is kept, so that a campaign is counted at the new address.
  const query = url.search === '' ? search : url.search + search.replace('?', '&');
  const origin = isOwnSite(url) ? '' : url.origin;
  throw redirect(
    origin + url.pathname + query + url.hash,
    isTemporary ? MOVED_TEMPORARILY : MOVED_PERMANENTLY,
  );
}
