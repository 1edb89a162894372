import autocannon from 'autocannon';
import { createAdministrator } from '../../test/support/administrator.ts';
import { ask } from './ask.ts';
import { type Figure, percentile } from './figure.ts';
import { openSite } from './open-site.ts';
import { openPublisher } from './publisher.ts';
import { sendSteadily } from './steady.ts';

const ROUTES = ['/', '/services/seo-strategy', '/contact'];
const VISITORS = 200; // a second
const CONNECTIONS = 32;
const SECONDS = 10;
/** A page is rendered each four seconds of a burst. */
const WARMING = 6; // s

const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** The 99th percentile of cached pages' answers, quiet and under publications, taken in turn. */
export async function measurePublications(): Promise<Figure[]> {
  await using site = await openSite();
  const { client } = await createAdministrator(site);
  await using publisher = await openPublisher(client);
  const figures: Figure[] = [];
  for (const route of ROUTES) {
    const url = site.origin + route;
    for (const [traffic, measure, ratio] of [
      [`${CONNECTIONS} connections`, atFullSpeed, 'under publications / quiet'],
      [`${VISITORS} a second`, asVisitorsCome, 'under publications / quiet, steady'],
    ] as const) {
      // The first edits of a process are made by code that Node has not compiled yet.
      await Promise.all([measure(url, WARMING), publisher.publish(WARMING)]);
      const quiet = await measure(url, SECONDS);
      const [edited] = await Promise.all([measure(url, SECONDS), publisher.publish(SECONDS)]);
      const of = `${route}, ${traffic}`;
      figures.push(
        { of, what: ratio, value: edited / quiet, unit: 'ratio' },
        { of, what: 'quiet', value: quiet, unit: 'ms' },
        { of, what: 'under publications', value: edited, unit: 'ms' },
      );
    }
  }
  return figures;
}

async function atFullSpeed(url: string, duration: number): Promise<number> {
  const { latency, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers: HEADERS,
  });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx`);
  // It counts in whole milliseconds.
  return Math.max(1, latency.p99);
}

async function asVisitorsCome(url: string, seconds: number): Promise<number> {
  const times: number[] = [];
  await sendSteadily({
    perSecond: VISITORS,
    seconds,
    async send() {
      const { outcome, ms } = await ask(url, HEADERS);
      if (outcome !== 200) throw new Error(`${url}: ${outcome}`);
      times.push(ms);
    },
  });
  return percentile(times, 99);
}
