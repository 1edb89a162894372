import { useSyncExternalStore } from 'react';

/** The slugs of the jobs a visitor saved, in this browser and nowhere else. */
const KEY = 'offres-gardees';

const NONE: ReadonlySet<string> = new Set();

// What is saved while the storage is full or forbidden lasts as long as the visit.
let saved: ReadonlySet<string> | undefined;
const listeners = new Set<() => void>();

/** Empty in the page's HTML, which everybody shares. */
export function useSavedJobs(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, current, () => NONE);
}

/** Saves a job, or forgets it. */
export function toggleSavedJob(slug: string): void {
  const next = new Set(current());
  if (!next.delete(slug)) next.add(slug);
  saved = next;
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]));
  } catch (error) {
    console.warn('the saved jobs last for this visit only', error);
  }
  for (const listener of listeners) listener();
}

function current(): ReadonlySet<string> {
  saved ??= read();
  return saved;
}

function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? new Set(stored.filter((slug): slug is string => typeof slug === 'string'))
      : NONE;
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', reread);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', reread);
  };
}

/** Another tab saved or forgot one. */
function reread({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  saved = undefined;
  for (const listener of listeners) listener();
}
