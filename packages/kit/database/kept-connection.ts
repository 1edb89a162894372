/**
 * A connection to PostgreSQL that is reopened when it is lost, for session state (LISTEN, locks) that a pool would not
 * keep.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';

/** The time limit of a connection. */
const LONGEST_CONNECT = 10_000; // ms

type Use = {
  /** The pause before a lost or closed connection is reopened, in ms. */
  again: number;
  /** Called with each connection that was made. @returns whether it is kept until it is lost */
  begin(client: Client): Promise<boolean>;
  /** Called when a connection was closed, was lost or could not be opened, with the error, if any. */
  ended?(error: Error | undefined): void;
};

/** Keeps one connection at a time. @returns the function that ends it */
export function keepConnection(url: string, { again, begin, ended }: Use): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

  async function keep(): Promise<void> {
    const { default: pg } = await import('pg');
    while (!signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        keepAlive: true,
        connectionTimeoutMillis: LONGEST_CONNECT,
      });
      const lost = new Promise<void>((resolve) => {
        client.once('end', () => resolve());
        // Without a listener, an error of the connection would end the process.
        client.on('error', () => resolve());
      });
      let failure: Error | undefined;
      try {
        await client.connect();
        if (await begin(client)) await Promise.race([lost, stopped]);
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
      }
      ended?.(failure);
      await client.end().catch(() => {});
      await wait(again, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const keeping = keep();
  return async () => {
    stopping.abort();
    await keeping;
  };
}
