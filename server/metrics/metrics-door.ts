/** Who may read `GET /metrics`: a program on this machine, or one that has the token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { canonicalAddress } from '../../network/address.ts';

/** Headers proxies add. Behind one on this machine every visitor's connection comes from loopback. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

type MetricsDoor = {
  token: string | undefined;
  trustedProxies: BlockList;
};

type Asking = {
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
  headers: IncomingMessage['headers'];
};

export function mayReadMetrics(incoming: Asking, { token, trustedProxies }: MetricsDoor): boolean {
  const { authorization } = incoming.headers;
  if (authorization !== undefined) return token !== undefined && same(authorization, token);
  const peer = canonicalAddress(incoming.socket.remoteAddress ?? '');
  const family = isIP(peer) === 6 ? 'ipv6' : 'ipv4';
  if (!isIP(peer) || !LOOPBACK.check(peer, family)) return false;
  if (trustedProxies.check(peer, family)) return false;
  return FORWARDED.every((name) => incoming.headers[name] === undefined);
}

/** Compares the token by its hash: how long that takes says nothing of the token. */
function same(authorization: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization), hash(`Bearer ${token}`));
}
