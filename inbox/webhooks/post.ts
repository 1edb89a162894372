/**
 * Posts a message to the address an administrator gave: an attacker with their session must not reach our own network
 * through it. The host is resolved once, every address it has must be public, and the connection goes to one of those:
 * a second answer of the DNS changes nothing. Redirects are not followed; the answer is read within limits.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { DeliveryError, type Failure } from '../deliveries/delivery.ts';
import { addressProblem, mayConnect, type Reach } from './address.ts';

/** From the lookup of the host to the end of the answer. */
const TIMEOUT = 15_000; // ms
/** What is read of the answer; the rest is not downloaded. */
const LONGEST_ANSWER = 16 * 1024; // bytes
/** Larger than any header of a sane receiver; Node refuses more. */
const LONGEST_HEAD = 16 * 1024; // bytes
/** The most interim answers (100, 102, 103) before the answer itself; servers send one or two. */
const MOST_INTERIM = 16;

type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export type PostOptions = {
  reach: Reach;
  /** The resolver of host names: the system's, unless a test gives another. */
  resolve?: Resolve;
};

export type PostedMessage = {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string;
};

export type PostAnswer = { status: number; text: string };

/** Thrown for what is no way to the public internet. */
class NotPublic extends Error {
  override name = 'NotPublic';
}

/** @throws {DeliveryError} when no answer came */
export async function post(
  { reach, resolve = lookup }: PostOptions,
  { address, headers, body }: PostedMessage,
  signal: AbortSignal,
): Promise<PostAnswer> {
  const problem = addressProblem(address, reach);
  if (problem) throw new DeliveryError('receiver_not_public', problem);
  const timeout = AbortSignal.timeout(TIMEOUT);
  const either = AbortSignal.any([signal, timeout]);
  const url = new URL(address);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = send(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Site-Webhooks/1.0',
      ...headers,
    },
    // A connection of its own: one that is kept alive would outlive the check of its address.
    agent: false,
    lookup: checkedLookup(resolve, reach),
    maxHeaderSize: LONGEST_HEAD,
    signal: either,
  });
  sent.end(body);
  try {
    return await answerTo(sent);
  } catch (error) {
    throw new DeliveryError(
      timeout.aborted ? 'receiver_timeout' : failureOf(error),
      reason(error),
      {
        cause: error,
      },
    );
  }
}

/** Resolves a host for the connection itself, and refuses it when one of its addresses is not public. */
function checkedLookup(resolve: Resolve, reach: Reach): LookupFunction {
  return (host, options, done) => {
    resolve(host, { all: true }, (error, addresses) => {
      const hidden = addresses?.find(({ address }) => !mayConnect(address, reach));
      const [first] = addresses ?? [];
      if (error || !first) done(error ?? new Error(`${host} has no address`), '');
      else if (hidden) done(new NotPublic(`${host} is no public address`), '');
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/** Settles whatever comes: every way in which a request ends is listened to. */
function answerTo(sent: ClientRequest): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    sent.once('error', reject);
    // The last event of every request; the only one where a receiver hangs up at a moment of no error.
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
      const status = response.statusCode ?? 0;
      const chunks: Buffer[] = [];
      let size = 0;
      const end = () => {
        sent.destroy();
        const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, LONGEST_ANSWER));
        resolve({ status, text });
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

function failureOf(error: unknown): Failure {
  return error instanceof NotPublic ? 'receiver_not_public' : 'receiver_unreachable';
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
