import { contentContext, visitContext } from '../../context.ts';
import { receiveForm, type SentForm } from '../../forms/receive-form.ts';
import { findPostSubject } from './query.ts';

/** The answer for a post that was unpublished or moved after its page was opened. */
const GONE = {
  refusal: 'Cet article n’est plus en ligne\u00a0: votre commentaire n’a pas été envoyé.',
  isGone: true,
};

const CLOSED = { refusal: 'Les commentaires sont fermés. Écrivez-nous\u00a0: nous lisons tout.' };

/** Receives a comment to the post at an address. */
export function receiveComment(slug: string, { request, context }: SentForm) {
  const about = async () => {
    try {
      const post = await findPostSubject(context.get(contentContext), slug);
      if (!post) return GONE;
      return post.takesComments ? post.subject : CLOSED;
    } catch (error) {
      context.get(visitContext).reportError(error);
      throw error;
    }
  };
  return receiveForm({ kind: 'comment', about }, { request, context });
}
