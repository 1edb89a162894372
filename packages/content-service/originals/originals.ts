/** The files that people uploaded, as they were: in a folder, or in a store with copies on this disk. */
import { createHash, type Hash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiError, refuse } from '../../kit/network/api-error.ts';
import type { Claim } from '../../kit/network/work-queue.ts';

/** The folders of originals, below which each is named by the SHA-1 of its bytes. */
export const ORIGINAL_KINDS = ['images', 'files'] as const;
export type OriginalKind = (typeof ORIGINAL_KINDS)[number];

/** An original's size in bytes, and an identity that changes when other bytes take its name. */
export interface OriginalStat {
  size: number;
  identity: string;
}

/** A file on this machine with the bytes of an original. */
export interface LocalOriginal extends OriginalStat {
  path: string;
  /** Whether the bytes were compared with the name already. */
  isChecked: boolean;
}

/** The buffer and the pauses of a background read, so that visitors notice nothing. */
export interface Reading {
  buffer: Buffer<ArrayBuffer>;
  pause(): Promise<void>;
}

/**
 * Stores originals by name, `images/<sha1>-400x200.png` and `files/<sha1>.pdf`, without any knowledge of documents.
 * Methods throw `ApiError` 503 while the location does not answer, and 500 for bytes that do not match their name.
 */
export interface Originals {
  /** The folder for incoming files, on the disk from which `keep` moves them. It is emptied at a start. */
  readonly arriving: string;
  /** How the bytes are looked through: all within so many days, with a pause after each MiB (ms). */
  readonly scrub: { days: number; pause: number };
  /**
   * Moves a flushed file to its name, completely or not at all. It replaces an existing file, which had the same bytes
   * or is repaired so.
   */
  keep(name: string, path: string): Promise<void>;
  /** Keeps a copy of a file under a name, unless one of its size is there: names are hashes, so it is the same file. */
  copyFrom(name: string, path: string): Promise<void>;
  /** Writes an original's bytes to a new file, checked and flushed. Rejects where there is none. */
  copyTo(name: string, path: string): Promise<void>;
  /**
   * Returns a local file with these bytes; undefined where there is no such original. Another call may remove the file,
   * so a later use has to ask again.
   */
  local(name: string, claim: Omit<Claim, 'bytes' | 'pieces'>): Promise<LocalOriginal | undefined>;
  stat(name: string): Promise<OriginalStat | undefined>;
  /** Streams an original from its first to its last byte, both included, as the reader takes it. */
  part(
    name: string,
    bytes: { first: number; last: number },
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>;
  /**
   * Reads an original where it is kept, and returns the SHA-1 of its bytes, and whose they are; undefined where there is none.
   *
   * @param reading of one who reads many: a buffer for all of them, and what is waited for between its fillings
   */
  hash(name: string, reading?: Reading): Promise<{ sha1: string; identity: string } | undefined>;
  /** Yields every original of a kind, by name, with its size where the location tells it. */
  list(kind: OriginalKind): AsyncIterable<{ name: string; size?: number }>;
  close(): Promise<void>;
}

/** An original's name, or what else lies in its folder: `images/<sha1>-400x200.png`, `files/<sha1>.pdf`. */
const ORIGINAL = /^(?:images|files)\/([\da-f]{40})[-.][^/]+$/;

/** The SHA-1 in the name of an original; undefined for any other name. */
export function sha1Of(name: string): string | undefined {
  return ORIGINAL.exec(name)?.[1];
}

/** Refuses what needs a place of originals that does not answer: not a 404, which would say that there is none. */
export function originalsAway(): ApiError {
  const message = 'The store of originals does not answer, come back shortly';
  return refuse(503, 'Service Unavailable', message, { 'retry-after': '5' });
}

/**
 * Returns the error for an original whose bytes do not match its name. No cache stores it, because the file may be
 * restored.
 */
export function originalDamaged(name: string): ApiError {
  const message = `The original ${name} is damaged and has to be restored`;
  return refuse(500, 'Internal Server Error', message);
}

/** A name in a folder for something that arrives; the folder is made. */
export async function arrivingFile(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${randomBytes(12).toString('hex')}.part`);
}

/** Copies a file to a new one, which is on disk when it resolves. */
export async function copyFlushed(source: string, destination: string): Promise<void> {
  const input = await open(source, 'r');
  try {
    const output = await open(destination, 'wx');
    try {
      await output.writeFile(input.createReadStream({ autoClose: false }));
      await output.sync();
    } finally {
      await output.close();
    }
  } finally {
    await input.close();
  }
}

/** Resolves when a file's bytes, or a folder's names, are on disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Computes several hashes of a file in one read. */
export async function hashFile(path: string, ...algorithms: string[]): Promise<string[]> {
  const hashes: Hash[] = algorithms.map((algorithm) => createHash(algorithm));
  for await (const chunk of createReadStream(path)) for (const hash of hashes) hash.update(chunk);
  return hashes.map((hash) => hash.digest('hex'));
}
