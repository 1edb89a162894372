import { applicationAnswer, receiveJobApplication } from '../../forms/receive-application.ts';
import type { Route } from './+types/application.ts';

/** What the script of the form on a job's page talks to. */
export async function action({ request, context, params }: Route.ActionArgs) {
  return applicationAnswer(await receiveJobApplication({ request, context }, params.slug));
}
