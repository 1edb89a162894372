/** Reads answers: for the screens, and for the mail that carries one. */
import { z } from 'zod';
import type { Answer } from '../contract/answers.ts';
import type { InboxDatabase } from '../database.ts';
import { linesOf } from '../form-lines.ts';
import type { FieldValues } from '../form-schema.ts';
import { kindOf } from '../kinds/kinds.ts';
import { timeOf, timeOrNull } from '../requests/request-item.ts';
import type { StoredAnswer } from './answer.ts';

type Reader = Pick<InboxDatabase, 'selectFrom'>;

/** The answers to a request, in the order they were written. */
export async function readAnswers(db: Reader, requestId: string): Promise<Answer[]> {
  const rows = await db
    .selectFrom('answers')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: timeOf(row.written_at),
    author: { id: row.author_id, name: row.author_name },
    subject: row.subject,
    text: row.body,
    replyTo: row.reply_to_address,
    quotesOriginal: row.quotes_original === 1,
    invitation: row.calendar !== null,
    sendAt: timeOf(row.send_at),
    cancelledAt: timeOrNull(row.cancelled_at),
    deliveryId: row.delivery_id,
  }));
}

/** The answer that a delivery carries. Rejects when there is none. */
export async function readAnswerOf(
  db: Reader,
  deliveryId: string,
  request: { id: string; kind: string; fields: FieldValues },
): Promise<StoredAnswer> {
  const row = await db
    .selectFrom('answers')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    author: row.author_name,
    subject: row.subject,
    body: row.body,
    replyTo: { choice: row.reply_to, address: row.reply_to_address },
    original: row.quotes_original === 1 ? originalOf(request) : undefined,
    calendar: row.calendar === null ? undefined : storedCalendar.parse(JSON.parse(row.calendar)),
    thread: await readThread(db, request.id, deliveryId),
  };
}

const storedCalendar = z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() });

/** Returns the visitor's message: the first multi-line text of the form. */
export function originalOf({ kind, fields }: { kind: string; fields: FieldValues }) {
  const form = kindOf(kind)?.form;
  return form && linesOf(form, fields).find(({ long, value }) => long && value !== '')?.value;
}

/** The Message-IDs that the visitor's mailbox had of this request before this delivery, oldest first. */
async function readThread(db: Reader, requestId: string, deliveryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('message_id')
    .where('request_id', '=', requestId)
    .where('id', '!=', deliveryId)
    .where('channel', 'in', ['sender-mail', 'answer-mail'])
    .where('state', 'in', ['sent', 'written'])
    .where('created_at', '<=', (mine) =>
      mine.selectFrom('deliveries').select('created_at').where('id', '=', deliveryId),
    )
    .orderBy('created_at')
    .execute();
  return rows.map(({ message_id }) => message_id);
}
