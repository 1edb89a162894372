import type { Staff } from '../access/staff.ts';
import { notAllowed, notLoggedIn } from './refusals.ts';
import type { Place } from './sessions.ts';

/** Who sent a request, and from where. */
export interface Caller {
  readonly staff: Staff | undefined;
  /** The session the cookie stands for; undefined for a program, which sends a token instead. */
  readonly session: string | undefined;
  readonly place: Place;
}

export interface LoggedIn extends Caller {
  readonly staff: Staff;
  readonly session: string;
}

/** A person in front of a browser: what concerns accounts no program does. Throws `ApiError` 401 or 403. */
export function person(caller: Caller): LoggedIn {
  const { staff, session, place } = caller;
  if (!staff) throw notLoggedIn();
  if (session === undefined) throw notAllowed();
  return { staff, session, place };
}

/** Throws `ApiError` 401 or 403. */
export function administrator(caller: Caller): LoggedIn {
  const loggedIn = person(caller);
  if (loggedIn.staff.role !== 'administrator') throw notAllowed();
  return loggedIn;
}
