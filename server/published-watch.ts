/** Keeps what all pages follow, and is small, at what is published: the brand, the parts of the site that are off. */
import { ANYTHING, type ContentChanges, type Moment } from './pages/content-changes.ts';

export type PublishedWatch<Value> = {
  /** The value as it was last read: the last good one while content is away. Cheap to ask. */
  current(): Value;
  /** The same, read again first when something it was read from was published since. Never rejects. */
  settled(): Promise<Value>;
  /** The sync tags of what it was read from. */
  madeOf(): readonly string[];
};

type Watched<Value> = {
  /** What it is called in the log. */
  name: string;
  /** The value before anything was read. */
  first: Value;
  /** Calls `noted` with the sync tags of its answers. */
  read(noted: (syncTags: readonly string[]) => void): Promise<Value>;
  /** The value is read again when something it was read from has changed. */
  changes: Pick<ContentChanges, 'now' | 'outdates'>;
  warn(message: string, details: Record<string, unknown>): void;
};

/** Time between two attempts to read it while content is away. */
const PAUSE = 1_000; // ms

/**
 * Follows a value that is published. Pages wait for it, a few milliseconds after each publication; drawings and what
 * else is answered at once take the last one.
 */
export function watchPublished<Value>(watched: Watched<Value>): PublishedWatch<Value> {
  const { name, read, changes, warn } = watched;
  let value = watched.first;
  let madeOf: readonly string[] = [ANYTHING];
  let readAt: Moment | undefined;
  let notBefore = 0;
  let reading: Promise<void> | undefined;

  function readAgain(): Promise<void> {
    const begun = changes.now();
    const tags: string[] = [];
    reading ??= read((syncTags) => void tags.push(...syncTags))
      .then(
        (newValue) => {
          madeOf = tags;
          // An equal value stays the same object, so that drawings cached for a brand stay valid.
          if (JSON.stringify(newValue) !== JSON.stringify(value)) value = newValue;
          readAt = begun;
        },
        (error: unknown) => {
          notBefore = Date.now() + PAUSE;
          warn(`${name} could not be read`, { error: String(error) });
        },
      )
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  function isCurrent(): boolean {
    return (readAt && !changes.outdates(madeOf, readAt)) || Date.now() < notBefore;
  }

  return {
    current() {
      if (!isCurrent()) void readAgain();
      return value;
    },
    async settled() {
      // A second read follows when something was published during the first.
      for (let attempt = 0; attempt < 2 && !isCurrent(); attempt += 1) await readAgain();
      return value;
    },
    madeOf: () => madeOf,
  };
}
