/** Refuses or invites a candidate: the move, the mail and the invitation are one transaction. */
import type { Transaction } from 'kysely';
import type { CalendarPart, ReplyTo } from '../answers/answer.ts';
import { type AnsweringOptions, momentOf, writeTo } from '../answers/answer-request.ts';
import type { Interview, StageMove } from '../contract/questions.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import type { FieldValues } from '../form-schema.ts';
import { Refusal } from '../requests/refusal.ts';
import { type Treating, takeVersion } from '../requests/treatment.ts';
import { senderOf } from '../sender.ts';
import type { Subject } from '../subject.ts';
import { startOf, writeInvitation } from './invitation.ts';
import { moveToStage } from './stages.ts';

/** The furthest ahead an interview may be: beyond it the year was mistyped. */
const FURTHEST = 365 * 24 * 60 * 60_000; // ms

/** @throws {Refusal} */
export async function moveWithMail(
  db: InboxDatabase,
  options: AnsweringOptions,
  treating: Treating,
  { stage, mail, interview }: StageMove,
): Promise<void> {
  const { requestId, staff: actor, at } = treating;
  if (interview && stage !== 'interview') {
    throw new Refusal('invalid', 'Seule l’étape «\u00a0Entretien\u00a0» a un rendez-vous.');
  }
  if (interview) requireAhead(interview, mail.sendAt, at);
  const agency = await options.agency();
  await db.transaction().execute(async (transaction) => {
    const isNew = await writeTo(
      transaction,
      { ...options, agencyAddress: agency.address },
      treating,
      // The move says what is still owed; the mail need not.
      { ...mail, quotesOriginal: false, marksAnswered: false },
      interview &&
        (({ fields, about, replyTo }) =>
          invite(transaction, { options, treating, interview, agency, fields, about, replyTo })),
    );
    // The same mail again: the application was moved the first time.
    if (!isNew) return;
    const request = await takeVersion(transaction, treating);
    await moveToStage(transaction, { ...request, id: requestId }, stage, {
      actor,
      at,
      withAnswer: mail.id,
    });
  });
}

function requireAhead(interview: Interview, sendAt: string | null, at: Date): void {
  const start = startOf(interview);
  if (start <= at) throw new Refusal('invalid', 'Cet entretien serait déjà passé.');
  if (start.getTime() - at.getTime() > FURTHEST) {
    throw new Refusal('invalid', 'Un entretien se prévoit un an à l’avance au plus.');
  }
  if (sendAt !== null && momentOf(sendAt) >= start) {
    throw new Refusal('invalid', 'L’invitation partirait après l’entretien.');
  }
}

type Inviting = {
  options: AnsweringOptions;
  treating: Treating;
  interview: Interview;
  agency: { name: string };
  fields: FieldValues;
  about: Subject | undefined;
  replyTo: ReplyTo;
};

async function invite(
  transaction: Transaction<InboxTables>,
  { options, treating, interview, agency, fields, about, replyTo }: Inviting,
): Promise<CalendarPart> {
  const { requestId, staff, at } = treating;
  const { count } = await transaction
    .selectFrom('answers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('request_id', '=', requestId)
    .where('calendar', 'is not', null)
    .executeTakeFirstOrThrow();
  const { name, email } = senderOf(fields);
  const job = about?.title ?? fields.position ?? '';
  return {
    method: 'REQUEST',
    text: writeInvitation({
      uid: `interview-${requestId}@${options.mailDomain}`,
      sequence: Number(count),
      interview,
      summary: ['Entretien', job, agency.name].filter(Boolean).join(' – '),
      description: `Entretien avec ${staff.name}, ${agency.name}.`,
      organizer: { name: staff.name, address: replyTo.address },
      candidate: { name, address: email },
      at,
    }),
  };
}
