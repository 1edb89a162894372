import { mkdtemp, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FilesLocation } from '../../kit/process/files-location.ts';
import { openOriginals } from './open-originals.ts';
import { arrivingFile, ORIGINAL_KINDS, type Originals, sha1Of } from './originals.ts';

export interface CopyReport {
  copied: number;
  /** The number of originals that existed with the same size. */
  passed: number;
  /** Bytes of those that were copied. */
  bytes: number;
}

/** The disk for copies of a store's originals while they go on to another store, in bytes. */
const ON_THE_WAY = 256 * 1024 * 1024;

/**
 * Copies all originals of one place to another, for a backup and its restore, or a move. What is there with its size is
 * passed over, so a copy that was broken off is taken up again; nothing is deleted. What leaves a store or enters one is
 * compared with its name. Rejects at the first that cannot be read or written.
 *
 * @param from a folder with `images/` and `files/`, or a store
 * @param to likewise; a folder is made when absent
 */
export async function copyOriginals(from: FilesLocation, to: FilesLocation): Promise<CopyReport> {
  const work = await mkdtemp(join(tmpdir(), 'originals-'));
  const open = (place: FilesLocation, name: string) =>
    openOriginals(place, {
      directory: join(work, name),
      bytes: ON_THE_WAY,
      freeSpaceFloor: 0,
      warn: () => {},
    });
  const source = open(from, 'from');
  const target = open(to, 'to');
  try {
    return await copyAll(source, target, typeof from === 'string' ? from : undefined);
  } finally {
    await Promise.all([source.close(), target.close()]);
    // The working folders are removed: a backup holds the originals only.
    await rmdir(target.arriving).catch(() => {});
    await rm(work, { recursive: true, force: true });
  }
}

async function copyAll(
  source: Originals,
  target: Originals,
  folder: string | undefined,
): Promise<CopyReport> {
  const report = { copied: 0, passed: 0, bytes: 0 };
  for (const kind of ORIGINAL_KINDS) {
    for await (const { name, size = (await source.stat(name))?.size } of source.list(kind)) {
      if (sha1Of(name) === undefined || size === undefined) continue;
      if ((await target.stat(name))?.size === size) {
        report.passed += 1;
        continue;
      }
      if (folder !== undefined) await target.copyFrom(name, join(folder, name));
      else await pass(source, target, name);
      report.copied += 1;
      report.bytes += size;
    }
  }
  return report;
}

async function pass(source: Originals, target: Originals, name: string): Promise<void> {
  const path = await arrivingFile(target.arriving);
  try {
    await source.copyTo(name, path);
    await target.keep(name, path);
  } finally {
    await rm(path, { force: true });
  }
}
