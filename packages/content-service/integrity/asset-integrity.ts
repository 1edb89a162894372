import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { refuse } from '../../kit/network/api-error.ts';
import type { DocumentStore } from '../store.ts';
import type { Damage, IntegrityReport } from './damage.ts';

/** An original's name starts with the SHA-1 of its bytes: `<sha1>-<width>x<height>.<ext>`, `<sha1>.<ext>`. */
const ORIGINAL = /^[\da-f]{40}[-.]/;
const KINDS = { images: 'sanity.imageAsset', files: 'sanity.fileAsset' } as const;
const CHUNK_BYTES = 1024 * 1024;
/** Pause of the scrub after each chunk, in ms: at most 100 MB/s, and a tenth of one core. */
const SCRUB_PAUSE = 10;

/** Knows which originals are no longer the bytes their name promises. */
export interface AssetIntegrity {
  /**
   * Refuses an original that is known to be damaged.
   * @param name its path below `assets/`: `images/<sha1>-400x200.png`
   * @param file as it is now: one put in the place of a damaged one is not damaged
   * @throws {ApiError} 500, which no cache keeps: a damaged original must not be kept for a year as the true one
   */
  refuseDamaged(name: string, file: Stats): void;
  /**
   * Compares an original with the hash in its name, once for each file that was ever there.
   * @throws {ApiError} as `refuseDamaged`
   */
  verify(name: string, file: Stats): Promise<void>;
  /** Reads every original, one at a time, and looks for mentioned ones. Rejects with the signal's reason. */
  scrub(signal: AbortSignal): Promise<void>;
  report(): IntegrityReport;
}

export function createAssetIntegrity({
  assets,
  projectId,
  dataset,
  store,
  clock,
  warn,
}: {
  /** Folder of the originals: `images/` and `files/`. */
  assets: string;
  projectId: string;
  dataset: string;
  store: Pick<DocumentStore, 'documents'>;
  clock: () => Date;
  warn: (message: string, details: Record<string, unknown>) => void;
}): AssetIntegrity {
  /** Damage found, by name, with the file it was found in. */
  const damaged = new Map<string, { damage: Damage; seen: string | undefined }>();
  /** Files whose bytes were compared and found to be those of their hash, by name. */
  const whole = new Map<string, string>();
  const verifying = new Map<string, Promise<void>>();
  let checkedAt: string | undefined;

  function mark(name: string, problem: Damage['problem'], seen?: string): void {
    const known = damaged.get(name);
    if (known?.damage.problem === problem && known.seen === seen) return;
    const damage: Damage = { kind: 'asset', name, problem, noticedAt: clock().toISOString() };
    damaged.set(name, { damage, seen });
    whole.delete(name);
    warn('an asset is damaged, restore it from a backup', { asset: name, problem });
  }

  function refuseDamaged(name: string, file: Stats): void {
    const known = damaged.get(name);
    if (known?.seen !== identityOf(file)) return;
    const message = `The original ${name} is damaged and has to be restored`;
    throw refuse(500, 'Internal Server Error', message);
  }

  async function compare(
    name: string,
    file: Stats,
    chunk = Buffer.allocUnsafe(Math.min(file.size, CHUNK_BYTES)),
    signal?: AbortSignal,
  ): Promise<void> {
    const hash = createHash('sha1');
    const input = await open(join(assets, name));
    try {
      for (;;) {
        const { bytesRead } = await input.read(chunk, 0, chunk.length);
        if (bytesRead === 0) break;
        hash.update(chunk.subarray(0, bytesRead));
        if (signal) await pause(SCRUB_PAUSE, undefined, { ref: false, signal });
      }
    } finally {
      await input.close();
    }
    const seen = identityOf(file);
    if (name.includes(`/${hash.digest('hex')}`)) {
      whole.set(name, seen);
      damaged.delete(name);
    } else {
      mark(name, 'changed', seen);
    }
  }

  async function scrubOne(
    name: string,
    chunk: Buffer<ArrayBuffer>,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      await compare(name, await stat(join(assets, name)), chunk, signal);
    } catch (error) {
      signal.throwIfAborted();
      // One that is gone is looked for afterwards; what the disk does not give back is damaged.
      if (!isMissing(error)) mark(name, 'corrupt');
    }
  }

  async function lookForMissing(seen: Set<string>): Promise<void> {
    for (const [kind, type] of Object.entries(KINDS)) {
      const prefix = `${kind}/${projectId}/${dataset}/`;
      for (const { path } of store.documents.ofType(type)) {
        if (typeof path !== 'string' || !path.startsWith(prefix)) continue;
        const name = `${kind}/${path.slice(prefix.length)}`;
        seen.add(name);
        const error: unknown = await stat(join(assets, name)).then(
          () => undefined,
          (reason) => reason,
        );
        if (isMissing(error)) mark(name, 'missing');
        else if (damaged.get(name)?.damage.problem === 'missing') damaged.delete(name);
      }
    }
  }

  return {
    refuseDamaged,
    async verify(name, file) {
      refuseDamaged(name, file);
      if (whole.get(name) === identityOf(file)) return;
      const comparison =
        verifying.get(name) ?? compare(name, file).finally(() => verifying.delete(name));
      verifying.set(name, comparison);
      await comparison;
      refuseDamaged(name, file);
    },
    async scrub(signal) {
      // One for all files: V8 counts what is outside its heap, and collected all of it for every fifth file.
      const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
      const seen = new Set<string>();
      for (const kind of Object.keys(KINDS)) {
        const names = await readdir(join(assets, kind)).catch(noneWhereMissing);
        for (const name of names) {
          seen.add(`${kind}/${name}`);
          if (ORIGINAL.test(name)) await scrubOne(`${kind}/${name}`, chunk, signal);
        }
      }
      await lookForMissing(seen);
      // An original that has neither a file nor a document any more was deleted: that mends its damage too.
      for (const name of damaged.keys()) if (!seen.has(name)) damaged.delete(name);
      checkedAt = clock().toISOString();
    },
    report: () => ({ damage: [...damaged.values()].map(({ damage }) => damage), checkedAt }),
  };
}

/**
 * Another file under the same name has another inode, time or size. Times of files tick every few milliseconds: by time
 * and size alone, a picture uploaded within the tick of its damage was taken for the damaged one.
 */
function identityOf({ ino, mtimeMs, size }: Stats): string {
  return `${ino} ${mtimeMs} ${size}`;
}

/** The files of a folder that is made with its first file; any other error says that nothing was looked at. */
function noneWhereMissing(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
