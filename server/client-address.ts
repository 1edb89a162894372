import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/**
 * @param entries addresses or CIDR ranges, IPv4 or IPv6.
 * @throws {RangeError} naming the first entry that is neither.
 */
export function parseNetworks(entries: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    if (!isIP(address)) throw new RangeError(`${entry} is not an address or a range`);
    if (bits === undefined) networks.addAddress(address, family(address));
    else networks.addSubnet(address, Number(bits), family(address));
  }
  return networks;
}

/**
 * The visitor's network address. `X-Forwarded-For` is believed only as far as the chain of proxies
 * named in `TRUSTED_PROXIES` reaches: anyone can write that header.
 */
export function clientAddress(
  incoming: {
    socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
    headers: IncomingMessage['headers'];
  },
  trustedProxies: BlockList,
): string {
  const header = incoming.headers['x-forwarded-for'] ?? [];
  const hops = [header]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => plain(hop.trim()));
  let address = plain(incoming.socket.remoteAddress ?? '');
  while (isIP(address) && trustedProxies.check(address, family(address))) {
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

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
