/** Notes that the processes of one site share in PostgreSQL: a text under a name, written by one and read by all. */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { connectEngine } from './database.ts';

/** Reads a note; undefined where none was written. @throws what the driver throws while the database is unavailable */
export async function readNote(url: string, name: string): Promise<string | undefined> {
  return onNotes(url, async (db) => {
    const { rows } = await sql`select text from site_notes where name = ${name}`.execute(db);
    return z.array(z.object({ text: z.string() })).parse(rows)[0]?.text;
  });
}

/** Writes a note, replacing the one of its name. @throws what the driver throws while the database is unavailable */
export async function writeNote(url: string, name: string, text: string): Promise<void> {
  await onNotes(url, (db) =>
    sql`insert into site_notes (name, text) values (${name}, ${text})
      on conflict (name) do update set text = excluded.text`.execute(db),
  );
}

async function onNotes<Result>(
  url: string,
  work: (db: Kysely<Record<string, never>>) => Promise<Result>,
): Promise<Result> {
  const db = await connectEngine<Record<string, never>>({ kind: 'postgres', url }, () => {});
  try {
    const { rows } = await sql`select to_regclass('site_notes') is not null as made`.execute(db);
    if (!z.array(z.object({ made: z.boolean() })).parse(rows)[0]?.made) {
      // When two processes create the table at once, PostgreSQL refuses the second: the table exists then.
      await sql`create table if not exists site_notes (name text primary key, text text not null)`
        .execute(db)
        .catch(async (error: unknown) => {
          if (!isMade(error)) throw error;
        });
    }
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const UNIQUE_VIOLATION = '23505';
const DUPLICATE_TABLE = '42P07';

function isMade(error: unknown): boolean {
  const { code } = z.object({ code: z.string().optional() }).catch({}).parse(error);
  return code === UNIQUE_VIOLATION || code === DUPLICATE_TABLE;
}
