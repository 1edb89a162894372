/** content-pages §8: the texts of a list of posts that could not be loaded, to the letter. */
const UNREACHABLE =
  'CORS Error: Unable to connect to Sanity API. Please check your network connection and try refreshing the page.';
const REFUSED =
  'Access Denied: Please check your Sanity project configuration and ensure the dataset is accessible.';

/**
 * What the error view says of an error of the content client. The catalogue looks for words in the
 * message of a browser's request; ours is the server's, which names the cause otherwise: no answer at
 * all is a `TypeError` of `fetch`, a refusal carries its status.
 */
export function blogLoadFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof TypeError || message.includes('CORS')) return UNREACHABLE;
  if (statusOf(error) === 403 || message.includes('403')) return REFUSED;
  return `Failed to load blog posts: ${message}`;
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
}
