import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { blogAddress } from '../../content/posts/blog-address.ts';
import type { Route } from './+types/route.ts';

type Loaded = Route.ComponentProps['loaderData'];
type Failed = { failure: unknown };

/**
 * The list on the screen. It stays there, with its address, while the one that was asked for cannot be had, and
 * `failure` says so.
 *
 * @throws that failure, where no list is shown yet: the route's error boundary takes it
 */
export function useKeptList(loaded: Loaded) {
  const failed = hasFailed(loaded);
  const [kept, keep] = useState(failed ? undefined : loaded);
  if (!failed && loaded !== kept) keep(loaded);
  const list = failed ? kept : loaded;
  useEffect(() => {
    // The router writes the address of what it loaded, and what it loaded is a failure.
    if (!hasFailed(loaded) || !kept) return;
    history.replaceState(history.state, '', blogAddress(kept.page.place));
  }, [loaded, kept]);
  if (!list) throw failed && loaded.failure;
  return { ...list, failure: failed ? sentenceOf(loaded.failure) : undefined };
}

function hasFailed(loaded: Loaded): loaded is Extract<Loaded, Failed> {
  return 'failure' in loaded;
}

/** French. A server that answers, if with an error, is told from one that is out of reach. */
function sentenceOf(failure: unknown): string {
  return isRouteErrorResponse(failure)
    ? 'Notre serveur n’a pas pu répondre\u00a0: réessayez dans un instant. La liste reste comme elle est.'
    : 'Le site est hors d’atteinte\u00a0: vérifiez votre connexion, puis réessayez. La liste reste comme elle est.';
}
