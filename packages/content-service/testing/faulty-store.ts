/** An S3-compatible store in memory that does wrong when it is told to: what a real one does on no request. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { StoreLocation } from '../../kit/process/files-location.ts';
import { afterwards } from './start-test-service.ts';

export type Fault =
  | { status: number; code: string }
  | 'silence'
  /** Half of what was asked for, then the connection is cut. */
  | 'cut'
  | 'cut in a put'
  | 'wrong bytes';

/** Objects in a page of a list. */
const PAGE = 2;

/** The next requests with these methods meet a fault, so many times or until `mend()`. */
type Plan = { fault: Fault; methods: readonly string[]; times: number };

export async function startFaultyStore() {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  /** Connections of objects that are being read. */
  let reading = 0;
  let plan: Plan | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname.slice('/originals/'.length));
    requests.push(`${method} ${key}`);
    const fault = plan && plan.times > 0 && plan.methods.includes(method) ? plan.fault : undefined;
    if (plan && fault) plan.times -= 1;
    if (fault === 'silence') return;
    if (fault === 'cut in a put') return void request.once('data', () => request.destroy());
    if (typeof fault === 'object') {
      request.resume();
      response.writeHead(fault.status).end(`<Error><Code>${fault.code}</Code></Error>`);
      return;
    }
    if (method === 'PUT') {
      const body = await buffer(request);
      const hash = createHash('sha256').update(body).digest('hex');
      const isTrue = hash === request.headers['x-amz-content-sha256'];
      if (isTrue) objects.set(key, body);
      response.writeHead(isTrue ? 200 : 400).end();
    } else if (url.searchParams.has('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? '';
      const from = Number(url.searchParams.get('continuation-token'));
      const matches = [...objects].filter(([name]) => name.startsWith(prefix));
      const entries = matches.slice(from, from + PAGE);
      const isTruncated = matches.length > from + PAGE;
      const contents = entries.map(
        ([name, { length }]) => `<Contents><Key>${name}</Key><Size>${length}</Size></Contents>`,
      );
      const next = isTruncated
        ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>`
        : '';
      response.end(
        `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
      );
    } else send(request, response, { object: objects.get(key), fault });
  }

  function send(
    { method, headers }: IncomingMessage,
    response: ServerResponse,
    { object, fault }: { object: Buffer | undefined; fault: Fault | undefined },
  ): void {
    if (!object) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const [, from = '0', to = `${object.length - 1}`] =
      /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? [];
    const part = Buffer.from(object.subarray(Number(from), Number(to) + 1));
    if (fault === 'wrong bytes') part[part.length >> 1] = ~(part[part.length >> 1] ?? 0);
    const etag = `"${createHash('md5').update(object).digest('hex')}"`;
    response.writeHead(headers.range ? 206 : 200, { etag, 'content-length': part.length });
    if (method === 'HEAD') return void response.end();
    reading += 1;
    response.once('close', () => {
      reading -= 1;
    });
    if (fault !== 'cut') return void response.end(part);
    response.write(part.subarray(0, part.length >> 1), () =>
      setTimeout(() => response.destroy(), 20),
    );
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const place: StoreLocation = {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    bucket: 'originals',
    prefix: '',
    region: 'us-east-1',
    keyId: 'key',
    secret: 'secret',
  };
  return {
    place,
    objects,
    requests,
    reading: () => reading,
    fail(
      fault: Fault,
      { methods = ['GET', 'HEAD', 'PUT'], times = Number.POSITIVE_INFINITY } = {},
    ) {
      plan = { fault, methods, times };
    },
    mend() {
      plan = undefined;
    },
  };
}
