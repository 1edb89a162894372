/** The delay after which an answer is on its way: no caller can time the work that follows it. */
const AFTER_ANSWER = 250; // ms

/**
 * Returns the part of an error that may be logged: of a mail only the failure's name, since a mail server quotes the
 * recipient's address.
 */
export function causeForLog(error: unknown): string {
  return error instanceof Error && 'failure' in error ? String(error.failure) : String(error);
}

/** Runs work after the answer to the request that asks for it: mails, and the work that only an existing account causes. */
export function createLater(warn: (message: string, details: Record<string, unknown>) => void) {
  const waiting = new Map<() => Promise<unknown>, NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();

  function start(work: () => Promise<unknown>): void {
    clearTimeout(waiting.get(work));
    waiting.delete(work);
    const done = work().catch((error) => {
      warn('what follows an answer failed', { error: causeForLog(error) });
    });
    running.add(done);
    void done.finally(() => running.delete(done));
  }

  return {
    run(work: () => Promise<unknown>): void {
      waiting.set(
        work,
        setTimeout(() => start(work), AFTER_ANSWER),
      );
    },
    /** Starts waiting work at once, and resolves when all is done. */
    async finish(): Promise<void> {
      for (const work of [...waiting.keys()]) start(work);
      await Promise.all(running);
    },
  };
}
