/** Empty databases for services that share their content, all on one PostgreSQL of the process's own. */
import pg from 'pg';
import { type PostgresServer, startPostgres } from '../../kit/database/testing/postgres-server.ts';

let server: Promise<PostgresServer> | undefined;
let made = 0;

const ofDirectories = new Map<string, Promise<string>>();

/** The address of the database of a service that keeps its copy there, the same after a restart. */
export function databaseOf(directory: string): Promise<string> {
  const address = ofDirectories.get(directory) ?? sharedDatabase();
  ofDirectories.set(directory, address);
  return address;
}

/** The address of a database that nobody has used. */
export async function sharedDatabase(): Promise<string> {
  server ??= startPostgres();
  const { url } = await server;
  made += 1;
  const name = `content_${made}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
