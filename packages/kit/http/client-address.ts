import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { canonicalAddress } from '../network/address.ts';

/**
 * @param entries addresses or CIDR ranges, IPv4 or IPv6.
 * @throws {RangeError} naming the first entry that is neither.
 */
export function parseNetworks(entries: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const longest = family(address) === 'ipv6' ? 128 : 32;
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
    if (!isIP(address) || !isRange || rest.length > 0) {
      throw new RangeError(`${entry} is not an address or a range`);
    }
    if (bits === undefined) networks.addAddress(address, family(address));
    else networks.addSubnet(address, Number(bits), family(address));
  }
  return networks;
}

/**
 * The visitor's IP address in its one spelling, `unknown` where the peer has none. `X-Forwarded-For`
 * is believed only as far as the chain of proxies named in `TRUSTED_PROXIES` reaches: anyone can
 * write that header.
 */
export function clientAddress(
  incoming: {
    socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
    headers: IncomingMessage['headers'];
  },
  trustedProxies: BlockList,
): string {
  const hops = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  let address = canonicalAddress(incoming.socket.remoteAddress ?? '');
  while (isOf(trustedProxies, address)) {
    const hop = canonicalAddress(hops.pop()?.trim() ?? '');
    if (!isIP(hop)) break;
    address = hop;
  }
  return address;
}

/** Whether an address, in any of its spellings, is one of these. */
export function isOf(networks: BlockList, text: string): boolean {
  const address = canonicalAddress(text);
  return isIP(address) !== 0 && networks.check(address, family(address));
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
