/**
 * Reads the directory and the streams of a compound file ([MS-CFB]). Every walk is bounded by the file's size: a cyclic
 * chain or tree ends there.
 */

/** A stream or a storage, without what lies in it. */
export type CompoundEntry = {
  /** The path from the root, in lower case, as names are compared ([MS-CFB] §2.6.4): `macros/vba/dir`. */
  path: string;
  kind: 'stream' | 'storage';
  first: number;
  /** The size in bytes, according to the directory. */
  size: number;
};

export type CompoundFile = {
  entries: readonly CompoundEntry[];
  /** Bytes of a stream from a place to before another; fewer where the file ends or its chain breaks. */
  read: (entry: CompoundEntry, start: number, end: number) => Buffer;
};

/** [MS-CFB] §2.2: what a compound file begins with. */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_SIZE = 512;
const ENTRY_SIZE = 128;
const MINI_SECTOR_SIZE = 64;
/** The size below which a stream is part of the mini stream. */
const MINI_STREAM_CUTOFF = 4096;
/** The first sector number that is a mark, as are all after it: the end of a chain, a free sector. */
const FIRST_MARK = 0xffff_fffa;
/** The places of FAT sectors that the header has room for. */
const PLACES_IN_HEADER = 109;

export function isCompoundFile(file: Buffer): boolean {
  return file.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}

/** Reads the directory; undefined when the file has the signature alone, or no root. */
export function readCompoundFile(file: Buffer): CompoundFile | undefined {
  if (!isCompoundFile(file) || file.length < HEADER_SIZE) return undefined;
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectors = new Sectors(file, 1 << shift);

  const directory = sectors.bytes(sectors.chain(file.readUInt32LE(48)));
  const root = entryAt(directory, 0);
  if (root?.type !== ROOT) return undefined;
  const miniFat = sectors.bytes(sectors.chain(file.readUInt32LE(60)));
  const miniStream = sectors.chain(root.first);

  const read: CompoundFile['read'] = ({ first, size }, start, end) => {
    const upTo = Math.min(end, size);
    if (size >= MINI_STREAM_CUTOFF) {
      return sectors.bytes(sectors.chain(first, upTo)).subarray(start, upTo);
    }
    const pieces = chain(first, Math.ceil(upTo / MINI_SECTOR_SIZE), (sector) =>
      numberAt(miniFat, sector),
    ).map((sector) => sectors.slice(miniStream, sector * MINI_SECTOR_SIZE, MINI_SECTOR_SIZE));
    return Buffer.concat(pieces).subarray(start, upTo);
  };
  return { entries: entriesBelow(directory, root.child), read };
}

class Sectors {
  readonly #file: Buffer;
  readonly #size: number;
  /** The sectors of the FAT, in its order. */
  readonly #fat: readonly number[];

  constructor(file: Buffer, size: number) {
    this.#file = file;
    this.#size = size;
    this.#fat = this.#placesOfFat();
  }

  /** The sectors of a chain, no more than hold so many bytes. */
  chain(first: number, bytes = Number.POSITIVE_INFINITY): number[] {
    const most = Math.min(Math.ceil(bytes / this.#size), this.#count());
    return chain(first, most, (sector) => this.#next(sector));
  }

  bytes(sectors: readonly number[]): Buffer {
    return Buffer.concat(sectors.map((sector) => this.#sector(sector)));
  }

  /** Bytes of a stream, which lie in one of its sectors. */
  slice(sectors: readonly number[], start: number, length: number): Buffer {
    const sector = sectors[Math.floor(start / this.#size)];
    if (sector === undefined) return Buffer.alloc(0);
    const at = start % this.#size;
    return this.#sector(sector).subarray(at, at + length);
  }

  #count(): number {
    return Math.ceil(this.#file.length / this.#size);
  }

  #sector(sector: number): Buffer {
    const start = (sector + 1) * this.#size;
    return this.#file.subarray(start, start + this.#size);
  }

  #next(sector: number): number {
    const numbers = this.#size / 4;
    const place = this.#fat[Math.floor(sector / numbers)];
    return place === undefined ? FIRST_MARK : numberAt(this.#sector(place), sector % numbers);
  }

  /** The header names the first sectors of the FAT, a chain of sectors (DIFAT, §2.5) the others. */
  #placesOfFat(): number[] {
    const header = this.#file.subarray(76, 76 + PLACES_IN_HEADER * 4);
    const places = Array.from({ length: PLACES_IN_HEADER }, (_, index) => numberAt(header, index));
    const inSector = this.#size / 4 - 1;
    const difat = chain(this.#file.readUInt32LE(68), this.#count(), (sector) =>
      numberAt(this.#sector(sector), inSector),
    );
    for (const sector of difat) {
      const numbers = this.#sector(sector);
      for (let index = 0; index < inSector; index += 1) places.push(numberAt(numbers, index));
    }
    const ends = places.findIndex((place) => place >= FIRST_MARK);
    return places.slice(0, Math.min(ends === -1 ? places.length : ends, this.#count()));
  }
}

/** The numbers from the first on, until a mark, a number for the second time, or so many. */
function chain(first: number, most: number, next: (number: number) => number): number[] {
  const numbers = new Set<number>();
  for (let at = first; at < FIRST_MARK && numbers.size < most; at = next(at)) {
    if (numbers.has(at)) break;
    numbers.add(at);
  }
  return [...numbers];
}

function numberAt(bytes: Buffer, index: number): number {
  return (index + 1) * 4 <= bytes.length ? bytes.readUInt32LE(index * 4) : FIRST_MARK;
}

const STORAGE = 1;
const STREAM = 2;
const ROOT = 5;

type DirectoryEntry = {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  first: number;
  size: number;
};

/** Reads an entry of the directory ([MS-CFB] §2.6.1). */
function entryAt(directory: Buffer, index: number): DirectoryEntry | undefined {
  const entry = directory.subarray(index * ENTRY_SIZE, (index + 1) * ENTRY_SIZE);
  if (entry.length < ENTRY_SIZE) return undefined;
  const nameLength = Math.min(Math.max(0, entry.readUInt16LE(64) - 2), 62);
  return {
    name: entry.toString('utf16le', 0, nameLength).toLowerCase(),
    type: entry.readUInt8(66),
    left: entry.readUInt32LE(68),
    right: entry.readUInt32LE(72),
    child: entry.readUInt32LE(76),
    first: entry.readUInt32LE(116),
    size: entry.readUInt32LE(120),
  };
}

/** The deepest storage that is named by its whole path; Word's own are three deep. */
const DEEPEST = 16;

/**
 * Lists the entries below the root: siblings are a tree, and each storage has its own. Entries outside any tree are
 * listed as if in the root: a reader that repairs files may find them too.
 */
function entriesBelow(directory: Buffer, first: number): CompoundEntry[] {
  const entries: CompoundEntry[] = [];
  const visited = new Set([0]);
  const starts = Array.from({ length: directory.length / ENTRY_SIZE }, (_, index) => index);
  for (const start of [first, ...starts]) {
    const open = [{ index: start, folder: '', depth: 0 }];
    for (let at = open.pop(); at; at = open.pop()) {
      const { index, folder, depth } = at;
      const entry = visited.has(index) ? undefined : entryAt(directory, index);
      if (!entry) continue;
      visited.add(index);
      if (entry.type !== STORAGE && entry.type !== STREAM) continue;
      open.push({ index: entry.left, folder, depth }, { index: entry.right, folder, depth });
      const path = `${folder}${entry.name}`;
      const kind = entry.type === STREAM ? 'stream' : 'storage';
      entries.push({ path, kind, first: entry.first, size: entry.size });
      if (kind === 'stream') continue;
      const below = depth < DEEPEST ? `${path}/` : folder;
      open.push({ index: entry.child, folder: below, depth: depth + 1 });
    }
  }
  return entries;
}
