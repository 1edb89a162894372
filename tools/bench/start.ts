import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../../test/support/site.ts';
import { type Figure, type Measure, medians } from './figure.ts';

const ROUNDS = 3;

/** Measures from the start of the process to its first answers: an empty directory, and the one it left. */
export async function measureStart(): Promise<Figure[]> {
  const first: Measure[][] = [];
  const again: Measure[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const directory = await mkdtemp(join(tmpdir(), 'bench-start-'));
    first.push(await start(directory));
    again.push(await start(directory));
    await rm(directory, { recursive: true, force: true });
  }
  return [...medians('first start, demo content imported', first), ...medians('start', again)];
}

async function start(directory: string): Promise<Measure[]> {
  const started = performance.now();
  const site = await startSite({ directory });
  const ready = performance.now() - started;
  const answer = await fetch(site.origin);
  await answer.text();
  const page = performance.now() - started;
  await site.stop();
  if (!answer.ok) throw new Error(`/ answered ${answer.status}`);
  return [
    { what: 'ready', value: ready / 1000, unit: 's' },
    { what: 'home page', value: page / 1000, unit: 's' },
  ];
}
