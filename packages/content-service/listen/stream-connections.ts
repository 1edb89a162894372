import { refuse } from '../../kit/network/api-error.ts';
import type { Identity } from '../access/identity.ts';
import { EventStream } from './event-stream.ts';

/** Interval of keep-alive comments in ms: proxies cut a connection silent for a minute, some for half of that. */
const BEAT = 15_000;
/** Number of beats after which a listener's session is checked again. */
const BEATS_PER_CHECK = 4;
/** The most streams of staff: one person with two tabs and five documents open has about twenty. */
const MAX_STAFF_STREAMS = 1_000;
/** The most streams of visitors, counted apart: any number of them can't shut out the agency. */
const MAX_PUBLIC_STREAMS = 200;
/** The most streams of one network of visitors: a site at one address serves its own visitors from one stream. */
const MAX_STREAMS_OF_NETWORK = 32;

/** Bytes that may wait for all visitors' streams together: an event of 160 kB for each. */
const MAX_PUBLIC_WAITING = 32 * 1024 * 1024;

/** Identifies the sender of a request again. Rejects for a token that is no longer valid. */
export type IdentityOf = (request: Request) => Promise<Identity>;

interface Connection {
  readonly stream: EventStream;
  readonly kind: Identity['kind'];
  readonly network: string;
  readonly stillKnown: () => Promise<boolean>;
}

/** Holds the open streams: their limits, their heartbeat, and their end. */
export class StreamConnections {
  readonly #identityOf: IdentityOf;
  readonly #places = new Set<Connection>();
  readonly #timer: NodeJS.Timeout;
  #beats = 0;
  #closed = false;

  constructor(identityOf: IdentityOf) {
    this.#identityOf = identityOf;
    this.#timer = setInterval(() => this.#beat(), BEAT).unref();
  }

  /** Opens a stream until a minute after its session. Throws `ApiError` 503 (too many, closing) or 429 (network). */
  open(request: Request, identity: Identity, network: string): EventStream {
    const limit = identity.kind === 'staff' ? MAX_STAFF_STREAMS : MAX_PUBLIC_STREAMS;
    const same = [...this.#places].filter(({ kind }) => kind === identity.kind);
    if (this.#closed || same.length >= limit) {
      const why = this.#closed ? 'The service is closing' : 'Too many are listening';
      throw refuse(503, 'Service Unavailable', why, { 'retry-after': '5' });
    }
    const neighbours = same.filter((connection) => connection.network === network);
    if (identity.kind === 'anonymous' && neighbours.length >= MAX_STREAMS_OF_NETWORK) {
      const why = 'Too many of your network are listening';
      throw refuse(429, 'Too Many Requests', why, { 'retry-after': '5' });
    }
    const identityRequest = new Request(request.url, { headers: request.headers });
    const stream = new EventStream((bytes) => {
      if (identity.kind === 'staff') return true;
      const visitors = this.#places.values().filter(({ kind }) => kind === 'anonymous');
      const waiting = visitors.reduce((sum, connection) => sum + connection.stream.waiting, 0);
      return waiting + bytes <= MAX_PUBLIC_WAITING;
    });
    const connection = {
      stream,
      kind: identity.kind,
      network,
      stillKnown: async () =>
        identity.kind === 'anonymous' || this.#isStill(identity, identityRequest),
    };
    this.#places.add(connection);
    void stream.ended.then(() => this.#places.delete(connection));
    return stream;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    for (const { stream } of this.#places) stream.close();
  }

  #beat(): void {
    this.#beats += 1;
    const check = this.#beats % BEATS_PER_CHECK === 0;
    for (const { stream, stillKnown } of this.#places) {
      stream.beat();
      if (!check) continue;
      void stillKnown().then((isKnown) => {
        if (!isKnown) stream.close();
      });
    }
  }

  async #isStill(identity: Identity & { kind: 'staff' }, request: Request): Promise<boolean> {
    try {
      const now = await this.#identityOf(request);
      return now.kind === 'staff' && now.id === identity.id;
    } catch {
      // A revoked token throws.
      return false;
    }
  }
}
