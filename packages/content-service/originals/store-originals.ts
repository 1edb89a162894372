import { createHash } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { createWorkQueue, QueueClosedError, QueueFullError } from '../../kit/network/work-queue.ts';
import type { StoreLocation } from '../../kit/process/files-location.ts';
import { MAX_ASSET_BYTES } from '../assets/asset-document.ts';
import { streamFile } from '../files/serve-file.ts';
import { type BucketObject, openBucket, ReplacedObjectError, StoreError } from './bucket.ts';
import { type LocalCopiesOptions, openLocalCopies } from './local-copies.ts';
import {
  arrivingFile,
  flush,
  hashFile,
  type LocalOriginal,
  type Originals,
  originalDamaged,
  originalsAway,
  sha1Of,
} from './originals.ts';
import { readObject } from './read-object.ts';

/** Called when an original had the bytes of its name, or with the object that has others. */
export type Noticed = (name: string, problem: 'changed' | undefined, identity?: string) => void;

export interface StoreOriginalsOptions extends LocalCopiesOptions {
  place: StoreLocation;
  noticed?: Noticed | undefined;
  /** How long a store may be silent, in ms. */
  silence?: number;
}

/** The number of simultaneous fetches: films share the connection to the store. */
const CONCURRENT_FETCHES = 4;
const WAITING_FETCHES = 300;
/** The time for one, however slowly it comes: others wait for its turn (ms). */
const LONGEST_FETCH = 5 * 60_000;
/** A file up to this is fetched whole and checked before its first byte leaves, like a picture. */
const SMALL_FILE = 8 * 1024 * 1024;
/** The largest that stays on this disk: a film would have everything else leave. */
const LARGEST_COPY = MAX_ASSET_BYTES.image;
/** The cached facts about objects, and their lifetime (ms): another process may repair an object. */
const REMEMBERED = { max: 10_000, ttl: 60_000 };
/** The most films read at once: each has a connection, and 100 kB. */
const MOST_READERS = 256;
const MIB = 1024 * 1024;

/** Opens the originals of a store, with local copies of those in use. Sends nothing before the first call. */
export function openStoreOriginals({
  place,
  noticed = () => {},
  silence,
  ...options
}: StoreOriginalsOptions): Originals {
  const { warn } = options;
  const bucket = openBucket(place, { warn, ...(silence !== undefined && { silence }) });
  const copies = openLocalCopies(options);
  const fetches = createWorkQueue<LocalOriginal | undefined>({
    concurrency: CONCURRENT_FETCHES,
    waiting: WAITING_FETCHES,
  });
  const cachedObjects = new LRUCache<string, BucketObject>(REMEMBERED);
  /** Originals that arrived twice with wrong bytes: further requests do not fetch them again. */
  const refused = new LRUCache<string, true>(REMEMBERED);
  const closing = new AbortController();
  let readers = 0;

  async function find(name: string): Promise<BucketObject | undefined> {
    const object = cachedObjects.get(name) ?? (await bucket.find(name));
    if (object) cachedObjects.set(name, object);
    return object;
  }

  /** Puts a file into the store, and returns its size. */
  async function put(name: string, path: string): Promise<number> {
    const [{ size }, [sha1, sha256 = '']] = await Promise.all([
      stat(path),
      hashFile(path, 'sha1', 'sha256'),
    ]);
    if (sha1 !== sha1Of(name)) throw new Error(`${name} is not the name of these bytes`);
    await bucket.put(name, { path, size, sha256 });
    cachedObjects.delete(name);
    refused.delete(name);
    noticed(name, undefined);
    return size;
  }

  function read(name: string, { size, etag }: BucketObject, signal = closing.signal) {
    return readObject(bucket, { name, first: 0, last: size - 1, etag, signal });
  }

  /** Fetches an original to a file, once more where its bytes are wrong. Resolves with whether there is one. */
  async function fetchTo(
    name: string,
    path: string,
    { largest = Number.POSITIVE_INFINITY, signal = closing.signal } = {},
  ): Promise<boolean> {
    let identity = '';
    for (let tried = 0; tried < 2; tried += 1) {
      const object = await find(name);
      if (!object) return false;
      identity = object.etag;
      cachedObjects.delete(name);
      if (object.size > largest) break;
      if ((await written(path, read(name, object, signal))) === sha1Of(name)) {
        cachedObjects.set(name, object);
        noticed(name, undefined);
        return true;
      }
    }
    refused.set(name, true);
    noticed(name, 'changed', identity);
    throw originalDamaged(name);
  }

  async function fetchCopy(name: string): Promise<LocalOriginal | undefined> {
    const path = await arrivingFile(copies.arriving);
    try {
      await copies.makeRoom(LARGEST_COPY);
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(LONGEST_FETCH)]);
      const isThere = await fetchTo(name, path, { largest: LARGEST_COPY, signal });
      return isThere ? await copies.keep(name, path) : undefined;
    } finally {
      await rm(path, { force: true });
    }
  }

  async function local(name: string, claim: Parameters<Originals['local']>[1]) {
    const copy = await copies.find(name);
    if (copy) return copy;
    if (refused.has(name)) throw originalDamaged(name);
    return fetches.share(name, claim, () => fetchCopy(name));
  }

  return {
    arriving: copies.arriving,
    // At most 10 MB/s.
    scrub: { days: 30, pause: 100 },

    keep: (name, path) =>
      answered(async () => {
        const size = await put(name, path);
        if (size <= LARGEST_COPY) await copies.keep(name, path);
      }),

    copyFrom: (name, path) =>
      answered(async () => {
        const [from, object] = await Promise.all([stat(path), find(name)]);
        if (object?.size !== from.size) await put(name, path);
      }),

    copyTo: (name, path) =>
      answered(async () => {
        const isThere = await fetchTo(name, path);
        if (!isThere) throw new Error(`There is no original ${name}`);
        await flush(path);
      }),

    local: (name, claim) => answered(() => local(name, claim)),

    stat: (name) =>
      answered(async () => {
        const object = await find(name);
        return object && { size: object.size, identity: object.etag };
      }),

    part: (name, { first, last }, signal) =>
      answered(async () => {
        const object = await find(name);
        if (!object) return undefined;
        const isSmall = object.size <= SMALL_FILE;
        const copy = await (isSmall ? local(name, { signal }) : copies.find(name));
        if (copy) return streamFile(copy.path, first, last);
        if (isSmall) return undefined;
        if (readers >= MOST_READERS) throw originalsAway();
        const leaving = new AbortController();
        const ended = AbortSignal.any([signal, leaving.signal, closing.signal]);
        const range = { name, first, last, etag: object.etag, signal: ended };
        const answer = await bucket.get(name, range);
        if (!answer) {
          cachedObjects.delete(name);
          return undefined;
        }
        const chunks = readObject(bucket, range, answer);
        const isWhole = first === 0 && last === object.size - 1;
        ended.throwIfAborted();
        readers += 1;
        // The readers are counted down once: when the stream ends, the reader leaves or the service closes.
        ended.addEventListener('abort', () => {
          readers -= 1;
        });
        return streamOf(isWhole ? checked(name, object, chunks) : chunks, leaving);
      }),

    hash: (name, reading) =>
      answered(async () => {
        cachedObjects.delete(name);
        const object = await find(name);
        if (!object) return undefined;
        const hash = createHash('sha1');
        let unpaused = 0;
        for await (const chunk of read(name, object)) {
          hash.update(chunk);
          unpaused += chunk.length;
          if (unpaused < MIB) continue;
          unpaused = 0;
          await reading?.pause();
        }
        return { sha1: hash.digest('hex'), identity: object.etag };
      }),

    async *list(kind) {
      try {
        yield* bucket.list(`${kind}/`);
      } catch (error) {
        throw error instanceof StoreError ? originalsAway() : error;
      }
    },

    async close() {
      closing.abort();
      await fetches.close();
      await copies.close();
      bucket.close();
    },
  };

  async function answered<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ReplacedObjectError) cachedObjects.clear();
      throw isUnavailable(error) ? originalsAway() : error;
    }
  }

  /** Passes an original's bytes on, and its last ones only where all were those of its name. */
  async function* checked(
    name: string,
    { etag }: BucketObject,
    chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  ): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
    const hash = createHash('sha1');
    let held: Uint8Array<ArrayBuffer> | undefined;
    for await (const chunk of chunks) {
      hash.update(chunk);
      if (held) yield held;
      held = chunk;
    }
    if (hash.digest('hex') !== sha1Of(name)) {
      noticed(name, 'changed', etag);
      throw originalDamaged(name);
    }
    if (held) yield held;
  }
}

/** Whether the store, the line or this disk is what fails, and not the original. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof QueueFullError || error instanceof QueueClosedError) return true;
  if (error instanceof StoreError) return true;
  if (!(error instanceof Error)) return false;
  return error.name === 'TimeoutError' || ('code' in error && error.code === 'ENOSPC');
}

/** Writes bytes to a file, and returns their SHA-1. */
async function written(path: string, chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha1');
  const file = await open(path, 'w', 0o600);
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/** A stream that ends what it reads from when its reader leaves. @param leaving aborted at its end, whichever it is */
function streamOf(
  chunks: AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined>,
  leaving: AbortController,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next();
          if (!done) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        leaving.abort();
      },
      async cancel() {
        leaving.abort();
        await chunks.return();
      },
    },
    // The stream reads nothing ahead.
    { highWaterMark: 0 },
  );
}
