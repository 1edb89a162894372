import type { LiveEvent, SanityClient } from '@sanity/client';

/** The time between moves of the revision while the content service's event stream is lost, in ms. */
const UNHEARD = 10_000;

/** The time after which the service's CDN serves what it announced as published, in ms. */
const SPREAD = 5_000;

export interface HostedRevision {
  /** Moves when something the public may read has changed, or may have. */
  current(): number;
  close(): void;
}

type Listening = {
  client: SanityClient;
  /**
   * Called with the sync tags of content that was published, changed or unpublished, which events do not distinguish;
   * or with none.
   */
  changed(tags: readonly string[] | undefined): void;
  warn(message: string, details: Record<string, unknown>): void;
};

/** Follows publications in another content service by its live events; connects at the first `current`. */
export function followHostedContent({ client, changed, warn }: Listening): HostedRevision {
  let revision = 0;
  let heard = true;
  let subscription: { unsubscribe(): void } | undefined;

  function listen(): void {
    subscription = client.live.events().subscribe({
      next(event) {
        if (event.type === 'reconnect' || event.type === 'goaway') return unheard(event.type);
        heard = true;
        // A `welcome` counts as a change too: the service does not resend what was published while we were
        // disconnected.
        move(event);
        // Pages are read a second time, because the CDN may still have been stale at the first.
        setTimeout(move, SPREAD, event).unref();
      },
      error: (error: unknown) => unheard(String(error)),
    });
  }

  function move(event?: LiveEvent): void {
    revision += 1;
    changed(event?.type === 'message' ? event.tags : undefined);
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
