/** Makes 16 random bytes in hexadecimal. `crypto.randomUUID()` is missing on pages served without TLS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
