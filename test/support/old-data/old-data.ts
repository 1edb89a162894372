/**
 * Data of each past schema version, for tests. A `.sql` file holds, version by version, what the migration of that version
 * executed when it was recorded, and rows as that version wrote them: a site that began with the first version and came up
 * to each. The recorded statements stand apart from today's migrations, so that an edited migration is noticed.
 */
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { DatabaseOptions } from '../../../packages/kit/database/database.ts';

export type Room = 'content' | 'inbox' | 'staff';

/** The names of a room's versions, in order: `004-treatment`. */
export function versionsOf(room: Room): string[] {
  return sectionsOf(room, 'sqlite').map(({ name }) => name);
}

/** Writes into an empty database what a room had there at a version. */
export async function writeOldData(
  room: Room,
  version: string,
  database: DatabaseOptions,
): Promise<void> {
  const sections = sectionsOf(room, database.kind);
  const last = sections.findIndex(({ name }) => name === version);
  if (last === -1) throw new Error(`${room} has no ${version}`);
  // Each in a transaction of its own, as the versions followed each other.
  const texts = sections.slice(0, last + 1).map(({ text }) => text);
  if (database.kind === 'sqlite') {
    const file = new DatabaseSync(database.file);
    for (const text of texts) file.exec(`begin; ${text}; commit`);
    file.close();
    return;
  }
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    for (const text of texts) await client.query(text);
  } finally {
    await client.end();
  }
}

function sectionsOf(room: Room, kind: DatabaseOptions['kind']): { name: string; text: string }[] {
  const text = readFileSync(new URL(`${room}.${kind}.sql`, import.meta.url), 'utf8');
  return text
    .split(/^-- version (?=\d{3}-)/m)
    .slice(1)
    .map((section) => ({
      name: section.slice(0, section.indexOf('\n')),
      text: section.slice(section.indexOf('\n')),
    }));
}
