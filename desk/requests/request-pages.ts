import { useState } from 'react';
import type { RequestQuery } from '../../inbox/contract/questions.ts';
import type { RequestItem } from '../../inbox/contract/requests.ts';
import { type Live, useLive } from '../ui/live-answer.ts';
import type { Asking } from './api.ts';
import { useChanged, useDesk } from './desk.tsx';
import { addressOf, areaOf, type Place, viewOf } from './place.ts';
import type { View } from './words.ts';

/** What a board holds; a list asks for the usual. */
const BOARD_LIMIT = 100;

export type RequestListing = {
  pages: Live<Pages<RequestItem>>;
  /** What is shown answers the question before. */
  busy: boolean;
  showMore(): void;
};

export function useRequestList(place: Place): RequestListing {
  const { api } = useDesk();
  const key = addressOf({ ...place, id: undefined });
  const [wanted, setWanted] = useState({ key, pages: 1 });
  const count = wanted.key === key ? wanted.pages : 1;

  const pages = useLive(`${key} ${count}`, (signal) =>
    readPages(count, (after) => api.requests({ ...queryOf(place), ...after }, signal)),
  );

  useChanged((request) => {
    if (request === 'many') return pages.reload();
    if (!pages.data?.items.some(({ id }) => id === request.id)) return;
    // One that no longer belongs here stays until the next reading: nothing moves under the hand.
    const items = pages.data.items.map((item) => (item.id === request.id ? request : item));
    pages.put({ ...pages.data, items });
  });

  // Until the newest answer is there the one before stays: rows that vanish between two words take the focus with them.
  const [kept, keep] = useState(pages.data);
  if (pages.data && pages.data !== kept) keep(pages.data);

  return {
    pages: pages.error ? pages : { ...pages, data: pages.data ?? kept },
    busy: pages.data === undefined,
    showMore: () => setWanted({ key, pages: count + 1 }),
  };
}

export function queryOf(place: Place): Asking<RequestQuery> {
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

/** The pages read of a list that is answered a page at a time. */
type Pages<Item> = {
  items: Item[];
  more: boolean;
};

type Page<Item> = { items: readonly Item[]; next: string | null };

/** @param read the page behind a cursor, the first one behind none */
export async function readPages<Item>(
  count: number,
  read: (after: { cursor?: string }) => Promise<Page<Item>>,
): Promise<Pages<Item>> {
  const items: Item[] = [];
  let after: { cursor?: string } = {};
  for (let page = 0; page < count; page += 1) {
    const answer = await read(after);
    items.push(...answer.items);
    if (!answer.next) return { items, more: false };
    after = { cursor: answer.next };
  }
  return { items, more: true };
}
