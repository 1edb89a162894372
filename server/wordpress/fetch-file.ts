/**
 * Fetches a picture or a file from the former site. The addresses come from a file that others may have written: hosts
 * of our own network are refused, by name, by number or by a redirect, and answers are limited in size and time.
 */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { checkedLookup, NotPublicError } from '../../packages/kit/network/checked-lookup.ts';
import { isPublicAddress } from '../../packages/kit/network/public-address.ts';

/** The time from the lookup of the host to the end of one file. */
const TIMEOUT = 30_000; // ms
/** The largest file: as large as a picture of the content service may be. */
export const LARGEST_FILE = 64 * 1024 * 1024; // bytes
/** The most redirects: http to https, to `www`, to a store of files. */
const MOST_REDIRECTS = 5;

/** The addresses that may be reached: the public internet, or this machine too, for tests. */
export type Reach = 'public' | 'loopback';

/** A file that was not had; its message is for people. */
export class FetchFileError extends Error {
  override name = 'FetchFileError';
  /** Whether the host itself did not answer: the next file of it will be no other. */
  readonly isHostAway: boolean;

  constructor(
    message: string,
    { isHostAway = false, cause }: { isHostAway?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isHostAway = isHostAway;
  }
}

/** Resolves with the bytes of an answer 200. Throws `FetchFileError`, and the reason of the signal. */
export async function fetchFile(
  address: URL,
  { reach, signal }: { reach: Reach; signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  let url = address;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      refuseUnreachable(url, reach);
      const response = await ask(url, reach, AbortSignal.any([signal, timeout]));
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        const next = URL.parse(headers.location, url);
        if (!next)
          throw new FetchFileError('L’ancien site renvoie à une adresse qui n’en est pas une.');
        url = next;
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        throw new FetchFileError(`L’ancien site répond ${statusCode}.`);
      }
      return await bytesOf(response);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FetchFileError) throw error;
    if (error instanceof NotPublicError) throw new FetchFileError(HIDDEN, { cause: error });
    throw new FetchFileError('L’ancien site ne répond pas.', { isHostAway: true, cause: error });
  }
  throw new FetchFileError('L’ancien site renvoie sans fin d’une adresse à l’autre.');
}

const HIDDEN = 'L’adresse n’est pas celle d’un site public.';

function refuseUnreachable(
  { protocol, hostname, port, username, password }: URL,
  reach: Reach,
): void {
  const isWeb = protocol === 'http:' || protocol === 'https:';
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!isWeb || username || password) throw new FetchFileError(HIDDEN);
  // Node connects to a literal IP address without a lookup, so it is checked here.
  if (isIP(host) && !mayConnect(host, reach)) throw new FetchFileError(HIDDEN);
  if (reach === 'public' && port !== '') throw new FetchFileError(HIDDEN);
}

function mayConnect(address: string, reach: Reach): boolean {
  return isPublicAddress(address) || (reach === 'loopback' && LOOPBACK.includes(address));
}

const LOOPBACK = ['127.0.0.1', '::1'];

function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = send(url, {
      // Each download has a connection of its own: a reused one would skip the check of its address.
      agent: false,
      lookup: checkedLookup((ip) => mayConnect(ip, reach)),
      signal,
      headers: { 'user-agent': 'Site-Import/1.0', accept: 'image/*,*/*;q=0.5' },
    });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.once('upgrade', (_, socket) => socket.destroy());
    sent.once('close', () => reject(new Error('the connection was closed without an answer')));
    sent.end();
  });
}

async function bytesOf(response: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new FetchFileError(`Plus de ${LARGEST_FILE / 1024 / 1024}\u00a0Mo.`);
  if (Number(response.headers['content-length'] ?? 0) > LARGEST_FILE) {
    response.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > LARGEST_FILE) throw tooLarge();
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
