/** Reads a form with a file, `multipart/form-data`, within limits that hold while it is still arriving. */
import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { fileField } from '../form-schema.ts';
import { CV_BYTES } from '../forms/file-refusal.ts';
import {
  FILL_TOKEN_FIELD,
  type FormDescription,
  HONEYPOT_FIELD,
  SUBMISSION_KEY_FIELD,
} from '../forms/form-description.ts';
import { SOURCE_FIELD } from '../forms/source.ts';

/** The bytes of the file field, under the name it was sent with; or why they are not held. */
export type PostedFile = { name: string; bytes: Uint8Array } | { refusal: 'too_large' };

export type Upload = {
  /** Every text field received, also when a later part could not be read. */
  texts: FormData;
  file: PostedFile | undefined;
  /** `too_large`: the whole was, and its end is not read. `broken`: it is no form, or not a whole one. */
  problem: 'too_large' | 'broken' | undefined;
};

/**
 * The most bytes read. A file beyond its limit is read to its end and dropped, so that the fields after it are
 * not lost and the answer is seen: browsers show none to a request they are still sending.
 */
export const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;

const LIMITS = {
  maxFileSize: CV_BYTES,
  /** The file and some generous texts. */
  maxTotalSize: CV_BYTES + 256 * 1024,
  /** Our forms have ten. */
  maxParts: 32,
  /** A name of 255 characters, percent-encoded, twice. */
  maxHeaderSize: 4 * 1024,
};

/** Reads a form with a file. Never rejects: an error is a `problem`, beside all that was read. */
export async function readUpload(form: FormDescription, request: Request): Promise<Upload> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  const reader = new UploadReader(form, boundary ?? '');
  if (boundary === undefined || !request.body) return reader.upload('broken');
  let received = 0;
  try {
    for await (const chunk of request.body) {
      received += chunk.length;
      if (received > MAX_UPLOAD_BYTES) return reader.upload('too_large');
      for (const slice of slices(chunk)) reader.write(slice);
    }
    reader.finish();
  } catch (error) {
    // The connection ended, or the parser met what no browser sends: neither is logged.
    return reader.upload(isTooMuch(error) ? 'too_large' : 'broken');
  }
  return reader.upload(undefined);
}

/** The longest text of one field: people type less; the sum of them is checked where the form is. */
const LONGEST_TEXT = 256 * 1024; // bytes

class TooMuch extends Error {}

function isTooMuch(error: unknown): boolean {
  return (
    error instanceof TooMuch ||
    error instanceof MaxPartsExceededError ||
    error instanceof MaxTotalSizeExceededError
  );
}

class UploadReader {
  readonly #texts = new FormData();
  readonly #textNames: ReadonlySet<string>;
  readonly #fileName: string | undefined;
  readonly #boundary: string;
  readonly #separator: Buffer;
  #file: PostedFile | undefined;
  /** Parts so large that they were dropped. The parser does not say which: one of them may have been the file. */
  #dropped = 0;
  #parts = 0;
  /** The parser; undefined while the rest of a part that is too large goes by. */
  #parser: MultipartParser | undefined;
  /** The end of the previous chunk, in which a separator may have begun. */
  #tail = Buffer.alloc(0);

  constructor(form: FormDescription, boundary: string) {
    this.#fileName = fileField(form)?.[0];
    this.#textNames = new Set(
      [
        ...Object.keys(form.fields),
        SUBMISSION_KEY_FIELD,
        HONEYPOT_FIELD,
        FILL_TOKEN_FIELD,
        SOURCE_FIELD,
      ].filter((name) => name !== this.#fileName),
    );
    this.#boundary = boundary;
    this.#separator = Buffer.from(`\r\n--${boundary}`);
    this.#parser = new MultipartParser(boundary, LIMITS);
  }

  upload(problem: Upload['problem']): Upload {
    if (this.#file || this.#dropped === 0) {
      return { texts: this.#texts, file: this.#file, problem };
    }
    return { texts: this.#texts, file: { refusal: 'too_large' }, problem };
  }

  /** @param slice much smaller than any limit: a part that is too large has not begun in it */
  write(slice: Uint8Array): void {
    const seen = Buffer.concat([this.#tail, slice]);
    if (this.#parser) {
      try {
        this.#parse(this.#parser, slice);
      } catch (error) {
        if (hasEnded(this.#parser)) return;
        if (!(error instanceof MaxFileSizeExceededError)) throw error;
        this.#dropped += 1;
        this.#parser = undefined;
      }
    }
    if (!this.#parser) this.#skipTo(seen);
    this.#tail = seen.subarray(1 - this.#separator.length);
  }

  finish(): void {
    if (!this.#parser) throw new MultipartParseError('A part does not end.');
    this.#parser.finish();
  }

  /** Skips to the separator behind the part that is too large. */
  #skipTo(seen: Buffer): void {
    const end = seen.indexOf(this.#separator);
    if (end === -1) return;
    this.#parser = new MultipartParser(this.#boundary, LIMITS);
    this.#parse(this.#parser, seen.subarray(end + '\r\n'.length));
  }

  #parse(parser: MultipartParser, bytes: Uint8Array): void {
    for (const part of parser.write(bytes)) this.#take(part);
  }

  #take(part: MultipartPart): void {
    this.#parts += 1;
    if (this.#parts > LIMITS.maxParts) throw new TooMuch();
    const { name, filename } = part;
    if (name === undefined) return;
    if (name === this.#fileName) {
      // Browsers send an empty file field as a file without a name.
      if (filename) this.#file ??= { name: filename, bytes: part.bytes };
    } else if (this.#textNames.has(name) && filename === undefined && !this.#texts.has(name)) {
      if (part.size > LONGEST_TEXT) throw new TooMuch();
      this.#texts.append(name, decode(part.bytes));
    }
  }
}

/** Whether the body has ended: the parser takes the line break behind the last boundary for a fault when late. */
function hasEnded(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

const SLICE = 64 * 1024; // bytes

function* slices(chunk: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < chunk.length; start += SLICE) {
    yield chunk.subarray(start, start + SLICE);
  }
}

/** Decodes UTF-8. Other bytes become replacement signs: a text is never refused for its encoding. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** The boundary of a form, of at most 70 characters (RFC 2046 §5.1.1). */
function boundaryOf(contentType: string): string | undefined {
  const match = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType,
  );
  return match?.[1] ?? match?.[2];
}
