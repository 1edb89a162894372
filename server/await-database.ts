/** Waits for a PostgreSQL that is unavailable when the site starts, and logs what it waits for. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { connectEngine } from '../packages/kit/database/database.ts';
import { isUnavailable } from '../packages/kit/database/unavailable.ts';

const LOOK_EVERY = 2_000; // ms

/** Names a database without who connects to it: `127.0.0.1:5432`. */
export function databaseLocation(url: string): string {
  return new URL(url).host || 'the local socket';
}

/**
 * Resolves with whether the database answers now.
 * @throws what the driver throws where it refuses: a wrong password, say
 */
export async function isReached(url: string): Promise<boolean> {
  const db = await connectEngine({ kind: 'postgres', url }, () => {});
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Resolves once the database answers; keeps no process alive. @throws what `isReached` throws */
export async function untilReached(url: string, log: Pick<Logger, 'info' | 'warn'>): Promise<void> {
  if (await isReached(url)) return;
  const database = databaseLocation(url);
  log.warn({ database }, 'PostgreSQL is away: the site waits for it');
  do await pause(LOOK_EVERY, undefined, { ref: false });
  while (!(await isReached(url)));
  log.info({ database }, 'PostgreSQL is there');
}
