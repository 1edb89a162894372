import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { propertyRuns } from '../../packages/kit/testing/property-runs.ts';
import { CV_BYTES } from '../forms/file-refusal.ts';
import { jobApplication } from '../forms/job-application.ts';
import { MAX_UPLOAD_BYTES } from '../index.ts';
import { CV, JOB, refusedUpload, SENT_FROM, upload } from '../testing/applications.ts';
import { openInbox, type TestInbox } from '../testing/open-inbox.ts';
import { readUpload } from './read-upload.ts';

const BOUNDARY = '----geckoformboundary7e6';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

type Part = { head: string; body: string | Buffer };

const field = (name: string, body: string | Buffer): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  body,
});
const file = (
  body: Buffer | string = CV.bytes.toString(),
  filename = 'cv.pdf',
  name = 'cv',
): Part => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/pdf`,
  body,
});

const TYPED = {
  firstName: 'Nour',
  lastName: 'El Fassi',
  email: 'nour@elfassi.ma',
  phone: '0612345678',
  experience: '4',
  motivation: 'Je coupe.',
};
const FIELDS = Object.entries(TYPED).map(([name, value]) => field(name, value));
const GOOD = [...FIELDS, file(Buffer.from(CV.bytes))];

function body(parts: readonly Part[], boundary = BOUNDARY): Buffer<ArrayBuffer> {
  return Buffer.concat([
    ...parts.flatMap((part) => [
      Buffer.from(`--${boundary}\r\n${part.head}\r\n\r\n`),
      Buffer.from(part.body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

/** The body in pieces of that size, however the network cut them. */
function inPieces(bytes: Buffer, size: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
      at += size;
    },
  });
}

let folder: string;
let inbox: TestInbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  inbox = await openInbox({ kind: 'sqlite', file: join(folder, 'inbox.sqlite') });
});
afterAll(async () => {
  await inbox.close();
  await rm(folder, { recursive: true });
});

const send = (sent: BodyInit, type = TYPE) =>
  inbox.receiveUpload('job-application', upload(sent, type), {
    ...SENT_FROM,
    about: async () => JOB,
  });

describe('a form with a file', () => {
  test.each([1, 2, 7, 64, 1000, 1e6])(
    'is read whatever pieces of %i bytes it comes in',
    async (size) => {
      const {
        texts,
        file: read,
        problem,
      } = await readUpload(jobApplication, upload(inPieces(body(GOOD), size), TYPE));
      expect(problem).toBeUndefined();
      expect(Object.fromEntries(texts)).toEqual(TYPED);
      expect(read).toEqual({ name: 'cv.pdf', bytes: new Uint8Array(CV.bytes) });
    },
  );

  test.each([1000, 70_000, 1e6, 3e7])(
    'whose file is too large gives its fields up to the last, in pieces of %i bytes',
    async (size) => {
      // Full of what a boundary begins with.
      const large = Buffer.alloc(CV_BYTES + 300_000, `\r\n--${BOUNDARY.slice(0, -1)}`);
      const parts = [field('firstName', 'Nour'), file(large), field('coverLetter', 'Deux films.')];
      const {
        texts,
        file: read,
        problem,
      } = await readUpload(jobApplication, upload(inPieces(body(parts), size), TYPE));
      expect({ problem, read }).toEqual({ problem: undefined, read: { refusal: 'too_large' } });
      expect(Object.fromEntries(texts)).toEqual({ firstName: 'Nour', coverLetter: 'Deux films.' });
    },
  );

  test.each([
    ['a part without a name', { head: 'Content-Disposition: form-data', body: 'x' }],
    ['a part with no header of ours', { head: 'X: y', body: 'x' }],
    ['a field called __proto__', field('__proto__', 'polluted')],
    ['a field called constructor', field('constructor', 'polluted')],
    ['a field nobody described', field('status', 'closed')],
    ['a file called __proto__', file('x', 'x.pdf', '__proto__')],
    ['a file nobody asked for', file('x', 'x.exe', 'avatar')],
    ['a file where text belongs', file('x', 'x.txt', 'coverLetter')],
    ['a text where the file belongs', field('cv', 'x')],
    ['an empty file before it', file('', '')],
  ])('may hold %s, which counts for nothing', async (_, part) => {
    expect(await send(body([part, ...GOOD]))).toMatchObject({ outcome: 'received' });
    const [request] = (await inbox.requests()).slice(-1);
    expect(Object.keys(request?.fields ?? {})).toEqual(
      Object.keys(jobApplication.fields).filter((name) => name !== 'cv'),
    );
    expect(request?.fields.coverLetter).toBe('');
    expect({}).not.toHaveProperty('polluted');
  });

  test('counts the first of two answers, and the first of two files', async () => {
    const parts = [...GOOD, field('firstName', 'Mallory'), file(Buffer.from('MZ'), 'evil.exe')];
    const { texts, file: read } = await readUpload(jobApplication, upload(body(parts), TYPE));
    expect(texts.getAll('firstName')).toEqual(['Nour']);
    expect(read).toMatchObject({ name: 'cv.pdf' });
  });

  test('whose text is no UTF-8 is read with replacement signs', async () => {
    const parts = [field('firstName', Buffer.from([0x4e, 0xff, 0xfe])), ...GOOD.slice(1)];
    const { texts } = await readUpload(jobApplication, upload(body(parts), TYPE));
    expect(texts.get('firstName')).toBe('N\ufffd\ufffd');
  });

  test.each([
    ['../../etc/cv.pdf', 'cv.pdf'],
    ['C:\\Users\\Nour\\cv.pdf', 'cv.pdf'],
    ['cv\u202efdp.pdf', 'cvfdp.pdf'],
    ['cv\u0000\u0007.pdf', 'cv.pdf'],
    ['Cv de\u0301finitif.PDF', 'Cv définitif.PDF'],
    ['CON.pdf', 'CON.pdf'],
    ['🙂.pdf', '🙂.pdf'],
    ['cv.exe.pdf', 'cv.exe.pdf'],
    [`${'é'.repeat(400)}.pdf`, `${'é'.repeat(60)}…${'é'.repeat(55)}.pdf`],
  ])('calls its file %j and it is kept as %j', async (filename, name) => {
    const parts = [
      field('coverLetter', filename),
      ...FIELDS,
      file(Buffer.from(CV.bytes), filename),
    ];
    expect(await send(body(parts))).toMatchObject({ outcome: 'received' });
    expect((await inbox.attachments()).map((attachment) => attachment.name)).toContain(name);
  });
});

describe('what no browser sends', () => {
  const whole = body(GOOD);

  test.each([
    ['nothing', '', TYPE],
    ['no boundary', whole, 'multipart/form-data'],
    ['an empty boundary', whole, 'multipart/form-data; boundary='],
    [
      'a boundary of 71 signs',
      body(GOOD, 'x'.repeat(71)),
      `multipart/form-data; boundary=${'x'.repeat(71)}`,
    ],
    ['another boundary', whole, 'multipart/form-data; boundary=other'],
    ['a mixed type', whole, `multipart/mixed; boundary=${BOUNDARY}`],
    ['a form without files', 'firstName=Nour&cv=x', 'application/x-www-form-urlencoded'],
    ['JSON', '{"firstName":{"__proto__":1}}', 'application/json'],
    ['a form cut off in a file', whole.subarray(0, -300), TYPE],
    ['a form cut off in its last boundary', whole.subarray(0, -6), TYPE],
    ['a form cut off in a header', whole.subarray(0, 60), TYPE],
    ['a header of 300 kB', body([{ head: `X: ${'y'.repeat(300_000)}`, body: 'x' }, ...GOOD]), TYPE],
    ['a header that never ends', Buffer.from(`--${BOUNDARY}\r\nX: ${'y'.repeat(3e6)}`), TYPE],
    ['a header that is no text', body([{ head: 'X: y', body: 'x' }]).fill(0xff, 30, 34), TYPE],
    ['something before the first boundary', Buffer.concat([Buffer.from('hello\r\n'), whole]), TYPE],
    ['line feeds only', whole.toString('latin1').replaceAll('\r\n', '\n'), TYPE],
  ])('%s is refused, in French, and keeps nothing', async (_, sent, type) => {
    const before = (await inbox.requests()).length;
    const refusal = refusedUpload(await send(sent, type));
    expect(refusal.status).toBe(400);
    expect(refusal.message).toBe('Ce formulaire est arrivé incomplet. Envoyez-le encore une fois.');
    expect(await inbox.requests()).toHaveLength(before);
  });

  test.each([
    ['three thousand parts', body(Array.from({ length: 3000 }, () => field('x', 'y')))],
    ['thirty-three parts', body(Array.from({ length: 33 }, () => field('x', 'y')))],
    [
      'two files of four megabytes',
      body([...FIELDS, file(Buffer.alloc(4e6)), file(Buffer.alloc(4e6))]),
    ],
    ['a text of a megabyte', body([...GOOD, field('coverLetter', 'x'.repeat(1e6))])],
  ])('%s are too much', async (_, sent) => {
    expect(refusedUpload(await send(sent))).toMatchObject({ status: 413 });
  });

  test('fields that arrived before the connection broke come back', async () => {
    const cut = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(body(GOOD).subarray(0, 700)));
      },
      pull(controller) {
        controller.error(new Error('aborted'));
      },
    });
    const refusal = refusedUpload(await send(cut));
    expect(refusal.values.firstName).toBe('Nour');
  });

  test('a body without end is read no further than its limit, and not held [S02]', async () => {
    let sent = 0;
    const head = Buffer.from(`--${BOUNDARY}\r\n${file().head}\r\n\r\n`);
    const piece = new Uint8Array(64 * 1024).fill(120);
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(head)),
      pull(controller) {
        sent += piece.length;
        controller.enqueue(piece);
      },
    });
    const refusal = refusedUpload(await send(endless));
    expect(refusal.status).toBe(413);
    expect(refusal.errors.cv).toMatch(/^Ce fichier dépasse 5/);
    expect(sent).toBeLessThan(MAX_UPLOAD_BYTES + 1024 * 1024);
  });

  test('any bytes changed, cut or repeated in a good form give a receipt, never an error [S01]', {
    tags: ['property'],
  }, async () => {
    const good = body(GOOD);
    const change = fc.record({
      at: fc.nat(good.length),
      drop: fc.nat(40),
      put: fc.oneof(
        fc.uint8Array({ maxLength: 20 }),
        fc
          .constantFrom('\r\n', '--', `--${BOUNDARY}`, `\r\n--${BOUNDARY}--`, '\0', '"', ';')
          .map((text) => Buffer.from(text)),
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 2000 }),
        async (changes, size) => {
          const sent = changes.reduce(
            (bytes, { at, drop, put }) =>
              Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + drop)]),
            good,
          );
          const receipt = await send(inPieces(sent, size));
          expect(['received', 'refused']).toContain(receipt.outcome);
        },
      ),
      { numRuns: propertyRuns(400) },
    );
  });
});

test('the addresses of one network share its uploads, and half of them is kept for networks that hold none', async () => {
  const releases: (() => void)[] = [];
  const from = (address: string, posted: BodyInit) =>
    inbox.receiveUpload('job-application', upload(posted, TYPE), {
      ...SENT_FROM,
      address,
      about: async () => JOB,
    });
  const slow = (address: string) =>
    from(
      address,
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          releases.push(() => {
            controller.enqueue(new Uint8Array(body(GOOD)));
            controller.close();
          });
        },
      }),
    );
  const waiting = ['2001:db8:1::a', '2001:db8:1::b', '2001:db8:1::c', '2001:db8:1::d'].map(slow);
  expect(await from('2001:db8:1::e', body(GOOD))).toMatchObject({ outcome: 'failed', status: 503 });

  waiting.push(...['2001:db8:2::a', '2001:db8:2::b', '2001:db8:2::c', '2001:db8:2::d'].map(slow));
  waiting.push(...['198.51.100.1', '198.51.100.2'].map(slow));
  // Half the slots are taken: a second upload of the same network waits, the first of another does not.
  expect(await from('198.51.100.1', body(GOOD))).toMatchObject({ outcome: 'failed', status: 503 });
  expect(await from('198.51.100.3', body(GOOD))).toMatchObject({ outcome: 'received' });
  for (const release of releases) release();
  for (const receipt of await Promise.all(waiting)) expect(receipt.outcome).toBe('received');
});

test('an upload that is cut off gives its place back', async () => {
  for (let round = 0; round < 3; round += 1) {
    const cut: (() => void)[] = [];
    const uploads = Array.from({ length: 4 }, () =>
      send(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            controller.enqueue(new Uint8Array(body(GOOD)).subarray(0, 100));
            cut.push(() => controller.error(new Error('aborted')));
          },
        }),
      ),
    );
    for (const end of cut) end();
    for (const receipt of await Promise.all(uploads)) {
      expect(receipt).toMatchObject({ outcome: 'refused', status: 400 });
    }
  }
  expect(await send(body(GOOD))).toMatchObject({ outcome: 'received' });
});

test('of more uploads at once than one address may have, the rest is told to try again', async () => {
  const releases: (() => void)[] = [];
  const waiting = Array.from({ length: 4 }, () =>
    send(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          releases.push(() => {
            controller.enqueue(new Uint8Array(body(GOOD)));
            controller.close();
          });
        },
      }),
    ),
  );
  expect(await send(body(GOOD))).toMatchObject({ outcome: 'failed', status: 503 });
  const elsewhere = inbox.receiveUpload('job-application', upload(body(GOOD), TYPE), {
    ...SENT_FROM,
    address: '198.51.100.1',
    about: async () => JOB,
  });
  expect(await elsewhere).toMatchObject({ outcome: 'received' });
  for (const release of releases) release();
  for (const receipt of await Promise.all(waiting)) expect(receipt.outcome).toBe('received');
  expect(await send(body(GOOD))).toMatchObject({ outcome: 'received' });
});
