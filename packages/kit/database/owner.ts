/** Elects one owner at a time among the processes that share a PostgreSQL, for work that one of them does. */
import { keepConnection } from './kept-connection.ts';

/** The time after which a process that is not the owner, or lost its connection, tries again. */
const TRY_EVERY = 5_000; // ms

/** The numbers of advisory locks: PostgreSQL identifies locks by number only. */
const OWNER = 7_205_420;
const TURN = 7_205_421;

export type Ownership = {
  /** Whether this process is the owner, as far as its connection knows. */
  isOwner(): boolean;
  close(): Promise<void>;
};

/**
 * Seeks to be the owner as long as the process lives, and resolves once it was tried. The lock is the connection's: where a process is killed, or paused for
 * so long that the database ends its connection, another one has it within seconds. Who was the owner may not know for that
 * long: what owners do has to be right when done twice.
 *
 * @param url address of the PostgreSQL; undefined for a process that shares none, which is always the owner
 */
export async function seekOwnership(url: string | undefined): Promise<Ownership> {
  if (url === undefined) return { isOwner: () => true, close: async () => {} };
  let isOwner = false;
  const tried = Promise.withResolvers<void>();
  const close = keepConnection(url, {
    again: TRY_EVERY,
    async begin(client) {
      const { rows } = await client.query(`select pg_try_advisory_lock(${OWNER}) as taken`);
      isOwner = rows[0].taken === true;
      tried.resolve();
      return isOwner;
    },
    ended() {
      isOwner = false;
      tried.resolve();
    },
  });
  await tried.promise;
  return { isOwner: () => isOwner, close };
}

/**
 * Runs `act` while no other process that shares the PostgreSQL runs its own; waits for its turn before.
 *
 * @param url address of the PostgreSQL; undefined for a process that shares none
 * @throws what `act` throws, and the driver's error where the database is away
 */
export async function takeTurn<Result>(
  url: string | undefined,
  act: () => Promise<Result>,
): Promise<Result> {
  if (url === undefined) return act();
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TRY_EVERY });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${TURN})`);
    return await act();
  } finally {
    await client.end().catch(() => {});
  }
}
