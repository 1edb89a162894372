import { setTimeout as pause } from 'node:timers/promises';
import { badRequest, payloadTooLarge } from './api-error.ts';
import { bodyOf } from './body-of.ts';
import { parseJson } from './parse-json.ts';

/** The bytes of a body over the limit that are still read and discarded, and for how long. */
const MOST_DISCARDED = 16 * 1024 * 1024; // bytes
const LONGEST_DISCARD = 500; // ms

/**
 * Reads a JSON body while counting it: a caller who lies about its length, or gives none, is
 * stopped at the cap all the same. Throws `ApiError` 413, 400 for what `parseJson` refuses, or 499
 * when the client left before the end.
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const body = bodyOf(request);
  const refuse = async () => {
    await discard(body);
    throw payloadTooLarge(`The request body is larger than ${maxBytes} bytes`);
  };
  if (Number(request.headers.get('content-length')) > maxBytes) return refuse();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await body.next(); !next.done; next = await body.next()) {
    size += next.value.length;
    if (size > maxBytes) return refuse();
    chunks.push(next.value);
  }
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw badRequest(`The request body is not valid JSON: ${reason}`);
  }
}

/** Reads what follows: a connection that is closed with bytes unread is reset, and its caller may never see the answer. */
async function discard(body: AsyncIterable<Uint8Array>): Promise<void> {
  async function read() {
    let size = 0;
    for await (const { length } of body) {
      size += length;
      if (size > MOST_DISCARDED) return;
    }
  }
  const timer = new AbortController();
  const late = pause(LONGEST_DISCARD, undefined, { signal: timer.signal });
  await Promise.race([read(), late]).catch(() => {});
  timer.abort();
  await late.catch(() => {});
}
