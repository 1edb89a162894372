import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '1.1.1.1',
  '41.140.0.1',
  '196.200.160.1',
  '2606:4700:4700::1111',
  '2a00:1450:4007:80e::200e',
])('%s is of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['this host', '0.0.0.0'],
  ['this host', '::'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['private', 'fd12:3456:789a::1'],
  ['CGNAT', '100.64.0.1'],
  ['CGNAT', '100.127.255.254'],
  ['metadata of a provider', '169.254.169.254'],
  ['metadata of a provider', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local, with its zone', 'fe80::1%eth0'],
  ['deprecated site-local', 'fec0::1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['of documents', '192.0.2.1'],
  ['of documents', '2001:db8::1'],
  ['of benchmarks', '198.18.0.1'],
  ['IPv4 mapped into IPv6', '::ffff:127.0.0.1'],
  ['IPv4 mapped into IPv6', '::ffff:a9fe:a9fe'],
  ['IPv4 mapped into IPv6', '::ffff:1.1.1.1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of a site', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:80ff:fffe'],
  ['given to no network', '4000::1'],
  ['not an address', 'localhost'],
  ['not an address', '2130706433'],
  ['not an address', '0x7f.1'],
  ['not an address', ''],
])('an address that is %s is not public: %s', (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
