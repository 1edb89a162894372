/** Sets up the suites whose tests need an inbox, with a mail server or without. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { DatabaseOptions } from '../../packages/kit/database/database.ts';
import type { Engine, RunningEngine } from '../../packages/kit/database/testing/engines.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { makeTables, type Overrides, openInbox, type TestInbox } from './open-inbox.ts';

/**
 * Opens an inbox on an empty database before each test of a suite, on one engine for them all.
 *
 * @returns empties the database for another inbox, opened in a test
 */
export function eachInbox(
  { start }: Engine,
  overrides: Overrides | (() => Overrides),
  use: (inbox: TestInbox, database: DatabaseOptions) => void,
): () => Promise<DatabaseOptions> {
  let engine: RunningEngine;
  let inbox: TestInbox;
  beforeAll(async () => {
    engine = await start();
  });
  beforeEach(async () => {
    const database = await engine.fresh(makeTables);
    inbox = await openInbox(database, typeof overrides === 'function' ? overrides() : overrides);
    use(inbox, database);
  });
  afterEach(() => inbox.close());
  afterAll(() => engine.stop());
  return () => engine.fresh(makeTables);
}

/** The same, with one mail server for the suite, which has received nothing and accepts everything before each test. */
export function eachInboxWithMail(
  engine: Engine,
  overrides: Overrides,
  use: (inbox: TestInbox, server: MailServer, database: DatabaseOptions) => void,
): () => Promise<DatabaseOptions> {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  beforeEach(() => {
    server.mood = 'accepting';
    server.received.length = 0;
  });
  afterAll(() => server.close());
  return eachInbox(
    engine,
    () => ({ mail: { via: 'smtp', url: server.url }, ...overrides }),
    (inbox, database) => use(inbox, server, database),
  );
}
