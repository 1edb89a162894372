import { expect, onTestFinished, vi } from 'vitest';

/** The observable of the client, as far as we need it. */
interface Observable<Event> {
  forEach(next: (event: Event) => void): Promise<void>;
  subscribe(observer: { next(event: NoInfer<Event>): void; error(error: unknown): void }): {
    unsubscribe(): void;
  };
}

/** Collects all an observable says until the test ends. */
export function hear<Event>(observable: Observable<Event>) {
  const events: Event[] = [];
  const errors: unknown[] = [];
  const subscription = observable.subscribe({
    next: (event) => void events.push(event),
    error: (error) => void errors.push(error),
  });
  onTestFinished(() => subscription.unsubscribe());
  return {
    events,
    errors,
    stop: () => subscription.unsubscribe(),
    /** The first so many, once they are there. */
    async first(count: number): Promise<Event[]> {
      await vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(count), WAIT);
      return events.slice(0, count);
    },
    async failure(): Promise<unknown> {
      await vi.waitFor(() => expect(errors).toHaveLength(1), WAIT);
      return errors[0];
    },
  };
}

/** The patience of tests, generous: what is late on a busy machine is not wrong. */
const WAIT = { timeout: 10_000, interval: 5 };
