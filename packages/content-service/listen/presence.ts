import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { hearMessages, MessageRefusedError } from './hear-messages.ts';

/** The most unsent bytes of one client: beyond, it is not reading, and is disconnected. */
const MAX_UNSENT_BYTES = 1024 * 1024;
/** The most subscriptions per socket: the Studio has one, and announces one tab; each message goes to all clients. */
const MAX_SUBSCRIPTIONS = 8;
const MAX_SESSIONS = 8;

const Call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});
const Session = z.object({ session: z.string().max(200) });
const Announcement = z.object({ data: z.looseObject({ sessionId: z.string().max(200) }) });

const METHOD_NOT_FOUND = -32_601;
const INVALID_PARAMS = -32_602;
/** The presence client's own heartbeat, which is no JSON. */
const HEARTBEAT = '♥';

interface Member {
  userId: string;
  subscriptions: Set<string>;
  /** Tabs that announced themselves over this socket: they leave with it. */
  sessions: Set<string>;
}

export interface Presence {
  join(socket: WebSocket, userId: string): void;
  /** Sends a heartbeat to a member; false when the socket is none. */
  beat(socket: WebSocket): boolean;
}

/** The channel for messages between the processes of one site, which are not stored. */
export type Relay = { tell(text: string): void; hear(listener: (text: string) => void): void };

/** The most bytes of a relayed message: PostgreSQL carries 8,000 at once. */
const MAX_RELAYED_BYTES = 7_000;

/**
 * Relays the presence of people in the Studio, by the hosted service's JSON-RPC, without storing it. People's ids come
 * from the socket.
 */
export function createPresence(
  warn: (message: string, details: Record<string, unknown>) => void,
  relay: Relay | undefined,
): Presence {
  const members = new Map<WebSocket, Member>();
  relay?.hear((text) =>
    notifyHere(undefined, z.record(z.string(), z.unknown()).parse(JSON.parse(text))),
  );

  function notifyOthers(from: WebSocket, result: object): void {
    notifyHere(from, result);
    const text = JSON.stringify(result);
    if (Buffer.byteLength(text) <= MAX_RELAYED_BYTES) relay?.tell(text);
  }

  function notifyHere(from: WebSocket | undefined, result: object): void {
    for (const [socket, { subscriptions }] of members) {
      if (socket === from) continue;
      if (socket.bufferedAmount > MAX_UNSENT_BYTES) socket.terminate();
      for (const subscription of subscriptions) {
        const params = { subscription, result };
        socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params }));
      }
    }
  }

  /** The answer of a method; undefined for invalid parameters. */
  function answer(socket: WebSocket, member: Member, method: string, params: unknown): unknown {
    const { userId: i, sessions, subscriptions } = member;
    if (method === 'presence_announce') {
      const announced = Announcement.safeParse(params).data;
      if (!announced) return undefined;
      add(sessions, announced.data.sessionId, MAX_SESSIONS);
      notifyOthers(socket, { type: 'state', i, m: announced.data });
      return true;
    }
    if (method === 'presence_subscribe') {
      const subscription = randomBytes(9).toString('base64url');
      add(subscriptions, subscription, MAX_SUBSCRIPTIONS);
      return subscription;
    }
    if (method === 'presence_unsubscribe') {
      const unsubscription = z.object({ subscriptionId: z.string() }).safeParse(params).data;
      return unsubscription && subscriptions.delete(unsubscription.subscriptionId);
    }
    const session = Session.safeParse(params).data?.session;
    if (session === undefined) return undefined;
    if (method === 'presence_rollcall') {
      notifyOthers(socket, { type: 'rollCall', i, session });
    } else {
      sessions.delete(session);
      notifyOthers(socket, { type: 'disconnect', i, m: { session } });
    }
    return true;
  }

  return {
    join(socket, userId) {
      const member: Member = { userId, subscriptions: new Set(), sessions: new Set() };
      members.set(socket, member);
      hearMessages(socket, warn, (message) => {
        const call = Call.safeParse(message);
        if (!call.success) throw new MessageRefusedError('not a call');
        const { id, method, params } = call.data;
        const reply = (body: object) =>
          socket.send(JSON.stringify({ jsonrpc: '2.0', id, ...body }));
        // A client sends its token even when its cookie or header has opened the socket.
        if (method === 'authorization') return reply({ result: true });
        if (!METHODS.has(method)) {
          return reply({ error: { code: METHOD_NOT_FOUND, message: `No method ${method}` } });
        }
        const result = answer(socket, member, method, params);
        if (result !== undefined) return reply({ result });
        reply({ error: { code: INVALID_PARAMS, message: `Invalid params for ${method}` } });
      });
      socket.on('close', () => {
        members.delete(socket);
        for (const session of member.sessions) {
          notifyOthers(socket, { type: 'disconnect', i: userId, m: { session } });
        }
      });
    },
    beat(socket) {
      if (!members.has(socket)) return false;
      socket.send(HEARTBEAT);
      return true;
    },
  };
}

const METHODS = new Set([
  'presence_announce',
  'presence_disconnect',
  'presence_rollcall',
  'presence_subscribe',
  'presence_unsubscribe',
]);

function add(names: Set<string>, name: string, limit: number): void {
  if (names.size >= limit && !names.has(name)) {
    throw new MessageRefusedError('too many sessions or subscriptions');
  }
  names.add(name);
}
