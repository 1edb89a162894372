/** The process as an operator meets it: settings, port, health, signals, logs. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import {
  childrenOf,
  residentMemory,
} from '../../packages/content-service/testing/process-memory.ts';
import { pictureAddresses } from '../../server/pages/pictures-ahead.ts';
import { publicAddresses } from '../faults/public-addresses.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { copyDemoData } from '../support/demo-data.ts';
import { test } from '../support/http.ts';
import { freePort, startSite, temporaryDirectory } from '../support/site.ts';

/** Runs the server to its end and returns how it ended. */
function launch(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['server.js'], {
    env: childEnvironment({ NODE_ENV: 'production', ORIGIN: 'http://localhost:3000', ...env }),
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, lines: stderr.trim().split('\n') };
}

test('a bad setting is one clear line and exit 1', () => {
  const { status, lines } = launch({ PORT: 'eighty' });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^PORT must be a port number/)]);
});

test('a server without its address, or that would publish the demo unasked, is one line and exit 1 until it is told', {
  tags: ['slow'],
  timeout: 180_000,
}, async () => {
  const directory = await temporaryDirectory();
  const nameless = launch({ PORT: '0', ORIGIN: '', DATA_DIR: directory });
  expect(nameless).toEqual({
    status: 1,
    lines: [expect.stringMatching(/^ORIGIN must be the public address of the site in production/)],
  });
  const env = { PICTURES_AHEAD: 'false', ORIGIN: 'https://agence.example' };
  expect(launch({ ...env, PORT: '0', DATA_DIR: directory })).toEqual({
    status: 1,
    lines: [
      expect.stringMatching(/^DEMO_CONTENT must say what https:\/\/agence\.example starts with/),
    ],
  });
  // What stands in a file of answers has been said, and a site that has content stays as it is.
  const environments: Record<string, string>[] = [
    { DEMO_CONTENT: 'false' },
    { SETUP_ANSWERS: 'test/support/studio-rif/answers.json' },
    {},
  ];
  for (const more of environments) {
    const site = await startSite({ directory, fresh: true, env: { ...env, ...more } });
    expect(await site.stop()).toBe(0);
  }
  await rm(directory, { recursive: true, force: true });
});

test('a busy port is one clear line and exit 1, and leaves the data directory alone', async () => {
  const directory = join(await temporaryDirectory(), 'never-made');
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { status, lines } = launch({ PORT: String(port), DATA_DIR: directory });
  other.close();
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`PORT ${port} is already in use`)]);
  expect(existsSync(directory)).toBe(false);
});

test('a data directory that cannot be written is one clear line and exit 1', async () => {
  const file = join(await temporaryDirectory(), 'a-file');
  await writeFile(file, '');
  const { status, lines } = launch({ PORT: '0', DATA_DIR: join(file, 'storage') });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining('DATA_DIR')]);
});

test('a second process on the same data directory is refused in one line', async ({ site }) => {
  const { status, lines } = launch({ PORT: '0', DATA_DIR: site.directory });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringContaining('DATA_DIR')]);
  // The launch held this process: it notices now what connections the site has closed meanwhile.
  await pause(50);
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
});

test('a damaged database is one line that says what to do; the site is as it was once it is restored', {
  tags: ['slow'],
}, async () => {
  const directory = await temporaryDirectory();
  await copyDemoData(directory);
  for (const name of ['content.sqlite', 'inbox.sqlite', 'staff.sqlite']) {
    const file = join(directory, name);
    const whole = await readFile(file);
    // The second page on, where every table begins; the log holds nothing that would hide it.
    await writeFile(
      file,
      Buffer.concat([whole.subarray(0, 4096), randomBytes(whole.length - 4096)]),
    );
    const { status, lines } = launch({ PORT: '0', DATA_DIR: directory });
    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`${file} is damaged`)]);
    expect(lines[0]).toContain('npm run restore');
    await writeFile(file, whole);
  }
  const site = await startSite({ directory });
  expect(await site.stop()).toBe(0);
  await rm(directory, { recursive: true, force: true });
});

test('an asset that was damaged while the site was off is named in its log, and the rest is served', {
  tags: ['slow'],
  timeout: 180_000,
}, async () => {
  const directory = await temporaryDirectory();
  await copyDemoData(directory);
  const images = join(directory, 'assets', 'images');
  const [damaged = '', sound = ''] = await readdir(images);
  const bytes = await readFile(join(images, damaged));
  await writeFile(join(images, damaged), bytes.with(500, (bytes[500] ?? 0) ^ 1));
  const site = await startSite({ directory });
  // Checks run at the lowest priority: on a busy machine they wait.
  await expect.poll(() => site.output(), { timeout: 60_000 }).toContain(damaged);
  const answers = await Promise.all(
    [damaged, sound].map((file) => fetch(`${site.origin}/images/agence/production/${file}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([500, 200]);
  expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  expect(await site.stop()).toBe(0);
  await rm(directory, { recursive: true, force: true });
});

test('other accounts of the machine read nothing of what is stored, nor of what an earlier version stored', {
  tags: ['slow'],
  timeout: 180_000,
}, async () => {
  const directory = await temporaryDirectory();
  const open = async () => {
    const openEntries: string[] = [];
    for (const entry of await readdir(directory, { recursive: true })) {
      if (((await stat(join(directory, entry))).mode & 0o077) !== 0) openEntries.push(entry);
    }
    return openEntries;
  };
  const site = await startSite({ directory, fresh: true, env: { PICTURES_AHEAD: 'true' } });
  // The first start says so once its home page and the pictures on it are there.
  await expect.poll(site.output).toContain(site.origin);
  const home = await (await fetch(site.origin)).text();
  const pictures = pictureAddresses(home).filter((address) => !address.endsWith('.svg'));
  expect(pictures.length).toBeGreaterThan(10);
  // A busy machine makes the last of them later: the announcement waits for five seconds at most.
  const made = async () =>
    (await readdir(join(directory, 'derivatives'))).filter((name) => name !== 'incoming').length;
  await expect.poll(made, { timeout: 60_000 }).toBeGreaterThanOrEqual(pictures.length);
  expect(await open()).toEqual([]);
  await site.stop();

  for (const entry of ['', 'content.sqlite', 'inbox.sqlite', 'staff.sqlite', 'assets']) {
    await chmod(join(directory, entry), 0o755);
  }
  const again = await startSite({ directory });
  expect(await open()).toEqual([]);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  await again.stop();
  await rm(directory, { recursive: true, force: true });
});

test('a start says where the site, the studio and the mails are', async ({ site }) => {
  expect(site.output()).toContain(`Site     ${site.origin}`);
  expect(site.output()).toContain(`Studio   ${site.origin}/studio`);
  expect(site.output()).toContain(`Mails    ${join(site.directory, 'mail')}`);
  expect(await (await fetch(`${site.origin}/healthz`)).json()).toMatchObject({ status: 'ready' });
});

test('logs carry a request id and nothing a visitor typed [S33]', async ({ site }) => {
  const answer = await fetch(`${site.origin}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin },
    body: new URLSearchParams({
      name: 'Canari Prénom',
      email: 'canari@example.com',
      service: 'Autre',
      message: 'canari-message',
    }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  await fetch(`${site.origin}/work?search=canari-recherche`);
  const requestId = answer.headers.get('x-request-id') ?? 'none';
  await expect.poll(() => site.output()).toContain(requestId);
  expect(site.output()).not.toMatch(/canari/i);
});

test('a log that can take no more, as on a full disk, costs its lines and nothing else', {
  tags: ['slow'],
}, async () => {
  const directory = await temporaryDirectory();
  const port = await freePort();
  await copyDemoData(directory);
  const origin = `http://127.0.0.1:${port}`;
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['server.js'], {
    env: childEnvironment({
      NODE_ENV: 'production',
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: directory,
    }),
    stdio: ['ignore', full, full],
  });
  const answer = () =>
    fetch(`${origin}/`).then(
      ({ status }) => status,
      () => 0,
    );
  try {
    await expect.poll(answer, { timeout: 60_000 }).toBe(200);
    for (let count = 0; count < 5; count += 1) expect(await answer()).toBe(200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    closeSync(full);
    await rm(directory, { recursive: true, force: true });
  }
});

test('told to end, a site is red to load balancers and serves on, until its time is over or it is told again [R34]', {
  tags: ['slow'],
}, async () => {
  const directory = await temporaryDirectory();
  const start = (LEAVE_AFTER: string) => startSite({ directory, env: { LEAVE_AFTER } });
  const statusOf = async (address: string) => {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.status;
  };
  for (const [leaveAfter, isToldAgain] of [
    ['2', false],
    ['60', true],
  ] as const) {
    const site = await start(leaveAfter);
    const ended = site.stop();
    const isOver = ended.then(() => true);
    await expect.poll(() => statusOf(`${site.origin}/healthz`), { interval: 20 }).toBe(503);
    for (const path of ['/', '/contact', '/search-index.json']) {
      expect(await statusOf(site.origin + path), path).toBe(200);
    }
    expect(await Promise.race([isOver, false])).toBe(false);
    if (isToldAgain) process.kill(site.pid, 'SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(`${site.origin}/healthz`)).rejects.toThrow();
  }
  await rm(directory, { recursive: true, force: true });
});

test('a body beyond what any form needs is refused with 413', async ({ site }) => {
  const answer = await fetch(`${site.origin}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin },
    body: `name=${'x'.repeat(2_000_000)}`,
  });
  expect(answer.status).toBe(413);
});

test('a form posted from another site is refused', async ({ site }) => {
  const answer = await fetch(`${site.origin}/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
    },
    body: 'name=a&email=a%40b.example&service=Autre&message=c',
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});

test('every page has a strict policy and sets no cookie [S12] [S13]', async ({ site }) => {
  for (const path of ['/', '/work', '/work/ecommerce-modern', '/contact', '/nowhere']) {
    const answer = await fetch(site.origin + path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).not.toContain('nonce=');
  }
});

/** docs/decisions/034-memory.md */
const MEMORY = { site: 250, withWorkers: 550 }; // MB

test('after its first thousand requests the site holds what a machine of 1 GB has for it', {
  tags: ['slow'],
}, async () => {
  const site = await startSite({ directory: await temporaryDirectory() });
  const addresses = await publicAddresses(site.origin);
  for (let requestIndex = 0; requestIndex < 1_000; requestIndex += 4) {
    await Promise.all(
      [0, 1, 2, 3].map(async (more) => {
        const answer = await fetch(
          site.origin + addresses[(requestIndex + more) % addresses.length],
        );
        expect(answer.status).toBe(200);
        await answer.arrayBuffer();
      }),
    );
  }
  const own = residentMemory(site.pid) / 2 ** 20;
  const workers = childrenOf(site.pid).map((pid) => residentMemory(pid) / 2 ** 20);
  await site.stop();
  expect(own).toBeLessThan(MEMORY.site);
  expect(workers.reduce((sum, one) => sum + one, own)).toBeLessThan(MEMORY.withWorkers);
});
