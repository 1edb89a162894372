/** Posts requests as JSON to the spreadsheet script the agency configured, and reads its answer. */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { DeliveryError, type Transport } from '../deliveries/delivery.ts';
import { type PostAnswer, post } from './post.ts';

const MOST_REDIRECTS = 3;

/** The host of a spreadsheet script's answers: it redirects with 302 to a one-time address there, read with GET. */
const SCRIPT_ANSWERS = 'https://script.googleusercontent.com';

/** Statuses by which a server says "not now". Other 4xx would be answered again. */
const NOT_NOW = new Set([408, 425, 429]);

const FAILURES = {
  late: 'webhook_timeout',
  hidden: 'webhook_unreachable',
  unreachable: 'webhook_unreachable',
} as const;

type SpreadsheetOptions = {
  /**
   * The configured address, http or https. Absent: what waits for one is given up, because rows without a transport would be
   * claimed by none, and wait for ever as the oldest of the backlog. A person can send the requests again.
   */
  url: string | undefined;
  /** The key of the signature, shared with the receiver. Absent: the posted data are not signed. */
  secret: string | undefined;
  clock(): Date;
};

export function createSpreadsheetTransport({ url, secret, clock }: SpreadsheetOptions): Transport {
  return {
    channels: ['webhook'],
    concurrency: 4,
    endless: FAILURES.late,
    async deliver({ id, request }, signal) {
      if (!url) throw new DeliveryError('receiver_off', 'CONTACT_WEBHOOK_URL is not set.');
      // The body is exactly the fields of the form, in its order, as the specified script expects them
      // (shell-7.04 and shell-7.05 in test/specification.md).
      const body = JSON.stringify(request.fields);
      const configured = new URL(url);
      const address = new URL(url);
      if (secret) sign(address, secret, { delivery: id, sent: clock(), body });
      const answer = await post(
        {
          reach: 'configured',
          failures: FAILURES,
          follow: (redirect, redirects) => nextAddress(redirect, configured, redirects),
        },
        { address, headers: { 'idempotency-key': id }, body },
        signal,
      );
      judge(answer);
      return 'sent';
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

/** The address of the script's answer, on no other host: a redirect must not make us call our own network. */
function nextAddress(
  { status, location: to = '' }: PostAnswer,
  configured: URL,
  redirects: number,
): URL {
  const location = URL.parse(to, configured);
  if (redirects >= MOST_REDIRECTS || !location || !isTrusted(location, configured)) {
    throw new DeliveryError(
      'webhook_unavailable',
      `The address redirects (${status}) to ${location?.origin ?? 'nowhere'}, which is not followed.`,
    );
  }
  return location;
}

export function isTrusted(location: URL, configured: URL): boolean {
  return location.origin === configured.origin || location.origin === SCRIPT_ANSWERS;
}

/** @throws {DeliveryError} for an answer that is no receipt */
function judge({ status, text: answer, type = '' }: PostAnswer): void {
  if (status >= 200 && status < 300) {
    // A Google script that lost its permission answers 200 with a sign-in page.
    if (type.startsWith('text/html') || /^\s*<(?:!doctype|html)/i.test(answer)) {
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
