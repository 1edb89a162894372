/** A real PostgreSQL of the test's own, on loopback, gone with its data when the test is over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../../../tools/postgres.ts';

export type PostgresServer = {
  url: string;
  /** Ends it as `pg_ctl stop` does in this mode; its data stays. */
  leave(mode: keyof typeof MODES): Promise<void>;
  /** Starts it again, at its address and with its data. */
  comeBack(): Promise<void>;
  /** Ends every connection but its own, by `pg_terminate_backend`; the server goes on. */
  endConnections(): Promise<void>;
  /** Empties the database. Clients that are still connected keep the connection, and find nothing. */
  empty(): Promise<void>;
  stop(): Promise<void>;
};

/** `fast` breaks off transactions and writes a checkpoint, `immediate` leaves a recovery to the next start. */
const MODES = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A user id without rights on any Unix: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** Settings without durability: a test needs no data after a power cut, and keeping it is most of the time. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=16MB',
  'max_connections=60',
];

export async function startPostgres(): Promise<PostgresServer> {
  const binaries = findPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (unprivileged.uid) await chown(folder, NOBODY, NOBODY);
  const as = { cwd: folder, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' }, ...unprivileged };

  const initialized = spawn(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--no-locale', '--auth=trust', '--no-sync'],
    as,
  );
  await succeeded(initialized, 'initdb');

  const port = await freePort();
  let server: ChildProcess | undefined;
  const comeBack = async () => {
    server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])],
      as,
    );
    await accepting(server);
  };
  // It leaves nothing behind where it was not stopped, or the run ended early.
  const quit = () => server?.kill('SIGQUIT');
  process.once('exit', quit);
  // The signal that ends Vitest's workers; without a listener there would be no `exit`.
  process.once('SIGTERM', endProcess);
  await comeBack();

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const query = async (statements: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statements);
    await client.end();
  };
  const leave = async (mode: keyof typeof MODES) => {
    const leaving = server;
    if (!leaving) return;
    server = undefined;
    const ended = new Promise((resolve) => leaving.once('close', resolve));
    leaving.kill(MODES[mode]);
    await ended;
  };
  return {
    url,
    leave,
    comeBack,
    endConnections: () =>
      query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`),
    empty: () => query('DROP SCHEMA public CASCADE; CREATE SCHEMA public;'),
    async stop() {
      await leave('immediate');
      process.off('exit', quit);
      process.off('SIGTERM', endProcess);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function endProcess(): void {
  process.exit();
}

function succeeded(child: ChildProcess, name: string): Promise<void> {
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}: ${stderr}`)),
    );
  });
}

function accepting(server: ChildProcess): Promise<void> {
  let stderr = '';
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk;
      if (stderr.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`postgres ended with ${code}: ${stderr}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
