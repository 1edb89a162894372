import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { badRequest, payloadTooLarge } from '../../kit/network/api-error.ts';
import { bodyOf } from '../../kit/network/body-of.ts';

export interface ReceivedFile {
  path: string;
  /** SHA-1, in hexadecimal. */
  hash: string;
  size: number;
}

/**
 * Writes a request's body to a file of its own, counting and hashing on the way: no more of it is in
 * memory than one chunk. Throws `ApiError` 413 past the limit, 400 for nothing, 499 when the client left
 * before the end; whatever it throws, the file is gone.
 */
export async function receiveFile(
  request: Request,
  folder: string,
  maxBytes: number,
): Promise<ReceivedFile> {
  const tooLarge = () => payloadTooLarge(`The file is larger than the ${maxBytes} bytes allowed`);
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge();
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomBytes(12).toString('hex')}.part`);
  const hash = createHash('sha1');
  let size = 0;
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of bodyOf(request)) {
        size += chunk.length;
        if (size > maxBytes) throw tooLarge();
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      if (size === 0) throw badRequest('The file is empty');
      // The document that names it must not outlive it in a power cut.
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, hash: hash.digest('hex'), size };
}
