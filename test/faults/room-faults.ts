/** What is done to the inbox alone: its clock has to be moved, or its own promise to be called in. */
import { erasedPerson } from './erased-person.ts';
import { JUST_IN_TIME, mailTrouble, SCENARIOS, TOO_LONG } from './mail-trouble.ts';
import type { Fault } from './verdict.ts';

const MINUTE = 60_000; // ms
const HOUR = 60 * MINUTE;

/** Those in which it matters most what the inbox makes of it: nothing is said, or something that is final. */
const TELLING = SCENARIOS.filter(
  ({ trouble, forGood }) => forGood || trouble === 'down' || trouble.does === 'hang',
);

export const ROOM_FAULTS = {
  mail: {
    promise:
      'three days of a mail server in trouble delay mails or fail them by name, and lose none',
    holds: ['R13', 'R14', 'R15'],
    full: () =>
      mailTrouble({ scenarios: SCENARIOS, lasting: [JUST_IN_TIME, TOO_LONG], step: 20 * MINUTE }),
    small: () => mailTrouble({ scenarios: TELLING, lasting: [JUST_IN_TIME], step: 14 * HOUR }),
  },
  erase: {
    promise: 'a person who is erased is in no row, page, log, index, mail or later backup',
    holds: ['L01', 'L06', 'S33'],
    full: () => erasedPerson({ others: 500 }),
    small: () => erasedPerson({ others: 5 }),
  },
} as const satisfies Record<string, Fault>;
