import { formAnswer, receiveForm } from '../../forms/receive-form.ts';
import type { Route } from './+types/short-application.ts';

/** The action of the form on /careers when its script posts it. */
export async function action(sent: Route.ActionArgs) {
  return formAnswer(await receiveForm({ kind: 'short-application' }, sent));
}
