/** The engines the inbox runs on, each with as many fresh databases as tests ask for. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';
import type { DatabaseOptions } from '../database.ts';

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

/** The real engine, compiled to WebAssembly, over the wire. It runs one query at a time, so no lock is ever waited for. */
const embeddedPostgres: Engine = {
  name: 'PostgreSQL (embedded)',
  async start() {
    const db = await PGlite.create();
    const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections: 8 });
    await server.start();
    return {
      async fresh() {
        await db.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public;');
        const url = `postgres://postgres@${server.getServerConn()}/postgres`;
        // It keeps one session for all its connections: a second transaction would run inside the first.
        return { kind: 'postgres', url, connections: 1 };
      },
      async stop() {
        await server.stop();
        await db.close();
      },
    };
  },
};

/** A server somebody runs beside the tests, with a database that may be emptied. */
function givenPostgres(url: string): Engine {
  return {
    name: 'PostgreSQL (server)',
    async start() {
      return {
        async fresh() {
          const client = new pg.Client({ connectionString: url });
          await client.connect();
          await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public;');
          await client.end();
          return { kind: 'postgres', url };
        },
        async stop() {},
      };
    },
  };
}

// biome-ignore lint/style/noProcessEnv: a switch of the test run, which the site's configuration knows nothing of
const serverUrl = process.env.TEST_DATABASE_URL;

export const ENGINES: readonly Engine[] = [
  sqlite,
  embeddedPostgres,
  ...(serverUrl ? [givenPostgres(serverUrl)] : []),
];
