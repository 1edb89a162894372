import { ContentUnavailableError } from '../../content/content-unavailable.ts';
import { LoadError } from '../../frame/load-error.tsx';

/** The error view of the list (pages-2.90 and 2.91 in test/specification.md), with a hint for developers. */
export function BlogLoadError({ detail }: { detail: string }) {
  if (!import.meta.env.DEV) return <LoadError detail={detail} />;
  return (
    <LoadError detail={detail}>
      <Tips />
    </LoadError>
  );
}

function Tips() {
  return (
    <aside className="blog-tips" aria-labelledby="blog-tips-title">
      <h2 className="small" id="blog-tips-title">
        Pistes de dépannage
      </h2>
      <ul>
        <li>
          Le service de contenu répond-il&#8239;? Son adresse est dans <code>SANITY_API_HOST</code>
          &#8239;; sans elle, c’est celui de ce processus.
        </li>
        <li>
          Le projet et le jeu de données existent-ils&#8239;? <code>SANITY_PROJECT_ID</code>,{' '}
          <code>SANITY_DATASET</code>.
        </li>
        <li>Un 403&nbsp;: le jeu de données est privé, ou cette origine n’y est pas autorisée.</li>
        <li>L’erreur entière, avec sa cause, est dans le journal du serveur.</li>
      </ul>
    </aside>
  );
}

/** The texts of a list of posts that could not be loaded (pages-8.15 to 8.17 in test/specification.md). */
const UNREACHABLE =
  'CORS Error: Unable to connect to Sanity API. Please check your network connection and try refreshing the page.';
const REFUSED =
  'Access Denied: Please check your Sanity project configuration and ensure the dataset is accessible.';

/** The specified text looks for words in a browser's message; ours is the server's, which knows the cause. */
export function blogLoadFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const failure = error instanceof ContentUnavailableError ? error : undefined;
  if (failure?.reason === 'unreachable' || message.includes('CORS')) return UNREACHABLE;
  if (failure?.status === 403 || message.includes('403')) return REFUSED;
  return `Failed to load blog posts: ${message}`;
}
