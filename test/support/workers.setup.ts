/** Bundles the worker processes once for a run of Vitest, as a build does: hundreds of them are started. */
import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundleWorkers } from '../../tools/bundle-workers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the folder with the bundled workers. */
    workers: string;
  }
}

/** After `run-folder.setup.ts`, which has the folder of temporary files go when the run ends. */
export default async function setUp(project: TestProject): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  // The bundles import libvips, and look for it from where they are.
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const workers = join(folder, 'workers');
  await bundleWorkers(workers);
  project.onTestsRerun(() => bundleWorkers(workers));
  project.provide('workers', pathToFileURL(`${workers}/`).href);
}
