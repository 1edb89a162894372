/** The engines the inbox runs on, each with as many fresh databases as tests ask for. */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import type { DatabaseOptions } from '../database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { type Prepare, preparedPostgres } from './prepared-postgres.ts';

export type RunningEngine = {
  /**
   * A database that is empty, or as `prepare` leaves an empty one; the one before it is gone. To prepare one takes the
   * processor a tenth of a second, and is done once for a process.
   *
   * @param prepare a function that is the same each time, not one made anew
   */
  fresh(prepare?: Prepare): Promise<DatabaseOptions>;
  stop(): Promise<void>;
};

export type Engine = { name: string; start(): Promise<RunningEngine> };

const sqlite: Engine = {
  name: 'SQLite',
  async start() {
    const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
    let count = 0;
    return {
      async fresh(prepare) {
        count += 1;
        const file = join(folder, `${count}.sqlite`);
        if (prepare) await copyFile(await preparedFile(prepare), file);
        return { kind: 'sqlite', file };
      },
      stop: () => rm(folder, { recursive: true }),
    };
  },
};

const preparedFiles = new Map<Prepare, Promise<string>>();

/** The file of a database that was prepared, and closed. It goes with the run's folder of temporary files. */
function preparedFile(prepare: Prepare): Promise<string> {
  const file = preparedFiles.get(prepare) ?? prepareFile(prepare);
  preparedFiles.set(prepare, file);
  return file;
}

async function prepareFile(prepare: Prepare): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'prepared-')), 'database.sqlite');
  await prepare({ kind: 'sqlite', file });
  return file;
}

/** The server for all test files of a process, one after the other: to make and start it takes a second. */
let server: Promise<PostgresServer & { fresh(prepare: Prepare): Promise<void> }> | undefined;

async function startServer() {
  const started = await startPostgres();
  return { ...started, fresh: preparedPostgres(started) };
}

const postgres: Engine = {
  name: 'PostgreSQL',
  async start() {
    server ??= startServer();
    const { url, empty, fresh } = await server;
    return {
      async fresh(prepare) {
        await (prepare ? fresh(prepare) : empty());
        return { kind: 'postgres', url };
      },
      // It ends with the process.
      stop: async () => {},
    };
  },
};

export const ENGINES: readonly Engine[] = [sqlite, postgres];

/**
 * Describes the same of each engine, `$name` in the title. On PostgreSQL it is slow, and left to `npm run test:all`: what
 * `npm test` asks there too, a file for each kind of statement, is described by `describe.each(ENGINES)`.
 */
export function describeEachEngine(title: string, suite: (engine: Engine) => void): void {
  for (const engine of ENGINES) {
    const tags = engine === postgres ? ['slow'] : [];
    describe(title.replace('$name', engine.name), { tags }, () => suite(engine));
  }
}
