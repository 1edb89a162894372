/** Keeps a submission, all that belongs to it and its deliveries, in one transaction. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Sign } from './abuse/content-score.ts';
import type { InboxDatabase, InboxTables } from './database.ts';
import { type DispatchOptions, destinationOf, queueDeliveries } from './dispatch.ts';
import type { FieldValues } from './form-schema.ts';
import type { Destination, RequestKind } from './kinds.ts';
import { makeReference } from './reference.ts';
import { type Subject, writeSubject } from './subject.ts';
import type { Attachment } from './uploads/attachment.ts';

/** The message could not be kept. The visitor is told so, with the text still in the form. */
export class InboxUnavailable extends Error {
  override name = 'InboxUnavailable';
}

/** Without script nothing marks a repeat but its text: the same text is a repeat for so long (decisions, Forms). */
export const CONTENT_KEY_LIFETIME = 10 * 60_000; // ms

export type KeepOptions = DispatchOptions & { db: InboxDatabase };

/** What programs fill in, or what its text looks like; with the signs it bore, strongest first. */
export type Suspicion = { reason: 'honeypot' | 'content'; signs: readonly Sign[] };

/** What a visitor sent, checked. */
export type Submission = {
  id: string;
  kind: RequestKind;
  fields: FieldValues;
  about: Subject | undefined;
  attachment: Attachment | undefined;
  contentHash: string;
  /** Made by the page's script; without script there is none. */
  key: string | undefined;
  /** Why it may be spam: then it is kept apart. */
  quarantine: Suspicion | undefined;
  at: Date;
  /** By when an answer is promised, if one is. */
  dueAt: Date | undefined;
};

type Kept = { id: string; reference: string; contentHash: string; receivedAt: Date };

/**
 * Keeps it, or finds what was kept when it came before.
 * @throws {InboxUnavailable} when storage fails; nothing is kept then.
 */
export async function keep(options: KeepOptions, submission: Submission): Promise<Kept> {
  try {
    return await options.db.transaction().execute(async (transaction) => {
      if (await takeKey(transaction, submission)) return write(transaction, options, submission);
      return findByKey(transaction, submission);
    });
  } catch (cause) {
    throw new InboxUnavailable('The request could not be kept.', { cause });
  }
}

/**
 * Takes the submission's key, or finds it taken. One statement, not a read and then a write: of a hundred sends at
 * once one gets the row, the others wait for its commit and get none. An expired key is taken over.
 */
async function takeKey(
  transaction: Transaction<InboxTables>,
  submission: Submission,
): Promise<boolean> {
  const taken = await transaction
    .insertInto('submission_keys')
    .values({
      kind: submission.kind,
      key: keyInUse(submission),
      request_id: submission.id,
      expires_at: submission.key ? null : submission.at.getTime() + CONTENT_KEY_LIFETIME,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet((row) => ({
          request_id: row.ref('excluded.request_id'),
          expires_at: row.ref('excluded.expires_at'),
        }))
        .where('submission_keys.expires_at', '<=', submission.at.getTime()),
    )
    .returning('request_id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function write(
  transaction: Transaction<InboxTables>,
  options: KeepOptions,
  submission: Submission,
): Promise<Kept> {
  const reference = makeReference();
  const at = submission.at.getTime();
  const { channels, subscriptionId }: Destination =
    // What may be spam is kept but sends nothing: a person who is released from quarantine gets deliveries then.
    submission.quarantine
      ? { channels: [] }
      : await destinationOf(transaction, options, submission);
  await transaction
    .insertInto('requests')
    .values({
      id: submission.id,
      kind: submission.kind,
      reference,
      status: 'new',
      quarantined_at: submission.quarantine ? at : null,
      quarantine_reason: submission.quarantine?.reason ?? null,
      quarantine_signs: submission.quarantine ? JSON.stringify(submission.quarantine.signs) : null,
      content_hash: submission.contentHash,
      fields: JSON.stringify(submission.fields),
      received_at: at,
      subscription_id: subscriptionId ?? null,
      about: writeSubject(submission.about),
      due_at: submission.dueAt?.getTime() ?? null,
    })
    .execute();
  if (submission.attachment) {
    const { findings, ...file } = submission.attachment;
    await transaction
      .insertInto('attachments')
      .values({
        id: randomUUID(),
        request_id: submission.id,
        findings: JSON.stringify(findings),
        ...file,
      })
      .execute();
  }
  await queueDeliveries(transaction, options, submission, channels);
  return {
    id: submission.id,
    reference,
    contentHash: submission.contentHash,
    receivedAt: submission.at,
  };
}

async function findByKey(
  transaction: Transaction<InboxTables>,
  submission: Submission,
): Promise<Kept> {
  const row = await transaction
    .selectFrom('submission_keys')
    .innerJoin('requests', 'requests.id', 'submission_keys.request_id')
    .select(['requests.id', 'reference', 'content_hash', 'received_at'])
    .where('submission_keys.kind', '=', submission.kind)
    .where('submission_keys.key', '=', keyInUse(submission))
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    reference: row.reference,
    contentHash: row.content_hash,
    receivedAt: new Date(row.received_at),
  };
}

/** What marks a submission among all others. A browser's key cannot collide with a content hash: `:` is not of its shape. */
export function keyInUse({ key, contentHash }: Pick<Submission, 'key' | 'contentHash'>): string {
  return key ?? `content:${contentHash}`;
}
