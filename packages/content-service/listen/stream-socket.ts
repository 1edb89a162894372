import type { WebSocket } from 'ws';
import { z } from 'zod';
import { hearMessages, MessageRefusedError } from './hear-messages.ts';

/** The most streams of a socket: one editor with many documents open has about twenty. */
const MAX_STREAMS = 100;
/** Bytes on their way to the client; past that no stream is read on, and slow ones are cut off. */
const MAX_UNSENT_BYTES = 1024 * 1024;
/** The interval in ms at which unsent bytes are checked. */
const LOOK_AGAIN = 50;

const STREAM = /^\/v[^/]+\/data\/(listen|live\/events)\/[^/?]+(?:\?|$)/;

const Message = z.union([
  z.strictObject({ open: z.int().positive(), url: z.string(), lastEventId: z.string().optional() }),
  z.strictObject({ close: z.int().positive() }),
]);

/**
 * Carries event streams over one WebSocket. A browser keeps six connections to a host over HTTP/1.1,
 * and one open document listens to as many: with a stream each, a second tab could not even load.
 *
 * Messages are JSON, one object each. The client numbers its streams:
 *
 *     → {"open": 1, "url": "/v2025-02-19/data/listen/production?query=…", "lastEventId"?: "…"}
 *     → {"close": 1}
 *     ← {"id": 1, "status": 200, "headers": {"content-type": "text/event-stream; …"}}
 *     ← {"id": 1, "chunk": "event: welcome\n…"}     as the stream would have sent it
 *     ← {"id": 1, "end": true}                       also after a `close`, and after a refusal
 *
 * A refusal has its status, and its body as a chunk. Streams are requested as the opener of the
 * socket; anything but a stream of events, and a message of another shape, closes it (1008).
 */
export function carryStreams(
  socket: WebSocket,
  opened: Request,
  fetch: (request: Request) => Promise<Response>,
  warn: (message: string, details: Record<string, unknown>) => void,
): void {
  const streams = new Map<number, AbortController>();
  const send = (message: object) => socket.send(JSON.stringify(message));

  hearMessages(socket, warn, (json) => {
    const message = Message.safeParse(json);
    if (!message.success) throw new MessageRefusedError('not a message of this protocol');
    if ('close' in message.data) return streams.get(message.data.close)?.abort();
    const { open: id, url, lastEventId } = message.data;
    if (!STREAM.test(url) || streams.has(id) || streams.size >= MAX_STREAMS) {
      throw new MessageRefusedError('not a stream that can be opened');
    }
    const controller = new AbortController();
    streams.set(id, controller);
    void carry(id, new URL(url, opened.url), lastEventId, controller.signal)
      // The stream's error, after a client that reads too slowly, reaches the client as the message `end`.
      .catch(() => {})
      .then(() => {
        streams.delete(id);
        if (socket.readyState === socket.OPEN) send({ id, end: true });
      });
  });
  socket.on('close', () => {
    for (const controller of streams.values()) controller.abort();
  });

  async function carry(
    id: number,
    url: URL,
    lastEventId: string | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    const headers = new Headers(opened.headers);
    headers.delete('upgrade');
    if (lastEventId !== undefined) headers.set('last-event-id', lastEventId);
    const response = await fetch(new Request(url, { headers }));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const leave = () => void reader?.cancel().catch(() => {});
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave);
    const type = response.headers.get('content-type') ?? '';
    send({ id, status: response.status, headers: { 'content-type': type } });
    while (reader && !signal.aborted) {
      const { done, value } = await reader.read();
      if (done) return;
      send({ id, chunk: value });
      await drained(socket, signal);
    }
  }
}

async function drained(socket: WebSocket, signal: AbortSignal): Promise<void> {
  while (socket.bufferedAmount > MAX_UNSENT_BYTES && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}
