/** Validates a visitor's form, and stores it. */

import { createHmac, randomUUID } from 'node:crypto';
import { spokenDuration } from '../packages/kit/calendar/spoken-duration.ts';
import { judgeMessage } from './abuse/learned.ts';
import type { Alarm } from './alarms/alarm-words.ts';
import { CHECK_FIELD, type CheckTokens } from './daily-check/check-token.ts';
import { readSource } from './figures/source.ts';
import type { FillTime, FillToken } from './fill-time.ts';
import {
  type FieldErrors,
  type FieldValues,
  fieldErrors,
  fileField,
  formSchema,
  readFields,
} from './form-schema.ts';
import { countRefusals, refusalOfNothing } from './forms/answer-refusal.ts';
import { describeFileRefusal } from './forms/file-refusal.ts';
import {
  FILL_TOKEN_FIELD,
  HONEYPOT_FIELD,
  SUBMISSION_KEY_FIELD,
} from './forms/form-description.ts';
import { SOURCE_FIELD } from './forms/source.ts';
import { isTaken } from './idempotency-keys.ts';
import { type KeepOptions, keep, keyInUse, type Submission } from './keep.ts';
import { KINDS, type Kind, type RequestKind } from './kinds/kinds.ts';
import type { Promises } from './promises/promises.ts';
import { noRoom, QUOTA_ALARMS } from './quotas/no-room.ts';
import { QuotaExceeded } from './quotas/quotas.ts';
import { type Limits, LONGEST_LIMIT } from './rate-limits.ts';
import type { Subject } from './subject.ts';
import { type Attachment, attachmentOf } from './uploads/attachment.ts';
import type { PostedFile } from './uploads/read-upload.ts';

export type Sending = {
  /** The visitor's network address. For limits only; never stored in clear. */
  address: string;
  requestId: string;
  /** True when the form was sent by the page's script, which reads JSON and shows the states of the button. */
  scripted: boolean;
  /** The document that is applied for or commented. A comment needs it. */
  about?: Subject | undefined;
};

export type Receipt =
  | {
      outcome: 'received';
      /** The reference for the visitor: `7F3-KQ2-9XD`. */
      reference: string;
      receivedAt: Date;
      /** The moment an answer is promised by, which mails, the private page and the desk say too. */
      dueAt: Date | undefined;
      /** The same message was received before, and not stored twice. */
      repeated: boolean;
    }
  | {
      outcome: 'refused';
      /** 400 field · 409 key with another text, or closed · 413 too large · 429 too many · 503 no room. */
      status: 400 | 409 | 413 | 429 | 503;
      /** For 429 and 503: the seconds until the next try. */
      retryAfter?: number;
      /** French, for the whole form. */
      message: string;
      /** French, by field. Empty when no single field is at fault. */
      errors: FieldErrors;
      /** The typed values, by field, to be shown again. */
      values: FieldValues;
    };

/** The longest form, all fields together: people type less, and a longer one is not even checked. */
export const MAX_FORM_LENGTH = 64 * 1024; // UTF-16 units

const KEY_SHAPE = /^[A-Za-z0-9_-]{16,64}$/;

export type ReceiveOptions = KeepOptions & {
  clock(): Date;
  /** Never rejects. */
  alarm(alarm: Alarm): Promise<void>;
  limits: Limits;
  fillTime: FillTime;
  checkTokens: CheckTokens;
  promises: Pick<Promises, 'promisedFor'>;
  /** The paths of the public pages. */
  pages(): ReadonlySet<string>;
};

/**
 * @param file what came in the form's file field, if anything.
 * @throws {InboxUnavailable} when storage fails; nothing is kept then.
 */
export async function receive(
  options: ReceiveOptions,
  kind: RequestKind,
  posted: FormData,
  { address, scripted, about }: Sending,
  file?: PostedFile,
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
  const upload = await checkFile(form, file);
  if (!checked.success || 'errors' in upload) {
    const errors = {
      ...(!checked.success && fieldErrors(checked.error)),
      ...('errors' in upload && upload.errors),
    };
    const status = 'status' in upload ? upload.status : 400;
    return { outcome: 'refused', status, message: countRefusals(errors), errors, values };
  }

  const { attachment } = upload;
  const fields = checked.data;
  const contentHash = hashContent(options.secret, [
    kind,
    sorted(fields),
    ...(about ? [about.id] : []),
    ...(attachment ? [attachment.sha256] : []),
  ]);
  const checkOf = options.checkTokens.read(textOf(posted, CHECK_FIELD));
  // A check of the site's health is stored once a day, however often its token is sent.
  const key = checkOf === undefined ? submissionKey(posted) : `check-of-${checkOf}`;
  const fillToken = scripted
    ? await unusedToken(options, textOf(posted, FILL_TOKEN_FIELD))
    : undefined;
  const sending = keyInUse({ key, contentHash });
  if (!(await options.limits.allows(kind, address, fillToken !== undefined, sending))) {
    return {
      outcome: 'refused',
      status: 429,
      message: `Beaucoup de messages sont partis de votre réseau en peu de temps. Le vôtre est toujours là\u00a0: réessayez dans ${spokenDuration(LONGEST_LIMIT * 1000)}.`,
      errors: {},
      values,
      retryAfter: LONGEST_LIMIT,
    };
  }
  const at = options.clock();
  const submission: Submission = {
    id: randomUUID(),
    kind,
    checkOf,
    fields,
    about,
    attachment,
    contentHash,
    key,
    address,
    enteredBy: undefined,
    acknowledged: true,
    source: readSource(textOf(posted, SOURCE_FIELD), options.pages()),
    fillToken,
    judge: (transaction, timely) =>
      judgeMessage(transaction, {
        kind,
        fields,
        trapped: isFilled(posted.get(HONEYPOT_FIELD)),
        hurried: scripted && !timely,
      }),
    at,
    dueAt: checkOf === undefined ? await options.promises.promisedFor(kind, at) : undefined,
  };
  let record: Awaited<ReturnType<typeof keep>>;
  try {
    record = await keep(options, submission);
  } catch (error) {
    if (!(error instanceof QuotaExceeded)) throw error;
    await options.alarm(QUOTA_ALARMS[error.of]);
    return { outcome: 'refused', ...noRoom(error, at), errors: {}, values };
  }
  if (record.contentHash !== submission.contentHash) {
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
    reference: record.reference,
    receivedAt: record.receivedAt,
    dueAt: record.dueAt,
    repeated: record.id !== submission.id,
  };
}

/**
 * Returns the form's fill token, unless it has already served a stored request: a program would send a thousand times
 * with one.
 */
async function unusedToken(
  { db, fillTime }: ReceiveOptions,
  token: string,
): Promise<FillToken | undefined> {
  const credible = fillTime.read(token);
  return credible && !(await isTaken(db, 'fill-token', credible.id)) ? credible : undefined;
}

type CheckedFile =
  | { attachment: Attachment | undefined }
  | { errors: FieldErrors; status: 400 | 413 };

/** Looks into the file, with the other fields and not after them: one answer says all there is to correct. */
async function checkFile(form: Kind['form'], file: PostedFile | undefined): Promise<CheckedFile> {
  const [name, field] = fileField(form) ?? [];
  if (name === undefined || !field) return { attachment: undefined };
  if (!file) {
    const refusal = refusalOfNothing(field);
    return refusal ? { errors: { [name]: refusal }, status: 400 } : { attachment: undefined };
  }
  const attachment = await attachmentOf(name, field, file);
  if ('refusal' in attachment) {
    const { refusal } = attachment;
    return {
      errors: { [name]: describeFileRefusal(refusal, field) },
      status: refusal === 'too_large' ? 413 : 400,
    };
  }
  return { attachment };
}

/** The key of a submission; one of another shape was not made by our page, and counts as none. */
function submissionKey(posted: FormData): string | undefined {
  const key = textOf(posted, SUBMISSION_KEY_FIELD);
  return KEY_SHAPE.test(key) ? key : undefined;
}

function textOf(posted: FormData, name: string): string {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
}

/** A keyed hash of the content, by which a repeat is recognised: after an erasure it does not let what a person wrote be guessed. */
export function hashContent(secret: string, content: readonly unknown[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(content)).digest('base64url');
}

export function sorted(fields: FieldValues): [name: string, value: string][] {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
}

function isFilled(value: FormDataEntryValue | null): boolean {
  return value !== null && (typeof value !== 'string' || value !== '');
}

function totalLength(values: FieldValues): number {
  return Object.values(values).reduce((total, value) => total + value.length, 0);
}
