/** Statuses of an unavailable service: it restarts, and the proxy answers for it. */
const AWAY: readonly number[] = [502, 503, 504];

/** The waits after each attempt, the last one for all that follow: a restart takes some seconds. */
const WAITS = [250, 500, 1_000, 2_000]; // ms

/** The attempt from which the editor is told that the service does not answer: a restart takes less. */
const NOTIFY_ATTEMPT = 3;

export type Fetch = typeof window.fetch;

/**
 * Asks the service until it answers, however long it is away.
 *
 * @param notify called once, when that takes longer than a restart
 * @throws what an aborted request throws
 */
export async function insist(
  fetch: Fetch,
  request: Request,
  notify?: () => void,
): Promise<{ answer: Response; attempts: number }> {
  for (let attempt = 0; ; attempt += 1) {
    if (attempt === NOTIFY_ATTEMPT) notify?.();
    const answer = await fetch(request.clone()).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
    });
    if (answer && !AWAY.includes(answer.status)) return { answer, attempts: attempt + 1 };
    await new Promise((again) => setTimeout(again, WAITS[attempt] ?? WAITS.at(-1)));
  }
}
