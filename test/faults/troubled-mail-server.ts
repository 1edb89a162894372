/** A mail server that has trouble at one moment of a conversation, and keeps what reached it all the same. */
import { createServer, type Server, type Socket } from 'node:net';

export const MOMENTS = ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'message'] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * A reply's code, or no reply. `close` and `hang` after the message: it was kept, and the client was not told.
 */
export type Trouble = { at: Moment; does: 'hang' | 'close' | number };

export type TroubledMailServer = {
  url: string;
  /** The same server, for a client that gives up after a tenth of a second instead of half a minute. */
  impatientUrl: string;
  trouble: Trouble | undefined;
  /** Refused at RCPT for good, whatever else happens. */
  badAddress: string | undefined;
  /** Message-IDs, one for each time a message arrived. */
  arrived: string[];
  close(): Promise<void>;
};

const GREETINGS: Record<string, string> = {
  EHLO: '250 sink.example',
  HELO: '250 sink.example',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go on',
  RSET: '250 OK',
  QUIT: '221 Bye',
};

export async function startTroubledMailServer(port = 0): Promise<TroubledMailServer> {
  const sockets = new Set<Socket>();
  const state: Pick<TroubledMailServer, 'trouble' | 'badAddress' | 'arrived'> = {
    trouble: undefined,
    badAddress: undefined,
    arrived: [],
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Clients that vanish are part of the tests.
    socket.on('error', () => socket.destroy());
    converse(socket, state);
  });
  const listening = await listen(server, port);
  const url = `smtp://127.0.0.1:${listening}`;
  return Object.assign(state, {
    url,
    impatientUrl: `${url}?connectionTimeout=100&greetingTimeout=100&socketTimeout=100`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  });
}

function converse(
  socket: Socket,
  state: Pick<TroubledMailServer, 'trouble' | 'badAddress' | 'arrived'>,
): void {
  let heard = '';
  let inMessage = false;

  /** True when the conversation goes on as it should. */
  function passes(moment: Moment): boolean {
    const { trouble } = state;
    if (trouble?.at !== moment) return true;
    if (trouble.does === 'close') socket.destroy();
    else if (trouble.does === 'hang') socket.pause();
    else socket.write(`${trouble.does} Trouble\r\n`);
    return false;
  }

  function take(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    const moment = verb === 'HELO' ? 'EHLO' : MOMENTS.find((name) => name === verb);
    if (moment && !passes(moment)) return;
    if (verb === 'RCPT' && state.badAddress && line.includes(`<${state.badAddress}>`)) {
      return void socket.write('550 No such user\r\n');
    }
    inMessage = verb === 'DATA';
    socket.write(`${GREETINGS[verb] ?? '502 What?'}\r\n`);
    if (verb === 'QUIT') socket.end();
  }

  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    heard += chunk;
    for (;;) {
      const end = heard.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
      if (end === -1) return;
      const input = heard.slice(0, end);
      heard = heard.slice(end + (inMessage ? 5 : 2));
      if (!inMessage) {
        take(input);
        continue;
      }
      inMessage = false;
      const refused = state.trouble?.at === 'message' && typeof state.trouble.does === 'number';
      if (!refused) state.arrived.push(/^message-id: *(\S+)/im.exec(input)?.[1] ?? 'none');
      if (passes('message')) socket.write('250 Kept\r\n');
    }
  });
  if (passes('connect')) socket.write('220 sink.example\r\n');
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
