/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part a `Range` header asks of `size` bytes (RFC 9110 §14).
 * `whole` when the header is to be ignored, as the standard has it: absent, malformed, of another unit, or of
 * several ranges (players ask for one; many small ones are an attack). `unsatisfiable` when no byte of ours is
 * in it.
 */
export function parseByteRange(
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
