/** Reads the directory of a ZIP archive, and trusts it only as far as the bytes confirm it (APPNOTE.TXT 6.3.10). */
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';

export type ZipEntry = {
  name: string;
  method: 'stored' | 'deflated';
  crc: number;
  /** The unpacked size, according to the directory. */
  unpackedSize: number;
  packed: Buffer;
};

export type ZipArchive = {
  entries: readonly ZipEntry[];
  strayBytes: number;
};

/** The reason why an archive is not read: `locked` with a password, or `malformed` in any of a hundred ways. */
export type ZipProblem = 'locked' | 'malformed';

/** The most entries: a document has some dozens. */
const MAX_ENTRIES = 2_000;

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const LOCAL_HEADER_SIZE = 30;
const DIRECTORY_ENTRY_SIZE = 46;
const DIRECTORY_END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;

export function readZip(file: Buffer): ZipArchive | ZipProblem {
  const end = findDirectoryEnd(file);
  if (end === undefined) return 'malformed';
  const count = file.readUInt16LE(end + 10);
  const directorySize = file.readUInt32LE(end + 12);
  let at = file.readUInt32LE(end + 16);
  // The directory must fill the archive: nothing before it, no gaps, one disk. In the 64-bit variant these fields are
  // 0xFFFF, which is over the limit.
  if (count === 0 || count > MAX_ENTRIES || at + directorySize !== end) return 'malformed';
  if (file.readUInt16LE(end + 8) !== count) return 'malformed';

  const entries: (ZipEntry & Extent)[] = [];
  const names = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(file, at, end);
    if (typeof entry === 'string') return entry;
    const key = entry.name.toLowerCase();
    if (names.has(key)) return 'malformed';
    names.add(key);
    entries.push(entry);
    at = entry.next;
  }
  if (at !== end) return 'malformed';
  const strayBytes = bytesBetween(entries, end - directorySize);
  return strayBytes === undefined ? 'malformed' : { entries, strayBytes };
}

/** Whether an archive ends where the file ends, or a few bytes before: other programs may open that archive, although the file begins as another format. */
export function endsWithZip(file: Buffer): boolean {
  return findDirectoryEnd(file) !== undefined;
}

/** The most bytes behind an archive that are nobody's intent: a line break, a ^Z, what a transfer filled up with. */
const BYTES_BEHIND = 16;

function findDirectoryEnd(file: Buffer): number | undefined {
  const first = Math.max(0, file.length - DIRECTORY_END_SIZE - LONGEST_COMMENT - BYTES_BEHIND);
  for (let at = file.length - DIRECTORY_END_SIZE; at >= first; at -= 1) {
    if (file.readUInt32LE(at) !== DIRECTORY_END) continue;
    const behind = file.length - at - DIRECTORY_END_SIZE - file.readUInt16LE(at + 20);
    if (behind >= 0 && behind <= BYTES_BEHIND) return at;
  }
  return undefined;
}

type Extent = {
  /** The position of its local header, and after its last byte. */
  from: number;
  to: number;
  /** The position of the directory's next entry. */
  next: number;
};

function readEntry(file: Buffer, at: number, end: number): (ZipEntry & Extent) | ZipProblem {
  if (at + DIRECTORY_ENTRY_SIZE > end || file.readUInt32LE(at) !== DIRECTORY_ENTRY) {
    return 'malformed';
  }
  const flags = file.readUInt16LE(at + 8);
  if (flags & LOCKED) return 'locked';
  const method = METHODS.get(file.readUInt16LE(at + 10));
  const packedSize = file.readUInt32LE(at + 20);
  const unpackedSize = file.readUInt32LE(at + 24);
  const nameLength = file.readUInt16LE(at + 28);
  const next =
    at +
    DIRECTORY_ENTRY_SIZE +
    nameLength +
    file.readUInt16LE(at + 30) +
    file.readUInt16LE(at + 32);
  const unixMode = file.readUInt16LE(at + 40);
  const from = file.readUInt32LE(at + 42);
  if (!method || next > end || (unixMode & FILE_TYPE) === SYMBOLIC_LINK) return 'malformed';
  if (method === 'stored' && packedSize !== unpackedSize) return 'malformed';

  const rawName = file.subarray(at + DIRECTORY_ENTRY_SIZE, at + DIRECTORY_ENTRY_SIZE + nameLength);
  const name = rawName.toString('utf8');
  if (!isPlainPath(name)) return 'malformed';

  // The local header must equal the directory's entry: otherwise two programs could each believe another one.
  if (from + LOCAL_HEADER_SIZE > end || file.readUInt32LE(from) !== LOCAL_HEADER)
    return 'malformed';
  const localNameLength = file.readUInt16LE(from + 26);
  const localName = file.subarray(
    from + LOCAL_HEADER_SIZE,
    from + LOCAL_HEADER_SIZE + localNameLength,
  );
  if (!localName.equals(rawName)) return 'malformed';
  const start = from + LOCAL_HEADER_SIZE + localNameLength + file.readUInt16LE(from + 28);
  const to = start + packedSize;
  if (to > end) return 'malformed';
  const crc = file.readUInt32LE(at + 16);
  return { name, method, crc, unpackedSize, packed: file.subarray(start, to), from, to, next };
}

const LOCKED = 0b1;
const METHODS: ReadonlyMap<number, ZipEntry['method']> = new Map([
  [0, 'stored'],
  [8, 'deflated'],
]);
const FILE_TYPE = 0xf000;
const SYMBOLIC_LINK = 0xa000;

function isPlainPath(name: string): boolean {
  if (name === '' || /[\0\\:]/.test(name) || name.startsWith('/')) return false;
  return !name.split('/').includes('..');
}

/** The bytes between entries, such as the sizes behind a streamed one; undefined when two entries overlap. */
function bytesBetween(entries: readonly Extent[], directory: number): number | undefined {
  let at = 0;
  let between = 0;
  for (const { from, to } of entries.toSorted((a, b) => a.from - b.from)) {
    if (from < at) return undefined;
    const gap = from - at;
    between += gap <= SIZES_BEHIND ? 0 : gap;
    at = to;
  }
  if (directory < at) return undefined;
  const gap = directory - at;
  return between + (gap <= SIZES_BEHIND ? 0 : gap);
}

/** The longest data descriptor, with its signature and 64-bit sizes (APPNOTE §4.3.9). */
const SIZES_BEHIND = 24; // bytes

/**
 * Unpacks an entry piece by piece, so that no more of it is in memory than the caller keeps.
 * @returns false when it is not of the size or the checksum it said; nothing beyond that size is unpacked.
 */
export async function unpack(entry: ZipEntry, look: (piece: Buffer) => void): Promise<boolean> {
  let size = 0;
  let checksum = 0;
  const take = (piece: Buffer) => {
    size += piece.length;
    if (size > entry.unpackedSize) throw new RangeError('More than the entry said.');
    checksum = crc32(piece, checksum);
    look(piece);
  };
  try {
    if (entry.method === 'stored') take(entry.packed);
    else {
      await pipeline([entry.packed], createInflateRaw(), async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) take(piece);
      });
    }
  } catch {
    return false;
  }
  return size === entry.unpackedSize && checksum === entry.crc;
}
