/** Receives a request that carries a form with a file, up to its receipt. */
import { type FieldValues, fileField, readFields } from '../form-schema.ts';
import { describeFileRefusal } from '../forms/file-refusal.ts';
import { SUBMISSION_KEY_FIELD } from '../forms/form-description.ts';
import { KINDS, type UploadKind } from '../kinds/kinds.ts';
import type { Receipt, Sending } from '../receive.ts';
import type { Subject } from '../subject.ts';
import { type PostedFile, readUpload, type Upload } from './read-upload.ts';
import type { UploadSlots } from './upload-slots.ts';

/** A receipt, and whether a script reads it: only the page's script makes a key. */
export type UploadReceipt = { scripted: boolean } & (
  | Receipt
  /** It could not be stored, or exceeds the simultaneous uploads. `retryAfter` is in seconds. */
  | { outcome: 'failed'; status: 503; values: FieldValues; retryAfter: number }
);

/** The circumstances of the upload; whether a script sends it turns out while reading. */
export type UploadSending = Omit<Sending, 'scripted' | 'about'> & {
  /** Finds the job once the form is read: nothing typed is lost by a `refusal` (French) or a rejection (`failed`). */
  about?: () => Promise<Subject | { refusal: string }>;
};

type ReceiveForm = (
  kind: UploadKind,
  posted: FormData,
  sending: Sending,
  file?: PostedFile,
) => Promise<Receipt>;

/** The time the largest CV takes over a poor line. */
const UPLOAD = 30; // s

/** Receives an upload; never rejects. */
export async function receiveUpload(
  slots: UploadSlots,
  receive: ReceiveForm,
  kind: UploadKind,
  request: Request,
  { about, ...sending }: UploadSending,
): Promise<UploadReceipt> {
  const { form } = KINDS[kind];
  const release = slots.take(sending.address);
  if (!release) {
    return { scripted: true, outcome: 'failed', status: 503, values: {}, retryAfter: UPLOAD };
  }
  try {
    const { texts, file, problem } = await readUpload(form, request);
    const scripted = Boolean(texts.get(SUBMISSION_KEY_FIELD));
    const values = readFields(form, texts);
    if (problem) return { scripted, ...refusalOf(kind, problem, values) };
    try {
      const subject = await about?.();
      if (subject && 'refusal' in subject) {
        const message = subject.refusal;
        return { scripted, outcome: 'refused', status: 409, message, errors: {}, values };
      }
      const details = { ...sending, scripted, about: subject };
      return { scripted, ...(await receive(kind, texts, details, file)) };
    } catch {
      // The failing code has logged the reason, under this request's id.
      return { scripted, outcome: 'failed', status: 503, values, retryAfter: UPLOAD };
    }
  } finally {
    release();
  }
}

function refusalOf(
  kind: UploadKind,
  problem: NonNullable<Upload['problem']>,
  values: FieldValues,
): Extract<Receipt, { outcome: 'refused' }> {
  const [name, field] = fileField(KINDS[kind].form) ?? [];
  if (problem === 'too_large' && name !== undefined && field) {
    return {
      outcome: 'refused',
      status: 413,
      message: 'Il reste un champ à corriger.',
      errors: { [name]: describeFileRefusal('too_large', field) },
      values,
    };
  }
  return {
    outcome: 'refused',
    status: 400,
    message: 'Ce formulaire est arrivé incomplet. Envoyez-le encore une fois.',
    errors: {},
    values,
  };
}
