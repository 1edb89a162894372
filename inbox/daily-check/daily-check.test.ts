import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import {
  describeEachEngine,
  type RunningEngine,
} from '../../packages/kit/database/testing/engines.ts';
import { counts } from '../contract/api.ts';
import { requestPage } from '../contract/requests.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import {
  contactForm,
  makeTables,
  openInbox,
  SENDING,
  type TestInbox,
} from '../testing/open-inbox.ts';
import { ask, call, identify, staff } from '../testing/staff.ts';

const MINUTE = 60_000; // ms
const DAY = 24 * 60 * MINUTE;

/** A page with a form, in front of an inbox: what the site is, over real HTTP. */
type Page = { address: string; broken: boolean; posted: string[]; close(): Promise<void> };

async function startPage(inbox: () => TestInbox): Promise<Page> {
  const page = { broken: false, posted: [] as string[] };
  const server: Server = createServer(async (request, response) => {
    const body = await text(request);
    page.posted.push(body);
    const posted = new FormData();
    for (const [name, value] of new URLSearchParams(body)) posted.append(name, value);
    const receipt = page.broken
      ? undefined
      : await inbox().receive('contact-message', posted, { ...SENDING, scripted: false });
    response.writeHead(receipt?.outcome === 'received' ? 303 : 500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('not a TCP server');
  return Object.assign(page, {
    address: `http://127.0.0.1:${address.port}/contact`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

describeEachEngine('the daily check of the form on $name', ({ start }) => {
  let engine: RunningEngine;
  let server: MailServer;
  let page: Page;
  let database: DatabaseOptions;
  let inbox: TestInbox;
  beforeAll(async () => {
    engine = await start();
    page = await startPage(() => inbox);
  });
  afterAll(async () => {
    await page.close();
    await engine.stop();
  });
  beforeEach(async () => {
    page.broken = false;
    page.posted.length = 0;
    server = await startMailServer();
    database = await engine.fresh(makeTables);
    inbox = await open();
  });
  afterEach(async () => {
    await inbox.close();
    await server.close();
  });

  const open = () =>
    openInbox(database, {
      mail: { via: 'smtp', url: server.url },
      identify,
      staff,
      dailyCheck: async (form) => {
        const answer = await fetch(page.address, { method: 'POST', body: form });
        if (answer.status !== 303) throw new Error(`/contact a répondu ${answer.status}`);
      },
    });
  const subjects = () => server.received.map(({ mail }) => mail.subject);

  test('its message goes the way of all, once a day in all processes, and is gone when it has arrived', {
    tags: ['slow'],
  }, async () => {
    const second = await open();
    await Promise.all([inbox.runDailyCheck(), second.runDailyCheck()]);
    expect(page.posted).toHaveLength(1);
    expect(await inbox.health()).toMatchObject({
      waiting: 1,
      lastDailyCheck: { outcome: undefined },
    });
    await inbox.deliverDue();
    await inbox.runDailyCheck();
    expect(subjects()).toEqual(['Essai quotidien du formulaire d’Atelier Anfa']);
    expect(server.received[0]?.recipients).toEqual(['bonjour@agence.example']);
    expect((await inbox.health()).lastDailyCheck).toMatchObject({
      outcome: 'accepted',
      beganAt: new Date(inbox.clock.now),
    });
    expect(await inbox.requests()).toEqual([]);
    expect(await inbox.deliveries()).toEqual([]);

    inbox.clock.now += DAY;
    await inbox.runDailyCheck();
    expect(page.posted).toHaveLength(2);
    await second.close();
  });

  test('no list, figure or export of the agency holds it', async () => {
    await inbox.runDailyCheck();
    expect((await inbox.requests()).map(({ kind }) => kind)).toEqual(['daily-check']);
    expect((await ask(inbox, 'administrator', requestPage, '/requests')).items).toEqual([]);
    expect((await ask(inbox, 'administrator', requestPage, '/requests?q=essai')).items).toEqual([]);
    expect((await ask(inbox, 'administrator', counts, '/counts')).contact).toMatchObject({
      owed: 0,
      new: 0,
    });
    const csv = await call(inbox, 'administrator', '/requests.csv?area=contact');
    expect(await csv.text()).not.toMatch(/Essai/);
  });

  test('a form that is broken is told to the agency at once', async () => {
    page.broken = true;
    await inbox.runDailyCheck();
    expect((await inbox.health()).lastDailyCheck).toMatchObject({
      outcome: 'failed',
      detail: '/contact a répondu 500',
    });
    await inbox.deliverDue();
    expect(subjects()).toEqual(['Alerte du site\u00a0: L’essai quotidien du formulaire a échoué']);
  });

  test('a mail the server does not accept in a quarter of an hour is a failure', async () => {
    server.mood = 'refusing messages';
    await inbox.runDailyCheck();
    await inbox.deliverDue();
    await inbox.runDailyCheck();
    expect((await inbox.health()).lastDailyCheck).toMatchObject({
      outcome: 'failed',
      detail: 'message_refused',
    });

    server.mood = 'asking to come back';
    inbox.clock.now += DAY;
    await inbox.runDailyCheck();
    await inbox.deliverDue();
    await inbox.runDailyCheck();
    expect((await inbox.health()).lastDailyCheck).toMatchObject({ outcome: undefined });
    inbox.clock.now += 15 * MINUTE;
    await inbox.runDailyCheck();
    expect((await inbox.health()).lastDailyCheck).toMatchObject({
      outcome: 'failed',
      detail: 'temporarily_refused',
    });
    expect((await inbox.requests()).map(({ kind }) => kind)).toEqual(['alarm', 'alarm']);
  });

  test('no visitor can send one: a token that is forged or old makes a message like any other', async () => {
    await inbox.runDailyCheck();
    const token = new URLSearchParams(page.posted[0]).get('dailyCheck') ?? '';
    const send = (dailyCheck: string, message: string) =>
      inbox.receive('contact-request', contactForm({ dailyCheck, message }), SENDING);
    await send(`${token}x`, 'Forgé');
    await send('2026-11-21.1.abc', 'Inventé');
    inbox.clock.now += 6 * MINUTE;
    await send(token, 'Rejoué');
    const kinds = (await inbox.requests()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'contact-request')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'daily-check')).toHaveLength(1);
  });
});
