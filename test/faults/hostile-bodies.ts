/** Bodies and requests that no browser sends, each with the statuses that answer it. */
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';

const BOUNDARY = '----geckoformboundary7e6';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** Instead of a status: the connection ended while it was still sending. No browser shows an answer then. */
export const CUT = 'cut';

export type HostileBody = {
  what: string;
  type: string;
  body: Buffer;
  answered: readonly (number | string)[];
};

const part = (head: string, body: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${body}\r\n`;
const field = (name: string, body: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, body);
const END = `--${BOUNDARY}--\r\n`;
const GOOD = `${field('name', 'Nour')}${field('email', 'nour@elfassi.example')}`;

export function hostileBodies(): HostileBody[] {
  const refused = (
    what: string,
    body: string,
    type = MULTIPART,
    answered: (number | string)[] = [400],
  ) => ({
    what,
    type,
    body: Buffer.from(body, 'latin1'),
    answered,
  });
  return [
    refused('no boundary', GOOD + END, 'multipart/form-data'),
    refused('another boundary', GOOD + END, 'multipart/form-data; boundary=other'),
    refused(
      'a boundary of 71 signs',
      GOOD + END,
      `multipart/form-data; boundary=${'x'.repeat(71)}`,
    ),
    refused('nothing at all', ''),
    refused('10,000 parts', field('x', 'y').repeat(10_000) + END, MULTIPART, [413]),
    refused('a header of 300 kB', part(`X: ${'y'.repeat(300_000)}`, 'x') + END),
    refused('a header without end', `--${BOUNDARY}\r\nX: ${'y'.repeat(3_000_000)}`, MULTIPART, [
      400,
      CUT,
    ]),
    refused(
      '1,000 headers in a part',
      part(Array.from({ length: 1000 }, (_, index) => `X-${index}: y`).join('\r\n'), 'x') + END,
    ),
    refused('its end cut off', GOOD),
    refused('its middle cut off', (GOOD + END).slice(0, 60)),
    refused('line feeds only', (GOOD + END).replaceAll('\r\n', '\n')),
    refused('something in front', `hello\r\n${GOOD}${END}`),
    refused(
      'a megabyte of text',
      GOOD + field('motivation', 'x'.repeat(1_000_000)) + END,
      MULTIPART,
      [413],
    ),
    refused(
      'eight megabytes of text',
      GOOD + field('motivation', 'x'.repeat(8_000_000)) + END,
      MULTIPART,
      [413],
    ),
    refused('the fields of an object', field('__proto__', 'x') + field('constructor', 'x') + END),
    refused('a part without a name', part('Content-Disposition: form-data', 'x') + END),
    refused('bytes that are no text', `${field('name', '\xff\xfe\x00')}${END}`),
    refused('JSON', '{"name":{"__proto__":1}}', 'application/json'),
    refused('a list of lists', `name=${'['.repeat(100_000)}`, 'application/x-www-form-urlencoded'),
    refused('two types', GOOD + END, `${MULTIPART}; boundary=second`),
  ];
}

/** Forms without a file: their page's action, and what its script talks to. */
export const SMALL_FORMS = [
  '/?index',
  '/contact',
  '/contact.data',
  '/contact/message',
  '/formulaires/demande',
  '/newsletter',
  '/newsletter/abonnement',
  '/blog/filmer-a-midi',
  '/blog/filmer-a-midi/commentaire',
  '/blog/filmer-a-midi/jaime',
  '/commentaires/moderation',
  '/demande/7F3-KQ2-9XD',
] as const;

/** What those are sent that is no form at all, or not a whole one. */
export const NO_FORMS: readonly HostileBody[] = [
  {
    what: 'no boundary',
    type: 'multipart/form-data',
    body: Buffer.from(GOOD + END),
    answered: [400],
  },
  { what: 'its end cut off', type: MULTIPART, body: Buffer.from(GOOD), answered: [400] },
  { what: 'JSON', type: 'application/json', body: Buffer.from('{"name":1}'), answered: [400] },
  { what: 'no type', type: 'text/plain', body: Buffer.from('name=Nour'), answered: [400] },
  { what: 'nothing', type: MULTIPART, body: Buffer.alloc(0), answered: [400] },
  {
    what: 'half a megabyte',
    type: 'application/x-www-form-urlencoded',
    body: Buffer.alloc(512 * 1024, 'x'),
    answered: [413, CUT],
  },
];

export type HostileRequest = {
  what: string;
  bytes: (host: string) => string;
  answered: readonly (number | string)[];
};

const head = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;

/** What is wrong before there is a body. Node's parser closes the connection after its answer. */
export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  {
    what: 'ten gigabytes announced',
    answered: [413],
    bytes: (host) =>
      head([
        'POST /careers HTTP/1.1',
        `host: ${host}`,
        `origin: http://${host}`,
        `content-type: ${MULTIPART}`,
        'content-length: 10737418240',
      ]),
  },
  {
    what: 'two lengths',
    answered: [400],
    bytes: (host) =>
      head(['POST /contact HTTP/1.1', `host: ${host}`, 'content-length: 4', 'content-length: 5']),
  },
  {
    what: 'a length and chunks',
    answered: [400],
    bytes: (host) =>
      `${head(['POST /contact HTTP/1.1', `host: ${host}`, 'content-length: 4', 'transfer-encoding: chunked'])}0\r\n\r\n`,
  },
  {
    what: 'chunks twice',
    answered: [400],
    bytes: (host) =>
      `${head(['POST /contact HTTP/1.1', `host: ${host}`, 'transfer-encoding: chunked, identity'])}0\r\n\r\n`,
  },
  {
    what: 'a length that is no number',
    answered: [400],
    bytes: (host) => head(['POST /contact HTTP/1.1', `host: ${host}`, 'content-length: +4']),
  },
  {
    what: 'a negative length',
    answered: [400],
    bytes: (host) => head(['POST /contact HTTP/1.1', `host: ${host}`, 'content-length: -1']),
  },
  {
    what: 'a header folded over two lines',
    answered: [400],
    bytes: (host) => head(['GET / HTTP/1.1', `host: ${host}`, 'x-a: b', ' c']),
  },
  {
    what: 'a header with a bare line feed',
    answered: [400],
    bytes: (host) => `GET / HTTP/1.1\nhost: ${host}\nx: y\n\n`,
  },
  {
    what: 'a space before a colon',
    answered: [400],
    bytes: (host) => head(['GET / HTTP/1.1', `host: ${host}`, 'x-a : b']),
  },
  {
    what: 'headers of 64 kB',
    answered: [431],
    bytes: (host) => head(['GET / HTTP/1.1', `host: ${host}`, `x-a: ${'y'.repeat(65_536)}`]),
  },
  {
    what: 'an address of 64 kB',
    answered: [414, 431],
    bytes: (host) => head([`GET /${'a'.repeat(65_536)} HTTP/1.1`, `host: ${host}`]),
  },
  { what: 'no host', answered: [400], bytes: () => head(['GET / HTTP/1.1', 'x: y']) },
  {
    what: 'a method nobody knows',
    answered: [400],
    bytes: (host) => head(['STEAL / HTTP/1.1', `host: ${host}`]),
  },
  {
    what: 'another protocol',
    answered: [400],
    bytes: () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.repeat(20),
  },
];

/** The status of a body, on a connection of its own; an answer that comes before the body's end is one too. */
export function postBytes(
  url: string,
  type: string,
  body: Buffer,
  address: string,
): Promise<number | string> {
  return new Promise((resolve) => {
    const request = httpRequest(url, {
      method: 'POST',
      agent: false,
      headers: {
        origin: new URL(url).origin,
        'content-type': type,
        'content-length': body.length,
        'x-forwarded-for': address,
      },
    });
    request.once('response', (response) => {
      resolve(response.statusCode ?? CUT);
      response.resume();
    });
    request.on('error', () => resolve(CUT));
    request.end(body);
  });
}

/** The status that answers raw bytes, or why there is none. */
export function sendRaw(origin: string, bytes: string): Promise<number | string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    let heard = '';
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1];
      if (!status) return;
      resolve(Number(status));
      socket.destroy();
    });
    socket.once('error', (error) => resolve(error.message));
    socket.once('close', () => resolve('closed without an answer'));
  });
}
