/** The engines the inbox runs on, each with as many fresh databases as tests ask for. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '../database.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

export type RunningEngine = {
  /** An empty database; the one before it is gone. */
  fresh(): Promise<DatabaseOptions>;
  stop(): Promise<void>;
};

export type Engine = { name: string; start(): Promise<RunningEngine> };

const sqlite: Engine = {
  name: 'SQLite',
  async start() {
    const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
    let count = 0;
    return {
      async fresh() {
        count += 1;
        return { kind: 'sqlite', file: join(folder, `${count}.sqlite`) };
      },
      stop: () => rm(folder, { recursive: true }),
    };
  },
};

/** One for all test files of a process, one after the other: to make and start it takes a second. */
let server: Promise<PostgresServer> | undefined;

const postgres: Engine = {
  name: 'PostgreSQL',
  async start() {
    server ??= startPostgres();
    const { url, empty } = await server;
    return {
      async fresh() {
        await empty();
        return { kind: 'postgres', url };
      },
      // It ends with the process.
      stop: async () => {},
    };
  },
};

export const ENGINES: readonly Engine[] = [sqlite, postgres];
