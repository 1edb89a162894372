import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { contactForm, openInbox, SENDING } from '../testing/open-inbox.ts';
import type { Transport } from './delivery.ts';
import { createDeliveryRounds } from './delivery-rounds.ts';
import { createOutbox } from './outbox.ts';

test('an attempt that ends not even at its signal holds up neither other transports nor the end [R31]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rounds-'));
  const database = { kind: 'sqlite', file: join(folder, 'inbox.sqlite') } as const;
  const inbox = await openInbox(database);
  const form = contactForm({ submissionKey: randomUUID() });
  await inbox.receive('contact-request', form, SENDING);
  const db = await openDatabase(database, () => {});
  const clock = () => new Date(inbox.clock.now);
  const outbox = createOutbox({ db, engine: 'sqlite', clock, chance: () => 0 });
  const delivered: string[] = [];
  const deaf: Transport = {
    channels: ['agency-mail'],
    concurrency: 1,
    endless: 'connection_timeout',
    deliver: () => new Promise(() => {}),
  };
  const sound: Transport = {
    channels: ['sender-mail'],
    concurrency: 1,
    endless: 'connection_timeout',
    async deliver({ channel }) {
      delivered.push(channel);
      return 'sent';
    },
  };
  const rounds = createDeliveryRounds({ outbox, transports: [deaf, sound], log: () => {} });
  rounds.wake();
  await expect.poll(() => delivered).toEqual(['sender-mail']);
  await rounds.end(10);
  // Of both calls there is one end.
  await rounds.end(60_000);
  const states = (await inbox.deliveries()).map(({ channel, state }) => `${channel}: ${state}`);
  expect(states.toSorted()).toEqual(['agency-mail: leased', 'sender-mail: sent']);
  await db.destroy();
  await inbox.close();
  await rm(folder, { recursive: true });
});
