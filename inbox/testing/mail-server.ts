/** A real SMTP server on loopback, with the moods of real ones. */
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { PromptSmtpServer } from './prompt-smtp-server.ts';

export type Mood =
  | 'accepting'
  /** 550 at RCPT for `refusedRecipient`. */
  | 'refusing one recipient'
  | 'refusing the sender'
  | 'refusing the sender at length'
  | 'refusing messages'
  /** 451 at RCPT, as greylisting does. */
  | 'asking to come back'
  | 'dropping connections'
  | 'hanging at the greeting'
  | 'hanging at the recipient'
  | 'hanging after the message'
  /** Takes the whole message, then closes without a word. The client cannot know whether it was kept. */
  | 'closing after the message';

export type ReceivedMail = { raw: string; mail: Email; recipients: string[]; sender: string };

export type MailServer = {
  url: string;
  /** The same server, for a client that gives up after 250 ms instead of half a minute. */
  impatientUrl: string;
  mood: Mood;
  refusedRecipient: string;
  received: ReceivedMail[];
  /** Connections seen so far. */
  connections: number;
  /** Conversations the server has left hanging so far. */
  stalled: number;
  close(): Promise<void>;
};

type StartOptions = {
  /** 0: any free port. */
  port?: number;
  server?: SMTPServerOptions;
};

export async function startMailServer({
  port = 0,
  server: options,
}: StartOptions = {}): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const state: Omit<MailServer, 'url' | 'impatientUrl' | 'close'> = {
    mood: 'accepting',
    refusedRecipient: '',
    received: [],
    connections: 0,
    stalled: 0,
  };
  const stall = () => {
    state.stalled += 1;
  };

  const server = new PromptSmtpServer({
    authOptional: true,
    hideSTARTTLS: true,
    // Of 127.0.0.1, at each mail.
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect(_session, callback) {
      if (state.mood === 'hanging at the greeting') return stall();
      callback();
    },
    onMailFrom(_address, _session, callback) {
      if (state.mood === 'refusing the sender') return callback(reply(550, 'Sender not allowed'));
      if (state.mood === 'refusing the sender at length') {
        return callback(reply(550, 'Sender not allowed. '.repeat(40)));
      }
      callback();
    },
    onRcptTo({ address }, _session, callback) {
      if (state.mood === 'hanging at the recipient') return stall();
      if (state.mood === 'asking to come back') return callback(reply(451, 'Greylisted'));
      if (state.mood === 'refusing one recipient' && address === state.refusedRecipient) {
        return callback(reply(550, 'No such user'));
      }
      callback();
    },
    async onData(stream, session, callback) {
      // A client that dies in the middle of its message has sent none.
      const content = await buffer(stream).catch(() => undefined);
      if (!content) return;
      if (state.mood === 'refusing messages') return callback(reply(554, 'Spam'));
      if (state.mood === 'hanging after the message') return stall();
      const { mailFrom, rcptTo } = session.envelope;
      state.received.push({
        raw: content.toString('latin1'),
        mail: await PostalMime.parse(content),
        recipients: rcptTo.map(({ address }) => address),
        sender: mailFrom ? mailFrom.address : '',
      });
      if (state.mood === 'closing after the message') {
        for (const socket of sockets) socket.destroy();
        return;
      }
      callback();
    },
    ...options,
  });
  server.on('error', () => {
    // Clients that vanish are part of the tests: their errors are not the server's.
  });
  server.server.on('connection', (socket) => {
    state.connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (state.mood === 'dropping connections') socket.destroy();
  });

  const listening = await new Promise<number>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(portOf(server.server.address())));
  });
  const url = `smtp://127.0.0.1:${listening}`;
  return Object.assign(state, {
    url,
    impatientUrl: `${url}?connectionTimeout=1000&greetingTimeout=1000&socketTimeout=1000`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('not a TCP server');
  return address.port;
}

function reply(responseCode: number, message: string): Error & { responseCode: number } {
  return Object.assign(new Error(message), { responseCode });
}
