import { setTimeout as pause } from 'node:timers/promises';
import { publicAddresses } from '../../test/faults/public-addresses.ts';
import { ask } from './ask.ts';
import type { Figure } from './figure.ts';
import { openSite } from './open-site.ts';
import { type Memory, memoryOf } from './process-memory.ts';
import { openSettledSite } from './quiet-site.ts';

const REQUESTS = 1_000;
const AT_ONCE = 4;
const REST = 60_000; // ms

/**
 * Memory of a site and its processes: at the start, after its first thousand requests, a minute later. And the most of
 * a first start, which makes pictures meanwhile.
 */
export async function measureMemory(): Promise<Figure[]> {
  await using site = await openSettledSite();
  const figures = [...figuresOf('at the start', await memoryOf(site.pid))];
  await browse(site.origin);
  figures.push(...figuresOf('after a thousand requests', await memoryOf(site.pid)));
  await pause(REST);
  figures.push(...figuresOf('at rest, a minute later', await memoryOf(site.pid)));

  await using fresh = await openSite({ PICTURES_AHEAD: 'true' });
  const seen: Memory[] = [];
  await browse(fresh.origin);
  for (const end = performance.now() + REST; performance.now() < end; await pause(1000)) {
    seen.push(await memoryOf(fresh.pid));
  }
  return [...figures, ...figuresOf('most, while pictures are made ahead', mostOf(seen))];
}

/** Pages in turn, as browsers ask for them. @throws when one is not answered. */
async function browse(origin: string): Promise<void> {
  const paths = await publicAddresses(origin);
  for (let n = 0; n < REQUESTS; n += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, index) => paths[(n + index) % paths.length]);
    for (const { outcome } of await Promise.all(some.map((path) => ask(`${origin}${path}`)))) {
      if (outcome !== 200) throw new Error(`a page answered ${outcome}`);
    }
  }
}

/** The most of each kind of process; not at the same moment. */
export function mostOf(seen: readonly Memory[]): Memory {
  const most = (kind: keyof Memory) => Math.max(...seen.map((memory) => memory[kind]));
  return {
    site: most('site'),
    'query workers': most('query workers'),
    'picture processes': most('picture processes'),
    together: most('together'),
  };
}

export function figuresOf(of: string, memory: Memory): Figure[] {
  return Object.entries(memory).map(([what, value]) => ({ of, what, value, unit: 'MB' }));
}
