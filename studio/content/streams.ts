import { API_VERSION } from './api-version.ts';

/** Messages of `packages/content-service/listen/stream-socket.ts`, which describes them. */
type Message =
  | { id: number; status: number; headers: Record<string, string> }
  | { id: number; chunk: string }
  | { id: number; end: true };

type Stream = {
  answer(response: Response): void;
  refuse(error: unknown): void;
  controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  body: ReadableStream<Uint8Array<ArrayBuffer>>;
};

/**
 * Fetches event streams over one WebSocket, opened with the first. Each returns a usual `Response`; when the socket is
 * lost all of them fail, and their readers reconnect.
 */
export function createStreams(dataset: string) {
  const encoder = new TextEncoder();
  let socket: WebSocket | undefined;
  let streams = new Map<number, Stream>();
  let last = 0;

  function connected(): WebSocket {
    if (socket && socket.readyState <= WebSocket.OPEN) return socket;
    const origin = location.origin.replace(/^http/, 'ws');
    const opened = new WebSocket(`${origin}/v${API_VERSION}/streams/${dataset}`);
    const carried = new Map<number, Stream>();
    opened.addEventListener('message', ({ data }) => take(carried, JSON.parse(String(data))));
    opened.addEventListener('close', () => {
      const lost = new TypeError('the connection of the event streams was lost');
      for (const stream of carried.values()) fail(stream, lost);
      carried.clear();
    });
    socket = opened;
    streams = carried;
    return opened;
  }

  function take(carried: Map<number, Stream>, message: Message): void {
    const stream = carried.get(message.id);
    if (!stream) return;
    if ('status' in message) {
      const { status, headers } = message;
      stream.answer(new Response(stream.body, { status, headers }));
    } else if ('chunk' in message) {
      stream.controller.enqueue(encoder.encode(message.chunk));
    } else {
      carried.delete(message.id);
      stream.controller.close();
    }
  }

  return (url: URL, lastEventId: string | null, signal: AbortSignal | null | undefined) =>
    new Promise<Response>((answer, refuse) => {
      last += 1;
      const id = last;
      const carrier = connected();
      const carried = streams;
      const send = (message: object) => sendWhenOpen(carrier, message);
      const { body, controller } = bodyStream(() => {
        if (carried.delete(id)) send({ close: id });
      });
      const stream = { answer, refuse, controller, body };
      carried.set(id, stream);
      signal?.addEventListener('abort', () => {
        if (!carried.delete(id)) return;
        send({ close: id });
        fail(stream, signal.reason);
      });
      send({ open: id, url: url.pathname + url.search, ...(lastEventId && { lastEventId }) });
    });
}

function sendWhenOpen(socket: WebSocket, message: object): void {
  const text = JSON.stringify(message);
  if (socket.readyState === WebSocket.OPEN) socket.send(text);
  else if (socket.readyState === WebSocket.CONNECTING) {
    socket.addEventListener('open', () => socket.send(text), { once: true });
  }
}

function bodyStream(cancel: () => void) {
  let controller: Stream['controller'] | undefined;
  const body: Stream['body'] = new ReadableStream({
    start(it) {
      controller = it;
    },
    cancel,
  });
  // `start` has run before the constructor returns, so `controller` is set.
  if (!controller) throw new Error('a stream that did not start');
  return { body, controller };
}

function fail({ refuse, controller }: Stream, error: unknown): void {
  refuse(error);
  controller.error(error);
}
