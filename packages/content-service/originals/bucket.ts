/**
 * The four requests that originals need of an S3-compatible store, signed with version 4, over `node:http`: half the
 * memory of the official client, and no checksums in headers that other stores refuse (docs/decisions/096-originals.md).
 */
import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoreLocation } from '../../kit/process/files-location.ts';

/** The store answered that it will not, or did not answer. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Thrown when the object under a name was replaced since it was requested. */
export class ReplacedObjectError extends StoreError {}

/** A request, with a name below the location's prefix. */
interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT';
  /** The bucket itself when absent. */
  name?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** A file that is sent, and the SHA-256 of its bytes, which is signed: the store refuses others. */
  body?: { path: string; sha256: string };
  signal?: AbortSignal;
}

export interface BucketObject {
  size: number;
  /** Changes when another object takes the name. */
  etag: string;
}

export interface Bucket {
  /** Puts a file under a name, whole or not at all. */
  put(name: string, file: { path: string; size: number; sha256: string }): Promise<void>;
  /** The object from a byte to another, both included; undefined where there is none. Ended by whoever does not read on. */
  get(
    name: string,
    options?: { first: number; last: number; etag?: string; signal?: AbortSignal },
  ): Promise<IncomingMessage | undefined>;
  find(name: string): Promise<BucketObject | undefined>;
  /** All objects whose names begin so, a page of a thousand at a time. */
  list(beginning: string): AsyncGenerator<{ name: string; size: number }>;
  close(): void;
}

interface BucketOptions {
  warn: (message: string, details: Record<string, unknown>) => void;
  /** How long a store may be silent, in ms. */
  silence?: number;
}

const SILENCE = 10_000;
/** The factor by which a store may be silent longer with a file: it flushes a gigabyte before it answers. */
const WITH_FILE = 6;
/** The times a request is sent; the pauses between are 0.2 and 0.8 s. */
const TRIES = 3;
const FIRST_PAUSE = 200;
/** The time in ms for which requests are refused after the store did not answer: they would only wait for a timeout. */
const LEFT_ALONE = 5_000;
/** Statuses of a store that may answer the same request a moment later. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);
const EMPTY = sha256('');

/** Opens a part of a bucket; sends nothing before the first call. Its methods reject with `StoreError`. */
export function openBucket(
  place: StoreLocation,
  { warn, silence = SILENCE }: BucketOptions,
): Bucket {
  const base = new URL(place.endpoint);
  const { Agent, request } = base.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });
  const below = place.prefix === '' ? '' : `${place.prefix}/`;
  let leftAloneUntil = 0;

  /** Sends a request and resolves with the head of its answer. */
  function sendOnce(bucketRequest: BucketRequest): Promise<IncomingMessage> {
    const { method, body } = bucketRequest;
    const path = pathOf(
      place.bucket,
      bucketRequest.name === undefined ? '' : below + bucketRequest.name,
    );
    const search = searchOf(bucketRequest.query ?? {});
    const hash = body?.sha256 ?? EMPTY;
    const signed = signatureOf(place, { method, path, search, host: base.host, hash });
    return new Promise((resolve, reject) => {
      const sent = request({
        agent,
        protocol: base.protocol,
        hostname: base.hostname.replace(/^\[|\]$/g, ''),
        port: base.port,
        method,
        path: search ? `${path}?${search}` : path,
        headers: { ...bucketRequest.headers, ...signed },
      });
      const patience = body ? silence * WITH_FILE : silence;
      const giveUp = () => sent.destroy(new StoreError(SILENT));
      sent.setTimeout(patience, giveUp);
      const leave = () => sent.destroy();
      bucketRequest.signal?.addEventListener('abort', leave);
      sent.once('close', () => bucketRequest.signal?.removeEventListener('abort', leave));
      sent.on('error', reject);
      sent.on('response', (answer) => {
        // From now on a reader that pauses for too long loses the connection, too.
        sent.setTimeout(silence);
        // The reader of the stream sees the error itself; without this listener one that has left would crash the
        // process.
        answer.on('error', () => {});
        resolve(answer);
      });
      if (!body) sent.end();
      else {
        const input = createReadStream(body.path);
        input.on('error', (error) => sent.destroy(error));
        sent.once('close', () => input.destroy());
        input.pipe(sent);
      }
    });
  }

  /** Sends a request until it is answered with one of these statuses, or refused for good. */
  async function send(
    bucketRequest: BucketRequest,
    ...expected: number[]
  ): Promise<IncomingMessage> {
    bucketRequest.signal?.throwIfAborted();
    if (Date.now() < leftAloneUntil) throw new StoreError(SILENT);
    let failure = '';
    let isLeftAlone = true;
    for (let tried = 0; tried < TRIES; tried += 1) {
      if (tried > 0)
        await pause(FIRST_PAUSE * 4 ** (tried - 1), undefined, { signal: bucketRequest.signal });
      try {
        const answer = await sendOnce(bucketRequest);
        const { statusCode = 0 } = answer;
        if (expected.includes(statusCode)) return answer;
        failure = `${statusCode} ${await codeOf(answer)}`.trim();
        // The rest of a failed answer is not read.
        answer.destroy();
        if (statusCode === 412 || statusCode === 416) throw new ReplacedObjectError(failure);
        isLeftAlone = statusCode === 403 || PASSING.has(statusCode);
        if (!PASSING.has(statusCode)) break;
      } catch (error) {
        bucketRequest.signal?.throwIfAborted();
        if (error instanceof ReplacedObjectError) throw error;
        failure = error instanceof Error ? error.message : String(error);
        // The time is over: no further attempt is made.
        if (error instanceof StoreError) break;
      }
    }
    throw failed(bucketRequest, failure, isLeftAlone);
  }

  /** Writes to the log what a store did not do: once, where others fail likewise at the same time. */
  function failed({ method }: BucketRequest, failure: string, isLeftAlone: boolean): StoreError {
    const now = Date.now();
    if (now >= leftAloneUntil) {
      warn('the store of originals does not do what is asked', { asked: method, failure });
    }
    if (isLeftAlone) leftAloneUntil = now + LEFT_ALONE;
    return new StoreError(failure);
  }

  async function get(
    name: string,
    { first, last, etag, signal }: Parameters<Bucket['get']>[1] = { first: 0, last: -1 },
  ): Promise<IncomingMessage | undefined> {
    const isPart = last >= first;
    const headers = {
      ...(isPart && { range: `bytes=${first}-${last}` }),
      // A weak ETag, which proxies make, never matches `If-Match`.
      ...(etag && !etag.startsWith('W/') && { 'if-match': etag }),
    };
    const bucketRequest = { method: 'GET', name, headers, ...(signal && { signal }) } as const;
    const answer = await send(bucketRequest, isPart ? 206 : 200, 404);
    if (answer.statusCode !== 404) return answer;
    const code = await codeOf(answer);
    // A missing bucket is a mistake in the settings, and says nothing about the object.
    if (code === 'NoSuchBucket') throw failed(bucketRequest, code, true);
    return undefined;
  }

  return {
    get,

    async put(name, { path, size, sha256: hash }) {
      const headers = { 'content-length': String(size) };
      await read(await send({ method: 'PUT', name, headers, body: { path, sha256: hash } }, 200));
    },

    async find(name) {
      const answer = await send({ method: 'HEAD', name }, 200, 404);
      answer.resume();
      if (answer.statusCode === 404) {
        // An answer to HEAD has no body: only GET's says whether the object or the bucket is missing.
        (await get(name))?.destroy();
        return undefined;
      }
      const { etag = '', 'content-length': length } = answer.headers;
      return { size: Number(length), etag };
    },

    async *list(beginning) {
      let next: string | undefined;
      do {
        const query = {
          'list-type': '2',
          prefix: below + beginning,
          ...(next && { 'continuation-token': next }),
        };
        const page = await read(await send({ method: 'GET', query }, 200));
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = unescaped(/<Key>([^<]*)<\/Key>/.exec(entry)?.[1] ?? '');
          const size = Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1]);
          if (key.startsWith(below + beginning)) yield { name: key.slice(below.length), size };
        }
        next = /<IsTruncated>true</.test(page)
          ? unescaped(/<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? '')
          : undefined;
      } while (next);
    },

    close: () => agent.destroy(),
  };
}

const SILENT = 'it does not answer';

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Escapes as AWS does: what `encodeURIComponent` leaves alone too. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function pathOf(bucket: string, key: string): string {
  return key === '' ? `/${bucket}` : `/${bucket}/${key.split('/').map(escaped).join('/')}`;
}

function searchOf(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
}

/** The headers by which a store knows whose request it is: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function signatureOf(
  { region, keyId, secret }: StoreLocation,
  sent: { method: string; path: string; search: string; host: string; hash: string },
): Record<string, string> {
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request'];
  const signed = { host: sent.host, 'x-amz-content-sha256': sent.hash, 'x-amz-date': time };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}`);
  const canonical = [sent.method, sent.path, sent.search, ...lines, '', names, sent.hash];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const toSign = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(canonical.join('\n'))];
  const signature = hmac(key, toSign.join('\n')).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${keyId}/${scope.join('/')}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...signed, authorization };
}

/** The longest answer in words: a page of a thousand names has some 300 kB. */
const LONGEST_WORDS = 4 * 1024 * 1024;

async function read(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    if (!(chunk instanceof Buffer)) continue;
    chunks.push(chunk);
    length += chunk.length;
    if (length > LONGEST_WORDS) throw new StoreError('its answer is too long');
  }
  return Buffer.concat(chunks).toString();
}

/** The store's word for its refusal: `SlowDown`, `RequestTimeTooSkewed`; empty where it says none. */
async function codeOf(answer: IncomingMessage): Promise<string> {
  const words = await read(answer).catch(() => '');
  return /<Code>(\w+)<\/Code>/.exec(words)?.[1] ?? '';
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescaped(xml: string): string {
  return xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name] ?? entity;
  });
}
