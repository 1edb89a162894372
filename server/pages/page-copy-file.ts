/** The file that holds the copy of a page: the hash of the rest, a line that says what the page is, its body. */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { z } from 'zod';

export const COPY = '.page';

/** The largest head of a file, which describes the page. */
const MAX_HEAD = 64 * 1024; // bytes

const head = z.object({
  name: z.string(),
  build: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  digest: z.string(),
  madeOf: z.array(z.string()),
});
export type Head = z.infer<typeof head>;

/** The file of a page: a hash, because an address may be longer than a file name and hold what a file name may not. */
export function fileOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 40) + COPY;
}

export function encoded(described: Head, body: Buffer): Buffer {
  const rest = Buffer.concat([Buffer.from(`${JSON.stringify(described)}\n`), body]);
  return Buffer.concat([Buffer.from(`${hashOf(rest)}\n`), rest]);
}

/** Decodes a file; undefined when its bytes differ from those written. */
export function decoded(bytes: Buffer): { head: Head; body: Buffer } | undefined {
  const rest = bytes.subarray(bytes.indexOf('\n') + 1);
  if (bytes.subarray(0, bytes.indexOf('\n')).toString() !== hashOf(rest)) return undefined;
  const described = headIn(bytes);
  return described && { head: described, body: rest.subarray(rest.indexOf('\n') + 1) };
}

function headIn(bytes: Buffer): Head | undefined {
  const start = bytes.indexOf('\n') + 1;
  try {
    return head.parse(JSON.parse(bytes.toString('utf8', start, bytes.indexOf('\n', start))));
  } catch {
    return undefined;
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Reads a file's head, unchecked: the whole is checked when it is read. */
export async function readHead(path: string): Promise<Head | undefined> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_HEAD), 0, MAX_HEAD, 0);
  return headIn(buffer.subarray(0, bytesRead));
}
