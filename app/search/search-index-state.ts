import { useSyncExternalStore } from 'react';
import { loadIndex, SEARCH_INDEX_ADDRESS, type SearchIndex } from '../../packages/search/index.ts';

/** The state of the index: not requested yet, loading, loaded, or failed. */
export type IndexState =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; index: SearchIndex };

let state: IndexState = { status: 'idle' };
// The publication that the index was made from: the same one is not downloaded twice.
let version: string | null = null;
let asking = false;
const listeners = new Set<() => void>();

/** Downloads the index, or makes sure that it is today's; the old one serves meanwhile, and when that fails. */
export function prepareIndex(): void {
  if (asking) return;
  asking = true;
  void download().finally(() => {
    asking = false;
  });
}

export function useSearchIndex(): IndexState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
}

async function download(): Promise<void> {
  if (state.status !== 'ready') setState({ status: 'loading' });
  try {
    const answer = await fetch(SEARCH_INDEX_ADDRESS);
    if (!answer.ok) throw new Error(`${SEARCH_INDEX_ADDRESS}: ${answer.status}`);
    const published = answer.headers.get('etag');
    if (state.status === 'ready' && published !== null && published === version) return;
    const index = await loadIndex(await answer.text());
    version = published;
    setState({ status: 'ready', index });
  } catch (error) {
    console.error('the search index cannot be had', error);
    if (state.status !== 'ready') setState({ status: 'failed' });
  }
}

function setState(next: IndexState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
