/** Checks what a visitor sent, and has it kept. */
import { createHmac, randomUUID } from 'node:crypto';
import {
  type FieldErrors,
  type FieldValues,
  fieldErrors,
  formSchema,
  readFields,
} from './form-schema.ts';
import { HONEYPOT_FIELD, SUBMISSION_KEY_FIELD } from './forms/form-description.ts';
import { type KeepOptions, keep, type Submission } from './keep.ts';
import { KINDS, type RequestKind } from './kinds.ts';

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

/** Beyond this, all fields together, nobody typed it: it is not even checked. */
export const MAX_FORM_LENGTH = 64 * 1024; // UTF-16 units

const KEY_SHAPE = /^[A-Za-z0-9_-]{16,64}$/;

export type ReceiveOptions = KeepOptions & { clock(): Date };

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
