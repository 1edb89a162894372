/** Erases a person from everything the inbox holds; the line left in the audit log does not say who it was. */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { phoneKey } from '../../packages/kit/network/phone-number.ts';
import { moveCommentRevision } from '../comments/decide-comment.ts';
import type { Erasure, ErasurePreview } from '../contract/access.ts';
import type { Left } from '../contract/bulk.ts';
import type { Chosen } from '../contract/questions.ts';
import type { InboxDatabase, InboxTables } from '../database.ts';
import { errorName } from '../log.ts';
import { removeSubscriber } from '../mailings/letter-outcome.ts';
import { addressHash } from '../newsletter/email-address.ts';
import { senderOf } from '../sender.ts';
import { announceErased } from '../webhooks/announce.ts';
import { type Actor, recordAccess } from './history.ts';
import { MEANWHILE, notFound } from './refusal.ts';
import { readFieldValues } from './request-item.ts';
import type { Engine } from './search-texts.ts';

/** A person to be erased, by e-mail address, or by phone number when they gave no address. */
export type Person = { address: string } | { phone: string };

/** The scope: one request and what came with it; everything of the sender of a request; everything of a person. */
export type Whom = { request: string } | { senderOf: string } | Person;

export type EraseOptions = {
  db: InboxDatabase;
  engine: Engine;
  secret: string;
  /** The folder of mails written as files, if any. */
  mailFolder: string | undefined;
  clock(): Date;
  /** Called when comments may have left their pages. */
  onCommentsChanged(): Promise<void>;
  warn(event: string, details: Record<string, unknown>): void;
};

/** The requests that a person has selected, each in the version they saw. */
type ChosenRequests = { requests: Chosen };

type ChosenTargets = { requests: string[]; subscriptions: string[]; left: Left };

/** Finds the selected requests that have not changed since they were seen. */
async function findChosen(
  transaction: Transaction<InboxTables>,
  engine: Engine,
  { requests }: ChosenRequests,
): Promise<ChosenTargets> {
  const rows = await transaction
    .selectFrom('requests')
    .select(['id', 'version', 'subscription_id'])
    .where(
      'id',
      'in',
      requests.map(({ id }) => id),
    )
    .orderBy('id')
    // The lock waits for a change under way, so that its new version is compared.
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .execute();
  const present = new Map(rows.map((row) => [row.id, row]));
  const unchanged = rows.filter(({ id, version }) =>
    requests.some((request) => request.id === id && request.version === version),
  );
  return {
    requests: unchanged.map(({ id }) => id),
    subscriptions: unchanged.flatMap(({ subscription_id }) => subscription_id ?? []),
    left: requests.flatMap(({ id, version }) => {
      const row = present.get(id);
      if (!row) return { id, message: notFound('Cette demande').message };
      return row.version === version ? [] : { id, message: MEANWHILE };
    }),
  };
}

/**
 * Erases within the scope; done once it resolves: rows, files, queued deliveries, notes, answers, history and what the
 * search index knew of them; on SQLite also from free pages and the write-ahead log (see `scrub.ts` for what
 * PostgreSQL lets us promise). A mail that is on its way at this moment still arrives.
 */
export async function erase(
  options: EraseOptions,
  whom: Whom | ChosenRequests,
  actor: Actor,
): Promise<Erasure> {
  const { db, engine, secret, clock } = options;
  const { counts, references } = await db.transaction().execute(async (transaction) => {
    const targets =
      'requests' in whom
        ? await findChosen(transaction, engine, whom)
        : { ...(await find(transaction, secret, whom)), left: [] };
    const { left: _, ...figures } = await count(transaction, targets);
    const references = await eraseRequests(transaction, targets.requests, clock());
    for (const subscription of targets.subscriptions) {
      // Letters written to files are named by the ids of their deliveries.
      references.push(...(await removeSubscriber(transaction, subscription)));
    }
    if (targets.subscriptions.length > 0) {
      await transaction
        .deleteFrom('subscriptions')
        .where('id', 'in', targets.subscriptions)
        .execute();
    }
    await recordAccess(transaction, { actor, action: 'erased', at: clock(), details: figures });
    return { counts: { ...figures, left: targets.left }, references };
  });
  await finishErasing(options, references, { rebuildIndex: true });
  return counts;
}

/** Lists what `erase` would take, and where else the address or the number is written. */
export async function previewErasure(
  { db, engine, secret, clock }: EraseOptions,
  whom: Person | ChosenRequests,
  actor: Actor,
): Promise<ErasurePreview> {
  return db.transaction().execute(async (transaction) => {
    if ('requests' in whom) {
      const targets = await findChosen(transaction, engine, whom);
      await recordAccess(transaction, { actor, action: 'erasure_previewed', at: clock() });
      return { ...(await count(transaction, targets)), mentions: [] };
    }
    const targets = await find(transaction, secret, whom);
    const written = await findMentions(transaction, whom, targets);
    await recordAccess(transaction, { actor, action: 'erasure_previewed', at: clock() });
    return {
      ...(await count(transaction, targets)),
      mentions: written.filter(({ id }) => !targets.requests.includes(id)),
    };
  });
}

/**
 * Finds requests that name the person: by the given address or number, or by the number in one of their other requests.
 */
async function findMentions(
  transaction: Transaction<InboxTables>,
  person: Person,
  { requests }: ErasureTargets,
): Promise<{ id: string; reference: string }[]> {
  const written = 'address' in person ? person.address : person.phone;
  const writtenIn = (table: string, column: string) => sql<SqlBool>`exists (
    select 1 from ${sql.table(table)}
    where request_id = requests.id and ${mentions(sql.ref(column), written)})`;
  return transaction
    .selectFrom('requests')
    .select(['id', 'reference'])
    .where((where) =>
      where.or([
        mentions(sql.ref('fields'), written),
        writtenIn('request_notes', 'text'),
        writtenIn('answers', 'body'),
        where(
          'sender_phone',
          'in',
          where
            .selectFrom('requests as theirs')
            .select('theirs.sender_phone')
            .where('theirs.id', 'in', requests.length > 0 ? requests : ['']),
        ),
      ]),
    )
    .execute();
}

/**
 * Erases requests and all that belongs to them. Returns their references, by which mails written to files are found.
 */
export async function eraseRequests(
  transaction: Transaction<InboxTables>,
  ids: readonly string[],
  at: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .deleteFrom('requests')
    .where('id', 'in', ids)
    .returning(['id', 'reference', 'kind', 'quarantine_reason'])
    .execute();
  // No webhook was told of a request that never left quarantine, so none is told of its erasure: most are spam.
  const announcedRows = rows.filter(
    ({ quarantine_reason: why }) => why === null || why === 'by_hand',
  );
  await announceErased(transaction, announcedRows, at);
  if (rows.some(({ kind }) => kind === 'comment')) await moveCommentRevision(transaction);
  return rows.map(({ reference }) => reference);
}

/** Removes what the database engine itself still holds of erased rows. */
type ScrubOptions = {
  /** Whether to rebuild the search index, for an erasure that a person requested. */
  rebuildIndex: boolean;
  warn(event: string, details: Record<string, unknown>): void;
};

/**
 * Removes erased rows from the engine's own files.
 * - **SQLite**: the database file is overwritten already (`secure_delete`, see `sqlite-dialect.ts`); here the
 * write-ahead log is emptied. A process that reads (a backup) delays that: the retention does it within the
 * hour.
 * - **PostgreSQL**: `VACUUM` takes erased rows out of tables and indexes. Their bytes stay in files and log
 * until that space is used again; no query returns them, and only an encrypted disk answers for them.
 */
async function scrub(db: InboxDatabase, engine: Engine, options: ScrubOptions): Promise<void> {
  try {
    if (engine === 'postgres') {
      await sql`vacuum requests, attachments, deliveries, comments, subscriptions, submission_keys,
        request_notes, request_history, request_reads, request_follow_ups, answers, comment_answers,
        mailings, search_texts, daily_counts`.execute(db);
      return;
    }
    if (options.rebuildIndex) {
      await sql`insert into search_index (search_index) values ('rebuild')`.execute(db);
    }
    if (!(await emptyWriteAheadLog(db))) options.warn('write_ahead_log_in_use', {});
  } catch (error) {
    // The rows are deleted, which is what was asked for; the scrub is retried within the hour.
    options.warn('scrub_failed', { error: errorName(error) });
  }
}

const ATTEMPTS = 10;
const PAUSE = 50; // ms

const checkpoint = z.object({ busy: z.number() });

async function emptyWriteAheadLog(db: InboxDatabase): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { rows } = await sql`pragma wal_checkpoint(truncate)`.execute(db);
    if (checkpoint.parse(rows[0]).busy === 0) return true;
    await pause(PAUSE);
  }
  return false;
}

/** Erases what no transaction can: files, and the engine's own remains of erased rows. */
export async function finishErasing(
  { db, engine, mailFolder, onCommentsChanged, warn }: Omit<EraseOptions, 'secret' | 'clock'>,
  references: readonly string[],
  { rebuildIndex }: { rebuildIndex: boolean },
): Promise<void> {
  await onCommentsChanged();
  if (mailFolder && references.length > 0) await eraseMails(mailFolder, references);
  await scrub(db, engine, { rebuildIndex, warn });
}

type ErasureTargets = { requests: string[]; subscriptions: string[]; left?: Left };

async function find(
  transaction: Transaction<InboxTables>,
  secret: string,
  whom: Whom,
): Promise<ErasureTargets> {
  if ('address' in whom) return findByAddress(transaction, secret, whom.address);
  if ('phone' in whom) return findByPhone(transaction, whom.phone);
  const row = await transaction
    .selectFrom('requests')
    .select(['id', 'fields', 'subscription_id'])
    .where('id', '=', 'request' in whom ? whom.request : whom.senderOf)
    .executeTakeFirst();
  if (!row) return { requests: [], subscriptions: [] };
  const { email } = senderOf(readFieldValues(row.fields));
  if ('senderOf' in whom && email) return findByAddress(transaction, secret, email);
  return { requests: [row.id], subscriptions: row.subscription_id ? [row.subscription_id] : [] };
}

async function findByAddress(
  transaction: Transaction<InboxTables>,
  secret: string,
  address: string,
): Promise<ErasureTargets> {
  const candidates = await transaction
    .selectFrom('requests')
    .select(['id', 'fields'])
    .where(mentions(sql.ref('fields'), address))
    .execute();
  const requests = candidates.filter(({ fields }) => {
    const { email } = senderOf(readFieldValues(fields));
    return email.toLowerCase() === address.toLowerCase();
  });
  const subscriptions = await transaction
    .selectFrom('subscriptions')
    .select('id')
    .where((where) =>
      where.or([
        where('address_hash', '=', addressHash(secret, address)),
        where(sql`lower(address)`, '=', address.toLowerCase()),
      ]),
    )
    .execute();
  return {
    requests: requests.map(({ id }) => id),
    subscriptions: subscriptions.map(({ id }) => id),
  };
}

/** The requests of a number that came without an address: with one, the address says whose they are. */
async function findByPhone(
  transaction: Transaction<InboxTables>,
  phone: string,
): Promise<ErasureTargets> {
  const rows = await transaction
    .selectFrom('requests')
    .select('id')
    .where('sender_phone', '=', phoneKey(phone) ?? '')
    .where('sender_email', 'is', null)
    .execute();
  return { requests: rows.map(({ id }) => id), subscriptions: [] };
}

/** Whether a column holds the address. `_` is common in addresses, and means any sign to LIKE. */
function mentions(column: RawBuilder<unknown>, address: string): RawBuilder<SqlBool> {
  const written = address.toLowerCase().replace(/[%_|]/g, '|$&');
  return sql`lower(${column}) like ${`%${written}%`} escape '|'`;
}

async function count(
  transaction: Transaction<InboxTables>,
  { requests, subscriptions, left = [] }: ErasureTargets,
): Promise<Erasure> {
  const rowsOf = async (
    table: 'attachments' | 'deliveries' | 'comments' | 'request_notes' | 'answers',
  ) => {
    if (requests.length === 0) return 0;
    const row = await transaction
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('request_id', 'in', requests)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  return {
    requests: requests.length,
    attachments: await rowsOf('attachments'),
    deliveries: await rowsOf('deliveries'),
    comments: await rowsOf('comments'),
    notes: await rowsOf('request_notes'),
    answers: await rowsOf('answers'),
    subscriptions: subscriptions.length,
    left,
  };
}

/** `2026-11-21-7F3-KQ2-9XD-sender-mail.eml`, and what a power cut left of one. */
async function eraseMails(folder: string, references: readonly string[]): Promise<void> {
  // A folder that exists but cannot be read may hold their mails: the erasure fails then.
  const names = existsSync(folder) ? await readdir(folder) : [];
  const theirs = names.filter((name) => references.some((reference) => name.includes(reference)));
  await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })));
}
