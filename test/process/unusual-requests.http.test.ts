/** Requests that browsers seldom or never send, against the built site: each has its answer, and none is 500. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect } from 'vitest';
import { sendBytes } from '../../packages/kit/http/testing/send-bytes.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { test } from '../support/http.ts';
import { freePort, temporaryDirectory } from '../support/site.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Its length is not announced: Node's `fetch` sends it in chunks. */
function inChunks(text: string): RequestInit & { duplex: 'half' } {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of text.match(/.{1,7}/gs) ?? []) controller.enqueue(Buffer.from(chunk));
      controller.close();
    },
  });
  return { method: 'POST', body, duplex: 'half', redirect: 'manual' };
}

test('a form without a length is kept like any other', async ({ site: { origin } }) => {
  const contact = new URLSearchParams({
    name: 'Salma Bennani',
    email: 'salma@cafe.example',
    company: '',
    service: 'Autre',
    message: 'En morceaux, sans longueur.',
  });
  const headers = { ...FORM, origin };
  const response = await fetch(`${origin}/contact`, { ...inChunks(`${contact}`), headers });
  expect(response.status).toBe(303);
  const letter = `${new URLSearchParams({ email: 'salma@cafe.example' })}`;
  expect((await fetch(`${origin}/newsletter`, { ...inChunks(letter), headers })).status).toBe(303);
  const refused = await fetch(`${origin}/contact`, { ...inChunks('name='), headers });
  expect(refused.status).toBe(400);
});

test('a form without a length is read to its limit and no further', async ({
  site: { origin },
}) => {
  const answer = await sendBytes(
    Number(new URL(origin).port),
    `POST /contact HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nOrigin: ${origin}\r\nContent-Type: ${FORM['content-type']}\r\nTransfer-Encoding: chunked\r\n\r\n${`8000\r\n${'x'.repeat(0x8000)}\r\n`.repeat(5)}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

for (const path of [
  '/',
  '/contact',
  '/newsletter',
  '/services',
  '/nulle-part',
  '/inbox/v1/requests',
  '/v1/data/query/production',
  '/images/x',
  '/studio',
  '/healthz',
]) {
  test(`${path} asked with nothing, by any method, is never a fault`, async ({
    site: { origin },
  }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE']) {
      const { status, headers } = await fetch(origin + path, { method, redirect: 'manual' });
      expect(status, `${method} ${path}`).toBeLessThan(500);
      if (status === 405) expect(headers.get('allow'), `${method} ${path}`).toBeTruthy();
    }
  });
}

for (const path of [
  '/2025-02-19/data/query/production?query=1',
  '/v2025-02-30/data/query/production?query=1',
  '/version/data/query/production?query=1',
  '/V1/data/doc/production/home',
  '/X/data/mutate/production',
  '/v/assets/images/production',
  '/vnext/users/me',
  '/v1x/auth/login',
  '/v1/data/query/%E0%A4%A?query=1',
  '/images/data/query/production?query=1',
  '/files/data/mutate/production',
]) {
  test(`${path} is refused in the words of the API`, async ({ site: { origin } }) => {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(origin + path, { method });
      expect([400, 404, 405], method).toContain(answer.status);
      expect(await answer.json()).toMatchObject({
        statusCode: answer.status,
        message: expect.any(String),
      });
    }
  });
}

for (const [path, status, answer] of [
  ['//v2024-01-29/data/query/production?query=1', 200, { result: 1 }],
  ['/v1//data//query/production?query=1', 200, { result: 1 }],
  ['//v1/users/me', 200, {}],
] as const) {
  test(`${path} is answered as with one slash`, async ({ site: { origin } }) => {
    const given = await fetch(origin + path, { redirect: 'manual' });
    expect(given.status).toBe(status);
    expect(await given.json()).toMatchObject(answer);
  });
}

test('an address of two slashes leads to no other site', async ({ site: { origin } }) => {
  for (const path of [
    '//example.com',
    '//example.com/',
    '//example.com/v1/ping',
    '/v1//example.com',
  ]) {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    expect({ status, to: headers.get('location') }, path).toEqual({ status: 404, to: null });
  }
});

for (const [what, path, type] of [
  ['a query of content', '/v1/data/query/production', 'application/json'],
  ['a login', '/v1/auth/login', 'application/json'],
  ['a note on a request', '/inbox/v1/requests/ABC/notes', 'application/json'],
  ['an order of a preview', '/studio/apercu', 'application/json'],
  ['a contact form', '/contact', FORM['content-type']],
  ['an application', '/careers', 'multipart/form-data; boundary=b'],
] as const) {
  test(`${what} that its sender cuts off is no fault of ours, in the log or in /metrics`, async ({
    site,
  }) => {
    const { host, port } = new URL(site.origin);
    const before = await answeredByClass(site.origin);
    const logged = site.output().length;
    const requests = ['destroy', 'resetAndDestroy'] as const;
    for (const leave of requests) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.origin}\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{"query":`,
      );
      // The site is waiting for the rest of the body by the time it has taken the connection and answered twice.
      await once(socket, 'connect');
      await fetch(`${site.origin}/healthz`);
      await fetch(`${site.origin}/healthz`);
      socket[leave]();
    }
    await expect
      .poll(async () => (await answeredByClass(site.origin)).client)
      .toBe(before.client + requests.length);
    expect((await answeredByClass(site.origin)).server).toBe(before.server);
    expect(site.output().slice(logged)).not.toMatch(/"level":[4-6]0/);
  });
}

/** How many requests were answered with 4xx and 5xx since the start, as `/metrics` counts them. */
async function answeredByClass(origin: string): Promise<{ client: number; server: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const count = (status: string) =>
    [...text.matchAll(/^http_requests_total\{.*status="(\dxx)".*\} (\d+)$/gm)]
      .filter(([, statusClass]) => statusClass === status)
      .reduce((sum, [, , figure]) => sum + Number(figure), 0);
  return { client: count('4xx'), server: count('5xx') };
}

test('a page says which methods it knows', async ({ site: { origin } }) => {
  for (const [method, path, allow] of [
    ['PUT', '/contact', 'GET, HEAD, POST'],
    ['DELETE', '/', 'GET, HEAD, POST'],
    ['POST', '/services', 'GET, HEAD'],
  ] as const) {
    const answer = await fetch(origin + path, { method, headers: { origin } });
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, allow]);
  }
});

test('what a visitor gets wrong is no error of the log, and nothing but lines of JSON is written', async ({
  site,
}) => {
  const { origin } = site;
  const logged = site.output().length;
  const requests = [
    ['POST', '/services'],
    ['POST', '/blog/rien-du-tout'],
    ['POST', '/nulle-part'],
    ['POST', '/work.data'],
    ['POST', '/prenom-%E9-secret'],
    ['POST', '/robots.txt'],
    ['GET', '/contact/message'],
    ['GET', '/formulaires/demande'],
    ['GET', '/prenom-%E9-secret'],
    ['GET', '/blog/prenom-%E9-secret'],
    ['GET', '/prenom-%-secret.data'],
    ['GET', '/services/prenom-%C3%28-secret'],
    ['GET', '/cards/1/prenom-%E9-secret.png'],
    ['GET', '/portraits/prenom-%E9-secret.svg'],
    ['GET', '/studio/assets/prenom-%E9-secret'],
    ['GET', '/apercu/prenom-%E9-secret/work'],
    ['GET', '/files/prenom-%E9-secret'],
    ['GET', '/inbox/v1/prenom-%E9-secret'],
  ] as const;
  for (const [method, path] of requests) {
    const { status } = await fetch(origin + path, {
      method,
      headers: { 'sec-fetch-site': 'same-origin', origin: 'nowhere' },
      redirect: 'manual',
    });
    expect(status, `${method} ${path}`).toBeLessThan(500);
  }
  const written = site.output().slice(logged).trim().split('\n');
  for (const line of written) expect(line).toMatch(/^\{"level":[1-4]0,.*\}$/);
});

const head = (...lines: string[]) => `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`;

for (const [what, bytes, status] of [
  ['two hosts', head('GET / HTTP/1.1', 'Host: a', 'Host: b'), 400],
  ['no host', head('GET / HTTP/1.1'), 400],
  ['credentials in its host', head('GET / HTTP/1.1', 'Host: a:b@x'), 400],
  ['a host that is none', head('GET / HTTP/1.1', 'Host: a b'), 400],
  ['a path in its host', head('GET / HTTP/1.1', 'Host: a/b?c'), 400],
  ['a port beyond all ports', head('GET / HTTP/1.1', 'Host: a:70000'), 400],
  [
    'the address of a proxy',
    head('GET http://u:p@elsewhere.example/services HTTP/1.1', 'Host: a'),
    200,
  ],
  ['an address of another protocol', head('GET ftp://elsewhere.example/ HTTP/1.1', 'Host: a'), 400],
  ['an address without a path', head('OPTIONS * HTTP/1.1', 'Host: a'), 400],
  ['another host in its path', head('GET //evil.example/services HTTP/1.1', 'Host: a'), 404],
  ['another host in its path, backwards', head('GET /\\evil.example HTTP/1.1', 'Host: a'), 404],
  ['another host and a port', head('GET //evil.example:80/%2f.. HTTP/1.1', 'Host: a'), 404],
  ['the method TRACE', head('TRACE / HTTP/1.1', 'Host: a'), 405],
  ['nothing but bytes in its path', head('GET /%00%ff%c0%af HTTP/1.1', 'Host: a'), 404],
  ['dots that climb', head('GET /..%2f..%2fetc/passwd HTTP/1.1', 'Host: a'), 404],
  ['the oldest protocol', head('GET / HTTP/1.0'), 200],
  ['an expectation nobody has', head('GET / HTTP/1.1', 'Host: a', 'Expect: tea'), 417],
] as const) {
  test(`a request with ${what} is answered ${status}`, async ({ site: { origin } }) => {
    const answer = await sendBytes(Number(new URL(origin).port), bytes);
    expect(answer.slice(0, 40)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(/^location: .*evil/im.test(answer)).toBe(false);
  });
}

test('a proxy that is not named in TRUSTED_PROXIES is warned about, once', async ({ site }) => {
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    await fetch(`${site.origin}/healthz`, { headers: { 'x-forwarded-for': address } });
  }
  await expect.poll(() => site.output()).toContain('TRUSTED_PROXIES is empty');
  expect(site.output().split('TRUSTED_PROXIES is empty')).toHaveLength(2);
  expect(site.output()).not.toContain('203.0.113.');
});

test('the site does not depend on the folder it is started in', { tags: ['slow'] }, async () => {
  const directory = await temporaryDirectory();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [resolve('server.js')], {
    cwd: tmpdir(),
    env: childEnvironment({
      NODE_ENV: 'production',
      PORT: `${port}`,
      ORIGIN: origin,
      DATA_DIR: directory,
    }),
  });
  try {
    await expect
      .poll(
        () =>
          fetch(`${origin}/healthz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000 },
      )
      .toBe(200);
    const [, script = ''] =
      /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(origin)).text()) ?? [];
    for (const path of [script, '/studio/connexion']) {
      expect((await fetch(origin + path)).status, path).toBe(200);
    }
  } finally {
    child.kill();
    await once(child, 'exit');
    await rm(directory, { recursive: true, force: true });
  }
});

test('pages that nobody waits for any more are not rendered [R26]', { tags: ['slow'] }, async ({
  site,
}) => {
  const { hostname, port, host } = new URL(site.origin);
  const rendersOf = async () => {
    const metrics = await (await fetch(`${site.origin}/metrics`)).text();
    return Number(/^page_renders_total (\d+)$/m.exec(metrics)?.[1]);
  };
  await (await fetch(site.origin)).text();
  const before = await rendersOf();
  // As many networks as there are requests, so that it is not their share that keeps them out.
  const leaving = await Promise.all(
    Array.from({ length: 400 }, async (_, index) => {
      const localAddress = `127.40.${Math.floor(index / 200)}.${(index % 200) + 1}`;
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      socket.on('error', () => {});
      await once(socket, 'connect');
      // What a busy server has not accepted yet it takes one by one later, each with time for its page in between.
      socket.write(`GET /favicon.ico HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      await once(socket, 'data');
      return socket;
    }),
  );
  // The server finds all of them at once, gone already: running, a quick one would be done before its clients leave. They
  // ask for pages whose content has to be read: without, a page is made the moment it is asked for, and none waits.
  process.kill(site.pid, 'SIGSTOP');
  try {
    for (const [index, socket] of leaving.entries()) {
      socket.write(`GET /careers/inconnu-${index} HTTP/1.1\r\nhost: ${host}\r\n\r\n`, () =>
        socket.resetAndDestroy(),
      );
    }
    await Promise.all(leaving.map((socket) => socket.closed || once(socket, 'close')));
  } finally {
    process.kill(site.pid, 'SIGCONT');
  }
  // A visitor who comes now finds no queue before him.
  expect((await fetch(`${site.origin}/services`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${site.origin}/inconnu`)).status).toBe(404);
  expect((await rendersOf()) - before).toBeLessThan(200);
});
