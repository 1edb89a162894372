import { formAnswer, receiveForm } from '../../forms/receive-form.ts';
import type { Route } from './+types/message.ts';

/** The action of the form on /contact when its script posts it. */
export async function action(sent: Route.ActionArgs) {
  return formAnswer(await receiveForm({ kind: 'contact-message' }, sent));
}
