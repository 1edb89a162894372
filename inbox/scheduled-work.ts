/** The cron of the inbox: at its intervals it sends reminders, advances mailings, delivers, and erases old data. */
import { type InboxLog, orLog } from './log.ts';

const DELIVER_EVERY = 5_000; // ms
/** The interval between two looks at promises: a reminder is for hours. */
const REMIND_EVERY = 60_000; // ms
/** The interval at which counts of visits are written: a process that dies loses as much of them. */
const WRITE_FIGURES_EVERY = 10_000; // ms
/** The interval of the retention, which also runs at the start. */
const FORGET_EVERY = 60 * 60_000; // ms

type Task = () => Promise<unknown>;

type WorkOptions = {
  log: InboxLog;
  /** The interval in ms; 5 s when absent. `false`: only the retention runs by itself. */
  deliverEvery: number | false | undefined;
  /** Looks for due deliveries. */
  wake(): void;
  removeOld: Task;
  remind: Task;
  writeFigures: Task;
  sendPlannedAnswers: Task;
  notifyOfFollowUps: Task;
  /** Notifies the agency of requests in quarantine. */
  notifyOfSetApart: Task;
  advanceMailings: Task;
  refreshComments: Task;
  /** The site's own check of its form, where it is on. */
  check: Task | undefined;
};

type Recurring = {
  /** Starts no further run, and resolves once a running one has ended. */
  end(): Promise<void>;
};

/**
 * Repeats a task. A run that takes longer than its interval is not overtaken by the next. Keeps no process
 * alive.
 * @param task never rejects
 */
function recur(interval: number, task: () => Promise<void>): Recurring {
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

/** Runs the retention once, and what a dead process left; the rest begins with its intervals. No task ends it by failing. */
export async function startScheduledWork(options: WorkOptions): Promise<Recurring> {
  const { log, deliverEvery = DELIVER_EVERY, wake } = options;
  const logged = (task: Task, event: string) => async () => {
    try {
      await task();
    } catch (error) {
      orLog(log, event)(error);
    }
  };
  const removeOld = logged(options.removeOld, 'forgetting_failed');
  const advance = logged(options.advanceMailings, 'mailing_failed');
  const sendPlanned = logged(options.sendPlannedAnswers, 'planned_answers_failed');
  const notifyOfFollowUps = logged(options.notifyOfFollowUps, 'follow_ups_failed');
  const refresh = logged(options.refreshComments, 'comment_revision_failed');

  await removeOld();
  const writeFigures = logged(options.writeFigures, 'figures_not_written');
  const running = [recur(FORGET_EVERY, removeOld), recur(WRITE_FIGURES_EVERY, writeFigures)];
  if (deliverEvery !== false) {
    await advance();
    wake();
    const remind = logged(() => options.remind().then(wake), 'reminding_failed');
    const notifyOfSetApart = logged(options.notifyOfSetApart, 'set_apart_not_told');
    running.push(
      recur(REMIND_EVERY, remind),
      recur(REMIND_EVERY, notifyOfSetApart),
      recur(deliverEvery, async () => {
        await sendPlanned();
        await notifyOfFollowUps();
        await advance();
        wake();
        // Another process on the same database may have published a comment.
        await refresh();
      }),
    );
    if (options.check)
      running.push(recur(REMIND_EVERY, logged(options.check, 'daily_check_failed')));
  }
  return {
    async end() {
      await Promise.all(running.map((task) => task.end()));
    },
  };
}
