import { formAnswer } from '../../forms/receive-form.ts';
import type { Route } from './+types/comment.ts';
import { receiveComment } from './receive-comment.ts';

/** The action of the comment form when its script posts it. */
export async function action(sent: Route.ActionArgs) {
  return formAnswer(await receiveComment(sent.params.slug, sent));
}
