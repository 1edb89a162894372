import { expect, test } from 'vitest';
import type { OpeningException, OpeningHours } from '../../packages/kit/calendar/opening-hours.ts';
import type { Weekday } from '../../packages/kit/calendar/weekdays.ts';
import { promisedFor, remindFrom } from './promise.ts';

const open = (day: Weekday, opens: string, closes: string) => ({ day, opens, closes });

/** The opening hours: shell-9.20 in test/specification.md. */
const WEEK: OpeningHours['week'] = [
  open('monday', '09:00', '18:00'),
  open('tuesday', '09:00', '18:00'),
  open('wednesday', '09:00', '18:00'),
  open('thursday', '09:00', '18:00'),
  open('friday', '09:00', '18:00'),
  open('saturday', '10:00', '16:00'),
];
const hours = (...exceptions: OpeningException[]): OpeningHours => ({ week: WEEK, exceptions });
const closedOn = (from: string, to = from): OpeningException => ({
  from,
  to,
  reason: undefined,
  opens: undefined,
  closes: undefined,
});

const CONTACT = { answerWithin: 'messages' } as const;
const THREE_HOURS = 3;
const APPLICATION = { answerWithin: 'applications' } as const;

/** A moment in UTC. Casablanca keeps UTC from September 2026 on; before, it was an hour ahead but for Ramadan. */
const at = (moment: string) => new Date(`${moment}Z`);

test.each([
  ['while it is open, the clock starts at once', '2026-11-17T10:20', '2026-11-18T10:20'],
  ['in the evening it starts the next morning', '2026-11-17T18:00', '2026-11-19T09:00'],
  ['before opening it starts with the day', '2026-11-17T06:00', '2026-11-18T09:00'],
  ['on Friday evening it starts on Saturday at ten', '2026-11-20T20:00', '2026-11-22T10:00'],
  ['on Saturday evening it starts on Monday', '2026-11-21T16:00', '2026-11-24T09:00'],
  ['on Sunday it starts on Monday', '2026-11-22T12:00', '2026-11-24T09:00'],
  // The promise runs in hours of the clock: working hours were not promised.
  ['what comes on Saturday at noon is due on Sunday', '2026-11-21T12:00', '2026-11-22T12:00'],
  // Clocks went back on Sunday 15 February 2026 at 3:00, and on again on 22 March: nine is nine on either side.
  ['over the first change of Ramadan', '2026-02-14T18:00', '2026-02-17T09:00'],
  ['over the second', '2026-03-21T18:00', '2026-03-24T08:00'],
  ['the hours of a night with a change are counted', '2026-02-14T14:30', '2026-02-15T14:30'],
])('a message: %s [shell-8.17]', (_case, received, due) => {
  expect(promisedFor(at(received), CONTACT, { messages: '24h' }, hours())).toEqual(at(due));
});

test('a message that comes on a holiday starts its clock on the next day that opens [shell-8.17] [U04]', () => {
  const independence = closedOn('2026-11-18');
  const due = promisedFor(
    at('2026-11-17T19:00'),
    CONTACT,
    { messages: '24h' },
    hours(independence),
  );
  expect(due).toEqual(at('2026-11-20T09:00'));
});

test('an application is promised an answer within its own time, whatever is promised for messages', () => {
  const times = { messages: '12h', applications: '48h' };
  const due = promisedFor(at('2026-11-17T10:00'), APPLICATION, times, hours());
  expect(due).toEqual(at('2026-11-19T10:00'));
});

test.each([
  ['12h', 12],
  ['moins de 48 heures', 48],
  ['3 jours', 72],
])('an agency that claims "%s" answers within %i hours', (claim, count) => {
  const received = at('2026-11-17T10:00');
  const due = promisedFor(received, CONTACT, { messages: claim }, hours());
  expect(due).toEqual(new Date(received.getTime() + count * 3_600_000));
});

test.each([undefined, 'en un éclair', '0h'])(
  'an agency that claims "%s" promises no moment',
  (claim) => {
    const times = { messages: claim, applications: '48h' };
    expect(promisedFor(at('2026-11-17T10:00'), CONTACT, times, hours())).toBeUndefined();
  },
);

test('hours nobody knows, or that never open, delay nothing', () => {
  const received = at('2026-11-22T12:00');
  const due = at('2026-11-23T12:00');
  expect(promisedFor(received, CONTACT, { messages: '24h' }, undefined)).toEqual(due);
  expect(promisedFor(received, CONTACT, { messages: '24h' }, { week: [], exceptions: [] })).toEqual(
    due,
  );
  expect(remindFrom({ receivedAt: received, dueAt: due }, THREE_HOURS, undefined)).toEqual(
    at('2026-11-23T09:00'),
  );
});

test.each([
  // Received, due, reminded.
  ['on the same day', '2026-11-17T15:00', '2026-11-18T15:00', '2026-11-18T12:00'],
  ['the evening before', '2026-11-17T09:30', '2026-11-18T09:30', '2026-11-17T15:30'],
  ['on Saturday for Sunday', '2026-11-20T20:00', '2026-11-22T10:00', '2026-11-21T13:00'],
  ['at once when less is left', '2026-11-21T14:30', '2026-11-22T14:30', '2026-11-21T14:30'],
])('the agency is reminded three hours of presence before: %s', (_case, received, due, from) => {
  const request = { receivedAt: at(received), dueAt: at(due) };
  expect(remindFrom(request, THREE_HOURS, hours())).toEqual(at(from));
});

test('a feast that was entered after the promise brings the reminder forward', () => {
  const request = { receivedAt: at('2026-11-17T15:00'), dueAt: at('2026-11-18T15:00') };
  expect(remindFrom(request, THREE_HOURS, hours(closedOn('2026-11-18')))).toEqual(
    at('2026-11-17T15:00'),
  );
});
