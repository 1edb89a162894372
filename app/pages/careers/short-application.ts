import { applicationAnswer, receiveShortApplication } from '../../forms/receive-application.ts';
import type { Route } from './+types/short-application.ts';

/** What the script of the form on /careers talks to: it sends with a progress bar, which a page's own action cannot answer. */
export async function action({ request, context }: Route.ActionArgs) {
  return applicationAnswer(await receiveShortApplication({ request, context }));
}
