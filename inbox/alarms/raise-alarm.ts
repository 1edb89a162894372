import type { InboxDatabase } from '../database.ts';
import type { InboxLog } from '../log.ts';
import { writeAlarm } from './alarm.ts';
import type { Alarm } from './alarm-words.ts';

type AlarmsOptions = {
  db: InboxDatabase;
  /** The domain of Message-ID. */
  mailDomain: string;
  clock(): Date;
  log: InboxLog;
  /** Looks for due deliveries. */
  wake(): void;
};

/** Writes an alarm in a transaction of its own, and sends it at once. Throws any storage error as it is. */
export function createAlarms({ db, mailDomain, clock, log, wake }: AlarmsOptions) {
  return async (alarm: Alarm): Promise<void> => {
    const written = await db
      .transaction()
      .execute((transaction) => writeAlarm(transaction, { mailDomain }, alarm, clock()));
    if (!written) return;
    log('warn', 'alarm', { reason: alarm.reason });
    wake();
  };
}
