/** The receiver of `docs/webhooks.md`, run as a reader of that page would run it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WEBHOOK_EVENTS } from '../contract/webhook-events.ts';
import { webhookDeliveries, webhookTrial, webhookWithSecret } from '../contract/webhooks.ts';
import { messageIn } from '../testing/arrivals.ts';
import { openInbox, type TestInbox } from '../testing/open-inbox.ts';
import { ask, identify } from '../testing/staff.ts';

const PAGE = 'docs/webhooks.md';

let folder: string;
let inbox: TestInbox;
let receiver: ChildProcess | undefined;
/** A CRM that keeps leads, when it is well. */
const crm = createServer(async (request, response) => {
  const { authorization } = request.headers;
  if (isDown) return response.writeHead(503).end();
  leads.push({ authorization, lead: await json(request) });
  response.writeHead(201).end();
});
const leads: { authorization: string | undefined; lead: unknown }[] = [];
let isDown = false;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crm-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  inbox = await openInbox(
    { kind: 'sqlite', file: join(folder, 'inbox.sqlite') },
    { identify, webhookReach: 'loopback', mail: { via: 'files', folder: join(folder, 'mail') } },
  );
  // The receiver compares with the clock of the machine.
  inbox.clock.now = Date.now();
  crm.listen(0, '127.0.0.1');
  await once(crm, 'listening');
});
afterEach(async () => {
  receiver?.kill();
  await inbox.close();
  crm.closeAllConnections();
  crm.close();
  await rm(folder, { recursive: true });
});

/** Writes the page's program into a file, and runs it with the settings the page names. */
async function run(secret: string, port: string): Promise<void> {
  const page = await readFile(PAGE, 'utf8');
  const program = /```js\n(.+?)```/s.exec(page)?.[1] ?? expect.fail('the page has no program');
  expect(program.split('\n').length).toBeLessThanOrEqual(45);
  await writeFile(join(folder, 'receiver.mjs'), program);
  const address = crm.address();
  if (address === null || typeof address === 'string') throw new TypeError('not a TCP server');
  receiver = spawn(process.execPath, [join(folder, 'receiver.mjs')], {
    env: {
      WEBHOOK_SECRET: secret,
      CRM_URL: `http://127.0.0.1:${address.port}`,
      CRM_TOKEN: 'jeton-du-crm',
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (receiver.stdout) await once(receiver.stdout, 'data');
}

/** A port that is free at this moment. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return String(typeof address === 'object' ? address?.port : address);
}

test('the program of the page verifies, makes one lead of a request, and has it sent again when the CRM is down', async () => {
  const port = await freePort();
  const { webhook, secret } = await ask(inbox, 'administrator', webhookWithSecret, '/webhooks', {
    method: 'POST',
    body: {
      address: `http://127.0.0.1:${port}/`,
      description: 'CRM',
      events: ['contact-request.received', 'contact-request.status.answered'],
    },
  });
  await run(secret, port);
  const path = `/webhooks/${webhook.id}`;
  const trial = { method: 'POST' };
  expect(await ask(inbox, 'administrator', webhookTrial, `${path}/trial`, trial)).toMatchObject({
    failure: null,
    answer: 'Not for a CRM.',
  });

  isDown = true;
  const id = await messageIn(inbox, { message: 'Un film pour notre café.' });
  await inbox.deliverDue();
  isDown = false;
  expect(leads).toEqual([]);
  inbox.clock.now += 61_000;
  await inbox.deliverDue();
  const { items } = await ask(inbox, 'administrator', webhookDeliveries, `${path}/deliveries`);
  expect(items).toMatchObject([{ state: 'sent', attempts: 2, status: 200 }]);
  await ask(
    inbox,
    'administrator',
    webhookDeliveries,
    `/webhooks/deliveries/${items[0]?.id}/resend`,
    { method: 'POST' },
  );
  await inbox.deliverDue();
  expect(leads).toEqual([
    {
      authorization: 'Bearer jeton-du-crm',
      lead: {
        source: 'site',
        reference: items[0]?.request?.reference,
        name: 'Salma Idrissi',
        email: 'salma@cafe-anfa.ma',
        company: 'Café Anfa',
        budget: '50K DH - 150K DH',
        message: 'Un film pour notre café.',
        url: `https://agence.example/studio/demandes/messages/${id}`,
      },
    },
  ]);

  const unsigned = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
  expect(unsigned.status).toBe(401);
});

test('the page names every thing that may happen to a request', async () => {
  const page = await readFile(PAGE, 'utf8');
  const happenings = new Set(
    WEBHOOK_EVENTS.flatMap(({ kind, events }) =>
      events.map(({ type }) => type.slice(kind.length + 1).replace(/^(status|stage)\..*/, '$1.…')),
    ),
  );
  for (const happening of happenings) expect(page).toContain(`\`${happening}\``);
});
