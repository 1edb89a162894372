import autocannon from 'autocannon';
import { startBareServer } from './bare.ts';
import { type Figure, type Measure, medians } from './figure.ts';
import { openSite } from './open-site.ts';
import { RENDERED } from './rendered.ts';

/** The pages that the bench renders. */
export const PAGES = ['/', '/work', '/work/ecommerce-modern', '/contact'];
const CONNECTIONS = [2, 32];
const SECONDS = 2;
const ROUNDS = 3;

/** The headers that a browser sends: documents go out in Brotli. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Pages per second: rendered each time, cached, and the same bytes from a bare server, beside each other. */
export async function measurePages(): Promise<Figure[]> {
  await using site = await openSite();
  const figures: Figure[] = [];
  for (const connections of CONNECTIONS) {
    for (const of of PAGES) {
      const url = site.origin + of;
      const rendering = `${url}?${RENDERED}`;
      await using bare = await startBareServer(url, { headers: HEADERS });
      // Compiled code, image metadata.
      for (const warm of [rendering, url, bare.address]) {
        await requestsPerSecond(warm, connections, 1);
      }
      const rounds: Measure[][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const rendered = await requestsPerSecond(rendering, connections);
        const floor = await requestsPerSecond(bare.address, connections);
        const keptRate = await requestsPerSecond(url, connections);
        const at = `at ${connections}`;
        rounds.push([
          { what: `kept / bare ${at}`, value: keptRate / floor, unit: 'ratio' },
          { what: `rendered / bare ${at}`, value: rendered / floor, unit: 'ratio' },
          { what: `bare ${at}`, value: floor, unit: '/s' },
          { what: `kept ${at}`, value: keptRate, unit: '/s' },
          { what: `rendered ${at}`, value: rendered, unit: '/s' },
        ]);
      }
      figures.push(...medians(of, rounds));
    }
  }
  return figures;
}

async function requestsPerSecond(
  url: string,
  connections: number,
  duration = SECONDS,
): Promise<number> {
  const result = await autocannon({ url, connections, duration, headers: HEADERS });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return result.requests.average;
}
