import type { IncomingMessage, ServerResponse } from 'node:http';

/** The longest the rest of a body is read for: nginx's `lingering_time`. */
const LINGERING = 30_000; // ms

/**
 * Reads what is left of a body when its request is answered, as one that is too large is before it has come, and keeps
 * none of it. A connection that is closed on it is reset, and the answer may be lost with it: browsers and other clients
 * read it when they have sent everything.
 *
 * @param lingering after so long the connection is closed all the same, in ms
 */
export function readRestOfBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  lingering = LINGERING,
): void {
  // This listener runs before Node's own, which closes the connection of a client that asks for it: HTTP/1.0 does, and so
  // nginx.
  outgoing.prependOnceListener('finish', () => {
    if (incoming.complete || incoming.destroyed) return;
    const { socket } = incoming;
    let isLast = false;
    // Node calls it for an answer that is the connection's last, and it would close the client's side too.
    socket.destroySoon = () => {
      isLast = true;
      socket.end();
    };
    const conclude = () => {
      clearTimeout(cut);
      Reflect.deleteProperty(socket, 'destroySoon');
      if (isLast) socket.destroySoon();
    };
    const cut = setTimeout(() => {
      isLast = true;
      conclude();
    }, lingering);
    incoming.once('end', conclude).once('close', conclude);
    // Who read it has stopped; a listener of theirs would keep what comes.
    incoming.removeAllListeners('data');
    incoming.resume();
  });
}
