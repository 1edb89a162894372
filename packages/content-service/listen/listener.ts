import { QueryRefusedError } from '../queries/query-errors.ts';
import type { EventStream } from './event-stream.ts';
import type { ListenFilter } from './listen-filter.ts';
import type { ListenOptions, MutationEvents } from './mutation-events.ts';

/** The most transactions a listener may lag behind: reading anew is faster than waiting for more. */
const MAX_BEHIND = 500;

/** One open stream and its filter. Events arrive in order, even when a worker evaluates the filter. */
export class Listener {
  readonly options: ListenOptions;
  readonly #stream: EventStream;
  readonly #filter: ListenFilter;
  readonly #query: string;
  #turn = Promise.resolve();
  #behind = 0;

  constructor(stream: EventStream, filter: ListenFilter, options: ListenOptions, query: string) {
    this.#stream = stream;
    this.#filter = filter;
    this.options = options;
    this.#query = query;
  }

  /** Sends the requested events of a transaction; `after` leaves out the documents up to the one of that id. */
  hear(events: MutationEvents, after?: string): void {
    // The public states are read now: until a worker answers, what the public may read can change.
    const heard = events.heardBy(this.options);
    if (heard.states.length === 0) return;
    const { decide } = this.#filter;
    if (decide) this.#send(heard.select(decide(heard.states), after));
    else {
      this.#inTurn(async () => {
        const selected = await this.#filter.ask(heard.states, (state) => events.textOf(state));
        this.#send(heard.select(selected, after));
      });
    }
  }

  say(event: string, data: string, id?: string): void {
    if (this.#filter.decide) this.#stream.send(event, data, id);
    else this.#inTurn(async () => this.#stream.send(event, data, id));
  }

  #send(events: readonly { id: string; data: string }[]): void {
    for (const { id, data } of events) this.#stream.send('mutation', data, id);
  }

  #inTurn(act: () => Promise<void>): void {
    this.#behind += 1;
    if (this.#behind > MAX_BEHIND) this.#stream.close();
    this.#turn = this.#turn
      .then(() => (this.#stream.gone.aborted ? undefined : act()))
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#behind -= 1;
      });
  }

  /** A filter that costs too much ends its listener; when it is we who fail, the client comes back by itself. */
  #fail(error: unknown): void {
    if (error instanceof QueryRefusedError) refuse(this.#stream, error, this.#query);
    else this.#stream.close();
  }
}

/** Says in a stream why its query can't be listened to, and ends it. */
export function refuse(stream: EventStream, { refusal }: QueryRefusedError, query: string): void {
  const { type, description, ...position } = refusal;
  const error = { ...position, type, description, query };
  stream.send('channelError', JSON.stringify({ error }));
  stream.close();
}
