import { href } from 'react-router';
import { receiveContact } from '../../forms/receive-contact.ts';
import type { Route } from './+types/subscription';

/**
 * What the script of the newsletter's box talks to, from any page: 200, or a status and a sentence to show. Not the
 * page's own action: a script that has yet to be loaded could not say that the server is out of reach.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await receiveContact({
    kind: 'newsletter-subscription',
    request,
    context,
    confirmation: href('/newsletter'),
  });
  // No key was sent with it. Kept all the same, and there is no page to lead a script to.
  if (answer instanceof Response) return new Response(null, { status: 204 });
  const { data: outcome, init } = answer;
  const sentence =
    outcome.state === 'refused' ? (outcome.errors.email ?? outcome.message) : outcome.state;
  const headers = new Headers(init?.headers);
  headers.set('content-type', 'text/plain; charset=utf-8');
  return new Response(sentence, { status: init?.status ?? 200, headers });
}
