import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactForm, openInbox, SENDING, type TestInbox } from '../testing/open-inbox.ts';
import { isTrusted } from './spreadsheet-transport.ts';

type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

/** Starts an endpoint as agencies have: its answers are set by each test. */
async function startEndpoint() {
  const calls: Call[] = [];
  const state = {
    calls,
    url: '',
    answer: (response: ServerResponse, _call: Call): unknown =>
      response.end('{"result":"success"}'),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, headers, body: await text(request) };
    calls.push(call);
    state.answer(response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('not a TCP server');
  state.url = `http://127.0.0.1:${address.port}/macros/exec`;
  return state;
}

let folder: string;
let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
let inbox: TestInbox;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webhook-'));
  endpoint = await startEndpoint();
  inbox = await openInbox(
    { kind: 'sqlite', file: join(folder, 'inbox.sqlite') },
    { mail: { via: 'files', folder }, webhookUrl: endpoint.url },
  );
});
afterEach(async () => {
  await inbox.close();
  await endpoint.close();
  await rm(folder, { recursive: true });
});

const webhook = async () => (await inbox.deliveries()).find(({ channel }) => channel === 'webhook');

async function sendRequest() {
  await inbox.receive('contact-request', contactForm(), SENDING);
  await inbox.deliverDue();
}

test('the home form is posted as JSON with exactly its fields [shell-7.04]', async () => {
  await sendRequest();
  expect(endpoint.calls).toHaveLength(1);
  expect(endpoint.calls[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Salma Idrissi',
      email: 'salma@cafe-anfa.ma',
      company: 'Café Anfa',
      budget: '50K DH - 150K DH',
      message: 'Nous ouvrons un deuxième café.\nPouvez-vous le filmer\u202f?',
    }),
  });
  expect(await webhook()).toMatchObject({ state: 'sent' });
});

test('the form of /contact is posted as JSON with exactly its fields [shell-7.05]', async () => {
  const form = contactForm({
    service: 'Media Buying',
    message: 'Bonjour',
    budget: '',
    submissionKey: 'k'.repeat(32),
    website: '',
  });
  await inbox.receive('contact-message', form, SENDING);
  await inbox.deliverDue();
  expect(endpoint.calls[0]?.body).toBe(
    JSON.stringify({
      name: 'Salma Idrissi',
      email: 'salma@cafe-anfa.ma',
      company: 'Café Anfa',
      phone: '',
      service: 'Media Buying',
      message: 'Bonjour',
      budget: '',
    }),
  );
});

test.each([
  [500, 'pending', 'webhook_unavailable'],
  [429, 'pending', 'webhook_unavailable'],
  [408, 'pending', 'webhook_unavailable'],
  [404, 'failed', 'webhook_refused'],
  [422, 'failed', 'webhook_refused'],
])('an answer of %i leaves the delivery %s: %s [shell-7.06]', async (status, state, failure) => {
  endpoint.answer = (response) => response.writeHead(status).end('no');
  await sendRequest();
  expect(await webhook()).toMatchObject({ state, failure, attempts: 1 });
});

test('a script that answers 200 with an error in its body is tried again [shell-7.06]', async () => {
  endpoint.answer = (response) => response.end('{"result":"error","error":"Sheet is full"}');
  await sendRequest();
  expect(await webhook()).toMatchObject({ state: 'pending', failure: 'webhook_unavailable' });

  endpoint.answer = (response) => response.end('{"result":"success"}');
  inbox.clock.now += 60_000;
  await inbox.deliverDue();
  expect(await webhook()).toMatchObject({ state: 'sent', attempts: 2 });
  const [first, second] = endpoint.calls;
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
});

test.each([
  ['text/html; charset=utf-8', '<title>Google Drive - Access Denied</title>'],
  ['text/plain', '<!doctype html><html><title>Sign in - Google Accounts</title></html>'],
])('a page to sign in on is no receipt, though it comes with 200 (%s)', async (type, page) => {
  endpoint.answer = (response) => response.writeHead(200, { 'content-type': type }).end(page);
  await sendRequest();
  expect(await webhook()).toMatchObject({
    state: 'pending',
    failure: 'webhook_unavailable',
    last_error: expect.stringMatching(/web page: (?:Google Drive|Sign in)/),
  });
});

test('what is posted is signed in its address, anew at each attempt, and its body stays as specified', async () => {
  await inbox.close();
  inbox = await openInbox(
    { kind: 'sqlite', file: join(folder, 'signed.sqlite') },
    {
      mail: { via: 'files', folder },
      webhookUrl: `${endpoint.url}?feuille=Demandes`,
      webhookSecret: 'shared with the script',
    },
  );
  endpoint.answer = (response) => response.writeHead(500).end();
  await sendRequest();
  inbox.clock.now += 60_000;
  await inbox.deliverDue();
  expect(endpoint.calls).toHaveLength(2);
  const moments = endpoint.calls.map(({ path, body, headers }) => {
    const { searchParams } = new URL(path, endpoint.url);
    const { sent, delivery, signature, ...others } = Object.fromEntries(searchParams);
    expect(others).toEqual({ feuille: 'Demandes' });
    expect(delivery).toBe(headers['idempotency-key']);
    const expected = createHmac('sha256', 'shared with the script');
    expect(signature).toBe(expected.update(`${sent}.${delivery}.${body}`).digest('hex'));
    expect(Object.keys(JSON.parse(body))).toEqual([
      'name',
      'email',
      'company',
      'budget',
      'message',
    ]);
    return Number(sent);
  });
  expect(moments[1]).toBe((moments[0] ?? 0) + 60_000);
  // The secret itself is sent nowhere.
  expect(JSON.stringify(endpoint.calls)).not.toContain('shared with');
});

test('the redirect of a spreadsheet script is followed with GET, without the message', async () => {
  endpoint.answer = (response, { path }) =>
    path === '/macros/exec'
      ? response.writeHead(302, { location: '/echo?once=1' }).end()
      : response.end('{"result":"success"}');
  await sendRequest();
  expect(endpoint.calls.map(({ method, path, body }) => [method, path, body.length > 0])).toEqual([
    ['POST', '/macros/exec', true],
    ['GET', '/echo?once=1', false],
  ]);
  expect(await webhook()).toMatchObject({ state: 'sent' });
});

test('a redirect to anywhere else is not followed [S09]', async () => {
  const inside = await startEndpoint();
  endpoint.answer = (response) => response.writeHead(302, { location: inside.url }).end();
  await sendRequest();
  expect(inside.calls).toEqual([]);
  expect(await webhook()).toMatchObject({ state: 'pending', failure: 'webhook_unavailable' });
  await inside.close();
});

test('a circle of redirects ends', async () => {
  endpoint.answer = (response) => response.writeHead(302, { location: '/macros/exec' }).end();
  await sendRequest();
  expect(endpoint.calls.length).toBeLessThan(6);
  expect(await webhook()).toMatchObject({ failure: 'webhook_unavailable' });
});

test.each([
  ['https://script.googleusercontent.com/macros/echo?user_content_key=x', true],
  ['http://script.googleusercontent.com/macros/echo', false],
  ['https://script.googleusercontent.com.evil.example/', false],
  ['https://accounts.google.com/ServiceLogin', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['https://script.google.com/macros/s/x/exec', true],
])('of a spreadsheet script, a redirect to %s is followed: %s', (location, trusted) => {
  const configured = new URL('https://script.google.com/macros/s/x/exec');
  expect(isTrusted(new URL(location), configured)).toBe(trusted);
});

test('an endless answer is not read to its end', async () => {
  let written = 0;
  endpoint.answer = (response) => {
    const chunk = 'x'.repeat(16 * 1024);
    const pour = () => {
      while (!response.destroyed) {
        written += chunk.length;
        if (!response.write(chunk)) return;
      }
    };
    response.on('drain', pour);
    pour();
  };
  await sendRequest();
  expect(await webhook()).toMatchObject({ state: 'sent' });
  expect(written).toBeLessThan(16 * 1024 * 1024);
});

test('an address that is down does not hold the mails up, and gets its post later', async () => {
  const port = Number(new URL(endpoint.url).port);
  await endpoint.close();
  await inbox.receive('contact-request', contactForm(), SENDING);
  expect(await inbox.deliverDue()).toEqual({ sent: 0, written: 2, retried: 1, failed: 0 });
  expect(await webhook()).toMatchObject({ state: 'pending', failure: 'webhook_unreachable' });

  const back = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => back.listen(port, '127.0.0.1', resolve));
  inbox.clock.now += 60_000;
  expect(await inbox.deliverDue()).toEqual({ sent: 1, written: 0, retried: 0, failed: 0 });
  await new Promise((resolve) => back.close(resolve));
});
