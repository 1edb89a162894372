/** Posts requests as JSON to the address the agency configured, and reads its answer. */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { type Courier, DeliveryError } from './delivery.ts';

const TIMEOUT = 10_000; // ms
const LONGEST_ANSWER = 64 * 1024; // bytes
const MOST_REDIRECTS = 3;

/** The host of a spreadsheet script's answers: it redirects with 302 to a one-time address there, read with GET. */
const SCRIPT_ANSWERS = 'https://script.googleusercontent.com';

/** Statuses by which a server says "not now". Other 4xx would be answered again. */
const NOT_NOW = new Set([408, 425, 429]);

type WebhookOptions = {
  /** The configured address, http or https. */
  url: string;
  /** The key of the signature, shared with the receiver. Absent: what is posted is not signed. */
  secret: string | undefined;
  clock(): Date;
};

export function createWebhookCourier({ url, secret, clock }: WebhookOptions): Courier {
  return {
    channels: ['webhook'],
    concurrency: 4,
    endless: 'webhook_timeout',
    async deliver(parcel, signal) {
      // The body is exactly the fields of the form, in its order, as the specified script expects them
      // (shell-7.04 and shell-7.05 in test/specification.md).
      const body = JSON.stringify(parcel.request.fields);
      const address = new URL(url);
      if (secret) sign(address, secret, { delivery: parcel.id, sent: clock(), body });
      await post(address, { id: parcel.id, body }, signal);
      return 'sent';
    },
  };
}

/**
 * Gives up what waits for an address that is no longer configured: rows without a courier would be claimed by none, and
 * wait for ever as the oldest of the backlog. The requests stay in the inbox, and a person can send them again.
 */
export function createUnsetWebhookCourier(): Courier {
  return {
    channels: ['webhook'],
    concurrency: 1,
    endless: 'webhook_timeout',
    async deliver() {
      throw new DeliveryError('receiver_off', 'CONTACT_WEBHOOK_URL is not set.');
    },
  };
}

/**
 * Signs a request in its address, because spreadsheet scripts cannot read headers, and the body holds the
 * form's fields alone: `sent` (ms since 1970), `delivery` (the same at each attempt) and `signature`,
 * HMAC-SHA256 in hexadecimal of `{sent}.{delivery}.{body}`. How it is checked: `docs/spreadsheet-script.md`.
 */
function sign(
  address: URL,
  secret: string,
  { delivery, sent, body }: { delivery: string; sent: Date; body: string },
): void {
  const signed = `${sent.getTime()}.${delivery}.${body}`;
  address.searchParams.set('sent', String(sent.getTime()));
  address.searchParams.set('delivery', delivery);
  address.searchParams.set('signature', createHmac('sha256', secret).update(signed).digest('hex'));
}

async function post(
  url: URL,
  { id, body }: { id: string; body: string },
  signal: AbortSignal,
): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const either = AbortSignal.any([signal, timeout]);
  try {
    let answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
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
    const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
    judge(answer.status, await readAnswer(answer), isPage);
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

/** Whether a status is a redirect to follow; 307 and 308 would post a visitor's message a second time, elsewhere. */
function isRedirect(status: number): boolean {
  return status === 301 || status === 302 || status === 303;
}

/** The address of the script's answer, on no other host: a redirect must not make us call our own network. */
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

function judge(status: number, answer: string, isPage: boolean): void {
  if (status >= 200 && status < 300) {
    // A script that lost its permission answers 200 and a page to sign in on.
    if (isPage || /^\s*<(?:!doctype|html)/i.test(answer)) {
      throw new DeliveryError(
        'webhook_unavailable',
        `The address answered with a web page: ${titleOf(answer)}`,
      );
    }
    // Spreadsheet scripts cannot set a status: they report errors in the body.
    if (saysError(answer)) {
      throw new DeliveryError('webhook_unavailable', `The script answered: ${answer}`);
    }
    return;
  }
  const detail = `The address answered ${status}: ${answer}`;
  const final = status >= 400 && status < 500 && !NOT_NOW.has(status);
  throw new DeliveryError(final ? 'webhook_refused' : 'webhook_unavailable', detail);
}

function titleOf(page: string): string {
  return /<title[^>]{0,200}>([^<]{1,200})/i.exec(page)?.[1]?.trim() ?? 'untitled';
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

/** The cause of a failed request: `fetch failed` alone says nothing. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
