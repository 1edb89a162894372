import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import { jsonOf } from '../../kit/network/parse-json.ts';
import type { Identity } from '../access/identity.ts';
import { POLICY_VIOLATION } from './hear-messages.ts';

/** The most sockets without an identity yet: the Studio sends it in the first message, a round trip later. */
const MAX_UNIDENTIFIED = 64;
/** The time in ms after which a socket without an identity is closed. */
const PATIENCE = 10_000;
/** The longest first message, in bytes: a token is some fifty. */
const MAX_MESSAGE_BYTES = 2_048;
/** The code the presence client knows for it. */
const UNAUTHORIZED = 4_001;

const Authorization = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(200), z.number()]),
  method: z.literal('authorization'),
  params: z.object({ authorization: z.string().regex(/^Bearer \S+$/) }),
});

export interface UnidentifiedSockets {
  /** Waits for the token of a socket, which is its first message, and closes one that brings none. */
  wait(socket: WebSocket): void;
}

/**
 * Holds sockets of browsers until they send their token: a page can't give a WebSocket the header other requests have.
 * Any visitor can open one, so that they are few, for seconds, and for one short message. When there are too many the
 * oldest is closed: an attacker who keeps all places taken would otherwise shut the studio out.
 * @param identify rejects for a token that is not good
 * @param admit called with the socket once its token has proved good
 */
export function createUnidentifiedSockets({
  identify,
  admit,
  warn,
}: {
  identify: (authorization: string) => Promise<Identity>;
  admit: (socket: WebSocket, identity: Identity & { kind: 'staff' }, authorization: string) => void;
  warn: (message: string, details: Record<string, unknown>) => void;
}): UnidentifiedSockets {
  const waiting = new Set<WebSocket>();

  async function hear(socket: WebSocket, data: RawData): Promise<string | undefined> {
    const call = readAuthorization(data);
    if (!call) return 'a token is needed first';
    const { authorization } = call.params;
    const identity = await identify(authorization).catch(() => undefined);
    if (socket.readyState !== socket.OPEN) return undefined;
    if (identity?.kind !== 'staff') {
      const error = { code: UNAUTHORIZED, message: 'Session not found' };
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: call.id, error }));
      return 'the token is not good';
    }
    admit(socket, identity, authorization);
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: call.id, result: true }));
    return undefined;
  }

  return {
    wait(socket) {
      const [oldest] = waiting;
      if (oldest && waiting.size >= MAX_UNIDENTIFIED) {
        waiting.delete(oldest);
        oldest.close(POLICY_VIOLATION, 'too many wait for a token');
      }
      waiting.add(socket);
      const timer = setTimeout(() => socket.close(POLICY_VIOLATION, 'no token came'), PATIENCE);
      socket.on('close', () => leave());
      socket.once('message', (data: RawData) => {
        hear(socket, data)
          .then((refusal) => {
            leave();
            if (refusal !== undefined) socket.close(POLICY_VIOLATION, refusal);
          })
          .catch((error: unknown) => {
            warn('a WebSocket could not be identified', { error: String(error) });
            socket.terminate();
          });
      });

      function leave(): void {
        clearTimeout(timer);
        waiting.delete(socket);
      }
    },
  };
}

function readAuthorization(data: RawData): z.infer<typeof Authorization> | undefined {
  const text = String(data);
  if (text.length > MAX_MESSAGE_BYTES) return undefined;
  return Authorization.safeParse(jsonOf(text)).data;
}
