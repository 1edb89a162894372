import { setTimeout as pause } from 'node:timers/promises';

/** The result of a promise, or undefined when it takes longer. */
export async function within<T>(result: Promise<T>, ms: number): Promise<T | undefined> {
  const timer = new AbortController();
  const late = pause(Math.max(0, ms), undefined, { signal: timer.signal }).catch(() => undefined);
  const first = await Promise.race([result, late]);
  timer.abort();
  return first;
}
