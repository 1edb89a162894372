/** Refuses or invites a candidate: the move, the mail and the invitation are one transaction. */

import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Transaction } from 'kysely';
import { dayIn, momentAt, timeIn, ZONE } from '../../packages/kit/calendar/casablanca-time.ts';
import type { CalendarPart, ReplyTo } from '../answers/answer.ts';
import { type AnsweringOptions, momentOf, writeTo } from '../answers/answer-request.ts';
import type { Interview, StageMove } from '../contract/questions.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import type { FieldValues } from '../form-schema.ts';
import { Refusal } from '../requests/refusal.ts';
import { type Treating, takeVersion } from '../requests/treatment.ts';
import { senderOf } from '../sender.ts';
import type { Subject } from '../subject.ts';
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
      // Moving the application sets its status; the mail need not.
      { ...mail, quotesOriginal: false, marksAnswered: false },
      interview &&
        (({ fields, about, replyTo }) =>
          invite(transaction, { options, treating, interview, agency, fields, about, replyTo })),
    );
    // The same mail was sent twice: the first has already moved the application.
    if (!isNew) return;
    const request = await takeVersion(transaction, treating);
    await moveToStage(transaction, { ...request, id: requestId }, stage, {
      actor,
      at,
      withAnswer: mail.id,
    });
  });
}

/** Writes the invitation to an interview as a calendar object (RFC 5545, sent as RFC 5546 says). */
const MINUTE = 60_000; // ms

type Invitation = {
  /** The id of a candidate's invitation, always the same: a later one moves the first in their calendar. */
  uid: string;
  /** How many invitations were sent before. */
  sequence: number;
  interview: Interview;
  summary: string;
  description: string;
  /** The organizer of the interview, who gets the candidate's reply. */
  organizer: { name: string; address: string };
  candidate: { name: string; address: string };
  at: Date;
};

/** @returns a `VCALENDAR` with the method `REQUEST`, its lines folded and ended by CRLF */
function writeInvitation(invitation: Invitation): string {
  const { uid, sequence, interview, organizer, candidate, at } = invitation;
  const starts = startOf(interview);
  const calendar = ical({
    prodId: { company: 'agency-site', product: 'Demandes', language: 'FR' },
    method: ICalCalendarMethod.REQUEST,
    // Only the event is in the agency's time zone: its timestamp is in UTC, as RFC 5545 requires.
    timezone: { name: null, generator: () => zoneAt(starts) },
  });
  const event = calendar.createEvent({
    id: uid,
    sequence,
    timezone: ZONE,
    stamp: at,
    // The time is Casablanca's local time, without an offset: the library takes its digits as they are.
    start: `${interview.startsAt}:00`,
    end: wallClock(new Date(starts.getTime() + interview.minutes * MINUTE)),
    summary: invitation.summary,
    description: invitation.description,
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.address },
    ...(interview.place !== '' && { location: interview.place }),
  });
  event.createAttendee({
    name: candidate.name || candidate.address,
    email: candidate.address,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: true,
  });
  return calendar.toString();
}

/** Returns when an interview begins. */
function startOf({ startsAt }: Pick<Interview, 'startsAt'>): Date {
  const [day = '', time = ''] = startsAt.split('T');
  return momentAt(day, time);
}

/** Writes a moment as `2026-11-25T10:00:00`, in Casablanca. */
function wallClock(moment: Date): string {
  return `${dayIn(moment)}T${timeIn(moment)}:00`;
}

/**
 * The zone as it is at the interview. Morocco's offset moves with Ramadan, on days that are announced: a rule
 * for years to come would be wrong, and one event needs none.
 */
function zoneAt(moment: Date): string {
  const offset = offsetAt(moment);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${ZONE}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** Writes the offset from UTC at a moment as `+0100`. */
function offsetAt(moment: Date): string {
  const minutes = Math.round((Date.parse(`${wallClock(moment)}Z`) - moment.getTime()) / MINUTE);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(hours)}${digits(rest)}`;
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
