/** Two equal processes of one site behind a load balancer: one PostgreSQL and one folder of files (docs/scale.md). */
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { SENDING_LIMITS } from '../../inbox/rate-limits.ts';
import { SECRET } from '../../inbox/testing/secret.ts';
import { addSubscribers } from '../../inbox/testing/subscribers.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../packages/kit/database/testing/postgres-server.ts';
import { BEHIND_OUR_PROXY, type Message, posted, writeMessage } from '../faults/visitors.ts';
import {
  ADMINISTRATOR,
  type Administrator,
  createAdministrator,
} from '../support/administrator.ts';
import { startBalancer } from '../support/balancer.ts';
import { test as withSite } from '../support/http.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { freePort, type Site, shared, startSite, temporaryDirectory } from '../support/site.ts';

type Pair = {
  /** The address that visitors know: the load balancer's. */
  origin: string;
  processes: readonly [Site, Site];
  mail: MailServer;
  administrator: Administrator;
  database: { kind: 'postgres'; url: string };
  postgres: PostgresServer;
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
    const directories = [
      await temporaryDirectory(),
      await temporaryDirectory(),
      await temporaryDirectory(),
    ] as const;
    const [here, there, files] = directories;
    const shared = { ...env, FILES_URL: pathToFileURL(files).href };
    // At once: who makes the tables, and who loads the first content, is decided by the database.
    const processes = await Promise.all([
      startSite({ directory: here, port, env: shared, fresh: true }),
      startSite({ directory: there, port: otherPort, env: shared, fresh: true }),
    ]);
    atEnd(async () => {
      expect(await Promise.all(processes.map((site) => site.stop()))).toEqual([0, 0]);
      await balancer.close();
      await mail.close();
      await postgres.stop();
      for (const directory of directories) await rm(directory, { recursive: true });
    });
    // Which of them prints the link is decided by the database too.
    const linked = processes.find(({ output }) => output().includes('#')) ?? processes[0];
    const administrator = await createAdministrator({ ...linked, origin: balancer.origin });
    return {
      origin: balancer.origin,
      processes,
      mail,
      administrator,
      database: { kind: 'postgres', url: postgres.url },
      postgres,
    };
  }),
});

test('a page is the same from both, with its pictures, and an edit is soon seen in both', {
  tags: ['slow'],
}, async ({ pair: { processes, administrator } }) => {
  const read = async (site: Site, path: string) => (await fetch(site.origin + path)).text();
  const [here, there] = processes;
  const own = await read(here, '/work');
  expect(await read(there, '/work')).toBe(own);
  const [picture = ''] = /\/images\/[^" ?]+/.exec(own) ?? [];
  for (const site of processes) {
    expect((await fetch(site.origin + picture)).headers.get('content-type')).toMatch(/^image\//);
  }

  for (const name of ['Atelier Deux', 'Atelier Trois', 'Atelier Quatre']) {
    await administrator.client.patch('settings').set({ agencyName: name }).commit();
    for (const site of processes) {
      // Pages share what they read of it.
      for (const path of ['/contact', '/', '/work']) {
        await expect.poll(() => read(site, path), { timeout: 5_000, interval: 50 }).toContain(name);
      }
    }
  }
});

test('a page withdrawn at one is shown by the other to nobody', { tags: ['slow'] }, async ({
  pair: { processes, administrator },
}) => {
  const [post] = await administrator.client.fetch<{ _id: string; slug: string }[]>(
    '*[_type == "blogPost" && count(*[references(^._id)]) == 0][0...1]{_id, "slug": slug.current}',
  );
  if (!post) throw new Error('the demo has articles');
  const statuses = () =>
    Promise.all(
      processes.map(
        async ({ origin }) =>
          (await fetch(`${origin}/blog/${post.slug}`, { redirect: 'manual' })).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200]);
  await administrator.client.action({
    actionType: 'sanity.action.document.unpublish',
    draftId: `drafts.${post._id}`,
    publishedId: post._id,
  });
  // To the list of articles, as a page that is gone.
  await expect.poll(statuses, { timeout: 5_000, interval: 50 }).toEqual([302, 302]);
  await administrator.client.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${post._id}`,
    publishedId: post._id,
  });
  await expect.poll(statuses, { timeout: 5_000, interval: 50 }).toEqual([200, 200]);
});

test('a message sent to both in the same moment is one message, and each of its mails leaves once', {
  tags: ['slow'],
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

test('who logs in at one is known to the other, and nobody is logged in any more after logging out at one', {
  tags: ['slow'],
}, async ({ pair: { origin, processes } }) => {
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
  for (let round = 0; round < 5; round += 1) expect(await statuses()).toEqual([200, 200]);
  const logout = await fetch(`${origin}/v2025-02-19/auth/logout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: '{}',
  });
  expect(logout.ok).toBe(true);
  await expect.poll(statuses).toEqual([401, 401]);
});

test('one network may send as much to both as to one', { tags: ['slow'] }, async ({
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

test('a letter that is ordered at one reaches each subscriber once', { tags: ['slow'] }, async ({
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

test('while PostgreSQL is away pages are shown and say so, editors are asked to come back, and then all goes on', {
  tags: ['slow'],
}, async ({ pair: { processes, administrator, postgres } }) => {
  await postgres.leave('immediate');
  const statuses = (path: string) =>
    Promise.all(processes.map(async ({ origin }) => fetch(origin + path)));
  await expect
    .poll(async () =>
      (await statuses('/services')).map(({ headers }) => headers.get('cache-status')),
    )
    .toEqual([expect.stringMatching(/detail=stale$/), expect.stringMatching(/detail=stale$/)]);
  for (const answer of [...(await statuses('/work')), ...(await statuses('/healthz'))]) {
    expect(answer.status).toBe(200);
  }
  const began = performance.now();
  await expect(
    administrator.client
      .withConfig({ maxRetries: 0 })
      .patch('settings')
      .set({ agencyName: 'Perdu' })
      .commit(),
  ).rejects.toMatchObject({ statusCode: 503 });
  expect(performance.now() - began).toBeLessThan(10_000);
  await postgres.comeBack();
  await expect
    .poll(
      () =>
        administrator.client
          .patch('settings')
          .set({ agencyName: 'Atelier Retrouvé' })
          .commit()
          .then(() => 'written', String),
      { timeout: 15_000 },
    )
    .toBe('written');
  for (const { origin } of processes) {
    await expect
      .poll(async () => (await fetch(`${origin}/contact`)).text(), { timeout: 5_000 })
      .toContain('Atelier Retrouvé');
  }
});
