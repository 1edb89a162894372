/** Limits what one client may cost the others: connections and requests per network, and the time to send a body. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf } from '../network/address.ts';
import { clientAddress, isOf } from './client-address.ts';

export const CLIENT_LIMITS = {
  /**
   * Connections of one network, and requests under way of one network behind a proxy: an eighth of all. A
   * browser opens six, so that forty visitors behind one mobile operator's address fit in at the same moment.
   */
  share: 250,
  /** Pipelined requests, sent before the first is answered: no browser does so (RFC 9112 §9.3.2). */
  ahead: 16,
  /** Time for a whole form with its boundaries, and for the first bytes of an upload, in ms. */
  formTime: 15_000,
  formBytes: 128 * 1024,
  /** The slowest an upload may be from there on, in bytes a second: a CV of 5 MB in five minutes. */
  uploadFloor: 16 * 1024,
};

export type ClientLimits = {
  /** The listener of the HTTP server's `connection` event. */
  connected(socket: Socket): void;
  /** Notes that a connection has become a WebSocket, which is never dropped for another. */
  upgraded(socket: Duplex): void;
  /** Whether a request is to be answered; one that is not has had its refusal. */
  admits(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
};

type Options = { trustedProxies?: BlockList; limits?: Partial<typeof CLIENT_LIMITS> };

/** A holder of a limited resource: a connection, a request under way. */
type Holder = {
  /** Whether it waits for its own client only, so that its place may be given to another. */
  isWaiting(): boolean;
  cut(): void;
};

type NetworkShares = {
  /**
   * Takes a place of a network's share. When the share is full, the holder that has waited for its client the
   * longest is cut: slow clients give way to others of their own network, which may be an office or a quarter
   * of a mobile network.
   *
   * @returns what gives the place back; undefined when the share is full of work
   */
  take(network: string, holder: Holder): (() => void) | undefined;
};

/** @param size places of one network */
function createNetworkShares(size: number): NetworkShares {
  const shares = new Map<string, Set<Holder>>();

  return {
    take(network, holder) {
      const share = shares.get(network) ?? new Set();
      if (share.size >= size) {
        const slowest = share.values().find((held) => held.isWaiting());
        if (!slowest) return undefined;
        share.delete(slowest);
        slowest.cut();
      }
      share.add(holder);
      shares.set(network, share);
      return () => {
        share.delete(holder);
        if (share.size === 0 && shares.get(network) === share) shares.delete(network);
      };
    },
  };
}

export function createClientLimits({
  trustedProxies = new BlockList(),
  limits: chosen,
}: Options): ClientLimits {
  const limits = { ...CLIENT_LIMITS, ...chosen };
  const connections = createNetworkShares(limits.share);
  const requests = createNetworkShares(limits.share);
  /** Requests under way, by their connection. */
  const underWay = new WeakMap<Duplex, Set<IncomingMessage>>();
  const upgraded = new WeakSet<Duplex>();

  /** Admits a request over a proxy, whose connections visitors share: it counts for the network it comes from. */
  function admitsForwarded(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const address = clientAddress(incoming, trustedProxies);
    // The caller is the proxy itself, or this process that posts its own form.
    if (isOf(trustedProxies, address)) return true;
    const release = requests.take(networkOf(address), {
      isWaiting: () => !incoming.complete,
      cut: () => timeOut(incoming, outgoing),
    });
    if (release) outgoing.once('close', release);
    else outgoing.writeHead(503, { 'retry-after': '10', connection: 'close' }).end();
    return release !== undefined;
  }

  return {
    connected(socket) {
      const incomingMessages = new Set<IncomingMessage>();
      underWay.set(socket, incomingMessages);
      if (isOf(trustedProxies, socket.remoteAddress ?? '')) return;
      const release = connections.take(networkOf(socket.remoteAddress ?? ''), {
        isWaiting: () =>
          !upgraded.has(socket) && incomingMessages.values().every(({ complete }) => !complete),
        cut: () => socket.destroy(),
      });
      if (release) socket.once('close', release);
      else socket.end(BUSY, () => socket.destroy());
    },

    upgraded: (socket) => void upgraded.add(socket),

    admits(incoming, outgoing) {
      const { socket } = incoming;
      const incomingMessages = underWay.get(socket) ?? new Set();
      incomingMessages.add(incoming);
      outgoing.once('close', () => incomingMessages.delete(incoming));
      if (incomingMessages.size > limits.ahead) {
        socket.destroy();
        return false;
      }
      if (hasBody(incoming)) watchBody(incoming, outgoing, limits);
      return (
        !isOf(trustedProxies, socket.remoteAddress ?? '') || admitsForwarded(incoming, outgoing)
      );
    },
  };
}

const BUSY =
  'HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Ends a request whose body comes too slowly; bytes in the same packet as its headers do not count. */
function watchBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { formTime, formBytes, uploadFloor }: typeof CLIENT_LIMITS,
): void {
  const { socket } = incoming;
  const started = performance.now();
  const readBefore = socket.bytesRead;
  const look = () => {
    if (incoming.complete) return;
    const beyondForm = Math.max(0, socket.bytesRead - readBefore - formBytes);
    const left = started + formTime + (beyondForm / uploadFloor) * 1000 - performance.now();
    if (left <= 0) timeOut(incoming, outgoing);
    else timer = setTimeout(look, left + 1);
  };
  let timer = setTimeout(look, formTime);
  incoming.once('close', () => clearTimeout(timer));
}

/** Ends the request as Node does when its own timeouts are over: what reads the body hears that the client is gone. */
function timeOut({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (socket.writable && !headersSent) socket.write(TIMED_OUT);
  socket.destroySoon();
}
