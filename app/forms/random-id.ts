/** 16 random bytes in hexadecimal. Not `crypto.randomUUID()`, which pages served without TLS do not have. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
