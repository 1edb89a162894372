/** Writes answers: stored and queued in one transaction, so that an accepted answer is sent once. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Staff } from '../../staff/roles.ts';
import { openFields } from '../contract/template-fields.ts';
import type { InboxTables } from '../database.ts';
import { type DispatchOptions, newDelivery } from '../dispatch.ts';
import { countToday } from '../quotas/daily-counts.ts';
import { recordChange } from '../requests/history.ts';
import { conflict, Refusal } from '../requests/refusal.ts';
import type { CalendarPart, ReplyTo } from './answer.ts';

export type WritingOptions = Pick<DispatchOptions, 'secret' | 'mailDomain'>;

export type WrittenAnswer = {
  /** A UUID of the caller's: the same one again is the same answer. */
  id: string;
  requestId: string;
  author: Staff;
  at: Date;
  /** The subject on one line, cleaned. */
  subject: string;
  /** Plain text, cleaned. */
  body: string;
  replyTo: ReplyTo;
  /** Whether the visitor's message is quoted below. */
  quotesOriginal: boolean;
  /** The time of sending; at once when undefined or past. */
  sendAt: Date | undefined;
  /** Whether sending it marks the request as answered; for an answer sent at once, the caller does so. */
  marksAnswered: boolean;
  calendar?: CalendarPart | undefined;
};

/** The furthest ahead an answer may be planned: beyond it the facts it tells have changed. */
const FURTHEST = 60 * 24 * 60 * 60_000; // ms

/** The answers of one person in a day: more than a long day's work, and few for a thief of a session. */
const ANSWERS_A_DAY = 300;

/**
 * Writes an answer, its delivery when it leaves at once, and the line in the history. The request's status and
 * version are the caller's to change.
 * @returns false when the same answer was written before: a double click, or a retry after a lost reply
 * @throws {Refusal} `conflict` when the id was used for another text, address or hour; nothing of it is written
 */
export async function writeAnswer(
  transaction: Transaction<InboxTables>,
  { secret, mailDomain }: WritingOptions,
  answer: WrittenAnswer,
): Promise<boolean> {
  const { id, requestId, author, at, subject, body, replyTo, calendar } = answer;
  requireFilledIn(`${subject}\n${body}`);
  const now = at.getTime();
  const sendAt = Math.max(answer.sendAt?.getTime() ?? now, now);
  if (sendAt - now > FURTHEST) {
    throw new Refusal('invalid', 'Une réponse se prévoit deux mois à l’avance au plus.');
  }
  const written = await transaction
    .insertInto('answers')
    .values({
      id,
      request_id: requestId,
      author_id: author.id,
      author_name: author.name,
      subject,
      body,
      reply_to: replyTo.choice,
      reply_to_address: replyTo.address,
      quotes_original: answer.quotesOriginal ? 1 : 0,
      marks_answered: answer.marksAnswered ? 1 : 0,
      calendar: calendar ? JSON.stringify(calendar) : null,
      written_at: now,
      send_at: sendAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) {
    await requireSame(transaction, answer, sendAt === now ? undefined : sendAt);
    return false;
  }
  await count(transaction, { secret, author, at });
  const leavesNow = sendAt === now;
  if (leavesNow) await queueAnswer(transaction, { mailDomain }, { id, at });
  await recordChange(transaction, {
    requestId,
    actor: author,
    at,
    action: leavesNow ? 'answered' : 'answer_planned',
  });
  return true;
}

/**
 * Turns an answer into a delivery, in the transaction that decides it.
 * @returns the answer; undefined when it has left or was cancelled meanwhile
 */
export async function queueAnswer(
  transaction: Transaction<InboxTables>,
  { mailDomain }: Pick<WritingOptions, 'mailDomain'>,
  { id, at }: { id: string; at: Date },
) {
  const deliveryId = randomUUID();
  // When two processes find the answer due, the update lets only one of them send it.
  const taken = await transaction
    .updateTable('answers')
    .set({ delivery_id: deliveryId })
    .where('id', '=', id)
    .where('delivery_id', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning(['request_id', 'author_name', 'marks_answered'])
    .executeTakeFirst();
  if (!taken) return undefined;
  const { request_id: requestId } = taken;
  await transaction
    .insertInto('deliveries')
    .values(newDelivery(deliveryId, { mailDomain, requestId, channel: 'answer-mail', at }))
    .execute();
  return { requestId, author: taken.author_name, marksAnswered: taken.marks_answered === 1 };
}

/** @throws {Refusal} that names the fields of a template which nothing was written for */
function requireFilledIn(text: string): void {
  const open = [...new Set(openFields(text).map(({ written }) => written))];
  if (open.length === 0) return;
  throw new Refusal('invalid', `Il reste à compléter\u00a0: ${open.slice(0, 5).join(', ')}.`);
}

/** @param plannedFor undefined for an answer that leaves at once */
async function requireSame(
  transaction: Transaction<InboxTables>,
  { id, requestId, author, subject, body, replyTo, quotesOriginal }: WrittenAnswer,
  plannedFor: number | undefined,
): Promise<void> {
  const same = await transaction
    .selectFrom('answers')
    .select('id')
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .where('author_id', '=', author.id)
    .where('subject', '=', subject)
    .where('body', '=', body)
    .where('reply_to', '=', replyTo.choice)
    .where('quotes_original', '=', quotesOriginal ? 1 : 0)
    .where((answer) =>
      answer('send_at', '=', plannedFor === undefined ? answer.ref('written_at') : plannedFor),
    )
    .executeTakeFirst();
  if (!same) throw conflict(requestId);
}

async function count(
  transaction: Transaction<InboxTables>,
  { secret, author, at }: { secret: string; author: Staff; at: Date },
): Promise<void> {
  const one = { counter: 'answers', subject: author.id, amount: 1, limit: ANSWERS_A_DAY } as const;
  const refused = await countToday(transaction, { secret, at }, [one]);
  if (refused.length === 0) return;
  throw new Refusal(
    'impossible',
    'Vous avez écrit assez de réponses pour aujourd’hui\u00a0: reprenez demain.',
  );
}
