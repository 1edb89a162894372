import { connect } from 'node:net';

/** An answer that has not begun by then is not waited for: many hostile requests are never whole. In ms. */
const PATIENCE = 150;

/**
 * Sends bytes on a connection of their own, from an address of the loopback range.
 * @returns the head of the answer; empty when none began in time
 */
export function sendBytes(origin: string, bytes: Buffer, localAddress: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let head = '';
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    const end = () => {
      clearTimeout(patience);
      resolve(head);
      // Every third connection is reset instead of closed.
      if (bytes.length % 3 === 0) socket.resetAndDestroy();
      else socket.destroy();
    };
    const patience = setTimeout(end, PATIENCE);
    socket.on('error', end);
    socket.on('close', end);
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1');
      if (head.includes('\r\n\r\n')) end();
    });
    socket.write(bytes);
  });
}
