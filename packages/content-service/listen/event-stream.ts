import { CLIENT_LEFT, refuse } from '../../kit/network/api-error.ts';

/** The most bytes a listener may leave unread: some hundred events of long documents. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
/** The delay after which a client that was cut off connects again, in ms. */
const RETRY = 1_000;

/** Server-sent events. A client that reads too slowly is cut off, reconnects and gets the missed events. */
export class EventStream {
  readonly response: Response;
  readonly #ended = Promise.withResolvers<void>();
  readonly #gone = new AbortController();
  readonly #mayWait: (bytes: number) => boolean;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  /** @param mayWait whether so many bytes more may wait for their listener, besides those of others */
  constructor(mayWait: (bytes: number) => boolean = () => true) {
    this.#mayWait = mayWait;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES }),
    );
    this.response = new Response(body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        // These headers keep proxies from buffering events.
        'cache-control': 'no-cache, no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      },
    });
    this.#write(`retry: ${RETRY}\n\n`);
  }

  /** The number of bytes that wait for the listener. */
  get waiting(): number {
    return MAX_WAITING_BYTES - (this.#controller?.desiredSize ?? MAX_WAITING_BYTES);
  }

  /** Aborted when either side ended it. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  /** Settles when either side ended it. */
  get ended(): Promise<void> {
    return this.#ended.promise;
  }

  /** `data` is JSON, so it is one line. */
  send(event: string, data: string, id?: string): void {
    this.#write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`);
  }

  /** A comment: shows both sides, and every proxy between them, that the other is there. */
  beat(): void {
    this.#write(':\n\n');
  }

  close(): void {
    this.#controller?.close();
    this.#end();
  }

  #write(text: string): void {
    const controller = this.#controller;
    if (!controller) return;
    const bytes = Buffer.from(text);
    if ((controller.desiredSize ?? 0) >= bytes.length && this.#mayWait(bytes.length)) {
      controller.enqueue(bytes);
      return;
    }
    // A client that leaves is no error of ours, and is not logged.
    controller.error(refuse(CLIENT_LEFT, 'Client Closed Request', 'The listener reads too slowly'));
    this.#end();
  }

  #end(): void {
    this.#controller = undefined;
    this.#ended.resolve();
    this.#gone.abort();
  }
}
