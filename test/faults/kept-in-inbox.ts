/** What an inbox holds, read beside the site or after it, on either engine. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { openDatabase } from '../../inbox/database.ts';
import { areaOf } from '../../inbox/kinds/kinds.ts';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import type { Ledger } from './ledger.ts';
import type { Breaches } from './verdict.ts';
import { cvOf, MESSAGE_KINDS, type Message } from './visitors.ts';

export type KeptInbox = {
  requests: readonly {
    id: string;
    kind: string;
    reference: string;
    /** Spam is kept aside. */
    quarantined: boolean;
    email: string;
  }[];
  files: readonly { requestId: string; verdict: string; sha256: string; trueSha256: string }[];
  deliveries: readonly { messageId: string; state: string }[];
  likes: number;
  /** The engine's own word on its file; `ok` when it is whole, and on PostgreSQL. */
  integrity: string;
};

const FIELDS = z.record(z.string(), z.string());

export async function readInbox(database: DatabaseOptions): Promise<KeptInbox> {
  const db = await openDatabase(database, () => {});
  try {
    const requests = await db
      .selectFrom('requests')
      .select(['id', 'kind', 'reference', 'quarantined_at', 'fields'])
      // What the site writes to the agency by itself, an alarm for example, is no message of a visitor.
      .where('kind', 'in', MESSAGE_KINDS)
      .execute();
    const deliveries = await db.selectFrom('deliveries').select(['message_id', 'state']).execute();
    const likes = await db
      .selectFrom('likes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return {
      requests: requests.map(({ fields, quarantined_at, ...request }) => ({
        ...request,
        quarantined: quarantined_at !== null,
        email: FIELDS.parse(JSON.parse(fields)).email ?? '',
      })),
      files: await readFiles(db),
      deliveries: deliveries.map(({ message_id, state }) => ({ messageId: message_id, state })),
      likes: Number(likes.count),
      integrity:
        database.kind === 'sqlite'
          ? ((await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(db)).rows[0]
              ?.integrity_check ?? 'unknown')
          : 'ok',
    };
  } finally {
    await db.destroy();
  }
}

/** One at a time: together they may be larger than memory. */
async function readFiles(
  db: Awaited<ReturnType<typeof openDatabase>>,
): Promise<KeptInbox['files']> {
  const rows = await db
    .selectFrom('attachments')
    .select(['id', 'request_id', 'verdict', 'sha256'])
    .execute();
  const files = [];
  for (const { id, request_id, verdict, sha256 } of rows) {
    const { bytes } = await db
      .selectFrom('attachments')
      .select('bytes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    files.push({ requestId: request_id, verdict, sha256, trueSha256: hash(bytes) });
  }
  return files;
}

/** How many mails have not been settled one way or the other. */
async function unsettled(database: DatabaseOptions): Promise<number> {
  const db = await openDatabase(database, () => {});
  const { count } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', ['pending', 'leased'])
    .executeTakeFirstOrThrow();
  await db.destroy();
  return Number(count);
}

/** Longer than a delivery waits that was cut short: its lease and its first retry. In seconds. */
const STANDSTILL = 300;

/** Waits for as long as mails leave: how many there are to carry depends on how fast the machine took them in. */
export async function settle(database: DatabaseOptions): Promise<void> {
  let left = await unsettled(database);
  for (let still = 0; left > 0 && still < STANDSTILL; still += 1) {
    await pause(1000);
    const now = await unsettled(database);
    if (now < left) still = 0;
    left = now;
  }
}

/** Holds what is kept against what visitors were told. */
export function compareWithLedger(
  { requests, files, likes }: KeptInbox,
  { attempted, acknowledged }: Ledger,
  breaches: Breaches,
): { lost: number; doubled: number } {
  const requestsByEmail = Map.groupBy(requests, ({ email }) => email);
  const messages = [...acknowledged.values()].filter(({ kind }) => kind !== 'like');
  const lost = messages.filter(({ email }) => !requestsByEmail.has(email));
  const doubled = [...requestsByEmail].filter(([, same]) => same.length > 1);
  for (const { kind, key } of lost) breaches.unless(false, `lost: ${kind} ${key}`);
  for (const [email] of doubled) breaches.unless(false, `kept twice: ${email}`);

  const senders = new Map([...attempted.values()].map((message) => [message.email, message]));
  for (const { email, quarantined } of requests) {
    breaches.unless(senders.has(email), `nobody sent ${email}`);
    breaches.unless(!quarantined, `taken for spam: ${email}`);
  }
  const liked = [...acknowledged.values()].filter(({ kind }) => kind === 'like').length;
  const triedToLike = [...attempted.values()].filter(({ kind }) => kind === 'like').length;
  breaches.unless(likes >= liked && likes <= triedToLike, `${liked} likes told, ${likes} kept`);

  compareFiles({ requests, files }, senders, breaches);
  return { lost: lost.length, doubled: doubled.length };
}

/** Each application has its own CV, whole, and there is no CV without an application. */
function compareFiles(
  { requests, files }: Pick<KeptInbox, 'requests' | 'files'>,
  senders: ReadonlyMap<string, Message>,
  breaches: Breaches,
): void {
  const applications = new Map(
    requests.flatMap(({ id, kind, email }) => {
      const message = senders.get(email);
      return message && areaOf(kind) === 'applications' ? [[id, message] as const] : [];
    }),
  );
  for (const { requestId, sha256, trueSha256 } of files) {
    const message = applications.get(requestId);
    applications.delete(requestId);
    const sent = message && hash(cvOf(message));
    breaches.unless(sent === sha256 && sent === trueSha256, `another CV: ${requestId}`);
  }
  for (const id of applications.keys()) breaches.unless(false, `no CV: ${id}`);
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
