import { formAnswer } from '../../forms/receive-form.ts';
import type { Route } from './+types/application.ts';
import { receiveApplication } from './receive-application.ts';

/** The action of the form on a job's page when its script posts it. */
export async function action(sent: Route.ActionArgs) {
  return formAnswer(await receiveApplication(sent.params.slug, sent));
}
