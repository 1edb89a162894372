import { type Fetch, insist } from './insist.ts';

/** The addresses that the Studio writes to: see `packages/content-service/mutations/`. */
const COMMIT = /^\/v[^/]+\/data\/(?:actions|mutate)\//;

/**
 * Sends what is written until the service has it. A connection that is lost leaves open whether a transaction went
 * through, and the studio, which asks again under another name, then writes it twice, or drops it with all that was
 * typed since. The same transaction is taken once only: its second answer is that it was there before.
 */
export function createCommits(fetch: Fetch) {
  const underWay = new Set<PromiseWithResolvers<Response>>();
  let isLeaving = false;

  async function send(request: Request): Promise<Response> {
    let arrived: (() => void) | undefined;
    try {
      const { answer, attempts } = await insist(fetch, request, () => {
        arrived = waitingWrites.add();
      });
      return attempts > 1 && answer.status === 409 ? taken(answer) : answer;
    } finally {
      arrived?.();
    }
  }

  return {
    isCommit: (url: URL, method: string) => method === 'POST' && COMMIT.test(url.pathname),

    send(request: Request): Promise<Response> {
      const sent = Promise.withResolvers<Response>();
      underWay.add(sent);
      send(request).then(sent.resolve, sent.reject);
      if (isLeaving) sent.resolve(new Presumed());
      return sent.promise.finally(() => underWay.delete(sent));
    },

    /** Resolves once nothing is on its way: what the service says of a document before is without it. */
    settled: () => Promise.allSettled([...underWay].map(({ promise }) => promise)),

    /**
     * Pretends that pending and later transactions were answered, because the page is closing: the Studio sends one
     * transaction per document at a time, and later changes would otherwise never be sent.
     */
    leave() {
      isLeaving = true;
      for (const { resolve } of underWay) resolve(new Presumed());
    },

    /**
     * Stops presuming once the page is there again, as browsers bring one back: the service answers what it writes from
     * now on.
     */
    comeBack() {
      isLeaving = false;
    },
  };
}

/** Makes a success of the refusal of a transaction that is there already: an attempt whose answer was lost had gone through. */
async function taken(answer: Response): Promise<Response> {
  const { error = {} } = await answer.clone().json();
  if (error.type !== 'transactionAlreadyExistsError') return answer;
  return Response.json({ transactionId: error.transactionId, results: [], documentIds: [] });
}

/** The answer of a page that is going: it can be read in the same turn, the last that such a page has. */
class Presumed extends Response {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(new ArrayBuffer(0));
  }
}

const listeners = new Set<() => void>();
let waiting = 0;

/** Counts the writes that have not reached the service for a while, for the bar to show. */
export const waitingWrites = {
  any: () => waiting > 0,

  /** Counts one write more, and returns what to call once it has arrived. */
  add(): () => void {
    change(1);
    return () => change(-1);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function change(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}
