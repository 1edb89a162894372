import type { LiveEvent, SanityClient } from '@sanity/client';

/** While the content service cannot be heard, something counts as published every so often. In ms. */
const UNHEARD = 10_000;

/** By then its network of copies answers with what it said was published. In ms. */
const SPREAD = 5_000;

export interface HostedRevision {
  /** Moves when something the public may read has changed, or may have. */
  current(): number;
  close(): void;
}

type Listening = {
  client: SanityClient;
  /** Something with these sync tags was published, changed or withdrawn: its events do not say which. */
  changed(tags: readonly string[]): void;
  warn(message: string, details: Record<string, unknown>): void;
};

/** Listens to what is published in a content service that is not ours, from the first time somebody asks. */
export function followHostedContent({ client, changed, warn }: Listening): HostedRevision {
  let revision = 0;
  let heard = true;
  let subscription: { unsubscribe(): void } | undefined;

  function listen(): void {
    subscription = client.live.events().subscribe({
      next(event) {
        if (event.type === 'reconnect' || event.type === 'goaway') return unheard(event.type);
        heard = true;
        // Also for a welcome: what was published while we were away is not told again.
        move(event);
        // What was read too early is read again.
        setTimeout(move, SPREAD, event).unref();
      },
      error: (error: unknown) => unheard(String(error)),
    });
  }

  function move(event?: LiveEvent): void {
    revision += 1;
    if (event?.type === 'message') changed(event.tags);
  }

  function unheard(problem: string): void {
    if (heard) warn('the content service does not tell what is published', { problem });
    heard = false;
  }

  const clock = setInterval(() => {
    if (heard) return;
    move();
    subscription?.unsubscribe();
    listen();
  }, UNHEARD).unref();

  return {
    current() {
      if (!subscription) listen();
      return revision;
    },
    close() {
      clearInterval(clock);
      subscription?.unsubscribe();
    },
  };
}
