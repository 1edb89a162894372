/** R33: three equal processes under load, each killed in turn, paused, left without its data; and their PostgreSQL restarted. */
import { setTimeout as pause } from 'node:timers/promises';
import { type EqualSite, loseData, startEqualSite, type Trouble } from './equal-site.ts';
import { compareWithListener, type Load, startLoad } from './everyday-load.ts';
import { presentFront } from './front.ts';
import { compareWithLedger, readInbox } from './kept-in-inbox.ts';
import type { Failure } from './public-visits.ts';
import { compareCopies, compareWithEditors, readSharedLog } from './same-log.ts';
import type { Sight } from './seen-elsewhere.ts';
import { onStage, type Stage } from './stage.ts';
import {
  type Breaches,
  createBreaches,
  type Front,
  percentile99,
  type Verdict,
} from './verdict.ts';

type KilledProcesses = {
  /** Each kills each process once and restarts PostgreSQL once. */
  rounds: number;
  /** Visits. */
  perSecond: number;
  /** How long one process is stopped, once, in ms. */
  paused: number;
  /** How long PostgreSQL stays away, in ms. */
  away: number;
  /** What visitors of any process see of a change, at the latest, in ms. */
  seenWithin: number;
  behind?: Front | undefined;
};

/** Until PostgreSQL is found again: a connection that is lost is made again each quarter of a second. */
const FOUND_AGAIN = 2_000; // ms
/** Until the port of a process that was killed is closed: on a busy machine it dies slowly. */
const DYING = 500; // ms
/** Between two things that are done to the site. */
const REST = 1_000; // ms

export function killedProcesses(size: KilledProcesses): Promise<Verdict> {
  return onStage((stage) => play(stage, size));
}

async function play(stage: Stage, size: KilledProcesses): Promise<Verdict> {
  const { rounds, perSecond, paused, away, seenWithin, behind: front = presentFront() } = size;
  const breaches = createBreaches();
  const site = await startEqualSite(stage, front);
  const load = await startLoad(stage, site, perSecond);
  const { members, postgres, troubles, during } = site;
  const starts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const member of members) {
      await pause(REST * (1 + Math.random()));
      await during({ kind: 'kill', member }, async () => {
        await member.site.kill();
        if (round === rounds - 1) await loseData(member);
        const began = performance.now();
        await member.start();
        starts.push(performance.now() - began);
      });
    }
    await pause(REST * 2);
    await during({ kind: 'postgres' }, async () => {
      await postgres.leave(round % 2 === 0 ? 'fast' : 'immediate');
      await pause(away);
      await postgres.comeBack();
    });
    if (round === 0) await stopFor(paused, site);
  }
  await pause(2 * REST);
  await load.end(breaches);
  await pause(seenWithin);
  for (const [index, code] of (
    await Promise.all(members.map((member) => member.site.stop()))
  ).entries()) {
    breaches.unless(code === 0, `the ${members[index]?.name} ended with ${code}`);
  }

  const log = await readSharedLog(postgres.url);
  compareCopies(log, members, breaches);
  const edits = compareWithEditors(log, load.editors, breaches);
  const listened = compareWithListener(load, breaches);
  const inbox = await readInbox({ kind: 'postgres', url: postgres.url });
  const messages = compareWithLedger(inbox, load.ledger, breaches);
  const lags = judgeSights(load.typing.sights, { troubles, seenWithin }, breaches);
  const failed = judgeFailures(load, troubles, breaches);
  const { visits, editors, ledger } = load;
  return {
    tried: `${3 * rounds} × kill −9, ${rounds} restarts of PostgreSQL, one pause of ${paused / 1000} s behind ${front}`,
    figures: {
      'visits, and those that failed': `${visits.answered}, ${failed.visits}`,
      'waits of visitors (ms, half, 99 of 100)': `${median(visits.waits)}, ${percentile99(visits.waits)}`,
      'transactions in the log': log.transactions.length,
      'writes acknowledged, lost, doubled': `${editors.written.size}, ${edits.lost}, ${edits.doubled}`,
      'writes refused for their revision': editors.refused.size,
      'writes that had to be repeated': failed.writes,
      'messages acknowledged, lost, doubled': `${ledger.acknowledged.size}, ${messages.lost}, ${messages.doubled}`,
      'messages that had to be repeated': failed.messages,
      'events missed, repeated': `${listened.missed}, ${listened.repeated}`,
      'returns of the stream': [...load.listening.returns].join(' '),
      'edits looked for in each process': load.typing.sights.length,
      'seen after (ms, half, 99 of 100, longest)': `${median(lags)}, ${percentile99(lags)}, ${Math.round(Math.max(...lags))}`,
      'start of a process (ms, half, longest)': `${median(starts)}, ${Math.round(Math.max(...starts))}`,
    },
    breaches: breaches.all,
  };
}

async function stopFor(time: number, { members, during }: EqualSite): Promise<void> {
  const [, member] = members;
  if (!member) return;
  await during({ kind: 'pause', member }, async () => {
    process.kill(member.site.pid, 'SIGSTOP');
    await pause(time);
    process.kill(member.site.pid, 'SIGCONT');
  });
}

/** The lags outside of troubles; within one, a change is seen as soon after its end. */
function judgeSights(
  sights: readonly Sight[],
  { troubles, seenWithin }: { troubles: readonly Trouble[]; seenWithin: number },
  breaches: Breaches,
): number[] {
  const lags: number[] = [];
  for (const { member, written, lag } of sights) {
    let clear = written;
    for (const { member: whose, from, to } of troubles) {
      const concerns = whose === undefined || whose === member;
      if (concerns && from <= clear + seenWithin && to > clear) clear = to;
    }
    if (clear === written) lags.push(lag);
    const late = written + lag - clear;
    breaches.unless(
      late <= seenWithin,
      `the ${member.name} showed an edit ${Math.round(late)} ms late: written ${nearest(written, troubles)}`,
    );
  }
  return lags.length > 0 ? lags : [0];
}

/** Nobody's request fails but one under way at a process that is killed, or one that needs PostgreSQL while it is away. */
function judgeFailures(
  { visits, editors, typing, messages }: Load,
  troubles: readonly Trouble[],
  breaches: Breaches,
): { visits: number; writes: number; messages: number } {
  const judge = (failures: readonly Failure[], needsPostgres: boolean) => {
    for (const { what, answer, from, to } of failures) {
      const isExcused = troubles.some((trouble) => {
        if (trouble.kind === 'kill') {
          return from <= trouble.from + DYING && trouble.from <= to + 100;
        }
        const isAway = from <= trouble.to + FOUND_AGAIN && trouble.from <= to;
        return trouble.kind === 'postgres' && needsPostgres && isAway;
      });
      breaches.unless(isExcused, `${what}: ${answer}, ${nearest(from, troubles)}`);
    }
    return failures.length;
  };
  return {
    visits: judge(visits.failures, false),
    writes: judge([...editors.failures, ...typing.failures], true),
    messages: judge(messages.failures, true),
  };
}

/** What was done last before a moment, and how long before. */
function nearest(moment: number, troubles: readonly Trouble[]): string {
  const last = troubles.findLast(({ from }) => from <= moment);
  if (!last) return 'before anything was done';
  const { kind, member, from, to } = last;
  const whose = member ? ` of the ${member.name}` : '';
  return `${Math.round(moment - from)} ms into ${kind}${whose} of ${Math.round(to - from)} ms`;
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
