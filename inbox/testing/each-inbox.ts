/** What a suite sets up whose tests need an inbox and nothing beside it. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Engine, RunningEngine } from '../../database/testing/engines.ts';
import { type Overrides, openInbox, type TestInbox } from './open-inbox.ts';

/** Opens an inbox on an empty database before each test of a suite, on one engine for them all. */
export function eachInbox(
  { start }: Engine,
  overrides: Overrides,
  use: (inbox: TestInbox) => void,
): void {
  let engine: RunningEngine;
  let inbox: TestInbox;
  beforeAll(async () => {
    engine = await start();
  });
  beforeEach(async () => {
    inbox = await openInbox(await engine.fresh(), overrides);
    use(inbox);
  });
  afterEach(() => inbox.close());
  afterAll(() => engine.stop());
}
