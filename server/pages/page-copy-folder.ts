/** The folder of page copies: which ones an earlier process left, and up to where invalidations have been followed. */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COPY, fileOf, type Head, readHead } from './page-copy-file.ts';

export const UNFINISHED = '.unfinished';
const SEEN = 'seen';

/** The position while it is unknown, such as the revision of comments when their database is unavailable. */
export const UNKNOWN_POSITION = '?';

/** The number of files opened at once at the start, to read their heads. */
const OPENED_AT_ONCE = 32;

/** A copy on disk. */
export type StoredCopy = Pick<Head, 'build' | 'digest' | 'madeOf'> & {
  bytes: number;
  isDocument: boolean;
};

export function storedCopyOf({ build, digest, madeOf, headers }: Head, bytes: number): StoredCopy {
  const type = new Headers(headers).get('content-type') ?? '';
  return { build, digest, madeOf, bytes, isDocument: type.startsWith('text/html') };
}

type FolderOptions = {
  directory: string;
  /** The place in the content's history: words with a space between, of which `UNKNOWN_POSITION` may be any. */
  seen: string;
  warn(message: string, details: Record<string, unknown>): void;
};

/**
 * Lists the copies an earlier process kept at this place of the content's history, the least recently written first.
 * Those of another place are deleted, and its unfinished files. One that cannot be read is passed over: it can be made
 * again.
 *
 * @throws when the directory cannot be made or read
 */
export async function openCopyFolder(options: FolderOptions): Promise<[string, StoredCopy][]> {
  const { directory, seen } = options;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const before = await readFile(join(directory, SEEN), 'utf8').catch(() => undefined);
  if (before === undefined || !maybeSame(before, seen)) {
    for (const file of await readdir(directory)) await rm(join(directory, file), { force: true });
    await writeFile(join(directory, SEEN), seen, { mode: 0o600 });
  }
  return readHeads(options);
}

function maybeSame(before: string, seen: string): boolean {
  const [there, here] = [before.split(' '), seen.split(' ')];
  return (
    there.length === here.length &&
    here.every((word, at) => word === UNKNOWN_POSITION || word === there[at])
  );
}

type NamedCopy = { name: string; stored: StoredCopy; written: number };

async function readHeads({ directory, warn }: FolderOptions): Promise<[string, StoredCopy][]> {
  const files = await readdir(directory);
  const copies: NamedCopy[] = [];
  for (let start = 0; start < files.length; start += OPENED_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + OPENED_AT_ONCE).map(async (file) => {
        try {
          const copy = await readCopy(directory, file);
          if (copy) copies.push(copy);
        } catch (error) {
          warn('a cached page could not be read', { file, problem: String(error) });
        }
      }),
    );
  }
  return copies
    .toSorted((one, other) => one.written - other.written)
    .map(({ name, stored }) => [name, stored]);
}

/** Reads which page a file of the folder holds; removes the file that holds none. */
async function readCopy(directory: string, file: string): Promise<NamedCopy | undefined> {
  const path = join(directory, file);
  const described = file.endsWith(COPY) ? await readHead(path) : undefined;
  const isCopy = described && fileOf(described.name) === file;
  if (!isCopy && (file.endsWith(COPY) || file.endsWith(UNFINISHED)))
    await rm(path, { force: true });
  if (!isCopy) return undefined;
  const { size, mtimeMs } = await stat(path);
  return { name: described.name, stored: storedCopyOf(described, size), written: mtimeMs };
}

type PositionOptions = {
  directory: string;
  /** Resolves once the files invalidated so far are gone; false when one of them is still there. */
  removed(): Promise<boolean>;
  warn(message: string, details: Record<string, unknown>): void;
};

/** Writes down up to which place of the content's history invalidations have been followed, the last of several. */
export function createPositionRecord({ directory, removed, warn }: PositionOptions) {
  const unfinished = join(directory, SEEN + UNFINISHED);
  let settling: Promise<void> | undefined;
  let unsettled: string | undefined;

  async function write(): Promise<void> {
    while (unsettled !== undefined) {
      const seen = unsettled;
      unsettled = undefined;
      // After a failed removal the position is not recorded: the next start finds another one and uses no copy.
      if (!(await removed())) continue;
      try {
        await writeFile(unfinished, seen, { mode: 0o600 });
        await rename(unfinished, join(directory, SEEN));
      } catch (error) {
        warn('pages cannot be kept on disk', { problem: String(error) });
      }
    }
  }

  return {
    confirmRevision(seen: string): void {
      unsettled = seen;
      settling ??= write().finally(() => {
        settling = undefined;
      });
    },
    settled: async (): Promise<void> => settling,
  };
}
