import { data, type RouterContextProvider, redirect } from 'react-router';
import { SUBMISSION_KEY_FIELD } from '../../inbox/forms/form-description.ts';
import type { Inbox } from '../../inbox/inbox.ts';
import type { SitePart } from '../../model/site-parts.ts';
import { clockOf } from '../../packages/kit/calendar/spoken-moment.ts';
import { type ContentReader, contentContext, inboxContext, visitContext } from '../context.ts';
import { type FormOutcome, quotedOf, withQuoted } from './form-outcome.ts';
import { postedForm } from './posted-form.ts';

type Receive = Parameters<Inbox['receive']>;
type ReceiveUpload = Parameters<Inbox['receiveUpload']>;
type Subject = NonNullable<Receive[2]['about']>;
type Receipt = Awaited<ReturnType<Inbox['receiveUpload']>> & { isGone?: boolean | undefined };

/**
 * A form by its kind. `about` finds what it is about once it has been read, so that nothing typed is lost when that
 * fails (it rejects: the outcome is `failed`) or when nothing is taken any more (a `refusal`, in French).
 */
type Form = { kind: Receive[0]; about?: () => Promise<Receive[2]['about'] | Refused> } | Upload;

/** `isGone` where the page of the form is no more. */
type Refused = { refusal: string; isGone?: boolean };

type Upload = { kind: ReceiveUpload[0]; about?: () => Promise<Subject | Refused> };

export type SentForm = { request: Request; context: Readonly<RouterContextProvider> };

export type ReceivedForm = {
  outcome: FormOutcome;
  status: number;
  /** The time until another try, in seconds. */
  retryAfter?: number | undefined;
  /** Refused, and the page that it came from is no more. */
  isGone?: boolean | undefined;
  /** Sent by the page's script, which reads the outcome instead of following it. */
  scripted: boolean;
};

/** Receives every form of the site: it reports success only once the message is on disk. Never rejects. */
export async function receiveForm(
  wantedForm: Form,
  { request, context }: SentForm,
): Promise<ReceivedForm> {
  const form = unlessOff(wantedForm, context.get(contentContext));
  const receipt = await receiptOf(form, { request, context });
  const { scripted } = receipt;
  switch (receipt.outcome) {
    case 'received': {
      // Nobody answers a comment or a subscription, so it needs no reference.
      const answered = form.kind !== 'comment' && form.kind !== 'newsletter-subscription';
      const { reference, dueAt } = receipt;
      return {
        outcome: {
          state: 'received',
          ...(answered && { reference }),
          ...(answered && dueAt && { answerBy: clockOf(dueAt) }),
        },
        status: 200,
        scripted,
      };
    }
    case 'refused': {
      const { message, errors, values, status, retryAfter, isGone } = receipt;
      return {
        outcome: { state: 'refused', message, errors, values },
        status,
        retryAfter,
        isGone,
        scripted,
      };
    }
    case 'failed': {
      const { values, status, retryAfter } = receipt;
      return { outcome: { state: 'failed', values }, status, retryAfter, scripted };
    }
  }
}

/** The part of the site that each form belongs to, and the refusal while that part is off. */
const TAKEN_BY: Readonly<Partial<Record<Form['kind'], { part: SitePart; refusal: string }>>> = {
  'short-application': { part: 'careers', refusal: 'Nous ne recevons plus de candidatures ici.' },
  'job-application': { part: 'careers', refusal: 'Nous ne recevons plus de candidatures ici.' },
  comment: {
    part: 'blog',
    refusal: 'Les commentaires sont fermés\u00a0: le blog n’est plus en ligne.',
  },
  'newsletter-subscription': {
    part: 'newsletter',
    refusal: 'Les inscriptions sont fermées\u00a0: la newsletter ne part plus.',
  },
};

function unlessOff(form: Form, { isOff }: ContentReader): Form {
  const taken = TAKEN_BY[form.kind];
  if (!taken || !isOff?.(taken.part)) return form;
  const { refusal } = taken;
  return { ...form, about: async () => ({ refusal, isGone: true }) };
}

/** The answer without script: the outcome's page, or the way to it. A page older than this release may get it too. */
export function formPage(received: ReceivedForm, confirmation: string) {
  const { outcome, status, scripted } = received;
  if (outcome.state !== 'received' || scripted) {
    return data(outcome, { status, headers: headersOf(received) });
  }
  const quoted = quotedOf(outcome);
  return redirect(quoted ? withQuoted(confirmation, quoted) : confirmation, 303);
}

/** Returns the answer for the page's script; the page's own action returns a page. */
export function formAnswer(received: ReceivedForm): Response {
  const { outcome, status } = received;
  return Response.json(outcome, { status, headers: headersOf(received) });
}

function headersOf({ retryAfter }: ReceivedForm): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
}

async function receiptOf(form: Form, { request, context }: SentForm): Promise<Receipt> {
  const { address, requestId } = context.get(visitContext);
  const inbox = context.get(inboxContext);
  if (takesFile(form)) {
    const { kind, about } = form;
    let isGone: boolean | undefined;
    const findSubject = async (find: NonNullable<typeof about>) => {
      const subject = await find();
      if ('refusal' in subject) isGone = subject.isGone;
      return subject;
    };
    const receipt = await inbox.receiveUpload(kind, request, {
      address,
      requestId,
      ...(about && { about: () => findSubject(about) }),
    });
    return { ...receipt, isGone };
  }
  const posted = await postedForm(request);
  if (!posted) return INCOMPLETE;
  // Only the page's script adds a submission key.
  const scripted = Boolean(posted.get(SUBMISSION_KEY_FIELD));
  try {
    const about = await form.about?.();
    if (about && 'refusal' in about) {
      const { refusal: message, isGone } = about;
      return {
        isGone,
        scripted,
        outcome: 'refused',
        status: 409,
        message,
        errors: {},
        values: textsOf(posted),
      };
    }
    const sending = { address, requestId, scripted, about };
    return { scripted, ...(await inbox.receive(form.kind, posted, sending)) };
  } catch {
    // The inbox has logged the reason, under this request's id.
    const values = textsOf(posted);
    return { scripted, outcome: 'failed', status: 503, values, retryAfter: STORAGE_TROUBLE };
  }
}

function takesFile(form: Form): form is Upload {
  return form.kind === 'short-application' || form.kind === 'job-application';
}

const INCOMPLETE: Receipt = {
  scripted: false,
  outcome: 'refused',
  status: 400,
  message: 'Ce formulaire est arrivé incomplet. Envoyez-le encore une fois.',
  errors: {},
  values: {},
};

/** The retry time while storage fails: a database locked by a backup, or restarting, needs less. */
const STORAGE_TROUBLE = 30; // s

/** Texts as they were sent, to be shown again. */
function textsOf(posted: FormData): Record<string, string> {
  const texts = [...posted].filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    return typeof value === 'string' && name !== SUBMISSION_KEY_FIELD;
  });
  return Object.fromEntries(texts);
}
