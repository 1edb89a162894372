/** Answers a request for a person at the desk: the mail, the status and the history are one transaction. */
import { momentAt } from '../../calendar/casablanca-time.ts';
import type { NewAnswer } from '../contract/questions.ts';
import type { InboxDatabase } from '../database.ts';
import type { AgencyFacts } from '../emails/compose.ts';
import { recordChange } from '../requests/history.ts';
import { notFound, Refusal } from '../requests/refusal.ts';
import { type Treating, takeVersion } from '../requests/treatment.ts';
import { readSubject } from '../subject.ts';
import { requireAnswerable } from './answerable.ts';
import { replyChoices } from './reply-choices.ts';
import { type WritingOptions, writeAnswer } from './write-answer.ts';

export type AnsweringOptions = WritingOptions & {
  /** The address the agency reads requests at. */
  agencyAddress: string;
  agency(): Promise<AgencyFacts> | AgencyFacts;
};

/** @throws {Refusal} */
export async function answerRequest(
  db: InboxDatabase,
  options: AnsweringOptions,
  treating: Treating,
  { id, subject, body, replyTo: choice, quotesOriginal, marksAnswered, sendAt }: NewAnswer,
): Promise<void> {
  const { requestId, staff, at } = treating;
  await db.transaction().execute(async (transaction) => {
    const request = await transaction
      .selectFrom('requests')
      .select(['kind', 'fields', 'about', 'quarantined_at'])
      .where('id', '=', requestId)
      .executeTakeFirst();
    if (!request) throw notFound('Cette demande');
    requireAnswerable(request);
    const about = readSubject(request.about);
    const choices = replyChoices({ about }, options.agencyAddress, staff);
    const replyTo = choices.find((offered) => offered.choice === choice);
    if (!replyTo) {
      throw new Refusal(
        'impossible',
        'Votre compte n’a pas d’adresse e-mail où recevoir la suite.',
      );
    }
    const moment = sendAt === null ? undefined : momentOf(sendAt);
    const isNew = await writeAnswer(transaction, options, {
      id,
      requestId,
      author: staff,
      at,
      subject,
      body,
      replyTo,
      quotesOriginal,
      sendAt: moment,
      marksAnswered,
    });
    // The same answer again: what it changed was changed the first time.
    if (!isNew) return;
    const { status: from } = await takeVersion(transaction, treating);
    const leavesNow = !moment || moment <= at;
    // A person who writes back has begun to treat it.
    const to = marksAnswered && leavesNow ? 'answered' : from === 'new' ? 'in_progress' : from;
    if (to === from) return;
    await transaction
      .updateTable('requests')
      .set({ status: to })
      .where('id', '=', requestId)
      .execute();
    const details = { from, to };
    await recordChange(transaction, {
      requestId,
      actor: staff,
      at,
      action: 'status_changed',
      details,
    });
  });
}

/** `2026-11-25T09:00`, on the agency's clock. */
function momentOf(written: string): Date {
  const [day = '', time = ''] = written.split('T');
  return momentAt(day, time);
}
