// Prints what SQLite finds wrong with a database file, and nothing when it is whole. A process of its own: the check
// reads the whole file in one call, and a file that is damaged enough can end the program that reads it.
import { DatabaseSync } from 'node:sqlite';

/** The number of problems reported: one proves the damage. */
const MOST_PROBLEMS = 3;
const CORRUPT = new Set([11, 26]); // SQLITE_CORRUPT and SQLITE_NOTADB, https://sqlite.org/rescode.html

try {
  const database = new DatabaseSync(process.argv[2] ?? '', { readOnly: true, timeout: 5_000 });
  const rows = database.prepare(`PRAGMA quick_check(${MOST_PROBLEMS})`).all();
  for (const { quick_check: problem } of rows) if (problem !== 'ok') console.log(problem);
} catch (error) {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  if (!CORRUPT.has(code)) throw error;
  console.log(String(error));
}
