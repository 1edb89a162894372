/** A restore into PostgreSQL is killed at a step of its exchange; the site that starts next has all of it, or nothing. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { z } from 'zod';
import { openDatabase } from '../../inbox/database.ts';
import { openCurrentStore } from '../../packages/content-service/current-store.ts';
import { openSharedJournal } from '../../packages/content-service/index.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../packages/kit/database/testing/postgres-server.ts';
import { makeBackup } from '../../server/operations/backup.ts';
import { hasUnfinishedRestore } from '../../server/operations/swap-directories.ts';
import { childEnvironment } from '../support/child-environment.ts';
import { freePort } from '../support/site.ts';
import { onStage, type Stage } from './stage.ts';
import { createBreaches, type Verdict } from './verdict.ts';

/** The steps of `end-at-step.js` to be killed at: by name, or each in turn until a restore ends by itself. */
type Steps = 'each' | readonly string[];

export function killedRestore(steps: Steps): Promise<Verdict> {
  return onStage((stage) => play(stage, steps));
}

/** What content and inbox say they are of. */
type State = { content: string; inbox: string };

/** More steps than an exchange has. */
const MOST_STEPS = 200;

async function play(stage: Stage, steps: Steps): Promise<Verdict> {
  const breaches = createBreaches();
  const postgres = await startPostgres();
  stage.after(() => postgres.stop());
  const directory = await stage.directory();
  const backups = await stage.directory();
  const port = await freePort();
  const env = { DATABASE_URL: postgres.url };
  const first = await stage.startSite({ directory, port, env });
  await first.stop();

  const data = { directory, postgres };
  const places = { directory, databaseUrl: postgres.url, holdsContent: true };
  await write(data, 'of the backup');
  const old = await makeBackup(places, { to: backups, now: new Date('2026-01-01') });
  await write(data, 'of today');
  const today = await makeBackup(places, { to: backups, keep: 10_000 });

  const became = { 'all of today': 0, 'all of the backup': 0, 'interrupted in the exchange': 0 };
  let killed = 0;
  for (let at = 0; at < (steps === 'each' ? MOST_STEPS : steps.length); at += 1) {
    const step = steps === 'each' ? String(at) : (steps[at] ?? '');
    const signal = await restore(data, old.folder, step);
    if (signal === undefined && steps === 'each') break;
    breaches.unless(signal === 'SIGKILL', `step ${step}: the restore ended with ${signal}`);
    killed += 1;
    if (hasUnfinishedRestore(directory)) became['interrupted in the exchange'] += 1;

    const site = await stage.startSite({ directory, port, env, fresh: true });
    const code = await site.stop();
    breaches.unless(code === 0, `step ${step}: the site ended with ${code}`);
    const state = await read(data);
    const isWhole = state.content === state.inbox;
    breaches.unless(isWhole, `step ${step}: ${JSON.stringify(state)}`);
    breaches.unless(!hasUnfinishedRestore(directory), `step ${step}: something was left behind`);
    if (state.content === 'of today') became['all of today'] += 1;
    else {
      became['all of the backup'] += 1;
      await restore(data, today.folder);
    }
  }
  return {
    tried: `a restore killed at ${killed} steps, and the site started after each`,
    figures: { killed, ...became },
    breaches: breaches.all,
  };
}

type Data = { directory: string; postgres: PostgresServer };

/** Runs the command as a person does. @returns the signal it was ended by; undefined when it ended by itself */
async function restore(
  { directory, postgres }: Data,
  folder: string,
  killedAt = '',
): Promise<string | undefined> {
  const killer = new URL('end-at-step.js', import.meta.url).href;
  const command = ['--import', killer, 'server/operations/restore.ts', folder, '--force'];
  const env = childEnvironment({
    DATA_DIR: directory,
    DATABASE_URL: postgres.url,
    KILLED_AT: killedAt,
    NODE_ENV: 'production',
  });
  try {
    await promisify(execFile)(process.execPath, command, { env });
    return undefined;
  } catch (error) {
    const { signal } = z.object({ signal: z.string().nullable() }).parse(error);
    if (signal === null) throw error;
    return signal;
  }
}

const MIGRATIONS = new URL('../../packages/content-service/migrations/', import.meta.url);

/** Marks content and inbox, each in its own tables. */
async function write({ directory, postgres }: Data, state: string): Promise<void> {
  const journal = await openSharedJournal(postgres.url, () => {});
  const file = join(directory, 'content.sqlite');
  const store = await openCurrentStore({ file, journal, migrations: MIGRATIONS });
  await store.commit({
    author: 'trial',
    changes: [{ put: { _id: 'trial', _type: 'trial', state } }],
  });
  await journal.close();
  store.close();
  const db = await openDatabase({ kind: 'postgres', url: postgres.url }, () => {});
  await db.deleteFrom('likes').execute();
  await db
    .insertInto('likes')
    .values({ post_id: state, visitor_hash: 'somebody', liked_at: 0 })
    .execute();
  await db.destroy();
}

async function read({ directory, postgres }: Data): Promise<State> {
  const content = new DatabaseSync(join(directory, 'content.sqlite'), { readOnly: true });
  const row = content
    .prepare("select json_extract(json, '$.state') as state from documents where id = 'trial'")
    .get();
  content.close();
  const db = await openDatabase({ kind: 'postgres', url: postgres.url }, () => {});
  const like = await db.selectFrom('likes').select('post_id').executeTakeFirst();
  await db.destroy();
  return { content: String(row?.state), inbox: String(like?.post_id) };
}
