import type { IncomingMessage } from 'node:http';
import { type Bucket, StoreError } from './bucket.ts';

/** A part of an object of a store. */
export interface ObjectPart {
  name: string;
  first: number;
  last: number;
  /** The ETag of the object being read: a replaced object is not read on. */
  etag: string;
  signal: AbortSignal;
}

/** The times in a row a reading that was cut is taken up again where it was. */
const RESUMPTIONS = 3;

/**
 * Reads a part of an object as its reader takes it. Where the connection was cut, also because the reader paused for longer
 * than the store may be silent, it goes on over another one. Throws `StoreError`.
 *
 * @param answer that of the first request, where it was sent already
 */
export async function* readObject(
  bucket: Bucket,
  { name, first, last, etag, signal }: ObjectPart,
  answer?: IncomingMessage,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  let position = first;
  let cut = 0;
  let opened = answer;
  try {
    while (position <= last) {
      opened ??= await bucket.get(name, { first: position, last, etag, signal });
      if (!opened) throw new StoreError('the object is gone');
      const chunk = await nextChunk(opened);
      signal.throwIfAborted();
      if (chunk && position + chunk.length <= last + 1) {
        position += chunk.length;
        cut = 0;
        yield new Uint8Array(chunk);
        continue;
      }
      opened.destroy();
      opened = undefined;
      cut += 1;
      if (cut > RESUMPTIONS) throw new StoreError('its answers are cut');
    }
  } finally {
    // A connection whose answer was read to its end is reused by the next request.
    if (position <= last) opened?.destroy();
    else opened?.resume();
  }
}

/** The next bytes of an answer; undefined where it ended or was cut. */
async function nextChunk(answer: IncomingMessage): Promise<Buffer | undefined> {
  for (;;) {
    const chunk: unknown = answer.read();
    if (chunk instanceof Buffer) return chunk;
    if (answer.readableEnded || answer.destroyed) return undefined;
    await readable(answer);
  }
}

function readable(answer: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const events = ['readable', 'end', 'close'] as const;
  for (const event of events) answer.once(event, resolve);
  return promise.finally(() => {
    for (const event of events) answer.off(event, resolve);
  });
}
