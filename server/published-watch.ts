/** Caches small values that every page needs, as published: the brand, the parts of the site that are off. */
import { ANYTHING, type ContentChanges, type Moment } from './pages/content-changes.ts';

export type PublishedWatch<Value> = {
  /** Returns the value read last, also while content is unavailable. Cheap to call. */
  current(): Value;
  /** Returns the value, read again first if its content was published since. Never rejects. */
  settled(): Promise<Value>;
  /** The sync tags of the content it was read from. */
  madeOf(): readonly string[];
};

type Watched<Value> = {
  /** The value's name in the log. */
  name: string;
  /** The value before anything was read. */
  first: Value;
  /** Calls `noted` with the sync tags of its answers. */
  read(noted: (syncTags: readonly string[]) => void): Promise<Value>;
  /** The value is read again when something it was read from has changed. */
  changes: Pick<ContentChanges, 'now' | 'outdates'>;
  warn(message: string, details: Record<string, unknown>): void;
};

/** The pause between two attempts to read while content is unavailable. */
const PAUSE = 1_000; // ms

/**
 * Follows a published value. Pages wait for it, a few milliseconds after each publication; drawings and other immediate
 * answers use the last one.
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
