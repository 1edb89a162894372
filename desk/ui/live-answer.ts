/** Keeps an answer of the API fresh while its screen is visible. */
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

/** The time between two readings: often enough to notice a colleague, seldom enough for a telephone. */
const EVERY = 15_000; // ms

export type Live<Answer> = {
  /** The latest data, kept when a newer attempt failed. */
  data: Answer | undefined;
  /** The reason why the newest attempt failed. */
  error: Error | undefined;
  readAt: number | undefined;
  /** Whether `data` answers the question before. */
  isOther: boolean;
  reload(): void;
  /** Shows this at once; pending answers are dropped. */
  put(data: Answer): void;
};

type Reading<Answer> = Pick<Live<Answer>, 'data' | 'error' | 'readAt'> & {
  key: string | undefined;
};

/**
 * Reads at once and then every 15 s, only while the page is visible; again when the network or the person comes back.
 *
 * @param key what is asked; another one begins with nothing. Undefined asks nothing.
 * @param once whether it is not read again by itself
 * @param keeps whether what was read stays until the answer to another question is there: rows that vanish between two
 * words take the focus with them
 */
export function useLive<Answer>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Answer>,
  { once = false, keeps = false } = {},
): Live<Answer> {
  const [reading, setReading] = useState<Reading<Answer>>(unread(key));
  const [requests, setAsked] = useState(0);
  const generation = useRef(0);

  const read = useEffectEvent(async (signal: AbortSignal) => {
    generation.current += 1;
    const mine = generation.current;
    const isNewest = () => !signal.aborted && mine === generation.current;
    try {
      const data = await load(signal);
      if (isNewest()) setReading({ key, data, error: undefined, readAt: Date.now() });
    } catch (failure) {
      const error = failure instanceof Error ? failure : new Error(String(failure));
      if (isNewest()) {
        setReading((before) => ({ ...(before.key === key ? before : unread<Answer>(key)), error }));
      }
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is what asks again
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    read(signal);
    const refresh = () => {
      if (document.visibilityState === 'visible') read(signal);
    };
    const timer = once ? undefined : setInterval(refresh, EVERY);
    window.addEventListener('online', refresh, { signal });
    if (!once) document.addEventListener('visibilitychange', refresh, { signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [key, once, requests]);

  const isOther = reading.key !== key;
  const { data, error, readAt } = isOther ? unread<Answer>(key) : reading;
  return {
    data: isOther && keeps ? reading.data : data,
    error,
    readAt,
    isOther: isOther && keeps,
    reload: () => setAsked((times) => times + 1),
    put(next) {
      generation.current += 1;
      setReading({ key, data: next, error: undefined, readAt: Date.now() });
    },
  };
}

function unread<Answer>(key: string | undefined): Reading<Answer> {
  return { key, data: undefined, error: undefined, readAt: undefined };
}

let minute = Date.now();
const watching = new Set<() => void>();

setInterval(() => {
  minute = Date.now();
  for (const listener of watching) listener();
}, 60_000);

/** The time, moving on each minute. */
export function useNow(): number {
  return useSyncExternalStore(onMinute, () => minute);
}

function onMinute(listener: () => void): () => void {
  watching.add(listener);
  return () => watching.delete(listener);
}
