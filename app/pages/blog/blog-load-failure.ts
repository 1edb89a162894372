import { ContentUnavailableError } from '../../content/content-unavailable.ts';

/**
 * The texts of a list of posts that could not be loaded, to the letter (pages-8.15 to 8.17 in
 * test/specification.md).
 */
const UNREACHABLE =
  'CORS Error: Unable to connect to Sanity API. Please check your network connection and try refreshing the page.';
const REFUSED =
  'Access Denied: Please check your Sanity project configuration and ensure the dataset is accessible.';

/**
 * The text of the error view. The specification looks for words in the message of a browser's request; ours is
 * the server's, which knows the cause.
 */
export function blogLoadFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const failure = error instanceof ContentUnavailableError ? error : undefined;
  if (failure?.reason === 'unreachable' || message.includes('CORS')) return UNREACHABLE;
  if (failure?.status === 403 || message.includes('403')) return REFUSED;
  return `Failed to load blog posts: ${message}`;
}
