import type { Kysely } from 'kysely';

/** The most keys per person: the Studio stores a handful, such as list layouts, last searches and dismissed notices. */
const MAX_KEYS = 500;

export class TooManyKeysError extends Error {
  override readonly name = 'TooManyKeysError';
}

export interface KeyValueTables {
  key_values: { person: string; key: string; value: string };
}

export interface KeyValue {
  key: string;
  value: unknown;
}

export interface KeyValues {
  /** Reads those of these keys that exist; all without keys. */
  read(person: string, keys?: readonly string[]): Promise<KeyValue[]>;
  /** Writes all or none. @throws {TooManyKeysError} */
  write(person: string, pairs: readonly KeyValue[]): Promise<void>;
  remove(person: string, keys: readonly string[]): Promise<void>;
}

/** Keeps them in a database that has their table: the store's own file, or the one that processes share. */
export function openKeyValues(db: Kysely<KeyValueTables>): KeyValues {
  async function read(person: string, keys?: readonly string[]): Promise<KeyValue[]> {
    const rows = await db
      .selectFrom('key_values')
      .select(['key', 'value'])
      .where('person', '=', person)
      .orderBy('key')
      .execute();
    return rows
      .filter(({ key }) => keys === undefined || keys.includes(key))
      .map(({ key, value }) => ({ key, value: JSON.parse(value) }));
  }

  return {
    read,
    async write(person, pairs) {
      const keys = new Set([...(await read(person)), ...pairs].map(({ key }) => key));
      if (keys.size > MAX_KEYS) throw new TooManyKeysError(`At most ${MAX_KEYS} keys are kept`);
      const last = new Map(pairs.map(({ key, value }) => [key, JSON.stringify(value)]));
      await db
        .insertInto('key_values')
        .values([...last].map(([key, value]) => ({ person, key, value })))
        .onConflict((conflict) =>
          conflict
            .columns(['person', 'key'])
            .doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
        )
        .execute();
    },
    async remove(person, keys) {
      if (keys.length === 0) return;
      await db
        .deleteFrom('key_values')
        .where('person', '=', person)
        .where('key', 'in', keys)
        .execute();
    },
  };
}
