/**
 * Takes what pages tell of visits, on Node's own request and response: a beacon needs no router, no `Request` and no
 * line of the log. docs/decisions/047-measurement.md.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { BEACON_ADDRESS, type Inbox, MAX_BEACON_BYTES } from '../inbox/index.ts';
import { clientAddress } from '../packages/kit/http/client-address.ts';
import { networkOf } from '../packages/kit/network/address.ts';
import { isFromOurPages } from '../packages/kit/network/own-pages.ts';
import type { Secure } from './security-headers.ts';

/** Handles a request that is a beacon, or passes it on. */
export type TakeBeacon = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * The most beacons counted per network and minute. A page sends two; behind one mobile operator's address fifty people
 * may read at once.
 */
const MOST_OF_ONE_NETWORK = 300;

const MINUTE = 60_000; // ms

/** Networks remembered for a minute, and browsers' names, of which the most usual are a few hundred. */
const MOST_REMEMBERED = 5_000;

type Options = {
  inbox: Pick<Inbox, 'countBeacon'>;
  siteOrigin: string;
  trustedProxies: BlockList;
  secure: Secure;
  /** Called for each answer. */
  answered(status: number): void;
};

export function createBeaconRoute(options: Options): TakeBeacon {
  const { inbox, siteOrigin, trustedProxies, secure, answered } = options;
  // The senders' addresses stay in memory for a minute only, and are stored nowhere.
  const sent = new LRUCache<string, { count: number }>({ max: MOST_REMEMBERED, ttl: MINUTE });
  const robots = new LRUCache<string, boolean>({ max: MOST_REMEMBERED });
  const counted = headOf(secure, { 'cache-control': 'no-store' });

  function refuse(outgoing: ServerResponse, { status, text, headers }: Refusal): void {
    const head = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    outgoing.writeHead(status, headOf(secure, { ...head, ...headers })).end(text);
    answered(status);
  }

  function accept(outgoing: ServerResponse): void {
    outgoing.writeHead(204, counted).end();
    answered(204);
  }

  function isFlood(incoming: IncomingMessage): boolean {
    const network = networkOf(clientAddress(incoming, trustedProxies));
    const counter = sent.get(network);
    if (!counter) sent.set(network, { count: 1 });
    else counter.count += 1;
    return counter !== undefined && counter.count > MOST_OF_ONE_NETWORK;
  }

  function isRobot(name = ''): boolean {
    if (name.length > LONGEST_NAME) return true;
    const cached = robots.get(name);
    if (cached !== undefined) return cached;
    const isRobotName = name === '' || isbot(name);
    robots.set(name, isRobotName);
    return isRobotName;
  }

  return (incoming, outgoing) => {
    if (incoming.url !== BEACON_ADDRESS || incoming.method !== 'POST') return false;
    const { headers } = incoming;
    const early = isOurs(incoming, siteOrigin)
      ? Number(headers['content-length'] ?? 0) > MAX_BEACON_BYTES
        ? TOO_LARGE
        : isFlood(incoming)
          ? TOO_MANY
          : undefined
      : FOREIGN;
    if (early) {
      incoming.resume();
      refuse(outgoing, early);
      return true;
    }
    const chunks: Buffer[] = [];
    let length = 0;
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= MAX_BEACON_BYTES) chunks.push(chunk);
      else if (!outgoing.headersSent) refuse(outgoing, TOO_LARGE);
    });
    incoming.on('end', () => {
      if (outgoing.headersSent) return;
      // Pages send no beacon under Do Not Track or Global Privacy Control; older pages in a cache may.
      if (headers.dnt === '1' || headers['sec-gpc'] === '1') return accept(outgoing);
      const text = Buffer.concat(chunks).toString();
      if (inbox.countBeacon(text, isRobot(headers['user-agent']))) accept(outgoing);
      else refuse(outgoing, NO_BEACON);
    });
    return true;
  };
}

/** The longest name of a browser: those of people have 120 characters. */
const LONGEST_NAME = 400;

type Refusal = { status: number; text: string; headers?: Record<string, string> };

const FOREIGN: Refusal = { status: 403, text: 'Cette mesure vient d’un autre site.' };
const NO_BEACON: Refusal = { status: 400, text: 'Cette mesure est illisible.' };
const TOO_LARGE: Refusal = { status: 413, text: 'Mesure trop volumineuse' };
const TOO_MANY: Refusal = {
  status: 429,
  text: 'Trop de mesures à la fois',
  headers: { 'retry-after': String(MINUTE / 1000) },
};

function isOurs({ headers }: IncomingMessage, siteOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site, host = '' } = headers;
  const named = new Headers();
  if (origin) named.set('origin', origin);
  if (typeof site === 'string') named.set('sec-fetch-site', site);
  return isFromOurPages({ headers: named, url: `http://${host}/` }, { siteOrigin });
}

/** Names and values in turn, as `writeHead` takes them. */
function headOf(secure: Secure, own: Record<string, string>): string[] {
  const headers = new Headers(own);
  secure(headers, BEACON_ADDRESS);
  return [...headers].flat();
}
