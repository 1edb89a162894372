/** Answers a request for a person at the desk: the mail, the status and the history are one transaction. */
import type { Transaction } from 'kysely';
import { momentAt } from '../../packages/kit/calendar/casablanca-time.ts';
import type { NewAnswer } from '../contract/questions.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import type { AgencyFacts } from '../emails/compose.ts';
import type { FieldValues } from '../form-schema.ts';
import { answeredStatus, hasStages } from '../kinds/answered-status.ts';
import { recordChange } from '../requests/history.ts';
import { notFound, Refusal } from '../requests/refusal.ts';
import { readFieldValues } from '../requests/request-item.ts';
import { type Treating, takeVersion } from '../requests/treatment.ts';
import { readSubject, type Subject } from '../subject.ts';
import type { CalendarPart, ReplyTo } from './answer.ts';
import { replyChoices, requireAnswerable } from './answerable.ts';
import { type WritingOptions, writeAnswer } from './write-answer.ts';

export type AnsweringOptions = WritingOptions & {
  agency(): Promise<AgencyFacts> | AgencyFacts;
};

/** @throws {Refusal} */
export async function answerRequest(
  db: InboxDatabase,
  options: AnsweringOptions,
  treating: Treating,
  answer: NewAnswer,
): Promise<void> {
  const { requestId, staff, at } = treating;
  const { marksAnswered, sendAt } = answer;
  // The content is read before the transaction, which blocks other writers.
  const { address: agencyAddress } = await options.agency();
  await db.transaction().execute(async (transaction) => {
    const isNew = await writeTo(transaction, { ...options, agencyAddress }, treating, answer);
    // The same answer was sent twice: the first has already changed the request.
    if (!isNew) return;
    const { kind, status: from } = await takeVersion(transaction, treating);
    const leavesNow = sendAt === null || momentOf(sendAt) <= at;
    // A person who writes back has begun to treat the request.
    const begun = from === 'new' && !hasStages(kind) ? 'in_progress' : from;
    const to = marksAnswered && leavesNow ? answeredStatus(kind, from) : begun;
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

type Answered = { fields: FieldValues; about: Subject | undefined; replyTo: ReplyTo };

/**
 * Writes an answer to a request that may have one. The request's status and version are the caller's to change.
 * @param options `agencyAddress`: the address the agency reads requests at
 * @param invitation writes what calendars understand, beside the text
 * @returns false when the same answer was written before
 * @throws {Refusal}
 */
export async function writeTo(
  transaction: Transaction<InboxTables>,
  options: WritingOptions & { agencyAddress: string },
  { requestId, staff, at }: Pick<Treating, 'requestId' | 'staff' | 'at'>,
  { replyTo: choice, sendAt, ...answer }: NewAnswer,
  invitation?: (answered: Answered) => Promise<CalendarPart>,
): Promise<boolean> {
  const request = await transaction
    .selectFrom('requests')
    .select(['kind', 'fields', 'about', 'quarantined_at'])
    .where('id', '=', requestId)
    .executeTakeFirst();
  if (!request) throw notFound('Cette demande');
  requireAnswerable(request);
  const about = readSubject(request.about);
  const choices = replyChoices({ about }, { address: options.agencyAddress }, staff);
  const replyTo = choices.find((offered) => offered.choice === choice);
  if (!replyTo) {
    throw new Refusal('impossible', 'Votre compte n’a pas d’adresse e-mail où recevoir la suite.');
  }
  const fields = readFieldValues(request.fields);
  return writeAnswer(transaction, options, {
    ...answer,
    requestId,
    author: staff,
    at,
    replyTo,
    sendAt: sendAt === null ? undefined : momentOf(sendAt),
    calendar: await invitation?.({ fields, about, replyTo }),
  });
}

/** Reads `2026-11-25T09:00` on the agency's clock. */
export function momentOf(written: string): Date {
  const [day = '', time = ''] = written.split('T');
  return momentAt(day, time);
}
