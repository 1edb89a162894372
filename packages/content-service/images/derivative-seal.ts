import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** SHA-256 of a computed image, in front of it in its file. */
export const SEAL_BYTES = 32;

export function sealOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Whether a file's content is the one it was sealed with. Reads a chunk at a time. Throws the system's error. */
export async function isSealed(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const seal = Buffer.alloc(SEAL_BYTES);
    const { bytesRead } = await file.read(seal, 0, SEAL_BYTES, 0);
    if (bytesRead < SEAL_BYTES) return false;
    const hash = createHash('sha256');
    const content = createReadStream(path, { fd: file, start: SEAL_BYTES, autoClose: false });
    for await (const chunk of content) hash.update(chunk);
    return hash.digest().equals(seal);
  } finally {
    await file.close();
  }
}
