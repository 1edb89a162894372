import { data, type RouterContextProvider, redirect } from 'react-router';
import { SUBMISSION_KEY_FIELD } from '../../inbox/forms/form-description.ts';
import { inboxContext, visitContext } from '../context.ts';
import { type FormOutcome, withReference } from './form-outcome.ts';
import { postedForm } from './posted-form.ts';

type Received = {
  kind: 'contact-request' | 'contact-message' | 'newsletter-subscription' | 'comment';
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** Where a browser without script is sent once the message is kept. */
  confirmation: string;
  /** Finds what a comment is about. Failing, nothing is kept and nothing that was typed is lost. */
  about?: () => Promise<{ id: string; title: string; path: string }>;
};

/** The action of both contact forms, of the newsletter's box and of comments: success is said only once the message is on disk. */
export async function receiveContact({ kind, request, context, confirmation, about }: Received) {
  const { requestId, address } = context.get(visitContext);
  const posted = await postedForm(request);
  if (!posted) {
    return answer({ state: 'refused', message: INCOMPLETE, errors: {}, values: {} }, 400);
  }
  // Only the page's script makes a key, and only it reads an answer instead of following it.
  const scripted = Boolean(posted.get(SUBMISSION_KEY_FIELD));
  try {
    const sending = { address, requestId, scripted, about: await about?.() };
    const receipt = await context.get(inboxContext).receive(kind, posted, sending);
    if (receipt.outcome === 'refused') {
      const { message, errors, values, status, retryAfter } = receipt;
      return answer({ state: 'refused', message, errors, values }, status, retryAfter);
    }
    // Nobody answers a comment or a subscription: there is nothing to quote.
    const answered = kind === 'contact-request' || kind === 'contact-message';
    const { reference } = receipt;
    if (scripted) return answer({ state: 'received', ...(answered && { reference }) }, 200);
    return redirect(answered ? withReference(confirmation, reference) : confirmation, 303);
  } catch {
    // Why has been logged, under this request's id.
    return answer({ state: 'failed', values: typed(posted) }, 503, STORAGE_TROUBLE);
  }
}

const INCOMPLETE = 'Ce formulaire est arrivé incomplet. Envoyez-le encore une fois.';

/** A database that is held by a backup or starts anew is back in less. */
const STORAGE_TROUBLE = 30; // s

/** @param retryAfter in seconds */
function answer(outcome: FormOutcome, status: number, retryAfter?: number) {
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  };
  return data(outcome, { status, headers });
}

/** Texts as they were sent, to be shown again. */
function typed(posted: FormData): Record<string, string> {
  const texts = [...posted].filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    return typeof value === 'string' && name !== SUBMISSION_KEY_FIELD;
  });
  return Object.fromEntries(texts);
}
