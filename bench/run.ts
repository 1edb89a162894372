/** Every figure we claim, measured in one run on this machine. */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/build.ts';
import { startSite } from '../test/site.ts';
import { measureBytes } from './bytes.ts';
import { measureImages } from './images.ts';
import { measurePages } from './pages.ts';
import { measureQueries } from './queries.ts';
import { measureSearch } from './search.ts';
import { measureTasks } from './tasks.ts';

await build();
console.log(`Node ${process.version}, ${availableParallelism()} cores. Read the ratios.\n`);

const directory = await mkdtemp(join(tmpdir(), 'bench-'));
const site = await startSite({ directory, env: { LOG_LEVEL: 'warn' } });
try {
  await measureBytes(site.origin);
  await measureTasks(site.origin);
  await measurePages(site.origin);
  await measureImages(site.origin);
} finally {
  await site.stop();
  await rm(directory, { recursive: true, force: true });
}
await measureQueries();
await measureSearch();
