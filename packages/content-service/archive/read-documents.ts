import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../../kit/network/parse-json.ts';
import { ArchiveError } from './archive-error.ts';

/** One document's line, in bytes. A long article with everything in it is 200 kB. */
const MAX_LINE_BYTES = 4 * 1024 * 1024;
/** All lines together, in bytes: they are held in memory until the one transaction at the end. */
const MAX_TOTAL_BYTES = 256 * 1024 * 1024;

const NEWLINE = 0x0a;

const ArchivedDocument = z.looseObject({
  _id: z.string().min(1).optional(),
  _type: z.string().min(1),
  _createdAt: z.iso.datetime({ offset: true }).optional(),
  _updatedAt: z.iso.datetime({ offset: true }).optional(),
});

export interface ArchivedDocument {
  line: number;
  document: { _id: string; _type: string; [field: string]: unknown };
}

/** Reads `data.ndjson`, one document a line, empty lines skipped. Throws `ArchiveError`. */
export async function* readDocuments(file: string): AsyncGenerator<ArchivedDocument> {
  for await (const { line, text } of readLines(file)) {
    if (text.trim() === '') continue;
    const parsed = ArchivedDocument.safeParse(parseLine(line, text));
    if (!parsed.success) {
      throw new ArchiveError(`data.ndjson, line ${line}: ${z.prettifyError(parsed.error)}`);
    }
    // `_rev` names a transaction of the dataset it came from.
    const { _rev, _id = idOf(text), ...fields } = parsed.data;
    yield { line, document: { _id, ...fields } };
  }
}

function parseLine(line: number, text: string): unknown {
  try {
    const value = parseJson(text);
    // It would be left out here, and not by who reads the same file after us.
    if (Object.hasOwn(Object(value), '__proto__')) throw new SyntaxError('a field named __proto__');
    return value;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ArchiveError(`data.ndjson, line ${line}: not valid JSON (${reason})`);
  }
}

/** The same line gets the same id, so that a second import changes nothing. */
function idOf(text: string): string {
  return createHash('sha1').update(text.trim()).digest('hex').slice(0, 22);
}

async function* readLines(file: string): AsyncGenerator<{ line: number; text: string }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest: Buffer = Buffer.alloc(0);
  let line = 0;
  let total = 0;
  for await (const chunk of createReadStream(file)) {
    total += chunk.length;
    if (total > MAX_TOTAL_BYTES) {
      throw new ArchiveError(`data.ndjson is larger than ${MAX_TOTAL_BYTES} bytes`);
    }
    let bytes = Buffer.concat([rest, chunk]);
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE)) {
      line += 1;
      yield { line, text: decode(decoder, line, bytes.subarray(0, end)) };
      bytes = bytes.subarray(end + 1);
    }
    rest = bytes;
    refuseTooLong(line + 1, rest);
  }
  if (rest.length > 0) yield { line: line + 1, text: decode(decoder, line + 1, rest) };
}

function decode(decoder: TextDecoder, line: number, bytes: Buffer): string {
  refuseTooLong(line, bytes);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ArchiveError(`data.ndjson, line ${line}: not valid UTF-8`);
  }
}

function refuseTooLong(line: number, bytes: Buffer): void {
  if (bytes.length <= MAX_LINE_BYTES) return;
  throw new ArchiveError(`data.ndjson, line ${line}: longer than ${MAX_LINE_BYTES} bytes`);
}
