/** What is done to the built site, running as it does in production. */
import { ALL_ODDITIES } from '../support/odd-server.ts';
import { answersNotTaken } from './answers-not-taken.ts';
import { diskFull } from './disk-full.ts';
import { floodOfPages } from './flood-of-pages.ts';
import { fuzz } from './fuzz.ts';
import { hostileRequests } from './hostile-requests.ts';
import { killUnderLoad } from './kill-under-load.ts';
import { killedMailing } from './killed-mailing.ts';
import { killedProcesses } from './killed-processes.ts';
import { killedRestore } from './killed-restore.ts';
import { mailBacklog } from './mail-backlog.ts';
import { mixedFaults } from './mixed-faults.ts';
import { oddAnswers } from './odd-answers.ts';
import { repeats } from './repeats.ts';
import { restartedPostgres } from './restarted-postgres.ts';
import { rollingRestart } from './rolling-restart.ts';
import { sharedInbox } from './shared-inbox.ts';
import type { Fault } from './verdict.ts';
import { wrongClock } from './wrong-clock.ts';

export const SITE_FAULTS = {
  kills: {
    promise: 'what a visitor was told is kept survives kill −9, once and whole',
    holds: ['R01'],
    full: () =>
      killUnderLoad({
        kills: 200,
        signal: 'SIGKILL',
        visitors: 4,
        life: [200, 1500],
        untilDelivered: true,
      }),
    small: () =>
      killUnderLoad({
        kills: 2,
        signal: 'SIGKILL',
        visitors: 4,
        life: [300, 800],
        untilDelivered: false,
      }),
  },
  stops: {
    promise:
      'a process asked to end finishes what it has begun, within ten seconds, and loses nothing',
    holds: ['R06'],
    full: () =>
      killUnderLoad({
        kills: 50,
        signal: 'SIGTERM',
        visitors: 4,
        life: [200, 1500],
        untilDelivered: true,
      }),
    small: () =>
      killUnderLoad({
        kills: 2,
        signal: 'SIGTERM',
        visitors: 4,
        life: [300, 800],
        untilDelivered: false,
      }),
  },
  odd: {
    promise:
      'whatever others answer to the site’s own requests, each ends, the next is made, and SIGTERM ends the process',
    holds: ['R06', 'R31'],
    full: () => oddAnswers({ oddities: ALL_ODDITIES, messages: 20 }),
    small: () =>
      oddAnswers({
        oddities: ['another protocol', 'interim answers without end', 'a line that is closed'],
        messages: 2,
      }),
  },
  clock: {
    promise:
      'a clock that is wrong by years erases no request, no backup and no session, and says so',
    holds: ['R32', 'U06'],
    full: () => wrongClock({ requests: 50, daysAhead: [2, 31, 400, 1200, 20_000] }),
    small: () => wrongClock({ requests: 4, daysAhead: [1200] }),
  },
  repeats: {
    promise: 'a message sent again, for whatever reason, is one record and its mails leave once',
    holds: ['R09', 'R10', 'R11'],
    full: () => repeats({ atOnce: 100, lost: 50 }),
    small: () => repeats({ atOnce: 20, lost: 4 }),
  },
  backlog: {
    promise: 'mails that waited for a mail server leave within five minutes of its return',
    holds: ['R13'],
    full: () => mailBacklog({ mails: 1000 }),
    small: () => mailBacklog({ mails: 40 }),
  },
  mailing: {
    promise:
      'a letter reaches every subscriber once, however often the process dies while it leaves',
    holds: ['R16'],
    full: () => killedMailing({ subscribers: 5000, kills: 20 }),
    small: () => killedMailing({ subscribers: 60, kills: 1 }),
  },
  disk: {
    promise: 'on a full disk the site is read, says what it cannot keep, and recovers alone',
    holds: ['R05'],
    full: () => diskFull({ times: 5 }),
    small: () => diskFull({ times: 1 }),
  },
  hostile: {
    promise:
      'hostile files, bodies and connections are refused by name, in bounded memory, and leave nothing',
    holds: ['S01', 'S02', 'S03', 'S05', 'S06', 'F01', 'F02', 'F03', 'F04', 'F05', 'F06', 'F07'],
    full: () => hostileRequests({ rounds: 5, alone: true }),
    small: () => hostileRequests({ rounds: 1, alone: false }),
  },
  fuzz: {
    promise:
      'malformed requests, upgrades and messages end nothing, are no 500, and hold nobody else up',
    holds: ['S01', 'S05', 'S06', 'S24', 'S25'],
    full: () => fuzz({ count: 100_000, alone: true }),
    small: () => fuzz({ count: 1500, alone: false }),
  },
  untaken: {
    promise: 'long answers that nobody takes fill no memory, and other visitors get their pages',
    holds: ['S02', 'S04'],
    full: () => answersNotTaken({ connections: 250, lasting: 60_000 }),
    small: () => answersNotTaken({ connections: 60, lasting: 6_000 }),
  },
  flood: {
    promise: 'a network that asks for page after page waits for itself, and no other for it',
    holds: ['S17'],
    full: () => floodOfPages({ rounds: 60, alone: true }),
    small: () => floodOfPages({ rounds: 4, alone: false }),
  },
  shared: {
    promise: 'two sites that share one PostgreSQL inbox keep and deliver everything once',
    holds: ['R01', 'R09'],
    full: () => sharedInbox({ lasting: 60_000, kills: 10 }),
    small: () => sharedInbox({ lasting: 1000, kills: 0 }),
  },
  postgres: {
    promise:
      'a PostgreSQL that is restarted, or away at a start, ends no site, loses nothing, and is found again',
    holds: ['R28'],
    full: () => restartedPostgres({ rounds: 2, away: 2_000 }),
    small: () => restartedPostgres({ rounds: 1, away: 200 }),
  },
  restore: {
    promise:
      'a restore into PostgreSQL that is killed at any step is whole after the next start, or undone',
    holds: ['R29'],
    full: () => killedRestore('each'),
    small: () => killedRestore(['commit', 'committed']),
  },
  flooded: {
    promise:
      'a PostgreSQL that restarts, under everything else and the flood of one network, costs no message and no life',
    holds: ['R01', 'R28'],
    full: () =>
      mixedFaults({
        lasting: 3_600_000,
        kills: 0,
        rest: 1_000,
        flat: true,
        postgres: { every: 120_000, away: 5_000 },
        flood: true,
      }),
    small: () =>
      mixedFaults({
        lasting: 9_000,
        kills: 0,
        rest: 100,
        flat: false,
        postgres: { every: 2_000, away: 200 },
        flood: true,
      }),
  },
} as const satisfies Record<string, Fault>;

/** What takes its time at any size: for `npm run faults` alone. */
export const LONG_FAULTS = {
  processes: {
    promise:
      'of three equal processes any may be killed or stop, and PostgreSQL restart: nothing is lost, doubled or stale',
    holds: ['R01', 'R28', 'R33'],
    full: ({ rounds = 10, rate = 200, behind } = {}) =>
      killedProcesses({
        rounds,
        perSecond: rate,
        paused: 30_000,
        away: 1_000,
        seenWithin: 1_000,
        behind,
      }),
    small: () =>
      killedProcesses({
        rounds: 1,
        perSecond: 10,
        paused: 3_000,
        away: 300,
        seenWithin: 10_000,
        behind: 'own',
      }),
  },
  rolling: {
    promise: 'three equal processes are restarted one after the other, and nobody notices',
    holds: ['R06', 'R34'],
    full: ({ rounds, rate = 200, behind } = {}) =>
      rollingRestart({ rounds, requests: rounds ? 0 : 20_000, perSecond: rate, behind }),
    small: () => rollingRestart({ requests: 200, perSecond: 10, behind: 'own' }),
  },
  mixed: {
    promise:
      'under everything at once nothing acknowledged is lost, no page fails, memory stays flat',
    holds: ['R01', 'R13', 'R26', 'S03', 'S06'],
    full: () => mixedFaults({ lasting: 3_600_000, kills: 10, rest: 1_000, flat: true }),
    small: () => mixedFaults({ lasting: 12_000, kills: 1, rest: 100, flat: false }),
  },
} as const satisfies Record<string, Fault>;
