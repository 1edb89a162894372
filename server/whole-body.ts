/**
 * Reads a request's body: returns the request with its body read to the end and held in memory, or `too large`.
 * For forms: what reads them may read twice, and none has to stop half way through a body whose length was not
 * announced.
 *
 * @throws when the client leaves before the end
 */
export async function wholeBody(
  request: Request,
  maxBytes: number,
): Promise<Request | 'too large'> {
  if (!request.body) return request;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too large';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > maxBytes) return 'too large';
    chunks.push(chunk);
  }
  return new Request(request, { body: Buffer.concat(chunks) });
}
