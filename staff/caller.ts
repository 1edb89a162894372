import { notLoggedIn } from '../packages/kit/network/api-error.ts';
import { refused } from './refusals.ts';
import { administers, type Staff } from './roles.ts';
import type { Client } from './sessions.ts';

/** The account behind a request, and the address it came from. */
export interface Caller {
  readonly staff: Staff | undefined;
  /** The id of the cookie's session; undefined for a program or another site's Studio, which send a token instead. */
  readonly session: string | undefined;
  /** The id of the session of another site's Studio: it may change content there, but not the account. */
  readonly studioSession?: string;
  /** A person between password and second factor, without `staff` and `session`: may only finish the login. */
  readonly entering?: Entering | undefined;
  readonly client: Client;
}

export interface Entering {
  readonly staff: Staff;
  readonly session: string;
  /** A second factor is still to be given, or one has to be set up because the person's role asks for it. */
  readonly needs: 'factor' | 'enrolment';
}

export interface LoggedIn extends Caller {
  readonly staff: Staff;
  readonly session: string;
}

/** The caller as a person in a browser: programs change nothing about accounts. Throws `ApiError` 401 or 403. */
export function person(caller: Caller): LoggedIn {
  const { staff, session, client } = caller;
  if (!staff) throw notLoggedIn();
  if (session === undefined) throw refused('not_allowed');
  return { staff, session, client };
}

/** The caller as the owner of factors: also a person who has to set up the first one. Throws `ApiError` 401 or 403. */
export function owner(caller: Caller): LoggedIn {
  const { entering, client } = caller;
  if (entering?.needs !== 'enrolment') return person(caller);
  return { staff: entering.staff, session: entering.session, client };
}

/** The caller as an administrator. Throws `ApiError` 401 or 403. */
export function administrator(caller: Caller): LoggedIn {
  const loggedIn = person(caller);
  if (!administers(loggedIn.staff)) throw refused('not_allowed');
  return loggedIn;
}
