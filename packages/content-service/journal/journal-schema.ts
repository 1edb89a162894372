/** The tables of the shared log. Texts are compared byte by byte, as in SQLite, and JSON is stored unchanged. */
import { sql } from 'kysely';
import type { Schema } from '../../kit/database/database.ts';

export const journalSchema: Schema = {
  migrationTable: 'content_migration',
  migrations: {
    '001-journal': {
      async up(db) {
        await sql`create table content_head (
          only_row integer primary key default 1 check (only_row = 1),
          name text not null,
          sequence bigint not null,
          format integer not null
        )`.execute(db);
        await sql`create table content_transactions (
          sequence bigint primary key,
          id text collate "C" not null unique,
          author text not null,
          committed text not null,
          mutations text,
          bytes bigint not null
        )`.execute(db);
        await sql`create table content_changes (
          sequence bigint not null references content_transactions (sequence),
          position integer not null,
          document_id text collate "C" not null,
          after text,
          primary key (sequence, position)
        )`.execute(db);
        await sql`create table key_values (
          person text not null,
          key text not null,
          value text not null,
          primary key (person, key)
        )`.execute(db);
      },
    },
  },
};
