/**
 * Follows the end of the shared log by the database's notifications, and by polling, since a notification may get lost.
 */
import { keepConnection } from '../../kit/database/kept-connection.ts';

/** The interval of polling: notifications may be lost with a connection. */
const ASKED_EVERY = 500; // ms
/** The channels: that the head moved, and what processes tell each other besides. */
const MOVED = 'content';
export const MESSAGES = 'content_told';
/** The time after which a connection that was lost is made again. */
const AGAIN_AFTER = 250; // ms

type Watcher = {
  /** Called where the head may have moved. */
  moved(): void;
  /** Handed what a process tells the others, its own words too. */
  receive(payload: string): void;
  /** Called once for each outage of the database. */
  report(error: Error): void;
};

/**
 * Listens to the database, over one connection at a time.
 *
 * @returns the function that ends it
 */
export function watchJournal(
  url: string,
  { moved, receive, report }: Watcher,
): () => Promise<void> {
  let isReported = false;
  const stop = keepConnection(url, {
    again: AGAIN_AFTER,
    async begin(client) {
      client.on('notification', ({ channel, payload = '' }) =>
        channel === MESSAGES ? receive(payload) : moved(),
      );
      await client.query(`LISTEN ${MOVED}; LISTEN ${MESSAGES}`);
      isReported = false;
      // Reads the transactions written while nobody listened.
      moved();
      return true;
    },
    ended(error) {
      if (!isReported && error) report(error);
      isReported ||= error !== undefined;
    },
  });
  const asking = setInterval(moved, ASKED_EVERY).unref();
  return async () => {
    clearInterval(asking);
    await stop();
  };
}
