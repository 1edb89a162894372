import { useState } from 'react';
import type { RequestQuery } from '../../inbox/contract/questions.ts';
import type { RequestItem } from '../../inbox/contract/requests.ts';
import { type Live, useLive } from '../ui/live-answer.ts';
import type { Asking } from './api.ts';
import { useChanged, useDesk } from './desk.tsx';
import { addressOf, areaOf, type DeskLocation, viewOf } from './location.ts';
import type { View } from './words.ts';

/** The requests on a board; lists use the API's default. */
const BOARD_LIMIT = 100;

/** A list that is answered a page at a time. */
export type Listing<Item> = {
  /** The loaded requests. */
  pages: Live<{ items: Item[]; more: boolean }>;
  showMore(): void;
};

type Page<Item> = { items: readonly Item[]; next: string | null };

/** @param read the page behind a cursor, the first one behind none */
export function useListing<Item>(
  key: string,
  read: (after: { cursor?: string }, signal: AbortSignal) => Promise<Page<Item>>,
): Listing<Item> {
  const [wanted, setWanted] = useState({ key, count: 1 });
  const count = wanted.key === key ? wanted.count : 1;

  async function readAll(signal: AbortSignal) {
    const items: Item[] = [];
    let after: { cursor?: string } = {};
    for (let page = 0; page < count; page += 1) {
      const answer = await read(after, signal);
      items.push(...answer.items);
      if (!answer.next) return { items, more: false };
      after = { cursor: answer.next };
    }
    return { items, more: true };
  }

  return {
    pages: useLive(`${key} ${count}`, readAll, { keeps: true }),
    showMore: () => setWanted({ key, count: count + 1 }),
  };
}

/** Loads the filtered list of a mailbox; a request changed in the detail view changes here too. */
export function useRequestList(place: DeskLocation): Listing<RequestItem> {
  const { api } = useDesk();
  const listing = useListing(addressOf({ ...place, id: undefined }), (after, signal) =>
    api.requests({ ...queryOf(place), ...after }, signal),
  );
  const { pages } = listing;
  useChanged((request) => {
    if (request === 'many') return pages.reload();
    if (!pages.data?.items.some(({ id }) => id === request.id)) return;
    // A request that no longer matches stays until the next load: nothing moves under the pointer.
    const items = pages.data.items.map((item) => (item.id === request.id ? request : item));
    pages.put({ ...pages.data, items });
  });
  return listing;
}

export function queryOf(place: DeskLocation): Asking<RequestQuery> {
  const area = areaOf(place.tab);
  const { view: _, ...filters } = place.filters;
  return {
    ...filters,
    ...conditionOf(viewOf(place)),
    ...(area && { area }),
    ...(place.tab === 'quarantine' && { quarantined: 'true' as const }),
    ...(place.board && { limit: BOARD_LIMIT }),
  };
}

function conditionOf(view: View): Asking<RequestQuery> {
  switch (view) {
    case 'all':
      return {};
    case 'owed':
    case 'unread':
    case 'due':
      return { [view]: 'true' };
    default:
      return { status: view };
  }
}
