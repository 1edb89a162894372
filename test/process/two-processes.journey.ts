/** Two processes of one site behind a load balancer: one PostgreSQL, and content that one of them keeps (docs/scale.md). */
import { rm } from 'node:fs/promises';
import { SENDING_LIMITS } from '../../inbox/limits.ts';
import { SECRET } from '../../inbox/testing/secret.ts';
import { addSubscribers } from '../../inbox/testing/subscribers.ts';
import { startPostgres } from '../../packages/kit/database/testing/postgres-server.ts';
import { BEHIND_OUR_PROXY, type Message, posted, writeMessage } from '../faults/visitors.ts';
import {
  ADMINISTRATOR,
  type Administrator,
  createAdministrator,
} from '../support/administrator.ts';
import { startBalancer } from '../support/balancer.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import {
  expect,
  freePort,
  type Site,
  shared,
  startSite,
  temporaryDirectory,
  test as withSite,
} from '../support/site.ts';

type Pair = {
  /** The address that visitors know: the load balancer's. */
  origin: string;
  processes: readonly [keeper: Site, other: Site];
  mail: MailServer;
  administrator: Administrator;
  database: { kind: 'postgres'; url: string };
};

const test = withSite.extend<{ pair: Pair }>({
  pair: shared(async (atEnd) => {
    const postgres = await startPostgres();
    const mail = await startMailServer();
    const [front, port, otherPort] = [await freePort(), await freePort(), await freePort()];
    const balancer = await startBalancer(front, [port, otherPort]);
    const env = {
      ...BEHIND_OUR_PROXY,
      ORIGIN: balancer.origin,
      SMTP_URL: mail.url,
      DATABASE_URL: postgres.url,
      APP_SECRET: SECRET,
      LETTERS_PER_MINUTE: '6000',
    };
    const directories = [await temporaryDirectory(), await temporaryDirectory()] as const;
    // At once: who makes the tables is decided by the database.
    const processes = await Promise.all([
      startSite({ directory: directories[0], port, env }),
      startSite({
        directory: directories[1],
        port: otherPort,
        env: { ...env, CONTENT_HOST: `http://127.0.0.1:${port}` },
      }),
    ]);
    atEnd(async () => {
      expect(await Promise.all(processes.map((site) => site.stop()))).toEqual([0, 0]);
      await balancer.close();
      await mail.close();
      await postgres.stop();
      for (const directory of directories) await rm(directory, { recursive: true });
    });
    const [keeper] = processes;
    const administrator = await createAdministrator({ ...keeper, origin: balancer.origin });
    return {
      origin: balancer.origin,
      processes,
      mail,
      administrator,
      database: { kind: 'postgres', url: postgres.url },
    };
  }),
});

test('a page is the same from both, with its pictures, and an edit is soon seen in both', {
  tag: '@slow',
}, async ({ pair: { origin, processes, administrator } }) => {
  const read = async (site: Site, path: string) => (await fetch(site.origin + path)).text();
  const [keeper, other] = processes;
  const own = await read(keeper, '/work');
  // The other one was started before there was content to read: it tries again every five seconds.
  await expect.poll(async () => (await read(other, '/work')) === own).toBe(true);
  const [picture = ''] = /\/images\/[^" ?]+/.exec(own) ?? [];
  expect((await fetch(origin + picture)).headers.get('content-type')).toMatch(/^image\//);

  await administrator.client.patch('settings').set({ agencyName: 'Atelier Deux' }).commit();
  for (const site of processes) {
    await expect.poll(() => read(site, '/contact')).toContain('Atelier Deux');
  }
});

test('a message sent to both in the same moment is one message, and each of its mails leaves once', {
  tag: '@slow',
}, async ({ pair: { processes, mail, administrator, origin } }) => {
  const messages = Array.from({ length: 12 }, () => writeMessage('contact-message'));
  for (const message of messages) {
    const answers = await Promise.all(processes.map((site) => post(site.origin, message, origin)));
    expect(answers).toContain(200);
  }
  const mailsAbout = ({ email, key }: Message) =>
    mail.mails.filter(
      ({ recipients, email: { text } }) =>
        recipients.includes(email) || text?.includes(key.slice(0, 8)),
    ).length;
  // One to the agency, one to the visitor.
  await expect.poll(() => messages.map(mailsAbout)).toEqual(messages.map(() => 2));
  const answer = await asAdministrator(administrator, `${origin}/inbox/v1/counts`);
  expect(answer.status).toBe(200);
});

test('who logs in at one is known to the other, and nobody is logged in any more after logging out at one', async ({
  pair: { origin, processes },
}) => {
  const login = await fetch(`${origin}/v2025-02-19/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: ADMINISTRATOR.email, password: ADMINISTRATOR.password }),
  });
  expect(login.status).toBe(200);
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const statuses = () =>
    Promise.all(
      processes.map(
        async (site) => (await fetch(`${site.origin}/inbox/v1/me`, { headers: { cookie } })).status,
      ),
    );
  for (let asked = 0; asked < 5; asked += 1) expect(await statuses()).toEqual([200, 200]);
  const logout = await fetch(`${origin}/v2025-02-19/auth/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: '{}',
  });
  expect(logout.ok).toBe(true);
  await expect.poll(statuses).toEqual([401, 401]);
});

test('one network may send as much to both as to one', { tag: '@slow' }, async ({
  pair: { origin },
}) => {
  const { count } = SENDING_LIMITS.doubtful;
  const answers = await Promise.all(
    Array.from({ length: count + 6 }, () =>
      post(origin, writeMessage('contact-message'), origin, '198.51.100.23'),
    ),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(count);
  expect(answers.filter((status) => status === 429)).toHaveLength(6);
});

test('a letter that is ordered at one reaches each subscriber once', { tag: '@slow' }, async ({
  pair: { origin, processes, mail, administrator, database },
}) => {
  const readers = await addSubscribers(database, 60);
  const [, other] = processes;
  const issue = await administrator.client.fetch<string>('*[_type == "newsletterIssue"][0]._id');
  const ordered = await asAdministrator(
    administrator,
    `${other.origin}/inbox/v1/issues/${issue}/mailing`,
    { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' },
  );
  expect(ordered.status, await ordered.text()).toBe(200);
  const lettersOf = (reader: string) =>
    mail.mails.filter(({ recipients }) => recipients.includes(reader)).length;
  await expect
    .poll(() => readers.map(lettersOf), { timeout: 60_000 })
    .toEqual(readers.map(() => 1));
});

/** Sends a message as the page's script does; the answer's status. */
async function post(
  origin: string,
  message: Message,
  page: string,
  address = '203.0.113.50',
): Promise<number> {
  const { path, body } = posted(message);
  const answer = await fetch(origin + path, {
    method: 'POST',
    body,
    headers: { origin: page, 'x-forwarded-for': address },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.status;
}

function asAdministrator(
  { cookie: { name, value } }: Administrator,
  address: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(address, { ...init, headers: { ...init.headers, cookie: `${name}=${value}` } });
}
