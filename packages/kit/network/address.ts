/** Reads IP addresses: their one spelling, and the network that limits are counted by. */
import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** IPv4 inside IPv6, as Node reports the peers of a dual-stack socket. */
const MAPPED_IPV4 = '::ffff:';

/**
 * The one spelling of an IP address: IPv4 dotted, IPv6 in lower case with its zeros left out and without a zone.
 * `::ffff:203.0.113.7` is `203.0.113.7`. What is no IP address (the peer of a Unix socket, a word in
 * `X-Forwarded-For`) is `unknown`.
 */
export function canonicalAddress(text: string): string {
  if (isIPv4(text)) return text;
  if (!isIPv6(text)) return 'unknown';
  const { address } = new SocketAddress({ address: text, family: 'ipv6' });
  const inside = address.slice(MAPPED_IPV4.length);
  return address.startsWith(MAPPED_IPV4) && isIPv4(inside) ? inside : address;
}

/** The network of an address: IPv4 by itself, IPv6 by its /64, the least that one line is given (RFC 6177). */
export function networkOf(address: string): string {
  const canonical = canonicalAddress(address);
  if (!isIPv6(canonical)) return canonical;
  const [head = '', tail = ''] = canonical.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
