/**
 * What visitors were told, written down outside the site: each line is synced before it counts, so that the ledger is
 * the one witness that nothing done to the site can confuse.
 */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import type { Message } from './visitors.ts';

export type Ledger = {
  /** About to be sent: it may be kept whether or not an answer comes. */
  attempt(message: Message): void;
  /** The site has said that it is kept. */
  acknowledge(message: Message): void;
  readonly attempted: ReadonlyMap<string, Message>;
  readonly acknowledged: ReadonlyMap<string, Message>;
  close(): void;
};

export function openLedger(file: string): Ledger {
  const descriptor = openSync(file, 'a', 0o600);
  const attempted = new Map<string, Message>();
  const acknowledged = new Map<string, Message>();
  return {
    attempted,
    acknowledged,
    attempt: (message) => void attempted.set(message.key, message),
    acknowledge(message) {
      writeSync(descriptor, `${message.kind} ${message.key}\n`);
      fsyncSync(descriptor);
      acknowledged.set(message.key, message);
    },
    close: () => closeSync(descriptor),
  };
}
