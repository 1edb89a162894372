import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the handling of requests: state, people, notes, history, quarantine, search, and the audit log. */
export const treatment: Migration = {
  async up(db: Kysely<unknown>) {
    const requests = db.schema.alterTable('requests');
    // The version changes with the columns below, so that a person who decided on an older one is told.
    await requests
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await requests.addColumn('stage', 'text').execute();
    await requests.addColumn('assignee_id', 'text').execute();
    await requests.addColumn('assignee_name', 'text').execute();
    await requests.addColumn('treated_at', 'bigint').execute();
    // Quarantine has a column of its own beside the status, so that a released request has its former status.
    await requests.addColumn('quarantined_at', 'bigint').execute();
    await requests.addColumn('quarantine_reason', 'text').execute();
    await sql`update requests set status = 'new', quarantined_at = received_at, quarantine_reason = 'honeypot'
      where status = 'quarantine'`.execute(db);
    await requests
      .addColumn('indexed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    // Lists are read by time, a page at a time; with an index by kind, each page would sort all requests.
    await db.schema.dropIndex('requests_by_kind_and_status').execute();
    await sql`create index requests_by_time on requests (received_at, id)`.execute(db);
    await sql`create index requests_to_index on requests (id) where indexed = 0`.execute(db);
    await sql`create index requests_in_quarantine on requests (quarantined_at)
      where quarantined_at is not null`.execute(db);

    const attachments = db.schema.alterTable('attachments');
    await attachments.addColumn('released_at', 'bigint').execute();
    await attachments.addColumn('released_by_id', 'text').execute();
    await attachments.addColumn('released_by_name', 'text').execute();

    await db.schema
      .createTable('request_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('author_name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await sql`create index request_notes_by_request on request_notes (request_id)`.execute(db);

    await db.schema
      .createTable('request_history')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor_id', 'text')
      .addColumn('actor_name', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .execute();
    await sql`create index request_history_by_request on request_history (request_id)`.execute(db);

    // The audit log has no foreign keys: it outlives erased requests, and does not name their senders.
    await db.schema
      .createTable('audit_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor_id', 'text')
      .addColumn('actor_name', 'text')
      .addColumn('actor_role', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text')
      .addColumn('details', 'text', (column) => column.notNull())
      .execute();
    await sql`create index audit_log_by_time on audit_log (at, id)`.execute(db);

    const statements =
      db.getExecutor().adapter instanceof SqliteAdapter ? sqliteSearch : postgresSearch;
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** The words are folded by us for both engines. A row goes with its request, and its index by trigger. */
const sqliteSearch = [
  `create table search_texts (
    id integer primary key,
    request_id text not null unique references requests (id) on delete cascade,
    words text not null
  )`,
  `create virtual table search_index using fts5(words, content = 'search_texts', content_rowid = 'id')`,
  // Without `secure-delete`, erased words would stay readable in the index's pages.
  `insert into search_index (search_index, rank) values ('secure-delete', 1)`,
  `create trigger search_texts_added after insert on search_texts begin
    insert into search_index (rowid, words) values (new.id, new.words);
  end`,
  `create trigger search_texts_erased after delete on search_texts begin
    insert into search_index (search_index, rowid, words) values ('delete', old.id, old.words);
  end`,
  `create trigger search_texts_changed after update on search_texts begin
    insert into search_index (search_index, rowid, words) values ('delete', old.id, old.words);
    insert into search_index (rowid, words) values (new.id, new.words);
  end`,
];

/** The search in our words as they are: the engine's parser makes one token of an address, and none of a reference. */
const postgresSearch = [
  `create table search_texts (
    request_id text primary key references requests (id) on delete cascade,
    words text not null
  )`,
  `create index search_index on search_texts using gin (array_to_tsvector(string_to_array(words, ' ')))`,
];
