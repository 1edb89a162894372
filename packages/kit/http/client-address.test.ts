import { expect, test } from 'vitest';
import { clientAddress, parseNetworks } from './client-address.ts';

const incoming = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
});
const proxies = parseNetworks(['127.0.0.1', '10.0.0.0/8']);

test('without a trusted proxy the forwarded header is not believed [S17]', () => {
  const none = parseNetworks([]);
  expect(clientAddress(incoming('203.0.113.7', '198.51.100.1'), none)).toBe('203.0.113.7');
});

test('a visitor behind a trusted proxy is known by the address the proxy saw', () => {
  expect(clientAddress(incoming('::ffff:127.0.0.1', '198.51.100.1'), proxies)).toBe('198.51.100.1');
});

test('what a visitor wrote in the header before the proxies is not believed', () => {
  const spoofed = '1.2.3.4, 198.51.100.1, 10.1.2.3';
  expect(clientAddress(incoming('127.0.0.1', spoofed), proxies)).toBe('198.51.100.1');
});

test.each(['10.0.0.0/', '10.0.0.0/8/9', '10.0.0.0/33', '::1/129', '10.0.0.0/0x8', 'localhost', ''])(
  'no network is trusted that is not written as one: "%s"',
  (entry) => {
    expect(() => parseNetworks([entry])).toThrow(`${entry} is not an address or a range`);
  },
);

test('a header that is not an address stops the walk at the last one that is', () => {
  expect(clientAddress(incoming('127.0.0.1', 'unknown'), proxies)).toBe('127.0.0.1');
});
