import { connect } from 'node:net';

/**
 * Sends bytes over a connection of its own, for tests, as no HTTP client would; returns what came back until the server
 * closed it, or 300 ms after its first answer.
 *
 * @throws when nothing comes within 10 s
 */
export function sendBytes(
  port: number,
  bytes: string,
  localAddress = '127.0.0.1',
): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      socket.write(bytes, 'latin1');
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      if (answer === '') setTimeout(() => socket.end(), 300);
      answer += chunk.toString('latin1');
    });
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
    socket.on('close', () => resolve(answer));
  });
}
