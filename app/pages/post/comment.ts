import { formAnswer } from '../../forms/receive-form.ts';
import type { Route } from './+types/comment.ts';
import { receiveComment } from './receive-comment.ts';

/** What the script of the form under a post talks to. */
export async function action(sent: Route.ActionArgs) {
  return formAnswer(await receiveComment(sent.params.slug, sent));
}
