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
  // Before Node's own listener, which closes the connection of a client that asks for it: HTTP/1.0 does, and so nginx.
  outgoing.prependOnceListener('finish', () => {
    if (incoming.complete || incoming.destroyed) return;
    const { socket } = incoming;
    let closes = false;
    socket.destroySoon = () => {
      closes = true;
      socket.end();
    };
    const isOver = () => {
      clearTimeout(cut);
      Reflect.deleteProperty(socket, 'destroySoon');
      if (closes) socket.destroySoon();
    };
    const cut = setTimeout(() => {
      closes = true;
      isOver();
    }, lingering);
    incoming.once('end', isOver).once('close', isOver);
    // Who read it has stopped; a listener of theirs would keep what comes.
    incoming.removeAllListeners('data');
    incoming.resume();
  });
}
