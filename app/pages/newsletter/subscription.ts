import { formAnswer, receiveForm } from '../../forms/receive-form.ts';
import type { Route } from './+types/subscription';

/** The action of the newsletter's box when its script posts it, from any page. */
export async function action(sent: Route.ActionArgs) {
  const received = await receiveForm({ kind: 'newsletter-subscription' }, sent);
  // A program that sends no key has no use for an outcome. Kept all the same.
  if (received.outcome.state === 'received' && !received.scripted) {
    return new Response(null, { status: 204 });
  }
  return formAnswer(received);
}
