/** Keeps a submission, all that belongs to it and its deliveries, in one transaction. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Staff } from '../staff/roles.ts';
import type { Verdict } from './abuse/learned.ts';
import { writeAlarm } from './alarms/alarm.ts';
import { checkFields } from './daily-check/daily-check.ts';
import type { InboxDatabase, InboxTables } from './database.ts';
import type { Channel } from './deliveries/delivery.ts';
import {
  type Dispatched,
  type DispatchOptions,
  destinationOf,
  queueDeliveries,
} from './dispatch.ts';
import type { FillToken } from './fill-time.ts';
import type { Source } from './forms/source.ts';
import { takeKey } from './idempotency-keys.ts';
import type { Destination } from './kinds/destination.ts';
import { mailboxOf } from './mailbox.ts';
import { countToday } from './quotas/daily-counts.ts';
import { countIntake, QuotaExceeded, type Quotas, requireFreeSpace } from './quotas/quotas.ts';
import { makeReference } from './reference.ts';
import { recordChange } from './requests/history.ts';
import { readOut } from './requests/read-out.ts';
import { senderOf } from './sender.ts';
import { writeSubject } from './subject.ts';
import type { Attachment } from './uploads/attachment.ts';
import { announce } from './webhooks/announce.ts';

/** Thrown when the message could not be stored. The visitor is told, with the text still in the form. */
export class InboxUnavailable extends Error {
  override name = 'InboxUnavailable';
}

/** The time for which the same text counts as a repeat, without script too (shell-7.10 in test/specification.md). */
export const CONTENT_KEY_LIFETIME = 10 * 60_000; // ms

export type KeepOptions = DispatchOptions & { db: InboxDatabase; quotas: Quotas };

/** A visitor's form, or a phone call entered by hand, validated. */
export type Submission = Dispatched & {
  /** The day of the site's own check of its form: such a request is stored as a check, and hidden. */
  checkOf: string | undefined;
  attachment: Attachment | undefined;
  contentHash: string;
  /** The submission key made by the page's script; without script there is none. */
  key: string | undefined;
  /** The network address it came from: counted, never stored. Undefined: it came by telephone, and was entered by hand. */
  address: string | undefined;
  /** The beginning of the visit in which it was sent. */
  source: Source | undefined;
  /** The person of the agency who entered it. */
  enteredBy: Staff | undefined;
  /** Whether its sender gets an acknowledgement, at the given address. */
  acknowledged: boolean;
  /** A token that speaks for a person; it serves one request. */
  fillToken: FillToken | undefined;
  /**
   * Tells whether it is kept in quarantine, and why; absent for what a person of the agency entered.
   * @param timely that its fill token is good, and serves for the first time
   */
  judge: ((transaction: Transaction<InboxTables>, timely: boolean) => Promise<Verdict>) | undefined;
  /** The time an answer is promised by, if one is. */
  dueAt: Date | undefined;
};

type RequestRecord = Pick<Submission, 'id' | 'contentHash' | 'dueAt'> & {
  reference: string;
  receivedAt: Date;
};

/**
 * Keeps a submission, or finds what was kept when it came before.
 * @throws {QuotaExceeded} when there is no room for it; nothing is kept then.
 * @throws {InboxUnavailable} when storage fails; nothing is kept then.
 */
export async function keep(options: KeepOptions, submission: Submission): Promise<RequestRecord> {
  try {
    return await options.db.transaction().execute(async (transaction) => {
      if (await takeKey(transaction, keyOf(submission)))
        return write(transaction, options, submission);
      return findByKey(transaction, submission);
    });
  } catch (cause) {
    if (cause instanceof QuotaExceeded) throw cause;
    throw new InboxUnavailable('The request could not be kept.', { cause });
  }
}

async function write(
  transaction: Transaction<InboxTables>,
  options: KeepOptions,
  submission: Submission,
): Promise<RequestRecord> {
  if (submission.attachment) await requireFreeSpace(options.quotas);
  if (submission.address !== undefined) {
    await countIntake(transaction, options, {
      address: submission.address,
      characters: Object.values(submission.fields).reduce((sum, { length }) => sum + length, 0),
      file: submission.attachment?.size,
      at: submission.at,
    });
  }
  const reference = makeReference();
  const at = submission.at.getTime();
  const timely = await takeFillToken(transaction, submission);
  const verdict = await submission.judge?.(transaction, timely);
  const quarantine = verdict?.apart ? verdict : undefined;
  const { channels, subscriptionId, alarm }: Destination =
    // A request in quarantine has no deliveries until it is released.
    quarantine
      ? { channels: [] }
      : submission.checkOf === undefined
        ? await destinationOf(transaction, options, submission)
        : { channels: ['agency-mail'] };
  await transaction
    .insertInto('requests')
    .values({
      id: submission.id,
      kind: storedKind(submission),
      reference,
      status: 'new',
      quarantined_at: quarantine ? at : null,
      quarantine_reason: quarantine?.reason ?? null,
      quarantine_signs: quarantine ? JSON.stringify(quarantine.signs) : null,
      content_hash: submission.contentHash,
      fields:
        submission.checkOf === undefined
          ? JSON.stringify(submission.fields)
          : checkFields(submission.checkOf),
      received_at: at,
      subscription_id: subscriptionId ?? null,
      about: writeSubject(submission.about),
      due_at: submission.dueAt?.getTime() ?? null,
      source: submission.source ? JSON.stringify(submission.source) : null,
      ...readOut(submission.checkOf === undefined ? submission.fields : {}, submission.about),
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
  const left = (await mayAcknowledge(transaction, options, submission, channels))
    ? channels
    : channels.filter((channel) => channel !== 'sender-mail');
  await queueDeliveries(transaction, options, submission, left);
  const { id: requestId, kind, enteredBy: actor } = submission;
  if (!quarantine && submission.checkOf === undefined) {
    await announce(transaction, { requestId, kind, event: 'received', at: submission.at });
  }
  if (alarm) await writeAlarm(transaction, options, alarm, submission.at);
  const entry = { requestId, action: 'entered_by_hand', at: submission.at } as const;
  if (actor) await recordChange(transaction, { ...entry, actor });
  if (verdict && !verdict.apart && verdict.belief) {
    const details = { reason: verdict.belief };
    await recordChange(transaction, { ...entry, actor, action: 'believed', details });
  }
  return {
    id: submission.id,
    reference,
    contentHash: submission.contentHash,
    receivedAt: submission.at,
    dueAt: submission.dueAt,
  };
}

/**
 * Claims the fill token if it is valid and unused: of two simultaneous requests with the same one, only one succeeds.
 */
async function takeFillToken(
  transaction: Transaction<InboxTables>,
  { id, at, fillToken }: Submission,
): Promise<boolean> {
  if (!fillToken) return false;
  return takeKey(transaction, {
    kind: 'fill-token',
    key: fillToken.id,
    requestId: id,
    at: at.getTime(),
    expiresAt: fillToken.expiresAt.getTime(),
  });
}

/**
 * The most acknowledgements to one address in a day, because a form takes any address. Further requests are stored and
 * delivered to the agency as usual. A person who applies for every job stays below it.
 */
const ACKNOWLEDGEMENTS = 5;

async function mayAcknowledge(
  transaction: Transaction<InboxTables>,
  { secret }: KeepOptions,
  { acknowledged, fields, at }: Submission,
  channels: readonly Channel[],
): Promise<boolean> {
  if (!channels.includes('sender-mail')) return true;
  if (!acknowledged) return false;
  const counting = {
    counter: 'acknowledgements',
    subject: mailboxOf(senderOf(fields).email),
    amount: 1,
    limit: ACKNOWLEDGEMENTS,
  } as const;
  const refused = await countToday(transaction, { secret, at }, [counting]);
  return refused.length === 0;
}

function storedKind({ kind, checkOf }: Submission): string {
  return checkOf === undefined ? kind : 'daily-check';
}

async function findByKey(
  transaction: Transaction<InboxTables>,
  submission: Submission,
): Promise<RequestRecord> {
  const row = await transaction
    .selectFrom('submission_keys')
    .innerJoin('requests', 'requests.id', 'submission_keys.request_id')
    .select(['requests.id', 'reference', 'content_hash', 'received_at', 'due_at'])
    .where('submission_keys.kind', '=', storedKind(submission))
    .where('submission_keys.key', '=', keyInUse(submission))
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    reference: row.reference,
    contentHash: row.content_hash,
    receivedAt: new Date(row.received_at),
    dueAt: row.due_at === null ? undefined : new Date(row.due_at),
  };
}

function keyOf(submission: Submission) {
  const { id: requestId } = submission;
  const kind = storedKind(submission);
  const at = submission.at.getTime();
  const expiresAt = submission.key ? null : at + CONTENT_KEY_LIFETIME;
  return { kind, key: keyInUse(submission), requestId, at, expiresAt };
}

/** The key of a submission. A browser's key cannot collide with a content hash: `:` is not of its shape. */
export function keyInUse({ key, contentHash }: Pick<Submission, 'key' | 'contentHash'>): string {
  return key ?? `content:${contentHash}`;
}
