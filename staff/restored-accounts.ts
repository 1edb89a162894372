/** Readies accounts that a restore puts in place: nothing that was revoked is in force again. */
import { sql } from 'kysely';
import { COMES_BACK, type StaffDatabase } from './database.ts';

/** Whether two databases hold accounts of one installation: they have a person in common, removed ones included. */
export async function areOfOneAgency(one: StaffDatabase, other: StaffDatabase): Promise<boolean> {
  const idsOf = async (db: StaffDatabase) =>
    (await db.selectFrom('people').select('id').execute()).map(({ id }) => id);
  const ids = new Set(await idsOf(one));
  return (await idsOf(other)).some((id) => ids.has(id));
}

/** Closes the sessions of accounts that stay as they are: a restore logs everybody out. */
export async function closeSessions(db: StaffDatabase): Promise<void> {
  await db.deleteFrom('sessions').execute();
}

/** Takes from accounts of a backup what must not come back. Tokens of programs leave their names, for the history. */
export async function withoutRevocable(db: StaffDatabase, at: Date): Promise<void> {
  await db
    .updateTable('programs')
    .set({ token_hash: null, revoked: at.toISOString() })
    .where('revoked', 'is', null)
    .execute();
  for (const [table, comesBack] of Object.entries(COMES_BACK)) {
    // No other table refers to the rows of these.
    if (!comesBack && table !== 'programs') await sql`delete from ${sql.table(table)}`.execute(db);
  }
}
