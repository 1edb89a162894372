import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DERIVATIVES } from './demo-data.ts';
import { startSite, temporaryDirectory } from './site.ts';

/**
 * Starts a site on an empty directory once, before the journeys: what it leaves is what each of them starts from. After
 * `run-folder.setup.ts`, which has it go when the run ends: workers of Vitest may still keep pictures there while setups
 * are undone.
 */
export default async function setUp(): Promise<void> {
  const directory = await temporaryDirectory();
  const site = await startSite({ directory });
  await site.stop();
  // Each site has a secret of its own.
  await rm(join(directory, 'app-secret'));
  await mkdir(join(directory, DERIVATIVES), { recursive: true });
  process.env.DEMO_DATA = directory;
}
