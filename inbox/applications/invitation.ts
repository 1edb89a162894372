/** Writes the invitation to an interview as a calendar object (RFC 5545, sent as RFC 5546 says). */
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { dayIn, momentAt, timeIn, ZONE } from '../../packages/kit/calendar/casablanca-time.ts';
import type { Interview } from '../contract/questions.ts';

const MINUTE = 60_000; // ms

type Invitation = {
  /** The same for each invitation of a candidate: a later one moves the first in their calendar. */
  uid: string;
  /** How many invitations were sent before. */
  sequence: number;
  interview: Interview;
  summary: string;
  description: string;
  /** Who invites, and where the candidate's yes or no arrives. */
  organizer: { name: string; address: string };
  candidate: { name: string; address: string };
  at: Date;
};

/** @returns a `VCALENDAR` with the method `REQUEST`, its lines folded and ended by CRLF */
export function writeInvitation(invitation: Invitation): string {
  const { uid, sequence, interview, organizer, candidate, at } = invitation;
  const starts = startOf(interview);
  const calendar = ical({
    prodId: { company: 'agency-site', product: 'Demandes', language: 'FR' },
    method: ICalCalendarMethod.REQUEST,
    // The event alone is in the zone: its stamp is in UTC, as RFC 5545 asks.
    timezone: { name: null, generator: () => zoneAt(starts) },
  });
  const event = calendar.createEvent({
    id: uid,
    sequence,
    timezone: ZONE,
    stamp: at,
    // Written as the clock of Casablanca shows it: the library takes the clock's digits of such a text as they are.
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
export function startOf({ startsAt }: Pick<Interview, 'startsAt'>): Date {
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
