import { formAnswer, receiveForm } from '../../forms/receive-form.ts';
import type { Route } from './+types/message.ts';

/** What the script of the form on the home page talks to. */
export async function action(sent: Route.ActionArgs) {
  return formAnswer(await receiveForm({ kind: 'contact-request' }, sent));
}
