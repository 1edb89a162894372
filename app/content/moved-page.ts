import { redirect } from 'react-router';
import type { ContentReader } from '../context.ts';
import { findRedirect } from './redirect.ts';

/** Moved for good: search engines and bookmarks learn the new address. */
const MOVED_PERMANENTLY = 301;

/** For a page that was not found: throws the redirect to its new address when it has one and content can be read. */
export async function followMovedPage(content: ContentReader, request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const address = await findRedirect(content, decoded(pathname)).catch((error: unknown) => {
    content.warn('redirections could not be read', { problem: String(error) });
    return undefined;
  });
  if (!address) return;
  const to = address.pathname + (address.search || search) + address.hash;
  throw redirect(to, MOVED_PERMANENTLY);
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
