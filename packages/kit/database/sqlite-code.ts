/** Tells errors of SQLite apart by their result code: https://sqlite.org/rescode.html */

type Code = 'busy' | 'corrupt' | 'full';

/** SQLITE_BUSY, SQLITE_CORRUPT, SQLITE_FULL and SQLITE_NOTADB. */
const CODES = new Map<number, Code>([
  [5, 'busy'],
  [11, 'corrupt'],
  [13, 'full'],
  [26, 'corrupt'],
]);

/** @returns undefined for any other error, of SQLite or not */
export function sqliteCode(error: unknown): Code | undefined {
  if (!(error instanceof Error && 'errcode' in error)) return undefined;
  // The low byte is the primary code; the high bits only add detail.
  return CODES.get(Number(error.errcode) & 0xff);
}
