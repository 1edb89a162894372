export type Recurring = {
  /** Starts no further run, and resolves once a running one has ended. */
  end(): Promise<void>;
};

/**
 * Repeats a task. A run that takes longer than its interval is not overtaken by the next. Keeps no process
 * alive.
 * @param task never rejects
 */
export function recur(interval: number, task: () => Promise<void>): Recurring {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= task().finally(() => {
      running = undefined;
    });
  }, interval).unref();
  return {
    async end() {
      clearInterval(timer);
      await running;
    },
  };
}
