/** What is done to the built site, running as it does in production. */
import { diskFull } from './disk-full.ts';
import { fuzz } from './fuzz.ts';
import { hostileRequests } from './hostile-requests.ts';
import { killUnderLoad } from './kill-under-load.ts';
import { mailBacklog } from './mail-backlog.ts';
import { repeats } from './repeats.ts';
import { sharedInbox } from './shared-inbox.ts';
import type { Fault } from './verdict.ts';

export const SITE_FAULTS = {
  kills: {
    promise: 'what a visitor was told is kept survives kill −9, once and whole',
    full: () => killUnderLoad({ kills: 200, visitors: 4, life: [200, 1500], untilDelivered: true }),
    small: () => killUnderLoad({ kills: 3, visitors: 4, life: [300, 800], untilDelivered: false }),
  },
  repeats: {
    promise: 'a message sent again, for whatever reason, is one record and its mails leave once',
    full: () => repeats({ atOnce: 100, lost: 50 }),
    small: () => repeats({ atOnce: 20, lost: 4 }),
  },
  backlog: {
    promise: 'mails that waited for a mail server leave within five minutes of its return',
    full: () => mailBacklog({ mails: 1000 }),
    small: () => mailBacklog({ mails: 40 }),
  },
  disk: {
    promise: 'on a full disk the site is read, says what it cannot keep, and recovers alone',
    full: () => diskFull({ times: 5 }),
    small: () => diskFull({ times: 1 }),
  },
  hostile: {
    promise:
      'hostile files, bodies and connections are refused by name, in bounded memory, and leave nothing',
    full: () => hostileRequests({ rounds: 5, alone: true }),
    small: () => hostileRequests({ rounds: 1, alone: false }),
  },
  fuzz: {
    promise:
      'malformed requests, upgrades and messages end nothing, are no 500, and hold nobody else up',
    full: () => fuzz({ count: 100_000, alone: true }),
    small: () => fuzz({ count: 2500, alone: false }),
  },
  shared: {
    promise: 'two sites that share one PostgreSQL inbox keep and deliver everything once',
    full: () => sharedInbox({ lasting: 60_000, kills: 10 }),
    small: () => sharedInbox({ lasting: 2000, kills: 0 }),
  },
} as const satisfies Record<string, Fault>;
