import autocannon from 'autocannon';

const ROUTES = ['/', '/work', '/work/ecommerce-modern', '/contact'];
const CONNECTIONS = 8;
const SECONDS = 4;

/** Pages rendered per second, uncached, and the same for an answer that renders nothing. */
export async function measurePages(origin: string): Promise<void> {
  const floor = await requestsPerSecond(`${origin}/healthz`);
  const rows: Record<string, object> = {};
  for (const route of ROUTES) {
    await requestsPerSecond(origin + route, 1); // warm-up: compiled code, image metadata
    const rate = await requestsPerSecond(origin + route);
    rows[route] = {
      'pages/s': Math.round(rate),
      'of /healthz': `${((100 * rate) / floor).toFixed(1)} %`,
    };
  }
  console.log(`Uncached pages, ${CONNECTIONS} connections (/healthz: ${Math.round(floor)} /s)`);
  console.table(rows);
}

async function requestsPerSecond(url: string, duration = SECONDS): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return result.requests.average;
}
