import type { Transaction } from 'kysely';
import type { InboxTables } from '../database.ts';
import { type Actor, recordChange } from '../requests/history.ts';

type Deciding = {
  requestId: string;
  decision: 'approved' | 'refused';
  /** The person who decides; undefined for the private link of the agency's mail. */
  actor: Actor;
  at: Date;
};

/** Approves or refuses a comment; the other decision later reverts it. Repeating one changes nothing. */
export async function decideComment(
  transaction: Transaction<InboxTables>,
  { requestId, decision, actor, at }: Deciding,
): Promise<void> {
  const decided = await transaction
    .updateTable('comments')
    .set({ state: decision, decided_at: at.getTime() })
    .where('request_id', '=', requestId)
    .where('state', '!=', decision)
    .returning('request_id')
    .executeTakeFirst();
  // A double click decides twice: the second decision changes nothing.
  if (!decided) return;
  if (decision === 'refused') await cancelAnswerMail(transaction, requestId);
  await moveCommentRevision(transaction);
  const action = decision === 'approved' ? 'comment_approved' : 'comment_refused';
  await recordChange(transaction, { requestId, actor, at, action });
}

/** The channel of the mail that tells a commenter of the agency's answer. */
export const ANSWER_MAIL = 'comment-answer-mail';

/** Cancels the mail about an answer, unless it has been sent: the answer is no longer on the page. */
export async function cancelAnswerMail(
  transaction: Transaction<InboxTables>,
  requestId: string,
): Promise<void> {
  await transaction
    .deleteFrom('deliveries')
    .where('request_id', '=', requestId)
    .where('channel', '=', ANSWER_MAIL)
    .where('state', 'in', ['pending', 'withheld'])
    .execute();
}

/**
 * Increments the revision of comments, on which cached pages depend, when a comment or an answer appears or disappears.
 */
export async function moveCommentRevision(transaction: Transaction<InboxTables>): Promise<void> {
  await transaction
    .insertInto('revisions')
    .values({ name: 'comments', number: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({ number: row('revisions.number', '+', 1) })),
    )
    .execute();
}
