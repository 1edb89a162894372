import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, startSite } from '../../test/support/site.ts';

type BenchSite = Site & AsyncDisposable;

/** Starts the built site with its demo content, for one part of the bench: the load of one is not in another's memory. */
export async function openSite(
  env: Record<string, string> = {},
  prepare: (directory: string) => Promise<void> = async () => {},
): Promise<BenchSite> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    await prepare(directory);
    const site = await startSite({ directory, env: { LOG_LEVEL: 'warn', ...env } });
    return {
      ...site,
      [Symbol.asyncDispose]: async () => {
        await site.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
