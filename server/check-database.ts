// Prints what SQLite finds wrong with a database file, and nothing when the file is whole. It is a process of its own:
// the check reads the whole file in one call, and a badly damaged file can crash the program that reads it.
import { DatabaseSync } from 'node:sqlite';
import { sqliteCode } from '../packages/kit/database/sqlite-code.ts';

/** The number of problems reported: one proves the damage. */
const MOST_PROBLEMS = 3;

try {
  const database = new DatabaseSync(process.argv[2] ?? '', { readOnly: true, timeout: 5_000 });
  const rows = database.prepare(`PRAGMA quick_check(${MOST_PROBLEMS})`).all();
  for (const { quick_check: problem } of rows) if (problem !== 'ok') console.log(problem);
} catch (error) {
  if (sqliteCode(error) !== 'corrupt') throw error;
  console.log(String(error));
}
