import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { LEASE } from './deliveries/backoff.ts';
import { cvOf } from './testing/applications.ts';
import { startMailServer } from './testing/mail-server.ts';
import { openInbox } from './testing/open-inbox.ts';

/** The folder of the bundle, beside the workers': packages are found from there. */
const bundle = fileURLToPath(new URL('../crash/', inject('workers')));
/** Mails are written in React, which Node does not run as it is: the inbox is built as the server's build would. */
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: fileURLToPath(new URL('./testing/crash-child.ts', import.meta.url)),
      outDir: bundle,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'crash-child.js' } },
    },
  });
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs one life of an inbox, kills it after so many acknowledgements, and returns every one it gave. */
async function liveAndDie(life: number, file: string, smtpUrl: string, enough: number) {
  const acknowledged = new Map<string, string>();
  const child = spawn(
    process.execPath,
    [join(bundle, 'crash-child.js'), file, smtpUrl, String(life)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  // The lines it wrote before dying are still in the pipe: they were answers given.
  for await (const line of createInterface({ input: child.stdout })) {
    const [key = '', reference = ''] = line.split(' ');
    acknowledged.set(key, reference);
    if (acknowledged.size === enough) child.kill('SIGKILL');
  }
  await ended;
  return acknowledged;
}

test('what was acknowledged before a kill -9 is there once, and delivered once the mail server is up [shell-7.03]', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const file = join(folder, 'inbox.sqlite');
  const nowhere = await startMailServer();
  await nowhere.close();
  const acknowledged = new Map<string, string>();
  for (const [life, enough] of [40, 1, 97].entries()) {
    for (const [key, reference] of await liveAndDie(life, file, nowhere.url, enough)) {
      acknowledged.set(key, reference);
    }
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(138);

  // The mail server comes back; one more life delivers, and is killed in the middle of it.
  const server = await startMailServer({ port: Number(new URL(nowhere.url).port) });
  for (const [key, reference] of await liveAndDie(3, file, server.url, 60)) {
    acknowledged.set(key, reference);
  }

  const inbox = await openInbox(
    { kind: 'sqlite', file },
    { mail: { via: 'smtp', url: server.url } },
  );
  inbox.clock.now = Date.now() + 2 * 60 * 60_000 + LEASE;
  await inbox.deliverDue();

  const references = new Map<string, string[]>();
  const applications = new Map<string, string>();
  for (const { id, fields, reference } of await inbox.requests()) {
    const key = fields.message ?? fields.motivation ?? '';
    references.set(key, [...(references.get(key) ?? []), reference]);
    if (fields.motivation) applications.set(id, key);
  }
  for (const [key, reference] of acknowledged) expect(references.get(key)).toEqual([reference]);

  // Each application with its own CV, whole, and no CV without one.
  expect(applications.size).toBeGreaterThan(10);
  const attachments = await inbox.attachments();
  expect(attachments.map((file) => file.request_id).sort()).toEqual(
    [...applications.keys()].sort(),
  );
  for (const { request_id, sha256, bytes } of attachments) {
    const sent = cvOf(applications.get(request_id) ?? '');
    expect(Buffer.from(bytes).equals(sent)).toBe(true);
    expect(sha256).toBe(createHash('sha256').update(sent).digest('hex'));
  }

  const deliveries = await inbox.deliveries();
  expect(deliveries).toHaveLength(2 * references.size);
  expect(new Set(deliveries.map(({ state }) => state))).toEqual(new Set(['sent']));

  // Every mail arrived; only those in the air at the kill (four at most) may have arrived twice, under one Message-ID.
  const arrived = server.received.map(({ mail }) => mail.messageId);
  expect(new Set(arrived)).toEqual(new Set(deliveries.map(({ message_id }) => message_id)));
  expect(arrived.length - new Set(arrived).size).toBeLessThanOrEqual(4);

  await inbox.close();
  await server.close();
  const db = new DatabaseSync(file);
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
});
