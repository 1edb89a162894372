/** An editor who types into the agency's name, and how soon each process shows it to visitors and tells it to listeners. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SanityClient } from '@sanity/client';
import type { Member } from './equal-site.ts';
import type { Failure } from './public-visits.ts';

/** How long after a write the last request was made that a process answered without it, in ms. No answer is not an old one. */
export type Sight = { member: Member; written: number; lag: number };

export type Typing = {
  readonly sights: readonly Sight[];
  readonly failures: readonly Failure[];
  end(): Promise<void>;
};

const EVERY = 6_000; // ms
const LOOK_EVERY = 40; // ms
/** A process that is killed or paused meanwhile may take longer than anybody waits. */
const PATIENCE = 45_000; // ms

export function startTyping(client: SanityClient, members: readonly Member[]): Typing {
  const sights: Sight[] = [];
  const failures: Failure[] = [];
  const looking = new Set<Promise<void>>();
  let open = true;
  let count = 0;

  async function look(member: Member, sought: number, written: number): Promise<void> {
    for (let lag = 0; ; ) {
      const start = performance.now();
      const visibleNumber = await shownBy(member);
      if (visibleNumber !== undefined && visibleNumber < sought) lag = start - written;
      if ((visibleNumber !== undefined && visibleNumber >= sought) || start - written > PATIENCE) {
        sights.push({ member, written, lag });
        return;
      }
      await pause(LOOK_EVERY);
    }
  }

  async function type(): Promise<void> {
    while (open) {
      count += 1;
      const from = performance.now();
      // One who types writes again what was not acknowledged: the same words under the same id.
      const transactionId = randomUUID();
      const patch = { patch: { id: 'settings', set: { agencyName: `Atelier ${count}` } } };
      const answer = await client.mutate([patch], { transactionId, returnDocuments: false }).then(
        () => undefined,
        (error: unknown) => String(error),
      );
      const written = performance.now();
      if (answer !== undefined) {
        failures.push({ what: 'write of the name', answer, from, to: written });
        await pause(200);
        continue;
      }
      for (const member of members) {
        const seen = look(member, count, written);
        looking.add(seen);
        void seen.finally(() => looking.delete(seen));
      }
      await pause(EVERY);
    }
  }

  const typing = type();
  return {
    sights,
    failures,
    async end() {
      open = false;
      await typing;
      await Promise.all(looking);
    },
  };
}

/** The number that a process's page shows; undefined where it shows no page. */
async function shownBy({ origin }: Member): Promise<number | undefined> {
  try {
    const answer = await fetch(`${origin}/contact`, {
      signal: AbortSignal.timeout(5_000),
      headers: { 'x-forwarded-for': '10.30.0.1' },
    });
    const page = await answer.text();
    const [, visibleNumber] = /Atelier (\d+)/.exec(page) ?? [];
    return answer.ok && visibleNumber ? Number(visibleNumber) : undefined;
  } catch {
    return undefined;
  }
}

export type Listening = {
  /** How often each transaction was told. */
  readonly events: ReadonlyMap<string, number>;
  /** How often the stream began again, by what it said then. */
  readonly returns: ReadonlyMap<string, number>;
  end(): void;
};

/** Listens to a type as a studio does: a stream that was cut goes on where it was. */
export async function startListening(client: SanityClient, type: string): Promise<Listening> {
  const events = new Map<string, number>();
  const returns = new Map<string, number>();
  const begun = Promise.withResolvers<void>();
  const subscription = client
    .listen(
      `*[_type == "${type}"]`,
      {},
      {
        includeResult: false,
        enableResume: true,
        includeAllVersions: true,
        events: ['welcome', 'welcomeback', 'reset', 'reconnect', 'mutation'],
      },
    )
    .subscribe({
      next(event) {
        if (event.type === 'mutation') {
          const key = `${event.transactionId} ${event.documentId}`;
          events.set(key, (events.get(key) ?? 0) + 1);
          return;
        }
        returns.set(event.type, (returns.get(event.type) ?? 0) + 1);
        begun.resolve();
      },
      error(error: unknown) {
        returns.set(`ended: ${error}`, 1);
        begun.reject(error);
      },
    });
  await begun.promise;
  return { events, returns, end: () => subscription.unsubscribe() };
}
