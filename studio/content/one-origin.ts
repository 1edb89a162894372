import { createCommits } from './commits.ts';
import { insist } from './insist.ts';
import { createStreams } from './streams.ts';

const STREAM = /^\/v[^/]+\/data\/(?:listen|live\/events)\//;

/**
 * Addresses that are read until they answer: the client gives up after some five seconds, and the studio then shows
 * nothing but an error.
 */
const READ = /^\/v[^/]+\/data\/(?:query|doc|history)\//;

const PING = /^\/v[^/]+\/ping$/;

/**
 * Addresses of trials and offers by the Studio's maker, which are not needed. The Studio waits for some, so each gets
 * an answer.
 */
const OFFERS = /^\/v[^/]+\/journey\//;

/** Hosts of the studio's maker: version checks, telemetry, feedback. The agency did not ask for them. */
const MAKER = /(?:^|\.)(?:sanity\.io|sanity-cdn\.com|sanity\.work)$/;

/**
 * Keeps the studio to the address it came from: it asks its maker nothing, and all its event streams come over one
 * connection, because a browser allows six to a host and an open document asks for as many. Call it before the studio
 * is loaded.
 */
export function keepToOneOrigin(dataset: string): void {
  const fetch = window.fetch.bind(window);
  const streams = createStreams(dataset);
  const commits = createCommits(fetch);
  addEventListener('pagehide', commits.leave);
  addEventListener('pageshow', commits.comeBack);

  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (MAKER.test(url.hostname)) return Promise.resolve(Response.json({}));
    // The Studio tests the HTTP version and warns of HTTP/1.1, whose connection limit does not concern the streams
    // above.
    if (url.host === location.host && PING.test(url.pathname)) {
      return Promise.resolve(Response.json({ pong: true }));
    }
    if (url.host === location.host && OFFERS.test(url.pathname)) {
      return Promise.resolve(Response.json(null));
    }
    // Parts of the Studio put the project's id before any host they are given.
    if (url.host.endsWith(`.${location.host}`)) {
      url.host = location.host;
      return fetch(input instanceof Request ? new Request(url, input) : url, init);
    }
    if (url.host === location.host && STREAM.test(url.pathname)) {
      const { headers, signal } = new Request(url, init);
      return commits
        .settled()
        .then(() => streams(url, headers.get('last-event-id'), init?.signal ?? signal));
    }
    if (url.host === location.host && commits.isCommit(url, methodOf(input, init))) {
      return commits.send(new Request(input, { ...init, keepalive: outlivesPage(init?.body) }));
    }
    if (url.host === location.host && READ.test(url.pathname)) {
      return insist(fetch, new Request(input, init)).then(({ answer }) => answer);
    }
    return fetch(input, init);
  };
}

/** The most that a browser sends on for pages that are gone, all together, is 64 KiB. */
const OUTLIVING = 30_000; // UTF-16 units

/** Whether the browser may send it to its end although the page is closed meanwhile. */
function outlivesPage(body: unknown): boolean {
  return typeof body === 'string' && body.length < OUTLIVING;
}

function methodOf(input: RequestInfo | URL, init: RequestInit | undefined): string {
  return init?.method ?? (input instanceof Request ? input.method : 'GET');
}
