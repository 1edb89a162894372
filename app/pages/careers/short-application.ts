import { formAnswer, receiveForm } from '../../forms/receive-form.ts';
import type { Route } from './+types/short-application.ts';

/** What the script of the form on /careers talks to. */
export async function action(sent: Route.ActionArgs) {
  return formAnswer(await receiveForm({ kind: 'short-application' }, sent));
}
