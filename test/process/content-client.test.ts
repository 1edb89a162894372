/** The client library as the server hands it to the pages: where it asks, how, and for how long. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createServices } from '../../server/services.ts';
import { startRecordingServer } from '../support/recording-server.ts';

/** The pages' client on a site with these settings. */
async function clientOf(settings: Record<string, string>): Promise<SanityClient> {
  const directory = await mkdtemp(join(tmpdir(), 'content-client-'));
  // Of a site that was not built: workers are started from their sources.
  const given = { NODE_ENV: 'development', DATA_DIR: directory, LOG_LEVEL: 'silent' };
  const config = readConfig({ ...given, ...settings });
  const root = new URL('../../', import.meta.url);
  const services = await createServices(config, { root, port: 3000 });
  onTestFinished(async () => {
    await services.close();
    await rm(directory, { recursive: true, force: true });
  });
  return services.reader.client;
}

const HOSTED = { SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'production' };

test('the hosted service is read through its CDN, published content only, without a token [pages-7.01] [pages-7.02] [pages-7.03] [pages-6.01] [pages-6.02]', async () => {
  const client = await clientOf(HOSTED);
  expect(client.getUrl(client.getDataUrl('query'), true)).toBe(
    'https://abc123.apicdn.sanity.io/v2024-01-01/data/query/production',
  );
  const { useCdn, perspective, token } = client.config();
  expect({ useCdn, perspective, token }).toEqual({
    useCdn: true,
    perspective: 'published',
    token: undefined,
  });
});

test('the embedded service is read in this process, whose port need not be open', async () => {
  const client = await clientOf({});
  expect(client.getUrl(client.getDataUrl('query'))).toBe(
    'http://127.0.0.1:3000/v2024-01-01/data/query/production',
  );
  expect(await client.fetch('*[_type == "settings"]{_id}')).toEqual([]);
});

test('a query is a GET up to 11264 characters, a POST beyond [pages-9.01] [pages-7.05]', async () => {
  const content = await startRecordingServer();
  onTestFinished(content.close);
  const client = await clientOf({ ...HOSTED, SANITY_API_HOST: content.origin });
  // The library counts the query as an address writes it, `?query=` included.
  const written = (query: string) => `?${new URLSearchParams({ query })}`;
  const room = 11_264 - written('*//').length;

  await client.fetch(`*//${'x'.repeat(room - 1)}`);
  await client.fetch(`*//${'x'.repeat(room)}`);
  // Beside them the site asks for its pages, and listens to what is published.
  const queries = content.requests.filter(
    ({ method, url }) =>
      url.pathname.includes('/data/query/') &&
      (method === 'POST' || url.searchParams.get('query')?.startsWith('*//')),
  );
  expect(queries.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test('the library waits 5 minutes by default [pages-9.02]', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = createClient({
    projectId: 'abc123',
    dataset: 'production',
    apiVersion: '2024-01-01',
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
  });

  // Only the library's own timer is moved: the request really waits at a server that never answers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const arrived = new Promise((resolve) => silent.once('request', resolve));
  const outcomes: string[] = [];
  const query = client.fetch('*').then(
    () => outcomes.push('answered'),
    (error: Error) => outcomes.push(error.name),
  );
  await arrived;
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1000);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await query;
  expect(outcomes).toEqual(['TimeoutError']);
});
