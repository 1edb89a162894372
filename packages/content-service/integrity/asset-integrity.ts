import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../../kit/network/api-error.ts';
import {
  type LocalOriginal,
  ORIGINAL_KINDS,
  type OriginalStat,
  type Originals,
  originalDamaged,
  type Reading,
  sha1Of,
} from '../originals/originals.ts';
import type { DocumentStore } from '../store.ts';
import type { Damage, IntegrityReport } from './damage.ts';

const TYPES = { images: 'sanity.imageAsset', files: 'sanity.fileAsset' } as const;
const CHUNK_BYTES = 1024 * 1024;
const DAY = 24 * 60 * 60_000; // ms

/** Knows which originals are no longer the bytes their name promises. */
export interface AssetIntegrity {
  /**
   * Refuses an original that is known to be damaged.
   * @param name `images/<sha1>-400x200.png`
   * @param file as it is now: one put in the place of a damaged one is not damaged
   * @throws {ApiError} 500, which no cache keeps: a damaged original must not be kept for a year as the true one
   */
  refuseDamaged(name: string, file: OriginalStat): void;
  /**
   * Compares an original with the hash in its name, once for each file that was ever there.
   * @throws {ApiError} as `refuseDamaged`
   */
  verify(name: string, file: LocalOriginal): Promise<void>;
  /** Reports a requested original that is missing although a document describes it. */
  noticeMissing(name: string): void;
  /** Reports the bytes of an original that was read: that they changed, or match their hash. */
  noticeBytes(name: string, problem: 'changed' | undefined, identity?: string): void;
  /**
   * Reads originals one at a time, and looks for missing ones: a whole folder at once, each object of a store within a
   * month. Rejects with the signal's reason, and while the store is unavailable.
   */
  scrub(signal: AbortSignal): Promise<void>;
  report(): IntegrityReport;
}

export function createAssetIntegrity({
  originals,
  projectId,
  dataset,
  store,
  clock,
  warn,
}: {
  originals: Originals;
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
    const entry = damaged.get(name);
    if (entry?.damage.problem === problem && entry.seen === seen) return;
    const damage: Damage = { kind: 'asset', name, problem, noticedAt: clock().toISOString() };
    damaged.set(name, { damage, seen });
    whole.delete(name);
    warn('an asset is damaged, restore it from a backup', { asset: name, problem });
  }

  function refuseDamaged(name: string, { identity }: OriginalStat): void {
    const entry = damaged.get(name);
    if (entry?.damage.problem === 'missing') damaged.delete(name);
    if (entry?.seen === identity) throw originalDamaged(name);
  }

  async function compare(name: string, reading?: Reading): Promise<void> {
    const read = await originals.hash(name, reading);
    // A missing original is reported by `lookForMissing`, which reads the whole list.
    if (!read) return;
    if (read.sha1 === sha1Of(name)) {
      whole.set(name, read.identity);
      damaged.delete(name);
    } else {
      mark(name, 'changed', read.identity);
    }
  }

  async function scrubOne(name: string, reading: Reading, signal: AbortSignal): Promise<void> {
    try {
      await compare(name, reading);
    } catch (error) {
      signal.throwIfAborted();
      // An unavailable store says nothing about its files; a file that the disk cannot read is damaged.
      if (error instanceof ApiError) throw error;
      mark(name, 'corrupt');
    }
  }

  /** Tells whether an original is stored. One that the disk cannot read counts as stored. */
  async function isThere(name: string): Promise<boolean> {
    try {
      return (await originals.stat(name)) !== undefined;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      return true;
    }
  }

  /** Looks for originals that documents describe. One listed with another size has its bytes compared. */
  async function lookForMissing(
    listed: Map<string, number | undefined>,
    check: (name: string) => Promise<void>,
  ): Promise<void> {
    for (const kind of ORIGINAL_KINDS) {
      const prefix = `${kind}/${projectId}/${dataset}/`;
      for (const { path, size } of store.documents.ofType(TYPES[kind])) {
        if (typeof path !== 'string' || !path.startsWith(prefix)) continue;
        const name = `${kind}/${path.slice(prefix.length)}`;
        const listedSize = listed.get(name);
        listed.set(name, listedSize);
        const isListed = listedSize !== undefined;
        // The file may have arrived after the names were listed.
        if (!isListed && !(await isThere(name))) mark(name, 'missing');
        else if (damaged.get(name)?.damage.problem === 'missing') damaged.delete(name);
        if (isListed && listedSize !== size) await check(name);
      }
    }
  }

  return {
    refuseDamaged,
    noticeMissing(name) {
      if (store.documents.get(documentOf(name))) mark(name, 'missing');
    },
    noticeBytes(name, problem, identity) {
      if (problem) mark(name, problem, identity);
      else damaged.delete(name);
    },
    async verify(name, file) {
      // Verifying the local copy says nothing about the original in the store.
      if (file.isChecked) return;
      refuseDamaged(name, file);
      if (whole.get(name) === file.identity) return;
      const comparison = verifying.get(name) ?? compare(name).finally(() => verifying.delete(name));
      verifying.set(name, comparison);
      await comparison;
      refuseDamaged(name, file);
    },
    async scrub(signal) {
      // All files share one buffer: V8 counts memory outside its heap, and ran a full collection at every fifth file.
      const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
      const { days, pause: between } = originals.scrub;
      const reading = {
        buffer,
        pause: () => pause(between, undefined, { ref: false, signal }),
      };
      const today = Math.floor(clock().getTime() / DAY) % days;
      const listed = new Map<string, number | undefined>();
      for (const kind of ORIGINAL_KINDS) {
        for await (const { name, size } of originals.list(kind)) {
          signal.throwIfAborted();
          listed.set(name, size);
          const sha1 = sha1Of(name);
          const isDue =
            sha1 !== undefined && Number.parseInt(sha1.slice(0, 8), 16) % days === today;
          if (isDue) await scrubOne(name, reading, signal);
        }
      }
      await lookForMissing(listed, (name) => scrubOne(name, reading, signal));
      // An original with neither file nor document was deleted: its damage is no longer reported.
      for (const name of damaged.keys()) if (!listed.has(name)) damaged.delete(name);
      checkedAt = clock().toISOString();
    },
    report: () => ({ damage: [...damaged.values()].map(({ damage }) => damage), checkedAt }),
  };
}

/** The id of the document that describes an original: `image-<sha1>-400x200-png` of `images/<sha1>-400x200.png`. */
function documentOf(name: string): string {
  return name.replace(/^(image|file)s\//, '$1-').replace('.', '-');
}
