import autocannon from 'autocannon';
import { BEACON_ADDRESS } from '../../inbox/forms/beacon.ts';
import { startBareServer } from './bare.ts';
import { type Figure, type Measure, medians } from './figure.ts';
import { openSite } from './open-site.ts';

const ROUTES = ['/', '/contact'];
const CONNECTIONS = 32;
const SECONDS = 2;
const ROUNDS = 7;
/** Visitors' networks, in turn: each may send 300 beacons a minute. */
const NETWORKS = 4_000;

/** What the count of visits costs: cached pages with and without it, and beacons beside a bare server's reading of them. */
export async function measureCounting(): Promise<Figure[]> {
  await using counting = await openSite({ TRUSTED_PROXIES: '127.0.0.1' });
  await using silent = await openSite({ TRUSTED_PROXIES: '127.0.0.1', COUNT_VISITS: 'false' });
  const figures: Figure[] = [];
  for (const of of ROUTES) {
    const rounds: Measure[][] = [];
    // The first warms both up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const without = await answersPerSecond({ url: silent.origin + of });
      const withIt = await answersPerSecond({ url: counting.origin + of });
      if (round === 0) continue;
      rounds.push([
        { what: 'with / without', value: withIt / without, unit: 'ratio' },
        { what: 'with', value: withIt, unit: '/s' },
        { what: 'without', value: without, unit: '/s' },
      ]);
    }
    figures.push(...medians(of, rounds));
  }
  const url = counting.origin + BEACON_ADDRESS;
  const sent = Array.from({ length: NETWORKS }, (_, network) => beaconFrom(network));
  await using bare = await startBareServer(url, { method: 'POST', ...beaconFrom(0) });
  const beacons: Measure[][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floor = await answersPerSecond({ url: bare.address, method: 'POST', requests: sent });
    const ours = await answersPerSecond({ url, method: 'POST', requests: sent });
    if (round === 0) continue;
    beacons.push([
      { what: 'counted / bare', value: ours / floor, unit: 'ratio' },
      { what: 'bare', value: floor, unit: '/s' },
      { what: 'counted', value: ours, unit: '/s' },
    ]);
  }
  return [...figures, ...medians('beacons', beacons)];
}

function beaconFrom(network: number) {
  const page = network % 2 ? '/' : '/services/seo-strategy';
  const campaign = { source: 'lettre', medium: 'email', name: `rentrée ${network % 5}` };
  return {
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `203.${network >> 8}.${network & 255}.7`,
    },
    body: JSON.stringify({
      page,
      view: true,
      visit: { page, referrer: 'www.google.com', campaign },
    }),
  };
}

async function answersPerSecond(options: autocannon.Options): Promise<number> {
  const { requests, non2xx } = await autocannon({
    ...options,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx > 0) throw new Error(`${options.url}: ${non2xx} answers were not 2xx`);
  return requests.average;
}
