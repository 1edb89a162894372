/** What is done to the inbox alone, because its clock has to be moved. */
import { JUST_IN_TIME, mailTrouble, TOO_LONG } from './mail-trouble.ts';
import type { Fault } from './verdict.ts';

const MINUTE = 60_000; // ms
const HOUR = 60 * MINUTE;

export const ROOM_FAULTS = {
  mail: {
    promise:
      'three days of a mail server in trouble delay mails or fail them by name, and lose none',
    full: () => mailTrouble({ lasting: [JUST_IN_TIME, TOO_LONG], step: 20 * MINUTE }),
    small: () => mailTrouble({ lasting: [JUST_IN_TIME], step: 14 * HOUR }),
  },
} as const satisfies Record<string, Fault>;
