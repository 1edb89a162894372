/** The agency's public answer to a comment: one, shown under it for as long as the comment is shown. */
import type { Transaction } from 'kysely';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { queueDeliveries } from '../dispatch.ts';
import { recordChange } from '../requests/history.ts';
import { Refusal } from '../requests/refusal.ts';
import { readFieldValues } from '../requests/request-item.ts';
import { type Treating, takeVersion } from '../requests/treatment.ts';
import { senderOf } from '../sender.ts';
import { ANSWER_MAIL, cancelAnswerMail, moveCommentRevision } from './decide-comment.ts';

type AnswerOptions = {
  /** The domain of Message-ID. */
  mailDomain: string;
};

/** Publishes an answer, or a new text of the existing one, whose signature stays. @throws {Refusal} */
export async function answerComment(
  db: InboxDatabase,
  options: AnswerOptions,
  treating: Treating,
  text: string,
): Promise<void> {
  const { requestId, staff: actor, at } = treating;
  await db.transaction().execute(async (transaction) => {
    const row = await takeVersion(transaction, treating);
    await requirePublished(transaction, requestId, row.quarantined_at);
    const before = await transaction
      .selectFrom('comment_answers')
      .select('text')
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    if (before?.text === text) return;
    const now = at.getTime();
    await transaction
      .insertInto('comment_answers')
      .values({
        request_id: requestId,
        author_id: actor.id,
        author_name: actor.name,
        text,
        written_at: now,
      })
      .onConflict((conflict) => conflict.column('request_id').doUpdateSet({ text, edited_at: now }))
      .execute();
    const { email } = senderOf(readFieldValues(row.fields));
    if (!before && (await mayNotify(transaction, requestId, email))) {
      await queueDeliveries(transaction, options, { id: requestId, at }, [ANSWER_MAIL]);
    }
    await moveCommentRevision(transaction);
    const action = before ? 'comment_answer_edited' : 'comment_answered';
    await recordChange(transaction, { requestId, actor, at, action });
  });
}

/** Removes the answer from the page, and cancels its mail if it has not been sent. @throws {Refusal} */
export async function withdrawAnswer(db: InboxDatabase, treating: Treating): Promise<void> {
  const { requestId, staff: actor, at } = treating;
  await db.transaction().execute(async (transaction) => {
    await takeVersion(transaction, treating);
    const withdrawn = await transaction
      .deleteFrom('comment_answers')
      .where('request_id', '=', requestId)
      .returning('request_id')
      .executeTakeFirst();
    if (!withdrawn) return;
    await cancelAnswerMail(transaction, requestId);
    await moveCommentRevision(transaction);
    await recordChange(transaction, { requestId, actor, at, action: 'comment_answer_withdrawn' });
  });
}

async function requirePublished(
  transaction: Transaction<InboxTables>,
  requestId: string,
  quarantinedAt: number | null,
): Promise<void> {
  const comment = await transaction
    .selectFrom('comments')
    .select('state')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (comment?.state === 'approved' && quarantinedAt === null) return;
  const message = comment
    ? 'Publiez d’abord ce commentaire\u00a0: la réponse paraît dessous.'
    : 'Seuls les commentaires ont une réponse publique.';
  throw new Refusal('impossible', message);
}

/**
 * Whether the commenter is notified of an answer: once, at the address given under a form that said so, as long as it
 * is stored (docs/decisions/037-comment-answers.md).
 */
export async function mayNotify(
  db: Pick<InboxDatabase, 'selectFrom'>,
  requestId: string,
  email: string,
): Promise<boolean> {
  if (email === '') return false;
  const announced = await db
    .selectFrom('comments')
    .select('request_id')
    .where('request_id', '=', requestId)
    .where('mail_announced', '=', 1)
    .executeTakeFirst();
  const answerMail = await db
    .selectFrom('deliveries')
    .select('id')
    .where('request_id', '=', requestId)
    .where('channel', '=', ANSWER_MAIL)
    .executeTakeFirst();
  return announced !== undefined && answerMail === undefined;
}
