import { randomBytes } from 'node:crypto';
import { BlockList } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Inbox, MAX_BEACON_BYTES } from '../inbox/index.ts';
import { type Listening, listen } from '../packages/kit/http/listen.ts';
import { sendBytes } from '../packages/kit/http/testing/send-bytes.ts';
import { createBeaconRoute } from './beacons.ts';
import { securityHeaders } from './security-headers.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const BEACON = JSON.stringify({ page: '/', view: true });

let listening: Listening;
let counted: { text: string; robot: boolean }[];
let address: string;

beforeEach(async () => {
  const proxies = new BlockList();
  proxies.addAddress('127.0.0.1');
  counted = [];
  listening = await listen('127.0.0.1', 0, { trustedProxies: proxies });
  address = `http://127.0.0.1:${listening.port}`;
  const inbox: Pick<Inbox, 'countBeacon'> = {
    countBeacon: (text, robot) => counted.push({ text, robot }) > 0 && text === BEACON,
  };
  const takeBeacon = createBeaconRoute({
    inbox,
    siteOrigin: address,
    trustedProxies: proxies,
    secure: securityHeaders({ origin: address, preload: false }),
    answered: () => {},
  });
  listening.serve(() => new Response('the site'), { takeBeacon });
});

afterEach(() => listening.close());

const send = (
  headers: Record<string, string> = {},
  body: string | Uint8Array<ArrayBuffer> = BEACON,
) =>
  fetch(`${address}/mesure`, {
    method: 'POST',
    headers: { 'user-agent': FIREFOX, 'sec-fetch-site': 'same-origin', ...headers },
    body,
  });

test('a beacon of our pages is counted and answered with nothing', async () => {
  const answer = await send();
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.has('set-cookie')).toBe(false);
  expect(counted).toEqual([{ text: BEACON, robot: false }]);
});

test('browsers that tell their origin only are believed it', async () => {
  const plain = { 'user-agent': FIREFOX, origin: address };
  const sent = (headers: Record<string, string>) =>
    fetch(`${address}/mesure`, { method: 'POST', headers, body: BEACON });
  expect((await sent(plain)).status).toBe(204);
  expect((await sent({ ...plain, origin: 'https://autre.example' })).status).toBe(403);
  expect((await sent({ 'user-agent': FIREFOX })).status).toBe(403);
  expect(counted).toHaveLength(1);
});

test.each(['cross-site', 'same-site', 'none'])('a beacon of %s is refused', async (site) => {
  const answer = await send({ 'sec-fetch-site': site });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toBe('Cette mesure vient d’un autre site.');
  expect(counted).toEqual([]);
});

test.each(['dnt', 'sec-gpc'])('the wish %s is heeded', async (wish) => {
  expect((await send({ [wish]: '1' })).status).toBe(204);
  expect(counted).toEqual([]);
});

test('robots are known by their name, and by having none', async () => {
  await send({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await send({ 'user-agent': '' });
  await send({ 'user-agent': 'x'.repeat(5_000) });
  expect(counted.map(({ robot }) => robot)).toEqual([true, true, true]);
});

test('garbage is refused', async () => {
  const answer = await send({}, new Uint8Array(randomBytes(512)));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toBe('Cette mesure est illisible.');
});

test('what is too long is not read to its end, announced or not', async () => {
  expect((await send({}, 'x'.repeat(MAX_BEACON_BYTES + 1))).status).toBe(413);
  const chunk = `800\r\n${'x'.repeat(0x800)}\r\n`;
  const answer = await sendBytes(
    listening.port,
    `POST /mesure HTTP/1.1\r\nHost: 127.0.0.1:${listening.port}\r\nSec-Fetch-Site: same-origin\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}0\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413/);
  expect(counted).toEqual([]);
});

test('a network that floods is counted up to its share, and others as before', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 310; at += 1) {
    statuses.push((await send({ 'x-forwarded-for': '203.0.113.7' })).status);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(300);
  expect(statuses.at(-1)).toBe(429);
  expect((await send({ 'x-forwarded-for': '203.0.113.8' })).status).toBe(204);
});

test('everything else at that address is for the site', async () => {
  expect(await (await fetch(`${address}/mesure`)).text()).toBe('the site');
  expect(await (await fetch(`${address}/mesure?a=1`, { method: 'POST' })).text()).toBe('the site');
});
