import { badRequest, payloadTooLarge } from './api-error.ts';
import { bodyOf } from './body-of.ts';
import { parseJson } from './parse-json.ts';

/**
 * Reads a JSON body while counting it: a caller who lies about its length, or gives none, is
 * stopped at the cap all the same. Throws `ApiError` 413, 400 for what `parseJson` refuses, or 499
 * when the client left before the end.
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const tooLarge = () => payloadTooLarge(`The request body is larger than ${maxBytes} bytes`);
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyOf(request)) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw badRequest(`The request body is not valid JSON: ${reason}`);
  }
}
