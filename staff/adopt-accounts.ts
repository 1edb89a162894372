/** Moves the accounts of an earlier version, which stored them in the content database, into the staff database. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { z } from 'zod';
import { goOnNumbering } from '../packages/kit/database/copy-tables.ts';
import type { DatabaseOptions } from '../packages/kit/database/database.ts';
import { inTransaction, openStaffDatabase, type StaffDatabase } from './database.ts';

/** The tables' names then and now, so that no row refers to a later one. Columns have the same names, but for one. */
const TABLES = [
  ['people', 'people'],
  ['sessions', 'sessions'],
  ['links', 'links'],
  ['programs', 'programs'],
  ['audit', 'staff_audit'],
  ['passkeys', 'passkeys'],
  ['authenticator_apps', 'authenticator_apps'],
  ['recovery_codes', 'recovery_codes'],
  ['devices', 'devices'],
] as const;

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const BATCH = 200;

const Id = z.object({ id: z.string() });

/**
 * Moves the accounts; call while no process serves the content. It happens once: the content database is
 * emptied of accounts when all are on disk in the other one. A crash between the two leaves both, and the next
 * call only empties.
 *
 * @param contentFile of any earlier version; absent before the first start
 * @returns how many people were moved
 */
export async function adoptAccounts(
  contentFile: string,
  database: DatabaseOptions,
): Promise<number> {
  if (!existsSync(contentFile)) return 0;
  const content = new DatabaseSync(contentFile, { timeout: 5_000 });
  try {
    content.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    const ids = rowsOf(content, 'people').map((row) => Id.parse(row).id);
    if (ids.length === 0) return 0;
    const db = await openStaffDatabase(database, () => {});
    try {
      await inTransaction(db, (staff) => copy(content, staff, ids));
    } finally {
      await db.destroy();
    }
    empty(content);
    return ids.length;
  } finally {
    content.close();
  }
}

async function copy(
  content: DatabaseSync,
  staff: StaffDatabase,
  ids: readonly string[],
): Promise<void> {
  const existing = await staff.selectFrom('people').select('id').where('id', 'in', ids).execute();
  // The accounts are copied all or not at all: copied ones may have changed since, and stay.
  if (existing.length > 0) return;
  for (const [from, to] of TABLES) {
    const rows = rowsOf(content, from);
    const columns = Object.keys(rows[0] ?? {});
    // In earlier versions a person had a single role: it becomes a list of one.
    const names = columns.map((column) => sql.ref(column === 'role' ? 'roles' : column));
    for (let first = 0; first < rows.length; first += BATCH) {
      const tuples = rows
        .slice(first, first + BATCH)
        .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
      await sql`insert into ${sql.table(to)} (${sql.join(names)})
        values ${sql.join(tuples)}`.execute(staff);
    }
  }
  await goOnNumbering(staff, 'staff_audit', 'sequence');
  // Earlier versions did not end a token with the account of the person who made it.
  await sql`update programs set token_hash = null,
      revoked = (select removed from people where people.id = created_by)
    where revoked is null and created_by in (select id from people where removed is not null)`.execute(
    staff,
  );
}

/** The rows of a table; none where the version had no such table. */
function rowsOf(content: DatabaseSync, table: string) {
  const schemaRow = content
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?")
    .get(table);
  return schemaRow ? content.prepare(`SELECT * FROM ${table}`).all() : [];
}

function empty(content: DatabaseSync): void {
  content.exec('BEGIN IMMEDIATE');
  try {
    for (const [table] of TABLES.toReversed()) {
      if (rowsOf(content, table).length > 0) content.exec(`DELETE FROM ${table}`);
    }
    content.exec('COMMIT');
  } catch (error) {
    content.exec('ROLLBACK');
    throw error;
  }
}
