import { inboxContext } from '../context.ts';
import type { Route } from './+types/fill-token';

/** When the first field of a form was entered, signed: what a form's script asks for then. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(context.get(inboxContext).fillToken(), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
