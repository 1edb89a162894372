import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { me } from '../contract/api.ts';
import { mailTrial } from '../contract/mail-trial.ts';
import type { InboxOptions } from '../index.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { openInbox, type TestInbox } from '../testing/open-inbox.ts';
import { ask, call, identify, staff } from '../testing/staff.ts';

let folder: string;
let server: MailServer;
let inbox: TestInbox;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-trial-'));
  server = await startMailServer();
});
afterEach(async () => {
  await inbox.close();
  await server.close();
  await rm(folder, { recursive: true });
});

async function openWith(mail: InboxOptions['mail']) {
  const database = { kind: 'sqlite', file: join(folder, 'inbox.sqlite') } as const;
  inbox = await openInbox(database, { identify, staff, mail });
}
const trial = () => ask(inbox, 'sales', mailTrial, '/mail-trial', { method: 'POST' });

test('a mail to oneself is sent by the real server, and only to oneself', async () => {
  await openWith({ via: 'smtp', url: server.url });
  expect(await trial()).toEqual({ outcome: 'sent' });
  expect(server.received.map(({ recipients }) => recipients)).toEqual([['samir@agence.example']]);
  expect(server.received[0]?.mail.subject).toBe('Atelier Anfa\u00a0: essai d’envoi');
  expect(await ask(inbox, 'sales', me, '/me')).toMatchObject({ mailMode: 'smtp' });
  expect(await inbox.deliveries()).toEqual([]);
});

test('a server that refuses is quoted, under the name of its refusal', async () => {
  await openWith({ via: 'smtp', url: server.url });
  server.mood = 'refusing the sender';
  expect(await trial()).toEqual({
    outcome: 'failed',
    failure: 'sender_refused',
    detail: expect.stringContaining('550 Sender not allowed'),
  });
  server.mood = 'refusing the sender at length';
  const detail = expect.stringMatching(/^.{500}$/s);
  expect(await trial()).toMatchObject({ failure: 'sender_refused', detail });
  await server.close();
  expect(await trial()).toMatchObject({ outcome: 'failed', failure: 'connection_refused' });
  server = await startMailServer();
});

test('without a server it is written to a folder, once, and nothing says it was sent', async () => {
  const mails = join(folder, 'mail');
  await openWith({ via: 'files', folder: mails });
  expect(await trial()).toEqual({ outcome: 'written' });
  expect(await trial()).toEqual({ outcome: 'written' });
  expect(await readdir(mails)).toEqual(['mail-trial.eml']);
  expect(await ask(inbox, 'editor', me, '/me')).toMatchObject({ mailMode: 'folder' });
});

test('a session cannot send itself mails without end', async () => {
  await openWith({ via: 'smtp', url: server.url });
  for (let count = 0; count < 20; count += 1) await trial();
  const refused = await call(inbox, 'sales', '/mail-trial', { method: 'POST' });
  expect(refused.status).toBe(422);
  expect(server.received).toHaveLength(20);
  expect((await call(inbox, 'editor', '/mail-trial', { method: 'POST' })).status).toBe(200);
});
