/** A real PostgreSQL of the test's own, on loopback, gone with its data when the test is over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../scripts/postgres.ts';

export type PostgresServer = {
  url: string;
  /** Empties the database. Clients that are still connected keep the connection, and find nothing. */
  empty(): Promise<void>;
  stop(): Promise<void>;
};

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
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])],
    as,
  );
  // It leaves nothing behind where it was not stopped, or the run ended early.
  const quit = () => server.kill('SIGQUIT');
  process.once('exit', quit);
  // The signal that ends Vitest's workers; without a listener there would be no `exit`.
  process.once('SIGTERM', leave);
  await accepting(server);

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    url,
    async empty() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public;');
      await client.end();
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('close', resolve));
      quit();
      await ended;
      process.off('exit', quit);
      process.off('SIGTERM', leave);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function leave(): void {
  process.exit();
}

function succeeded(child: ChildProcess, name: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}: ${said}`)),
    );
  });
}

function accepting(server: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
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
