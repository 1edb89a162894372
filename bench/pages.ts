import autocannon from 'autocannon';

const ROUTES = ['/', '/work', '/work/ecommerce-modern', '/contact'];
const CONNECTIONS = 8;
const SECONDS = 4;

/** A parameter no page knows: the answer is rendered for this request and not kept. */
const RENDERED = '?rendu=1';

/** Pages per second, rendered each time and from the page cache, and an answer that renders nothing. */
export async function measurePages(origin: string): Promise<void> {
  const floor = await requestsPerSecond(`${origin}/healthz`);
  const rows: Record<string, object> = {};
  for (const route of ROUTES) {
    await requestsPerSecond(origin + route + RENDERED, 1); // warm-up: compiled code, image metadata
    const rendered = await requestsPerSecond(origin + route + RENDERED);
    const cached = await requestsPerSecond(origin + route);
    rows[route] = {
      'rendered/s': Math.round(rendered),
      'cached/s': Math.round(cached),
      'cached, of /healthz': `${((100 * cached) / floor).toFixed(1)} %`,
    };
  }
  console.log(`Pages, ${CONNECTIONS} connections (/healthz: ${Math.round(floor)} /s)`);
  console.table(rows);
}

async function requestsPerSecond(url: string, duration = SECONDS): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx`);
  return result.requests.average;
}
