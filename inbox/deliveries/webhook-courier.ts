/** Posts requests as JSON to the address the agency configured, and reads its answer. */
import { z } from 'zod';
import { type Courier, DeliveryError, type Parcel } from './delivery.ts';

const TIMEOUT = 10_000; // ms
const LONGEST_ANSWER = 64 * 1024; // bytes
const MOST_REDIRECTS = 3;

/** A spreadsheet script answers 302 to a one-time address here, where its real answer is read with GET. */
const SCRIPT_ANSWERS = 'https://script.googleusercontent.com';

/** Statuses by which a server says "not now". Other 4xx would be answered again. */
const NOT_NOW = new Set([408, 425, 429]);

/** @param url the configured address, http or https */
export function createWebhookCourier(url: string): Courier {
  return {
    channels: ['webhook'],
    concurrency: 4,
    deliver: (parcel, signal) => post(new URL(url), parcel, signal),
  };
}

async function post(url: URL, parcel: Parcel, signal: AbortSignal): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const either = AbortSignal.any([signal, timeout]);
  try {
    let answer = await fetch(url, {
      method: 'POST',
      // site-shell §7: exactly the fields of the form, in its order, as the specified script expects them.
      body: JSON.stringify(parcel.request.fields),
      headers: { 'content-type': 'application/json', 'idempotency-key': parcel.id },
      redirect: 'manual',
      signal: either,
    });
    for (let redirects = 0; isRedirect(answer.status); redirects += 1) {
      await answer.body?.cancel();
      answer = await fetch(nextAddress(answer, url, redirects), {
        redirect: 'manual',
        signal: either,
      });
    }
    judge(answer.status, await readAnswer(answer));
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    if (either.aborted) {
      throw new DeliveryError('webhook_timeout', 'The address did not answer in time.', {
        cause: error,
      });
    }
    throw new DeliveryError('webhook_unreachable', reason(error), { cause: error });
  }
}

/** 307 and 308 would have us post a visitor's message a second time, elsewhere: they are not followed. */
function isRedirect(status: number): boolean {
  return status === 301 || status === 302 || status === 303;
}

/** Only where the configured script itself answers: a redirect must not make us call inside our own network. */
function nextAddress(answer: Response, configured: URL, redirects: number): URL {
  const location = URL.parse(answer.headers.get('location') ?? '', configured);
  if (redirects >= MOST_REDIRECTS || !location || !isTrusted(location, configured)) {
    throw new DeliveryError(
      'webhook_unavailable',
      `The address redirects (${answer.status}) to ${location?.origin ?? 'nowhere'}, which is not followed.`,
    );
  }
  return location;
}

export function isTrusted(location: URL, configured: URL): boolean {
  return location.origin === configured.origin || location.origin === SCRIPT_ANSWERS;
}

function judge(status: number, answer: string): void {
  if (status >= 200 && status < 300) {
    // Spreadsheet scripts cannot set a status: they say it in the body.
    if (saysError(answer)) {
      throw new DeliveryError('webhook_unavailable', `The script answered: ${answer}`);
    }
    return;
  }
  const detail = `The address answered ${status}: ${answer}`;
  const final = status >= 400 && status < 500 && !NOT_NOW.has(status);
  throw new DeliveryError(final ? 'webhook_refused' : 'webhook_unavailable', detail);
}

const scriptError = z.object({ result: z.literal('error') });

function saysError(answer: string): boolean {
  try {
    return scriptError.safeParse(JSON.parse(answer)).success;
  } catch {
    return false;
  }
}

/** The first bytes of the answer; the rest is not even downloaded. */
async function readAnswer(answer: Response): Promise<string> {
  if (!answer.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength;
    text += decoder.decode(chunk, { stream: true });
    if (bytes >= LONGEST_ANSWER) break;
  }
  return text;
}

/** `fetch failed` says nothing; its cause does. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
