import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * The visitor's network address. `X-Forwarded-For` is believed only as far as the chain of proxies
 * named in `TRUSTED_PROXIES` reaches: anyone can write that header.
 */
export function clientAddress(
  incoming: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: readonly string[],
): string {
  const direct = plain(incoming.socket.remoteAddress ?? '');
  if (trustedProxies.length === 0) return direct;
  const trusted = blockList(trustedProxies);
  const header = incoming.headers['x-forwarded-for'];
  const hops = [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => plain(hop.trim()));
  let address = direct;
  while (isTrusted(trusted, address)) {
    const hop = hops.pop();
    if (!hop || !isIP(hop)) break;
    address = hop;
  }
  return address;
}

/** Node reports IPv4 peers of a dual-stack socket as `::ffff:203.0.113.7`. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}

function isTrusted(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

function blockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [network = '', bits] = entry.split('/');
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    if (bits) list.addSubnet(network, Number(bits), family);
    else list.addAddress(network, family);
  }
  return list;
}
