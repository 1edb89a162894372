import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction } from '../in-transaction.ts';

/** The studio keeps a handful per person: layouts of lists, last searches, what was dismissed. */
const MAX_KEYS = 500;

export class TooManyKeysError extends Error {
  override readonly name = 'TooManyKeysError';
}

const Row = z.object({ key: z.string(), value: z.string() });

export interface KeyValue {
  key: string;
  value: unknown;
}

export interface KeyValues {
  /** Reads those of these keys that exist; all without keys. */
  read(person: string, keys?: readonly string[]): KeyValue[];
  /** Writes all or none. Throws `TooManyKeysError`. */
  write(person: string, pairs: readonly KeyValue[]): void;
  remove(person: string, keys: readonly string[]): void;
  close(): void;
}

/** On the content database, already migrated. */
export function openKeyValues(file: string): KeyValues {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  const select = database.prepare(
    'SELECT key, value FROM key_values WHERE person = ? ORDER BY key',
  );
  const put = database.prepare(
    `INSERT INTO key_values (person, key, value) VALUES (?, ?, ?)
     ON CONFLICT (person, key) DO UPDATE SET value = excluded.value`,
  );
  const remove = database.prepare('DELETE FROM key_values WHERE person = ? AND key = ?');

  function read(person: string, keys?: readonly string[]): KeyValue[] {
    return z
      .array(Row)
      .parse(select.all(person))
      .filter(({ key }) => keys === undefined || keys.includes(key))
      .map(({ key, value }) => ({ key, value: JSON.parse(value) }));
  }

  return {
    read,
    write(person, pairs) {
      const keys = new Set([...read(person), ...pairs].map(({ key }) => key));
      if (keys.size > MAX_KEYS) throw new TooManyKeysError(`At most ${MAX_KEYS} keys are kept`);
      inTransaction(database, () => {
        for (const { key, value } of pairs) put.run(person, key, JSON.stringify(value));
      });
    },
    remove(person, keys) {
      for (const key of keys) remove.run(person, key);
    },
    close: () => database.close(),
  };
}
