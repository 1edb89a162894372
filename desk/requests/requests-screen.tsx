/** A mailbox: the list and, beside it (on a phone instead of it), the open request. */
import { useEffect, useRef } from 'react';
import { useLive } from '../ui/live-answer.ts';
import { NothingHere } from '../ui/states.tsx';
import { ApplicationBoard } from './applications/application-board.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useSelection } from './bulk/selection.ts';
import { useDesk } from './desk.tsx';
import { OpenRequest } from './detail/request-detail.tsx';
import { ListHead } from './list-head.tsx';
import { addressOf, areaOf, type DeskLocation } from './location.ts';
import { RequestList } from './request-list.tsx';
import { useRequestList } from './request-pages.ts';
import { useShortcuts } from './shortcuts.tsx';

export function RequestsScreen() {
  const { api, location, go } = useDesk();
  const list = useRequestList(location);
  const rows = useRef<HTMLDivElement>(null);
  /** The id of the request that was just left: its row takes the focus. */
  const left = useRef<string>(undefined);
  const items = list.pages.data?.items;
  const isBoard = location.tab === 'applications' && location.board && !location.id;
  const selection = useSelection(addressOf({ ...location, id: undefined }), items);
  const area = areaOf(location.tab);
  const read = useLive(
    area && `colleagues ${area}`,
    (signal) => api.colleagues(area ?? 'contact', signal),
    { once: true },
  );
  const colleagues = read.data?.items ?? [];

  function focusRow(step: 1 | -1): boolean {
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const focused = links.findIndex((link) => link.dataset.row === focusedRow());
    const from = focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent === 'true');
    const next = links[from < 0 && step < 0 ? links.length - 1 : from + step];
    next?.focus();
    return next !== undefined;
  }

  /** The id of the row the focus is in. */
  function focusedRow(): string | undefined {
    const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-row]');
    return rows.current?.contains(document.activeElement) ? row?.dataset.row : undefined;
  }

  /** Chooses the row that has the focus and the next one, which takes it. */
  function extend(step: 1 | -1): boolean {
    const from = focusedRow();
    if (!from) return focusRow(step);
    focusRow(step);
    selection.extend(from, focusedRow() ?? from);
    return true;
  }

  function pick(): boolean {
    const id = focusedRow();
    if (id) selection.toggle(id);
    return id !== undefined;
  }

  /** Arrows scroll, except from within the list. */
  const isInList = () => rows.current?.contains(document.activeElement) ?? false;
  useShortcuts([
    ['j', () => focusRow(1)],
    ['k', () => focusRow(-1)],
    // On the board, the arrow keys move the card that was picked up.
    ['ArrowDown', ({ shiftKey }) => !isBoard && isInList() && (shiftKey ? extend(1) : focusRow(1))],
    ['ArrowUp', ({ shiftKey }) => !isBoard && isInList() && (shiftKey ? extend(-1) : focusRow(-1))],
    ['x', pick],
    ['Escape', () => (location.id === undefined ? letGo() : leave(location.id))],
  ]);

  function letGo(): boolean {
    const holds = selection.items.length > 0;
    if (holds) selection.choose([]);
    return holds;
  }

  function leave(id: string): true {
    left.current = id;
    go({ ...location, id: undefined });
    return true;
  }

  // The list is back (on a phone it was hidden); after a reload it may still be loading.
  useEffect(() => {
    if (!left.current || location.id !== undefined || !items) return;
    const row = `[data-row="${CSS.escape(left.current)}"]`;
    left.current = undefined;
    rows.current?.querySelector<HTMLElement>(row)?.focus();
  }, [location.id, items]);

  /** Returns the location of the request after the one just decided, so that a queue is handled without going back. */
  function following(id: string): DeskLocation {
    const index = items?.findIndex((item) => item.id === id) ?? -1;
    const next = index < 0 ? undefined : (items?.[index + 1] ?? items?.[index - 1]);
    return { ...location, id: next?.id };
  }

  return (
    <>
      <section
        className="requests-list"
        data-board={isBoard ? '' : undefined}
        aria-labelledby="requests-box"
      >
        <ListHead
          colleagues={colleagues}
          onResults={() => rows.current?.querySelector<HTMLElement>('[data-row]')?.focus()}
        />
        <div ref={rows} className="requests-scroll">
          {isBoard ? (
            <ApplicationBoard list={list} />
          ) : (
            <RequestList list={list} selection={selection} />
          )}
        </div>
        {!isBoard && items && (
          <BulkBar selection={selection} items={items} colleagues={colleagues} />
        )}
      </section>
      {!isBoard && (
        <section className="requests-detail" aria-label="Demande ouverte">
          {location.id ? (
            <OpenRequest
              key={location.id}
              id={location.id}
              colleagues={colleagues}
              onLeave={leave}
              following={following}
            />
          ) : (
            <NothingHere title="Choisissez une demande">
              Elle s’ouvre ici. Les touches j et k passent de l’une à l’autre.
            </NothingHere>
          )}
        </section>
      )}
    </>
  );
}
