/**
 * The data directory of a first start, made once for a run of the journeys and copied for each site: importing the demo
 * content takes a processor three seconds, and encoding one large picture nearly two.
 */
import { randomUUID } from 'node:crypto';
import { copyFile, cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Set by `demo-data.setup.ts` for the processes that run journeys; without it each site makes its own. */
const DEMO_DATA = process.env.DEMO_DATA;

/** Computed pictures, named after what they were computed from: the same for every site. */
export const DERIVATIVES = 'derivatives';
const DERIVATIVE = /^[\da-f]{40}$/;

/** Data directories of sites that run, whose pictures later sites need not compute again. */
const inUse = new Set<string>();

/** Fills a directory that is missing or empty; any other stays as it is. */
export async function copyDemoData(directory: string): Promise<void> {
  if (!DEMO_DATA) return;
  for (const running of inUse) await keepPictures(running);
  inUse.add(directory);
  const present = await readdir(directory).catch(() => []);
  if (present.length === 0) await cp(DEMO_DATA, directory, { recursive: true });
}

/** For when the site of a directory has ended. */
export async function returnDemoData(directory: string): Promise<void> {
  if (inUse.delete(directory)) await keepPictures(directory);
}

async function keepPictures(directory: string): Promise<void> {
  if (!DEMO_DATA) return;
  const pictureFolder = join(DEMO_DATA, DERIVATIVES);
  const pictureNames = new Set(await readdir(pictureFolder).catch(() => []));
  for (const name of await readdir(join(directory, DERIVATIVES)).catch(() => [])) {
    if (!DERIVATIVE.test(name) || pictureNames.has(name)) continue;
    // Beside the data: another worker may be copying what is in it.
    const copy = `${DEMO_DATA}-${randomUUID()}`;
    // The site may have put it away meanwhile.
    await copyFile(join(directory, DERIVATIVES, name), copy)
      .then(() => rename(copy, join(pictureFolder, name)))
      .catch(() => rm(copy, { force: true }));
  }
}
