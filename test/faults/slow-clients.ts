/** Clients that keep a connection busy by saying almost nothing. */
import { connect, type Socket } from 'node:net';

export type SlowClients = {
  /** How long the site bore the last of them, in s; undefined while it still does. */
  borneFor(): number | undefined;
  close(): void;
};

/** @param begin the bytes each begins with; afterwards one more per second */
export function connectSlowly(origin: string, count: number, begin: string): SlowClients {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  let last = started;
  const open = new Set<Socket>();
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(port), hostname, () => socket.write(begin));
    open.add(socket);
    socket.on('error', () => {});
    socket.resume();
    socket.once('close', () => {
      open.delete(socket);
      last = performance.now();
    });
  }
  const drip = setInterval(() => {
    for (const socket of open) socket.write('x');
  }, 1000);
  return {
    borneFor: () => (open.size === 0 ? (last - started) / 1000 : undefined),
    close() {
      clearInterval(drip);
      for (const socket of open) socket.destroy();
    },
  };
}
