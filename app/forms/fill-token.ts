import { inboxContext } from '../context.ts';
import type { Route } from './+types/fill-token';

/** Answers with a fill token: the signed time of the form's first input, which its script fetches then. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(context.get(inboxContext).fillToken(), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
