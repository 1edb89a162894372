import { useCallback, useEffect, useState } from 'react';
import { toLogin } from '../shell/to-login.ts';
import { Refused } from './api.ts';

export type Answer<Data> = {
  data?: Data;
  error?: Error;
  /** Asks again; what was there stays until the answer comes. */
  reload(): void;
};

/**
 * Reads an answer of the service. A person whose session has ended goes to the login, and comes back here.
 * @param question the same function at each render
 */
export function useAnswer<Data>(question: () => Promise<Data>): Answer<Data> {
  const [answer, setAnswer] = useState<{ data?: Data; error?: Error }>({});
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what asks again
  useEffect(() => {
    let left = false;
    question().then(
      (data) => left || setAnswer({ data }),
      (error: Error) => {
        if (left) return;
        if (isLoggedOut(error)) toLogin();
        else setAnswer((before) => ({ ...before, error }));
      },
    );
    return () => {
      left = true;
    };
  }, [question, round]);
  const reload = useCallback(() => setRound((asked) => asked + 1), []);
  return { ...answer, reload };
}

export function isLoggedOut(error: unknown): boolean {
  return error instanceof Refused && error.type === 'not_logged_in';
}
