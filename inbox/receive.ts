/** Checks what a visitor sent and keeps it, with its deliveries, in one transaction. */
import { createHmac, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { InboxDatabase, InboxTables, RequestStatus } from './database.ts';
import { GIVE_UP_AFTER } from './deliveries/backoff.ts';
import type { Channel } from './deliveries/delivery.ts';
import {
  type FieldErrors,
  type FieldValues,
  fieldErrors,
  formSchema,
  readFields,
} from './form-schema.ts';
import { HONEYPOT_FIELD, SUBMISSION_KEY_FIELD } from './forms/form-description.ts';
import { KINDS, type RequestKind } from './kinds.ts';
import { makeReference } from './reference.ts';

/** What the site knows of the one who sends. */
export type Sending = {
  /** The visitor's network address. For limits only; never stored in clear. */
  address: string;
  requestId: string;
  /** True when the form was sent by the page's script, which reads JSON and shows the states of the button. */
  scripted: boolean;
};

export type Receipt =
  | {
      outcome: 'received';
      /** What the visitor may quote: `7F3-KQ2-9XD`. */
      reference: string;
      receivedAt: Date;
      /** The same message was here already, and was not kept twice. */
      repeated: boolean;
    }
  | {
      outcome: 'refused';
      /** 400 a field is refused · 409 this key came with another text · 413 too long · 429 too many (not yet limited). */
      status: 400 | 409 | 413 | 429;
      /** French, for the whole form. */
      message: string;
      /** French, by field. Empty when no single field is at fault. */
      errors: FieldErrors;
      /** What was typed, by field, to be shown again. */
      values: FieldValues;
    };

/** The message could not be kept. The visitor is told so, with the text still in the form. */
export class InboxUnavailable extends Error {
  override name = 'InboxUnavailable';
}

/** Without script nothing marks a repeat but its text: the same text is a repeat for so long (decisions, Forms). */
export const CONTENT_KEY_LIFETIME = 10 * 60_000; // ms

/** Beyond this, all fields together, nobody typed it: it is not even checked. */
export const MAX_FORM_LENGTH = 64 * 1024; // UTF-16 units

const KEY_SHAPE = /^[A-Za-z0-9_-]{16,64}$/;

export type ReceiveOptions = {
  db: InboxDatabase;
  secret: string;
  /** Deliveries to write for a kind. */
  channelsOf(kind: RequestKind): readonly Channel[];
  /** The domain of Message-ID. */
  mailDomain: string;
  clock(): Date;
};

/**
 * @throws {InboxUnavailable} when storage fails; nothing is kept then.
 */
export async function receive(
  options: ReceiveOptions,
  kind: RequestKind,
  posted: FormData,
): Promise<Receipt> {
  const { form } = KINDS[kind];
  const values = readFields(form, posted);
  if (totalLength(values) > MAX_FORM_LENGTH) {
    return {
      outcome: 'refused',
      status: 413,
      message: 'Ce message est trop long pour être envoyé d’ici. Écrivez-nous plutôt par e-mail.',
      errors: {},
      values,
    };
  }
  const checked = formSchema(form).safeParse(values);
  if (!checked.success) {
    const errors = fieldErrors(checked.error);
    return { outcome: 'refused', status: 400, message: summary(errors), errors, values };
  }

  const submission: Submission = {
    id: randomUUID(),
    kind,
    fields: checked.data,
    contentHash: hashContent(options.secret, kind, checked.data),
    key: submissionKey(posted),
    status: isFilled(posted.get(HONEYPOT_FIELD)) ? 'quarantine' : 'new',
    at: options.clock(),
  };
  const kept = await keep(options, submission);
  if (kept.contentHash !== submission.contentHash) {
    return {
      outcome: 'refused',
      status: 409,
      message:
        'Un premier message nous est bien parvenu, avec un autre texte. Envoyez celui-ci encore une fois pour qu’il s’y ajoute.',
      errors: {},
      values,
    };
  }
  return {
    outcome: 'received',
    reference: kept.reference,
    receivedAt: kept.receivedAt,
    repeated: kept.id !== submission.id,
  };
}

type Submission = {
  id: string;
  kind: RequestKind;
  fields: FieldValues;
  contentHash: string;
  key: string | undefined;
  status: RequestStatus;
  at: Date;
};

type Kept = { id: string; reference: string; contentHash: string; receivedAt: Date };

async function keep(options: ReceiveOptions, submission: Submission): Promise<Kept> {
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
  options: ReceiveOptions,
  submission: Submission,
): Promise<Kept> {
  const reference = makeReference();
  const at = submission.at.getTime();
  await transaction
    .insertInto('requests')
    .values({
      id: submission.id,
      kind: submission.kind,
      reference,
      status: submission.status,
      content_hash: submission.contentHash,
      fields: JSON.stringify(submission.fields),
      received_at: at,
    })
    .execute();
  // What may be spam is kept but sends nothing: a person who is released from quarantine gets deliveries then.
  const channels = submission.status === 'quarantine' ? [] : options.channelsOf(submission.kind);
  if (channels.length > 0) {
    await transaction
      .insertInto('deliveries')
      .values(
        channels.map((channel) => {
          const id = randomUUID();
          return {
            id,
            request_id: submission.id,
            channel,
            state: 'pending' as const,
            due_at: at,
            give_up_at: at + GIVE_UP_AFTER,
            message_id: `<${id}@${options.mailDomain}>`,
            created_at: at,
          };
        }),
      )
      .execute();
  }
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

/** A browser's key cannot collide with a content hash: `:` is not of its shape. */
function keyInUse({ key, contentHash }: Submission): string {
  return key ?? `content:${contentHash}`;
}

/** A key of another shape was not made by our page; it counts as none. */
function submissionKey(posted: FormData): string | undefined {
  const key = posted.get(SUBMISSION_KEY_FIELD);
  return typeof key === 'string' && KEY_SHAPE.test(key) ? key : undefined;
}

/** Keyed, so that once a person is erased the hash left behind lets nobody guess what they wrote. */
function hashContent(secret: string, kind: RequestKind, fields: FieldValues): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', secret)
    .update(JSON.stringify([kind, sorted]))
    .digest('base64url');
}

function isFilled(value: FormDataEntryValue | null): boolean {
  return value !== null && (typeof value !== 'string' || value !== '');
}

function totalLength(values: FieldValues): number {
  return Object.values(values).reduce((total, value) => total + value.length, 0);
}

function summary(errors: FieldErrors): string {
  const count = Object.keys(errors).length;
  return count === 1 ? 'Il reste un champ à corriger.' : `Il reste ${count} champs à corriger.`;
}
