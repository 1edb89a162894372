/** Tells addresses of the public internet from those of our own machine, its network and its provider. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { canonicalAddress } from './address.ts';

/**
 * Whether an IP address leads to the public internet. Not so: loopback, private, link-local (where providers keep
 * their metadata), CGNAT, multicast and reserved ranges, and IPv6 addresses that carry an IPv4 one inside
 * (mapped, NAT64, 6to4, Teredo): what they lead to is decided elsewhere. The ranges are IANA's, kept by ipaddr.js.
 */
export function isPublicAddress(address: string): boolean {
  const canonical = canonicalAddress(address);
  // A mapped IPv6 address means its IPv4 one to us, but another stack may read it otherwise: it is refused.
  if (isIP(address) === 0 || (canonical !== address && isIP(canonical) !== isIP(address))) {
    return false;
  }
  const parsed = ipaddr.parse(canonical);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6, only 2000::/3 is assigned to the public (RFC 4291 §2.4).
  const [first = 0] = parsed.toByteArray();
  return parsed.kind() === 'ipv4' || first >> 5 === 1;
}
