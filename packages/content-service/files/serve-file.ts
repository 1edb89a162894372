import { type FileHandle, open } from 'node:fs/promises';
import { KEEP_FOREVER, KEEP_NEVER } from '../images/cache-policy.ts';
import { isKnownToClient } from './entity-tag.ts';

const CHUNK_BYTES = 128 * 1024;

export interface ServedFile {
  /** The file's path, or a function that opens the bytes from the first to the last, both included. */
  bytes: string | ((first: number, last: number) => Promise<ReadableStream<Uint8Array>>);
  /** The size in bytes. */
  size: number;
  /** A strong ETag, with its quotes. */
  etag: string;
  headers: Record<string, string>;
  /** The `Cache-Control`; immutable for ever when absent. */
  cacheControl?: string;
}

/** The first and the last byte, both included. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part a `Range` header asks of `size` bytes (RFC 9110 §14).
 * `whole` when the header is to be ignored, as the standard has it: absent, malformed, of another unit, or of
 * several ranges (players ask for one; many small ones are an attack). `unsatisfiable` when no byte of ours is
 * in it.
 */
function parseByteRange(
  header: string | null,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'unsatisfiable' : { first, last };
}

/** Answers with an immutable file: 304, a part (206, 416), or all of it, streamed as the client takes it. */
export async function serveFile(
  request: Request,
  { bytes, size, etag, headers, cacheControl = KEEP_FOREVER }: ServedFile,
): Promise<Response> {
  const common = {
    ...headers,
    etag,
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
  };
  if (isKnownToClient(request, etag)) return new Response(null, { status: 304, headers: common });

  const range = parseByteRange(rangeAskedFor(request, etag), size);
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...common, 'cache-control': KEEP_NEVER, 'content-range': `bytes */${size}` },
    });
  }
  const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range;
  const answer = {
    status: range === 'whole' ? 200 : 206,
    headers: { ...common, 'content-length': String(last - first + 1) },
  };
  const open = typeof bytes === 'string' ? streamFile.bind(undefined, bytes) : bytes;
  const body = request.method === 'HEAD' || size === 0 ? null : await open(first, last);
  if (range === 'whole') return new Response(body, answer);
  return new Response(body, {
    ...answer,
    headers: { ...answer.headers, 'content-range': `bytes ${first}-${last}/${size}` },
  });
}

/** A range is for GET only, and only of the bytes the client already has a part of. */
function rangeAskedFor(request: Request, etag: string): string | null {
  if (request.method !== 'GET') return null;
  const condition = request.headers.get('if-range');
  return condition === null || condition === etag ? request.headers.get('range') : null;
}

/** A part of a file, from its first to its last byte, read a chunk at a time as the client takes it. */
export function streamFile(
  path: string,
  first: number,
  last: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let file: FileHandle | undefined;
  let position = first;
  const close = async () => {
    await file?.close();
    file = undefined;
  };
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          file ??= await open(path);
          const chunk = new Uint8Array(Math.min(CHUNK_BYTES, last - position + 1));
          const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
          if (bytesRead === 0) throw new Error(`${path} is shorter than it was`);
          controller.enqueue(chunk.subarray(0, bytesRead));
          position += bytesRead;
        } catch (error) {
          await close();
          throw error;
        }
        if (position > last) {
          await close();
          controller.close();
        }
      },
      cancel: close,
    },
    // The stream opens the file at the client's first read, and reads nothing ahead.
    { highWaterMark: 0 },
  );
}
