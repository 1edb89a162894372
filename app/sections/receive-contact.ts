import { data, type RouterContextProvider, redirect } from 'react-router';
import { SUBMISSION_KEY_FIELD } from '../../inbox/forms/form-description.ts';
import { inboxContext, visitContext } from '../context.ts';
import type { ContactOutcome } from './contact-outcome.ts';

type Received = {
  kind: 'contact-request' | 'contact-message' | 'newsletter-subscription';
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** Where a browser without script is sent once the message is kept. Nothing personal in it. */
  confirmation: string;
};

/** The action of both contact forms and of the newsletter's box: success is said only once the message is on disk. */
export async function receiveContact({ kind, request, context, confirmation }: Received) {
  const { requestId, address } = context.get(visitContext);
  const posted = await request.formData();
  // Only the page's script makes a key, and only it reads an answer instead of following it.
  const scripted = Boolean(posted.get(SUBMISSION_KEY_FIELD));
  try {
    const receipt = await context
      .get(inboxContext)
      .receive(kind, posted, { address, requestId, scripted });
    if (receipt.outcome === 'refused') {
      const { message, errors, values, status } = receipt;
      return answer({ state: 'refused', message, errors, values }, status);
    }
    return scripted ? answer({ state: 'received' }, 200) : redirect(confirmation, 303);
  } catch {
    // The inbox has logged why, under this request's id.
    return answer({ state: 'failed', values: typed(posted) }, 503);
  }
}

function answer(outcome: ContactOutcome, status: number) {
  return data(outcome, { status, headers: { 'cache-control': 'no-store' } });
}

/** Texts as they were sent, to be shown again. */
function typed(posted: FormData): Record<string, string> {
  const texts = [...posted].filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    return typeof value === 'string' && name !== SUBMISSION_KEY_FIELD;
  });
  return Object.fromEntries(texts);
}
