/** Decides who may read `GET /metrics`: a program on this machine, or one that has the token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import { isOf, parseNetworks } from '../../packages/kit/http/client-address.ts';

/** Headers proxies add. Behind one on this machine every visitor's connection comes from loopback. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

const LOOPBACK = parseNetworks(['127.0.0.0/8', '::1']);

type MetricsAccess = {
  token: string | undefined;
  trustedProxies: BlockList;
};

type Asking = {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  headers: IncomingMessage['headers'];
};

export function mayReadMetrics(
  incoming: Asking,
  { token, trustedProxies }: MetricsAccess,
): boolean {
  const { authorization } = incoming.headers;
  if (authorization !== undefined) return token !== undefined && same(authorization, token);
  const peer = incoming.socket.remoteAddress ?? '';
  if (!isOf(LOOPBACK, peer) || isOf(trustedProxies, peer)) return false;
  return FORWARDED.every((name) => incoming.headers[name] === undefined);
}

/** Compares the token by its hash: how long that takes says nothing of the token. */
function same(authorization: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}
