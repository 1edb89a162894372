/** The path of the address, for what has to follow it. The Sanity Studio changes it without an event: its history tells. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

export function tellContentMoved(): void {
  for (const listener of listeners) listener();
}

export function useShownPath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
