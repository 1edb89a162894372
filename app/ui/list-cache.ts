import { useSyncExternalStore } from 'react';

type ListCache = {
  /** Reads the list; empty in the page's HTML, which all visitors share. */
  use(): readonly string[];
  current(): readonly string[];
  /** Replaces the stored list. */
  keep(texts: readonly string[]): void;
};

const NONE: readonly string[] = [];

/**
 * A list of short texts this browser keeps, and sends nowhere.
 *
 * @param key in `localStorage`
 * @param most how many of what is read there count
 */
export function createListCache(key: string, most = Number.POSITIVE_INFINITY): ListCache {
  // The list in memory, for this visit only, while the storage is full or forbidden.
  let cached: readonly string[] | undefined;
  const listeners = new Set<() => void>();

  function current(): readonly string[] {
    cached ??= read(key).slice(0, most);
    return cached;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', reread);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', reread);
    };
  }

  /** Reads the list again when another tab has changed it. */
  function reread(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return;
    cached = undefined;
    for (const listener of listeners) listener();
  }

  return {
    use: () => useSyncExternalStore(subscribe, current, () => NONE),
    current,
    keep(texts) {
      cached = texts;
      try {
        if (texts.length > 0) localStorage.setItem(key, JSON.stringify(texts));
        else localStorage.removeItem(key);
      } catch {
        // The storage is full or forbidden: see `cached`.
      }
      for (const listener of listeners) listener();
    },
  };
}

/** Anyone may have written there: whatever is not a text is passed over. */
function read(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(stored)) return NONE;
    return stored.filter((text): text is string => typeof text === 'string' && text.trim() !== '');
  } catch {
    return NONE;
  }
}
