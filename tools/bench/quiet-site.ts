import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../../test/support/site.ts';
import { openSite } from './open-site.ts';

/** The time without a picture after which none is on its way: a large one takes two seconds. */
const CALM = 20_000; // ms
const PATIENCE = 20 * 60_000; // ms

const WITH_PICTURES = { PICTURES_AHEAD: 'true' };

/** A data directory whose site has made its pictures: made once for all parts of a run that look at pages. */
let settled: Promise<string> | undefined;

/** Starts the site as visitors find it on most days: pictures were made after its first start. */
export async function openSettledSite(env: Record<string, string> = {}) {
  settled ??= settle();
  const source = await settled;
  return openSite({ ...WITH_PICTURES, ...env }, (directory) =>
    cp(source, directory, { recursive: true }),
  );
}

async function settle(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-settled-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const site = await startSite({ directory, env: WITH_PICTURES });
  const started = performance.now();
  let made = 0;
  let last = started;
  for (let now = started; now - last < CALM && now - started < PATIENCE; now = performance.now()) {
    await pause(500);
    const names = await readdir(join(directory, 'derivatives')).catch(() => []);
    if (names.length > made) last = now;
    made = names.length;
  }
  await site.stop();
  // Each site has a secret of its own.
  await rm(join(directory, 'app-secret'));
  return directory;
}
