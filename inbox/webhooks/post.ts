/**
 * Posts what leaves the site by HTTP: messages to the agency's webhooks, requests to its spreadsheet. An attacker with an
 * administrator's session must not reach our own network through an address typed in the desk. The host is resolved once,
 * every address it has must be public, and the connection goes to one of those: a second answer of the DNS changes nothing.
 * The answer is read within limits.
 */
import { type ClientRequest, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  checkedLookup,
  NotPublicError,
  type Resolve,
} from '../../packages/kit/network/checked-lookup.ts';
import { DeliveryError, type Failure } from '../deliveries/delivery.ts';
import { addressProblem, mayConnect, type Reach } from './address.ts';

/** The longest time from the lookup of the host to the end of the answer. */
const TIMEOUT = 15_000; // ms
/** The most that is read of the answer; the rest is not downloaded. */
const LONGEST_ANSWER = 16 * 1024; // bytes
/** The longest head, larger than any of a sane receiver; Node refuses more. */
const LONGEST_HEAD = 16 * 1024; // bytes
/** The most interim answers (100, 102, 103) before the answer itself; servers send one or two. */
const MOST_INTERIM = 16;

export type PostOptions = {
  /** `configured`: the operator named the address in the environment, and their own network may be meant. */
  reach: Reach | 'configured';
  /** The resolver of host names: the system's, unless a test gives another. */
  resolve?: Resolve;
  /** The names of failures: those of a webhook's receiver by default. */
  failures?: Readonly<Record<'late' | 'hidden' | 'unreachable', Failure>>;
  /**
   * The address that a redirect leads to, which is read with GET and without the message.
   * Absent: a redirect is an answer.
   * @throws {DeliveryError} where it is not followed
   */
  follow?(answer: PostAnswer, redirects: number): URL;
};

export type PostedMessage = {
  address: string | URL;
  headers: Readonly<Record<string, string>>;
  body: string;
};

export type PostAnswer = {
  status: number;
  text: string;
  /** `content-type` */
  type?: string | undefined;
  location?: string | undefined;
};

const OF_RECEIVERS = {
  late: 'receiver_timeout',
  hidden: 'receiver_not_public',
  unreachable: 'receiver_unreachable',
} as const;

/** @throws {DeliveryError} when no answer came */
export async function post(
  { reach, resolve, failures = OF_RECEIVERS, follow }: PostOptions,
  { address, headers, body }: PostedMessage,
  signal: AbortSignal,
): Promise<PostAnswer> {
  const problem = reach === 'configured' ? undefined : addressProblem(String(address), reach);
  if (problem) throw new DeliveryError(failures.hidden, problem);
  const timeout = AbortSignal.timeout(TIMEOUT);
  const bounds: RequestOptions = {
    // Each message has a connection of its own: a reused one would skip the check of its address.
    agent: false,
    lookup: checkedLookup(reaching(reach), resolve),
    maxHeaderSize: LONGEST_HEAD,
    signal: AbortSignal.any([signal, timeout]),
  };
  const url = new URL(address);
  try {
    const sent = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Site-Webhooks/1.0',
      ...headers,
    };
    let answer = await request(url, { ...bounds, method: 'POST', headers: sent }, body);
    for (let redirects = 0; follow && isRedirect(answer.status); redirects += 1) {
      const next = follow(answer, redirects);
      // A redirect away from the configured origin may only lead to the public internet.
      const elsewhere = next.origin !== url.origin && {
        lookup: checkedLookup(reaching('public'), resolve),
      };
      answer = await request(next, { ...bounds, ...elsewhere });
    }
    return answer;
  } catch (error) {
    if (error instanceof DeliveryError) throw error;
    const hidden = error instanceof NotPublicError ? 'hidden' : 'unreachable';
    throw new DeliveryError(failures[timeout.aborted ? 'late' : hidden], reason(error), {
      cause: error,
    });
  }
}

/** Says whether this server connects to an address that a host has. */
function reaching(reach: PostOptions['reach']): (address: string) => boolean {
  return (address) => reach === 'configured' || mayConnect(address, reach);
}

/** Whether a status is a redirect to follow; 307 and 308 would post a visitor's message a second time, elsewhere. */
function isRedirect(status: number): boolean {
  return status === 301 || status === 302 || status === 303;
}

function request(url: URL, options: RequestOptions, body?: string): Promise<PostAnswer> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = send(url, options);
  sent.end(body);
  return answerTo(sent);
}

/** Settles whatever comes: every way in which a request ends is listened to. */
function answerTo(sent: ClientRequest): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    sent.once('error', reject);
    // `close` is the last event of every request, and the only one when a receiver hangs up without an error.
    sent.once('close', () => reject(new Error('the connection was closed without an answer')));
    sent.once('upgrade', ({ statusCode = 101 }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, text: '' });
    });
    let interim = 0;
    sent.on('information', () => {
      interim += 1;
      if (interim > MOST_INTERIM) sent.destroy(new Error('interim answers without end'));
    });
    sent.once('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      const { location, 'content-type': type } = headers;
      const chunks: Buffer[] = [];
      let size = 0;
      const end = () => {
        sent.destroy();
        const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, LONGEST_ANSWER));
        resolve({ status, text, type, location });
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= LONGEST_ANSWER) end();
      });
      response.once('end', end);
      response.once('error', reject);
    });
  });
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
