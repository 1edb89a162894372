import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../kit/network/parse-json.ts';
import { ArchiveError } from './archive-error.ts';
import { archivedFile } from './archived-file.ts';

/** The most bytes of one document's line or file. A long article with all its parts has 200 kB. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;
/** The most bytes of all documents: they are held in memory until the one transaction at the end. */
const MAX_TOTAL_BYTES = 256 * 1024 * 1024;

const NEWLINE = 0x0a;

const ArchivedDocument = z.looseObject({
  _id: z.string().min(1).optional(),
  _type: z.string().min(1),
  _createdAt: z.iso.datetime({ offset: true }).optional(),
  _updatedAt: z.iso.datetime({ offset: true }).optional(),
});

export interface ArchivedDocument {
  /** The place of the document in the archive: `data.ndjson, line 3` or `documents/home.json`. */
  place: string;
  document: { _id: string; _type: string; [field: string]: unknown };
}

/**
 * Reads `data.ndjson`, one document a line, empty lines skipped; or else `documents/`, one in each file that ends in `.json`.
 * Throws `ArchiveError`.
 */
export async function* readDocuments(folder: string): AsyncGenerator<ArchivedDocument> {
  for await (const { place, text } of readTexts(folder)) {
    if (text.trim() === '') continue;
    const parsed = ArchivedDocument.safeParse(parseText(place, text));
    if (!parsed.success) throw new ArchiveError(`${place}: ${z.prettifyError(parsed.error)}`);
    // `_rev` is dropped: it names a transaction of the dataset that the archive came from.
    const { _rev, _id = idOf(text), ...fields } = parsed.data;
    yield { place, document: { _id, ...fields } };
  }
}

async function* readTexts(folder: string): AsyncGenerator<{ place: string; text: string }> {
  if (existsSync(join(folder, 'data.ndjson'))) {
    yield* readLines(await archivedFile(folder, 'data.ndjson'));
  } else if (existsSync(join(folder, 'documents'))) {
    yield* readFiles(folder);
  } else {
    throw new ArchiveError(`${folder} is no archive: neither data.ndjson nor documents/`);
  }
}

function parseText(place: string, text: string): unknown {
  try {
    const value = parseJson(text);
    // A field named `__proto__` would get lost here, but not in another program that reads the same file.
    if (Object.hasOwn(Object(value), '__proto__')) throw new SyntaxError('a field named __proto__');
    return value;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArchiveError(`${place}: not valid JSON (${reason})`);
  }
}

/** The id of a document that brings none: its text alone makes it, so that a second import changes nothing. */
function idOf(text: string): string {
  return createHash('sha1').update(text.trim()).digest('hex').slice(0, 22);
}

async function* readFiles(folder: string): AsyncGenerator<{ place: string; text: string }> {
  let total = 0;
  const names = (await readdir(join(folder, 'documents'))).filter((name) => name.endsWith('.json'));
  for (const name of names.sort()) {
    const place = `documents/${name}`;
    const file = await archivedFile(folder, place);
    const { size } = await stat(file);
    if (size > MAX_LINE_BYTES) throw tooLong(place);
    total += size;
    if (total > MAX_TOTAL_BYTES) throw tooLarge('documents/');
    yield { place, text: decode(place, await readFile(file)) };
  }
}

async function* readLines(file: string): AsyncGenerator<{ place: string; text: string }> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 0;
  let total = 0;
  for await (const chunk of createReadStream(file)) {
    total += chunk.length;
    if (total > MAX_TOTAL_BYTES) {
      throw tooLarge('data.ndjson');
    }
    let bytes = Buffer.concat([rest, chunk]);
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE)) {
      line += 1;
      const place = placeOf(line);
      yield { place, text: decode(place, bytes.subarray(0, end)) };
      bytes = bytes.subarray(end + 1);
    }
    rest = bytes;
    refuseTooLong(placeOf(line + 1), rest);
  }
  const last = placeOf(line + 1);
  if (rest.length > 0) yield { place: last, text: decode(last, rest) };
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(place: string, bytes: Buffer): string {
  refuseTooLong(place, bytes);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ArchiveError(`${place}: not valid UTF-8`);
  }
}

function placeOf(line: number): string {
  return `data.ndjson, line ${line}`;
}

function refuseTooLong(place: string, bytes: Buffer): void {
  if (bytes.length > MAX_LINE_BYTES) throw tooLong(place);
}

function tooLong(place: string): ArchiveError {
  return new ArchiveError(`${place}: longer than ${MAX_LINE_BYTES} bytes`);
}

function tooLarge(name: string): ArchiveError {
  return new ArchiveError(`${name} is larger than ${MAX_TOTAL_BYTES} bytes`);
}
