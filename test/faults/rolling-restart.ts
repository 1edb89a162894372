/** R34: three equal processes under load, restarted one after the other as an upgrade does, until so many requests were answered. */
import { setTimeout as pause } from 'node:timers/promises';
import { startEqualSite } from './equal-site.ts';
import { compareWithListener, startLoad } from './everyday-load.ts';
import { presentFront } from './front.ts';
import { compareWithLedger, readInbox } from './kept-in-inbox.ts';
import { compareCopies, compareWithEditors, readSharedLog } from './same-log.ts';
import { onStage, type Stage } from './stage.ts';
import { createBreaches, type Front, percentile99, type Verdict } from './verdict.ts';

type RollingRestart = {
  /** The fewest rounds: each restarts each process once. */
  rounds?: number | undefined;
  /** Visits, after which no other round begins. */
  requests: number;
  perSecond: number;
  behind?: Front | undefined;
};

/** However slow the machine is, it ends. */
const MOST_ROUNDS = 30;

export function rollingRestart(size: RollingRestart): Promise<Verdict> {
  return onStage((stage) => play(stage, size));
}

async function play(stage: Stage, size: RollingRestart): Promise<Verdict> {
  const { rounds = 1, requests, perSecond, behind: front = presentFront() } = size;
  const breaches = createBreaches();
  const site = await startEqualSite(stage, front);
  const load = await startLoad(stage, site, perSecond);
  const { members, postgres } = site;
  await pause(1_000);
  const restarts: number[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (round >= rounds && load.visits.answered >= requests) break;
    for (const member of members) {
      const began = performance.now();
      const code = await member.site.stop();
      breaches.unless(code === 0, `the ${member.name} ended with ${code}`);
      await member.start();
      restarts.push(performance.now() - began);
    }
  }
  await pause(1_000);
  await load.end(breaches);
  await pause(1_000);
  await Promise.all(members.map((member) => member.site.stop()));

  const { visits, editors, typing, messages, ledger, listening } = load;
  const failures = [visits, editors, typing, messages].flatMap((part) => part.failures);
  for (const { what, answer, from, to } of failures) {
    breaches.unless(false, `${what}: ${answer}, after ${Math.round(to - from)} ms`);
  }
  const log = await readSharedLog(postgres.url);
  compareCopies(log, members, breaches);
  const edits = compareWithEditors(log, editors, breaches);
  const inbox = await readInbox({ kind: 'postgres', url: postgres.url });
  const messageLosses = compareWithLedger(inbox, ledger, breaches);
  const listened = compareWithListener(load, breaches);
  const answered = visits.answered + editors.answered + messages.answered;
  const lags = typing.sights.map(({ lag }) => lag);
  return {
    tried: `${restarts.length} restarts behind ${front}, ${answered} requests`,
    figures: {
      restarts: restarts.length,
      'a restart (s, longest)': (Math.max(...restarts) / 1000).toFixed(1),
      'requests, and those that failed': `${answered}, ${failures.length}`,
      'waits of visitors (ms, 99 of 100, longest)': `${percentile99(visits.waits)}, ${Math.round(Math.max(0, ...visits.waits))}`,
      'writes acknowledged, lost, doubled': `${editors.written.size}, ${edits.lost}, ${edits.doubled}`,
      'messages acknowledged, lost, doubled': `${ledger.acknowledged.size}, ${messageLosses.lost}, ${messageLosses.doubled}`,
      'events told, missed, repeated': `${listening.events.size}, ${listened.missed}, ${listened.repeated}`,
      'returns of the stream': [...listening.returns].join(' '),
      'seen elsewhere after (ms, 99 of 100)': percentile99(lags),
    },
    breaches: breaches.all,
  };
}
