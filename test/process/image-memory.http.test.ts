/** The memory that visitors can take by requesting pictures in sizes that are not cached. */
import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect } from 'vitest';
import {
  childrenOf,
  residentMemory,
} from '../../packages/content-service/testing/process-memory.ts';
import { test } from '../support/http.ts';
import { type Site, startSite, temporaryDirectory } from '../support/site.ts';

const MB = 1024 * 1024;
const CONNECTIONS = 20;
/** In all: one of each connection. Of 42 answers the last ten added 4 MB to the most that was held, 670. */
const REQUESTS = CONNECTIONS;

/** docs/decisions/017-images-in-processes.md: of the serving process, and of it with all it starts. */
const CEILING = { growth: 160 * MB, all: 1_000 * MB };

test('twenty connections of distinct transforms stay below the ceiling, and leave nothing behind', {
  tags: ['slow'],
  timeout: 180_000,
}, async () => {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory, fresh: true });
  const before = residentMemory(site.pid);
  const others = childrenOf(site.pid).filter((pid) => !opensPictures(pid)).length;

  const most = { serving: 0, all: 0 };
  const watch = setInterval(() => {
    const serving = residentMemory(site.pid);
    const children = childrenOf(site.pid).map(residentMemory);
    most.serving = Math.max(most.serving, serving);
    most.all = Math.max(
      most.all,
      children.reduce((sum, one) => sum + one, serving),
    );
  }, 100);
  const statuses = await attack(site);
  clearInterval(watch);

  expect(statuses.get(200)).toBeGreaterThan(0);
  // A picture that takes too long on a busy machine is a promised 503.
  const promised = new Set([200, 429, 503]);
  expect([...statuses.keys()].filter((status) => !promised.has(status))).toEqual([]);
  expect(most.serving - before).toBeLessThan(CEILING.growth);
  expect(most.all).toBeLessThan(CEILING.all);
  // The processes that held pixels end, and their memory is the system's again. Of the others there are no more than
  // before: on a machine this busy a query may have taken too long, and its worker is another one.
  await expect
    .poll(() => childrenOf(site.pid).filter(opensPictures), { timeout: 60_000 })
    .toEqual([]);
  await expect
    .poll(() => childrenOf(site.pid).length, { timeout: 60_000 })
    .toBeLessThanOrEqual(others);
  expect(residentMemory(site.pid) - before).toBeLessThan(CEILING.growth);
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Tells whether a child of the site opens pictures and still runs: a first start may have begun some for its demo content. */
function opensPictures(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('image-worker');
  } catch {
    return false;
  }
}

/** As large as may be asked for, each different, as many at a time as there are connections; the answers by status. */
async function attack({ origin, directory }: Site): Promise<Map<number, number>> {
  const pictures = (await readdir(join(directory, 'assets', 'images'))).filter((name) =>
    name.endsWith('.png'),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses = new Map<number, number>();
  let requestCount = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      requestCount += 1;
      const format = ['webp', 'png', 'jpg', 'pjpg'][requestCount % 4];
      const extra = ['or=90', `blur=${1 + (requestCount % 100)}`, 'flip=hv', 'sharp=50'][
        (requestCount >> 2) % 4
      ];
      const size = `w=${3000 + (requestCount % 300)}&h=3000&fit=scale&fm=${format}&q=${requestCount % 100}`;
      const path = `/images/agence/production/${pictures[requestCount % pictures.length]}?${size}&${extra}`;
      const outgoing = request(origin + path, { agent }, (answer) => {
        const status = answer.statusCode ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        answer.resume().once('end', resolve).once('error', reject);
      });
      outgoing.once('error', reject).end();
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (requestCount < REQUESTS) await ask();
    }),
  );
  agent.destroy();
  return statuses;
}
