/** Sends a `Response` over Node's socket, no faster than its client takes it: docs/decisions/083-answers-not-taken.md. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The bytes written at once: as many as Node buffers for a socket before it signals backpressure. */
const PIECE = 64 * 1024;

/** The longest a client may need for a piece, in ms: 3 kB a second, less than the slowest telephone network carries. */
export const PIECE_TIME = 20_000;

type Sending = {
  /** Counts bytes that wait for this client, until the returned function is called. */
  hold(bytes: number, cut: () => void): () => void;
  pieceTime: number; // ms
};

/**
 * Resolves when the answer has left, or its client has. A client that takes a piece too slowly is cut.
 *
 * @throws what the body's stream throws. The connection is to be cut then: half an answer must not be taken for all of it
 */
export async function sendResponse(
  { status, headers, body }: Response,
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
  { hold, pieceTime }: Sending,
): Promise<void> {
  const { socket } = incoming;
  if (socket.destroyed) return body?.cancel();
  outgoing.setHeaders(headers);
  if (!body) {
    outgoing.writeHead(status).end();
    return;
  }
  const reader = body.getReader();
  const stopWatching = whenClosed(socket, () => reader.cancel().catch(() => {}));
  try {
    let { done, value: chunk } = await reader.read();
    const second = headers.has('content-length') ? undefined : reader.read();
    if (second && (await isLast(second))) outgoing.setHeader('content-length', chunk?.length ?? 0);
    outgoing.writeHead(status);
    let next = second;
    while (!done && chunk && !socket.destroyed) {
      const release = hold(chunk.length, () => socket.destroy());
      for (let at = 0; at < chunk.length && !socket.destroyed; at += PIECE) {
        await taken(chunk.subarray(at, at + PIECE), { socket, outgoing, pieceTime });
      }
      release();
      ({ done, value: chunk } = await (next ?? reader.read()));
      next = undefined;
    }
    outgoing.end();
  } finally {
    stopWatching();
  }
}

/** Whether a body ends here, as one that is whole in memory does by the end of the turn. */
function isLast(read: Promise<{ done: boolean }>): Promise<boolean> {
  return new Promise((resolve) => {
    setImmediate(() => resolve(false));
    // A failed read throws where its result is awaited.
    read.then(
      ({ done }) => resolve(done),
      () => resolve(false),
    );
  });
}

type Line = { socket: Socket; outgoing: ServerResponse; pieceTime: number };

/** Resolves when the system has accepted a piece, because the client made room for it, or when the client is gone. */
function taken(piece: Uint8Array, { socket, outgoing, pieceTime }: Line): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stopWatching();
      resolve();
    };
    const timer = setTimeout(() => {
      // An answer behind another of its connection has no socket yet, and waits for that one, which has its own
      // timeout.
      if (outgoing.socket) socket.destroy();
      else timer.refresh();
    }, pieceTime);
    const stopWatching = whenClosed(socket, finish);
    outgoing.write(piece, finish);
  });
}

/** Cuts a client that takes an answer that was written whole more slowly than it would one in pieces. */
export function watchPace(outgoing: ServerResponse, pieceTime: number): void {
  const { writableLength, socket } = outgoing;
  if (writableLength === 0 || !socket) return;
  const timer = setTimeout(() => socket.destroy(), pieceTime * Math.ceil(writableLength / PIECE));
  outgoing.once('close', () => clearTimeout(timer));
}

const closings = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls when an open connection is closed. An answer that waits behind another has no `close` of its own, and a listener
 * for each of them would be more than Node allows for.
 *
 * @returns what takes the call back
 */
function whenClosed(socket: Socket, call: () => void): () => void {
  const existing = closings.get(socket);
  const calls = existing ?? new Set();
  if (!existing) {
    closings.set(socket, calls);
    socket.once('close', () => {
      for (const one of calls) one();
    });
  }
  calls.add(call);
  return () => void calls.delete(call);
}
