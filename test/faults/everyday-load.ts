/** What a site of several processes is asked for all day, at once: visits, messages and CVs, editors, one who types, a listener. */
import { join } from 'node:path';
import { gather } from './crowd.ts';
import { type Editors, startEditors, WRITTEN_TYPE } from './editors.ts';
import type { EqualSite } from './equal-site.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { type Failure, startVisits, type Visits } from './public-visits.ts';
import { type Listening, startListening, startTyping, type Typing } from './seen-elsewhere.ts';
import type { Stage } from './stage.ts';
import type { Breaches } from './verdict.ts';

/** Between two writes of one editor: four of them type eight words a second. */
const EDIT_EVERY = 500; // ms

export type Load = {
  visits: Visits;
  editors: Editors;
  typing: Typing;
  listening: Listening;
  ledger: Ledger;
  /** Of messages, which visitors send again until they are kept. */
  messages: { readonly answered: number; readonly failures: readonly Failure[] };
  /** Whoever began something ends it; nobody begins anew. */
  end(breaches: Breaches): Promise<void>;
};

export async function startLoad(
  stage: Stage,
  { origin, members, administrator: { client } }: EqualSite,
  perSecond: number,
): Promise<Load> {
  const ledger = openLedger(join(await stage.directory(), 'ledger'));
  stage.after(() => ledger.close());
  const failures: Failure[] = [];
  let answered = 0;
  const listening = await startListening(client, WRITTEN_TYPE);
  stage.after(() => listening.end());
  const visits = await startVisits(origin, perSecond);
  const crowd = gather(origin, ledger, {
    visitors: 2,
    rest: 400,
    answered(answer, what, from) {
      answered += 1;
      if (answer === 'kept') return;
      failures.push({ what, answer: String(answer), from, to: performance.now() });
    },
  });
  stage.after(() => crowd.scatter());
  const editors = startEditors(client, EDIT_EVERY);
  const typing = startTyping(client, members);
  return {
    visits,
    editors,
    typing,
    listening,
    ledger,
    messages: {
      get answered() {
        return answered;
      },
      failures,
    },
    async end(breaches) {
      await Promise.all([visits.end(), crowd.goHome(), editors.end(), typing.end()]);
      for (const [what, count] of crowd.refusals) {
        breaches.unless(false, `${count} × refused: ${what}`);
      }
    },
  };
}

/** Holds what a listener was told against what editors were told: each change once, whatever was cut. */
export function compareWithListener(
  { listening: { events, returns }, editors: { written } }: Load,
  breaches: Breaches,
): { missed: number; repeated: number } {
  let missed = 0;
  let repeated = 0;
  for (const [transaction, marks] of written) {
    for (const { id } of marks) {
      const count = events.get(`${transaction} ${id}`) ?? 0;
      if (count === 0) missed += 1;
      if (count > 1) repeated += 1;
      breaches.unless(count > 0, `nobody told the listener of ${transaction} in ${id}`);
    }
  }
  for (const [what] of returns) {
    const isEnd = what === 'reset' || what.startsWith('ended');
    breaches.unless(!isEnd, `the listener had to begin anew: ${what}`);
  }
  return { missed, repeated };
}
