import type { SanityClient } from '@sanity/client';

/** While the content service cannot be heard, something counts as published every so often. In ms. */
const UNHEARD = 10_000;

export interface HostedRevision {
  /** Moves when something the public may read has changed, or may have. */
  current(): number;
  close(): void;
}

/** Listens to what is published in a content service that is not ours. */
export function followHostedContent(
  client: SanityClient,
  warn: (message: string, details: Record<string, unknown>) => void,
): HostedRevision {
  let revision = 0;
  let heard = true;
  let subscription = listen();

  function listen() {
    return client.live.events().subscribe({
      next({ type }) {
        if (type === 'reconnect' || type === 'goaway') return unheard(type);
        heard = true;
        // Also for a welcome: what was published while we were away is not told again.
        revision += 1;
      },
      error: (error: unknown) => unheard(String(error)),
    });
  }

  function unheard(problem: string): void {
    if (heard) warn('the content service does not tell what is published', { problem });
    heard = false;
  }

  const clock = setInterval(() => {
    if (heard) return;
    revision += 1;
    subscription.unsubscribe();
    subscription = listen();
  }, UNHEARD).unref();

  return {
    current: () => revision,
    close() {
      clearInterval(clock);
      subscription.unsubscribe();
    },
  };
}
