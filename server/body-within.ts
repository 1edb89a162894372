/**
 * Reads the body of another server's answer to its end. The bytes are counted as they come, and inflated: a length that
 * is announced may lie.
 * @param most bytes
 * @throws what breaks the connection, or for more bytes; either ends the connection too
 */
export async function bodyWithin(
  { body }: { body: ReadableStream<Uint8Array> | null },
  most: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Throwing out of the loop cancels the stream, and so closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) throw new Error(`answered more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
