import { useEffect } from 'react';
import { toLogin } from '../shell/to-login.ts';
import { type Live, useLive } from '../ui/live-answer.ts';
import { Refused } from '../ui/refusals.ts';

/** Reads an answer of the service. A person whose session has ended goes to the login, and comes back here. */
export function useAnswer<Data>(question: () => Promise<Data>): Live<Data> {
  const answer = useLive('answer', question, { once: true });
  const { error } = answer;
  useEffect(() => {
    if (isLoggedOut(error)) toLogin();
  }, [error]);
  return answer;
}

export function isLoggedOut(error: unknown): boolean {
  return error instanceof Refused && error.type === 'not_logged_in';
}
