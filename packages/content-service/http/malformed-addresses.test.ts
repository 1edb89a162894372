/** Addresses that are none of the API's, by a socket that sends them as they are written: each has its typed refusal. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startAlone } from '../testing/start-alone.ts';
import { startTestService, temporaryDirectory } from '../testing/start-test-service.ts';

const embedded = await startTestService();
const alone = await startAlone(await temporaryDirectory());

const VERSIONS = [
  '/2025-02-19',
  '/1',
  '/X',
  '/v',
  '/v2',
  '/v01',
  '/V1',
  '/vx1',
  '/v2025',
  '/v2025-02-30',
  '/v2025-13-01',
  '/v2025-2-19',
  '/v2025-02-19T00:00:00Z',
  '/v2025-02-19.',
  '/v-2025-02-19',
  '/version',
  '/v%00',
  '/v1%2f',
  '/%76%31%',
  '/v%E0%A4%A',
  `/v${'9'.repeat(4_000)}`,
  '/__proto__',
  '/constructor',
  '',
  '/',
  '/images',
  '/files',
  '/data',
];

const ROOMS = [
  '/data/query/production?query=1',
  '/data/doc/production/one',
  '/data/mutate/production',
  '/data/actions/production',
  '/data/listen/production?query=*',
  '/data/live/events/production',
  '/data/export/production',
  '/data/history/production/transactions/one',
  '/data/history/production/events/documents/one',
  '/data/bin/production',
  '/data/references/production/documents/one/to',
  '/assets/images/production',
  '/assets/files/production',
  '/projects/agence',
  '/projects/agence/datasets/production/acl',
  '/users/me',
  '/users/me/keyvalue/one',
  '/auth/login',
  '/check/cors',
  '/ping',
  '/socket/production',
  '/streams/production',
];

/** Addresses with a version, and something else amiss. */
const AMISS = [
  '/v1',
  '/v1/',
  '/v1/data/query',
  '/v1/data/query/?query=1',
  '/v1/data/query/%E0%A4%A?query=1',
  '/v1/data/query/__proto__?query=1',
  '/v1/data/query/production/more?query=1',
  '/v1/data/query/production?query=%E0%A4%A',
  '/v1/data/query/production?%$=%&query',
  '/v1/data/doc/production/',
  '/v1/data/live/production',
  '/v1/data/live/events',
  '/v1/data/live/events/%',
  '/v1/data/listen/production?query=*&visibility=%E0%A4%A',
  '/v1/data/history/production/transactions/%E0%A4%A',
  '/v1/data/history/production/documents/%00?revision=%E0',
  '/v1/data/history/production/events/documents/%E0%A4%A',
  '/v1/data/references/production/documents/%E0%A4%A/to',
  '/v1/data/bin/production?limit=%E0%A4%A',
  '/v1/projects/%E0%A4%A',
  '/v1/projects/agence/datasets/%E0/acl',
  '/v1/users/%E0%A4%A',
  '/v1/users/me/keyvalue/%E0%A4%A',
  '/v1/auth/%E0%A4%A',
  '/v1/assets/images/%E0%A4%A',
  '/v1/assets/%69mages%/production',
  '/v1/no/such/place',
  '/images/%E0%A4%A',
  '/images/agence/production/%E0%A4%A',
  '/files/agence/production/%E0%A4%A',
  '/files/agence/production/..%2f..%2fcontent.sqlite',
];

type Answer = { status: number; headers: IncomingHttpHeaders; body: unknown };

/** Sends a target as it is written, which `fetch` would not. */
function ask(origin: string, method: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      json(answer).then(
        (body) => resolve({ status, headers, body }),
        () => resolve({ status, headers, body: undefined }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe.each([
  ['embedded', embedded.origin],
  ['alone', alone.origin],
])('the store, %s', (_where, origin) => {
  async function expectRefusal(method: string, path: string): Promise<void> {
    const { status, headers, body } = await ask(origin, method, path);
    const what = `${method} ${path.slice(0, 100)}`;
    expect(status, what).toBeGreaterThanOrEqual(400);
    expect(status, what).toBeLessThan(500);
    expect(headers['content-type'], what).toMatch(/^application\/json/);
    expect(body, what).toHaveProperty('error');
  }

  it.each(VERSIONS.map((version) => [version.slice(0, 30), version]))(
    'an address that begins with “%s” is refused, whatever follows',
    async (version) => {
      for (const room of ROOMS) {
        for (const method of ['GET', 'POST']) await expectRefusal(method, version + room);
      }
    },
  );

  it('an address with something else amiss is refused', async () => {
    for (const path of AMISS) {
      for (const method of ['GET', 'POST', 'DELETE']) await expectRefusal(method, path);
    }
  });

  it('what is spelled right is answered', async () => {
    expect(await ask(origin, 'GET', '/vX/ping')).toMatchObject({
      status: 200,
      body: { pong: true },
    });
    const path = '/v2025-02-19/data/query/production?query=1';
    expect(await ask(origin, 'GET', path)).toMatchObject({ status: 200, body: { result: 1 } });
  });

  it.each([
    '//v2024-01-29/data/query/production?query=1',
    '///vX/data/query/production?query=1',
    '/v1//data/query/production?query=1',
    '//v1//data///query//production?query=1',
  ])('%s is answered as with one slash', async (path) => {
    expect(await ask(origin, 'GET', path)).toMatchObject({ status: 200, body: { result: 1 } });
  });

  it.each(['//example.com/v1/data/query/production', '//example.com/%2f..', '//v1', '//v1//'])(
    '%s leads nowhere else',
    async (path) => {
      const { status, headers } = await ask(origin, 'GET', path);
      expect({ status, location: headers.location }).toEqual({ status: 404, location: undefined });
    },
  );
});
