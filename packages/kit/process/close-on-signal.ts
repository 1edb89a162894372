/** Ends the process at the first SIGTERM or SIGINT, step by step, within the time that is promised to operators. */

/** The time from the closing of the port to the end; what manages processes kills after that (docs/operator.md). */
const LONGEST_END = 9_500; // ms

/** The time of a step that names none: it closes files and connections, perhaps on a busy machine. */
const LONGEST_STEP = 4_000; // ms

export type ClosingStep = {
  /** The step's name in the log, where it takes too long or fails: `inbox`. */
  name: string;
  /** The longest it is waited for, in ms; 4 s when absent. The next step begins then, whatever it still does. */
  limit?: number;
  close(): unknown;
};

type Warn = (message: string, details: Record<string, unknown>) => void;

/**
 * Closes what is open, one step after the other. No step holds up or undoes the others: one that fails, or takes longer
 * than its limit, is named in the log and left.
 * @returns whether each step ended in its time; never rejects
 */
export async function closeInOrder(steps: readonly ClosingStep[], warn: Warn): Promise<boolean> {
  let inTime = true;
  for (const { name, limit = LONGEST_STEP, close } of steps) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, limit, `not done after ${limit} ms`);
    });
    const problem = await Promise.race([outcomeOf(close), late]);
    clearTimeout(timer);
    if (problem === undefined) continue;
    inTime = false;
    warn('a part of the site did not close', { step: name, problem });
  }
  return inTime;
}

async function outcomeOf(close: () => unknown): Promise<string | undefined> {
  try {
    await close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

export type Leaving = {
  /** The time in which everything is still served, in ms, for load balancers to see that this process leaves. */
  after: number;
  /** Called at the first SIGTERM, to tell them. */
  begin(): void;
  /** Whether load balancers have stopped sending requests. Until then, the drain lasts up to three times as long. */
  isQuiet(): boolean;
};

/** The time between two looks whether requests still come. */
const LOOK_EVERY = 250; // ms

/**
 * Closes `steps` at a signal and ends the process: with exit code 1 when one of them did not close. A SIGTERM waits for
 * load balancers first; SIGINT, of a developer, and a second signal do not.
 */
export function closeOnSignal(steps: readonly ClosingStep[], warn: Warn, leaving: Leaving): void {
  let phase: 'open' | 'leaving' | 'closing' = 'open';
  const close = () => {
    if (phase === 'closing') return;
    phase = 'closing';
    setTimeout(() => {
      warn('the process ends before all of it is closed', { after: LONGEST_END });
      process.exit(1);
    }, LONGEST_END).unref();
    closeInOrder(steps, warn).then((inTime) => process.exit(inTime ? 0 : 1));
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', () => {
    if (phase !== 'open' || leaving.after === 0) return close();
    phase = 'leaving';
    leaving.begin();
    const longest = performance.now() + 3 * leaving.after;
    const closeWhenQuiet = () => {
      if (leaving.isQuiet() || performance.now() > longest) close();
      else setTimeout(closeWhenQuiet, LOOK_EVERY);
    };
    setTimeout(closeWhenQuiet, leaving.after);
  });
}
