import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSite, temporaryDirectory } from './site.ts';

/** Starts a site on an empty directory once, before the journeys: what it leaves is what each of them starts from. */
export default async function setUp(): Promise<() => Promise<void>> {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  await site.stop();
  // Each site has a secret of its own.
  await rm(join(directory, 'app-secret'));
  process.env.DEMO_DATA = directory;
  return () => rm(directory, { recursive: true, force: true });
}
