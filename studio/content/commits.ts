import { waitingWrites } from './waiting-writes.ts';

/** What is written: see `content-service/mutations/`. */
const COMMIT = /^\/v[^/]+\/data\/(?:actions|mutate)\//;

/** Nobody is there, or somebody who says so: a restart, and whatever stands before the service meanwhile. */
const AWAY: readonly number[] = [502, 503, 504];

/** A restart takes some seconds: after each attempt the next waits this much longer, to the last. */
const WAITS = [250, 500, 1_000, 2_000]; // ms

/** A restart is over by then: whoever writes is told that nobody answers. */
const TELLING_ATTEMPT = 3;

type Fetch = typeof window.fetch;

/**
 * Sends what is written until the service has it. A connection that is lost leaves open whether a transaction went
 * through, and the studio, which asks again under another name, then writes it twice, or drops it with all that was
 * typed since. The same transaction is taken once only: its second answer is that it was there before.
 */
export function createCommits(fetch: Fetch) {
  const underWay = new Set<Promise<Response>>();

  async function send(request: Request): Promise<Response> {
    let arrived: (() => void) | undefined;
    try {
      return await insist(request, () => {
        arrived = waitingWrites.add();
      });
    } finally {
      arrived?.();
    }
  }

  async function insist(request: Request, tell: () => void): Promise<Response> {
    for (let attempt = 0; ; attempt += 1) {
      if (attempt === TELLING_ATTEMPT) tell();
      const answer = await fetch(request.clone()).catch((error: unknown) => {
        if (request.signal.aborted) throw error;
      });
      if (answer && !AWAY.includes(answer.status)) {
        return attempt > 0 && answer.status === 409 ? taken(answer) : answer;
      }
      await new Promise((again) => setTimeout(again, WAITS[attempt] ?? WAITS.at(-1)));
    }
  }

  return {
    isCommit: (url: URL, method: string) => method === 'POST' && COMMIT.test(url.pathname),

    send(request: Request): Promise<Response> {
      const sent = send(request).finally(() => underWay.delete(sent));
      underWay.add(sent);
      return sent;
    },

    /** Resolves once nothing is on its way: what the service says of a document before is without it. */
    settled: () => Promise.allSettled(underWay),
  };
}

/** An attempt whose answer was lost had gone through. */
async function taken(answer: Response): Promise<Response> {
  const { error = {} } = await answer.clone().json();
  if (error.type !== 'transactionAlreadyExistsError') return answer;
  return Response.json({ transactionId: error.transactionId, results: [], documentIds: [] });
}
