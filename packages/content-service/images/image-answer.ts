import { streamFile } from '../files/serve-file.ts';
import type { Derivative } from './derivative-cache.ts';

/** Sends a computed image, from its file or from memory; without its body to `HEAD`. */
export function imageAnswer(
  { method }: Request,
  image: Derivative | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  const isInMemory = image instanceof Uint8Array;
  const size = isInMemory ? image.length : image.size;
  const body = isInMemory ? image : streamFile(image.path, image.offset, image.offset + size - 1);
  return new Response(method === 'HEAD' ? null : body, {
    headers: { ...headers, 'content-length': String(size) },
  });
}
