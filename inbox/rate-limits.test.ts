import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type PostgresServer,
  startPostgres,
} from '../packages/kit/database/testing/postgres-server.ts';
import { createFillTime } from './fill-time.ts';
import { createLimits, openSharedLimits, SENDING_LIMITS } from './rate-limits.ts';
import { contactForm, openInbox, requireRefused, type TestInbox } from './testing/open-inbox.ts';

let folder: string;
let inbox: TestInbox;
/** Makes the token of a form that was entered five seconds ago. */
const entered = () =>
  createFillTime(
    'a secret of at least thirty-two characters',
    () => new Date(inbox.clock.now - 5000),
  ).token();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limits-'));
  inbox = await openInbox(
    { kind: 'sqlite', file: join(folder, 'inbox.sqlite') },
    { limits: createLimits() },
  );
});
afterEach(async () => {
  await inbox.close();
  await rm(folder, { recursive: true });
});

const { credible, doubtful } = SENDING_LIMITS;

type Sent = { address?: string; key?: string; email?: string; fillToken?: string };

/** Sends the contact form, with a key and a credible time unless told otherwise. */
function send(
  message: string,
  { address = '203.0.113.7', key = '', email = 'salma@cafe.ma', fillToken }: Sent = {},
) {
  const form = contactForm({
    message,
    email,
    submissionKey: key,
    fillToken: fillToken ?? entered(),
  });
  return inbox.receive('contact-request', form, {
    address,
    requestId: 'request-1',
    scripted: key !== '',
  });
}

const key = (index: number) => `a-key-of-the-page-${index}`;

async function outcomes(count: number, one: (index: number) => ReturnType<typeof send>) {
  const tally = { received: 0, refused: 0 };
  for (let index = 0; index < count; index += 1) tally[(await one(index)).outcome] += 1;
  return tally;
}

test('one network sends so much in ten minutes, less without script; what is too much is handed back [S17]', async () => {
  expect(
    await outcomes(credible.count + 5, (index) => send(`${index}`, { key: key(index) })),
  ).toEqual({
    received: credible.count,
    refused: 5,
  });
  expect(
    await outcomes(doubtful.count + 5, (index) =>
      send(`sans ${index}`, { address: '198.51.100.1' }),
    ),
  ).toEqual({ received: doubtful.count, refused: 5 });

  const refusal = requireRefused(await send('Une question.', { key: key(999) }));
  expect(refusal).toMatchObject({ status: 429, errors: {}, values: { message: 'Une question.' } });
  expect(refusal.message).toMatch(/réessayez dans dix minutes/);
  expect(await send('D’ailleurs', { address: '192.0.2.1' })).toMatchObject({ outcome: 'received' });
});

test('a form filled in faster than anybody could, or long ago, is held to the stricter limit, and never refused for it', async () => {
  const other = createFillTime(
    'some other secret of thirty-two characters',
    () => new Date(inbox.clock.now - 5000),
  );
  const genuine = entered();
  const atOnce = inbox.fillToken();
  const doubts = [atOnce, '', 'x', `${genuine}x`, genuine.replace(/^./, '2'), other.token()];
  for (const [index, fillToken] of doubts.entries()) {
    const address = `198.51.100.${index}`;
    const tally = await outcomes(doubtful.count + 2, (count) =>
      send(`${index} ${count}`, { address, key: key(1000 * index + count), fillToken }),
    );
    expect(tally).toEqual({ received: doubtful.count, refused: 2 });
  }
  inbox.clock.now += 3 * 24 * 60 * 60_000;
  const tally = await outcomes(doubtful.count + 2, (count) =>
    send(`tard ${count}`, { key: key(9000 + count), fillToken: genuine }),
  );
  expect(tally).toEqual({ received: doubtful.count, refused: 2 });
});

test('a fill token serves one message that is kept: the next with it are held to the stricter limit, and kept', async () => {
  const fillToken = entered();
  const tally = await outcomes(doubtful.count + 3, (index) =>
    send(`${index}`, { key: key(index), fillToken }),
  );
  expect(tally).toEqual({ received: doubtful.count + 1, refused: 2 });
});

test('a fill token is no protection for what already looks like spam, the second time', async () => {
  const fillToken = entered();
  // A guest post and a site weigh less than haste is missing: 7 of 10.
  const borderline = 'Guest posts available';
  for (const index of [1, 2, 3]) {
    await send(`${borderline} ${index}`, { key: key(index), fillToken });
  }
  await send(`${borderline} 3`, { key: key(3), fillToken });
  const reasons = (await inbox.requests()).map(({ quarantine_reason }) => quarantine_reason);
  expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
  expect(reasons.filter((reason) => reason === 'content')).toHaveLength(2);
});

test('a message repeated a hundred times is one, and takes nothing from the others', async () => {
  const repeats = Array.from({ length: 100 }, () => send('Le même', { key: key(1) }));
  for (const receipt of await Promise.all(repeats)) expect(receipt.outcome).toBe('received');
  expect(
    await outcomes(credible.count - 1, (index) => send(`${index}`, { key: key(100 + index) })),
  ).toEqual({ received: credible.count - 1, refused: 0 });
});

test('a message refused for its network is refused again, not taken for a repeat', async () => {
  await outcomes(credible.count, (index) => send(`${index}`, { key: key(index) }));
  expect((await send('Tard', { key: key(999) })).outcome).toBe('refused');
  expect((await send('Tard', { key: key(999) })).outcome).toBe('refused');
});

test('a refused field costs nothing', async () => {
  await outcomes(credible.count + 5, (index) => send('x', { key: key(index), email: 'salma@' }));
  expect(await send('x', { key: key(999) })).toMatchObject({ outcome: 'received' });
});

test('two processes on one PostgreSQL count together, and neither writes an address there', {
  tags: ['slow'],
}, async () => {
  await using postgres = await disposable(startPostgres());
  const [one, other] = await Promise.all([openTogether(postgres), openTogether(postgres)]);
  const HOME = '203.0.113.7';
  const sent = await Promise.all(
    Array.from({ length: credible.count + 10 }, (_, index) =>
      (index % 2 ? one : other).allows('contact-request', HOME, true, key(index)),
    ),
  );
  expect(sent.filter(Boolean)).toHaveLength(credible.count);
  expect(await one.allows('contact-request', '192.0.2.1', true, key(500))).toBe(true);
  await Promise.all([one.close(), other.close()]);

  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('SELECT key FROM sending_counts');
  await client.end();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('processes that start at once make the table once, and each of them counts in it', {
  tags: ['slow'],
}, async () => {
  await using postgres = await disposable(startPostgres());
  for (let round = 0; round < 10; round += 1) {
    const started = await Promise.all(Array.from({ length: 4 }, () => openTogether(postgres)));
    const allowed = started.map((limits, index) =>
      limits.allows('contact-request', '203.0.113.7', true, key(index)),
    );
    expect(await Promise.all(allowed)).toEqual([true, true, true, true]);
    await Promise.all(started.map((limits) => limits.close()));
    await postgres.empty();
  }
});

const openTogether = ({ url }: PostgresServer) =>
  openSharedLimits({
    url,
    secret: 'a secret of at least thirty-two characters',
    reportError: (error) => expect.unreachable(String(error)),
  });

async function disposable(starting: ReturnType<typeof startPostgres>) {
  const server = await starting;
  return { ...server, [Symbol.asyncDispose]: () => server.stop() };
}
