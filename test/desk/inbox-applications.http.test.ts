/** Applications on their way through the real server: their CV, their limits, and what a mailbox gets. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { z } from 'zod';
import { writeDoc, writePdf } from '../../inbox/testing/documents.ts';
import { test } from '../support/http.ts';
import { requestsFrom } from '../support/inbox-file.ts';
import type { MailServer } from '../support/mail-server.ts';
import { freePort, type Site, startSite, temporaryDirectory } from '../support/site.ts';

const JOB = '/careers/monteuse-monteur-video';
const PDF = writePdf();
const MEGABYTE = 1024 * 1024;

test('an application reaches whoever recruits with its CV, byte for byte, and the candidate gets a reference [pages-7.23]', async ({
  posted,
}) => {
  const email = 'mail@elfassi.example';
  const answer = await fetch(`${posted.origin}${JOB}/candidature`, {
    method: 'POST',
    body: application(email, PDF),
    headers: { origin: posted.origin },
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    state: 'received',
    reference: expect.stringMatching(/^[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}$/),
    answerBy: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');

  expect(attachmentsOf(posted.directory, email)).toEqual([
    { name: 'cv.pdf', verdict: 'clean', sha256: sha256(PDF), size: PDF.length },
  ]);
  const toAgency = () => mailTo(posted.mailServer, 'recrutement@atelier-anfa.example', email);
  await expect.poll(() => toAgency()?.attachments.length).toBe(1);
  const content = toAgency()?.attachments[0]?.content;
  expect(content instanceof ArrayBuffer && Buffer.from(content).equals(PDF)).toBe(true);
  await expect
    .poll(() => mailTo(posted.mailServer, email)?.subject)
    .toMatch(/^Votre candidature est bien arrivée \(référence .{11}\)$/);
});

test('an old Word document is kept for verification, and no mail carries it [pages-5.03]', async ({
  posted,
}) => {
  const email = 'doc@elfassi.example';
  const form = new FormData();
  const typed = { name: 'Nour', email, position: 'Monteuse', motivation: 'Parce que.' };
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  form.append('cv', new File([Uint8Array.from(writeDoc())], 'cv.doc'));
  const answer = await fetch(`${posted.origin}/careers`, {
    method: 'POST',
    body: form,
    headers: { origin: posted.origin },
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  expect(attachmentsOf(posted.directory, email)).toMatchObject([
    { name: 'cv.doc', verdict: 'unverified' },
  ]);
  const toAgency = () => mailTo(posted.mailServer, 'bonjour@atelier-anfa.example', email);
  await expect.poll(() => toAgency()?.text).toContain('à vérifier');
  expect(toAgency()?.attachments).toEqual([]);
});

test('only applications may be large, and they only so much', async ({ posted }) => {
  for (const path of ['/contact', '/', '/newsletter', '/blog/filmer-a-midi', '/careersx']) {
    expect(await announce(posted, path, MEGABYTE)).toBe(413);
  }
  for (const path of ['/careers', JOB, `${JOB}/candidature`]) {
    expect(await announce(posted, path, 33 * MEGABYTE)).toBe(413);
  }
  // Without a length nothing is announced: it is counted while it arrives.
  expect(await pour(posted, 40 * MEGABYTE)).toBe(413);
  const health = await fetch(`${posted.origin}/healthz`);
  expect(health.status).toBe(200);
});

test('from a form of another site nothing comes in, whatever address it is sent to', async ({
  posted,
}) => {
  const email = 'csrf@elfassi.example';
  const paths = [
    JOB,
    `${JOB}/candidature`,
    '/careers',
    '/careers/candidature/spontanee',
    '/contact/message',
    '/formulaires/demande',
    '/blog/filmer-a-midi/commentaire',
    '/newsletter/abonnement',
  ];
  for (const path of paths) {
    for (const origin of ['https://elsewhere.example', 'null']) {
      const body = application(email, PDF);
      for (const [name, value] of Object.entries({ name: 'Nour', position: 'Monteuse' })) {
        body.append(name, value);
      }
      const answer = await fetch(posted.origin + path, {
        method: 'POST',
        body,
        headers: { origin },
      });
      expect(answer.status).toBe(400);
    }
  }
  expect(requestsFrom(posted.directory, email)).toEqual([]);
});

test('an application on its way when the process dies is not half there; sent again it is there once', {
  tags: ['slow'],
}, async () => {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const email = 'kill@elfassi.example';
  const key = 'a-key-made-by-the-page';
  const cv = writePdf({ objects: [`(${'x'.repeat(2 * MEGABYTE)})`] });
  const first = await startSite({ directory, port });
  const half = pour(first, MEGABYTE).catch(() => 'cut');
  const whole = [1, 2, 3].map(() => send(first.origin, email, cv, key).catch(() => 'cut'));
  await Promise.race(whole);
  await first.kill();
  await Promise.all([half, ...whole]);

  const second = await startSite({ directory, port });
  expect(await send(second.origin, email, cv, key)).toBe(200);
  expect(requestsFrom(directory, email)).toHaveLength(1);
  expect(attachmentsOf(directory, email)).toMatchObject([{ sha256: sha256(cv) }]);
  await second.stop();
  const database = new DatabaseSync(join(directory, 'inbox.sqlite'));
  expect(database.prepare('select count(*) as count from attachments').get()).toEqual({ count: 1 });
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
  await rm(directory, { recursive: true, force: true });
});

async function send(origin: string, email: string, cv: Buffer, key: string): Promise<number> {
  const body = application(email, cv);
  body.append('submissionKey', key);
  const answer = await fetch(`${origin}${JOB}/candidature`, {
    method: 'POST',
    body,
    headers: { origin },
  });
  return answer.status;
}

function application(email: string, cv: Buffer): FormData {
  const form = new FormData();
  const typed = {
    firstName: 'Nour',
    lastName: 'El Fassi',
    email,
    phone: '0612345678',
    experience: '4',
    motivation: 'Je coupe plus que je ne colle.',
  };
  for (const [name, value] of Object.entries(typed)) form.append(name, value);
  form.append('cv', new File([Uint8Array.from(cv)], 'cv.pdf'));
  return form;
}

/** The status of an upload that says how large it will be, and waits for the answer before it sends anything. */
function announce({ origin }: Site, path: string, bytes: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(origin + path, {
      method: 'POST',
      headers: { ...MULTIPART, origin, 'content-length': bytes },
    });
    request.once('response', ({ statusCode }) => {
      resolve(statusCode);
      request.destroy();
    });
    request.once('error', reject);
    request.flushHeaders();
  });
}

/** The status of an upload in chunks that never says how large it is. */
function pour({ origin }: Site, bytes: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${origin}/careers`, {
      method: 'POST',
      headers: { ...MULTIPART, origin },
    });
    let status: number | undefined;
    request.once('response', (response) => {
      status = response.statusCode;
      response.resume().once('close', () => resolve(status));
    });
    // The server closes the connection once it has answered.
    request.on('error', (error) => (status === undefined ? reject(error) : resolve(status)));
    request.write('--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n');
    const piece = Buffer.alloc(256 * 1024, 'x');
    let sent = 0;
    const go = () => {
      while (sent < bytes && !request.destroyed) {
        sent += piece.length;
        if (!request.write(piece)) return request.once('drain', go);
      }
      return request.end();
    };
    go();
  });
}

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=x' };

const keptFile = z.object({
  name: z.string(),
  verdict: z.string(),
  sha256: z.string(),
  size: z.number(),
});

function attachmentsOf(directory: string, email: string) {
  const database = new DatabaseSync(join(directory, 'inbox.sqlite'), { readOnly: true });
  try {
    const rows = database
      .prepare(
        `select name, verdict, sha256, size from attachments
         join requests on requests.id = attachments.request_id
         where json_extract(fields, '$.email') = ?`,
      )
      .all(email);
    return z.array(keptFile).parse(rows);
  } finally {
    database.close();
  }
}

/** The mail to an address; of those to the agency, the one whose answer would go to it. */
function mailTo({ mails }: MailServer, recipient: string, replyTo?: string) {
  return mails.find(
    ({ recipients, email }) =>
      recipients.includes(recipient) &&
      (replyTo === undefined || email.replyTo?.[0]?.address === replyTo),
  )?.email;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
