/** The rows chosen together: one by one, by a stretch, or all that the list shows. */
import { useState } from 'react';
import type { RequestItem } from '../../../inbox/contract/requests.ts';

export type Selection = {
  /** The selected requests in the order of the list. One that leaves the list is deselected. */
  items: readonly RequestItem[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects the range from the row selected last to this one; the former selection stays. */
  reach(id: string): void;
  /** Chooses the stretch from the row that has the focus, one row further. */
  extend(from: string, to: string): void;
  /** Chooses these and no others. */
  choose(ids: readonly string[]): void;
};

type Chosen = {
  /** The list that the choice belongs to: in another one nothing is chosen. */
  list: string;
  ids: ReadonlySet<string>;
  /** The row where a range begins; below, the selection before it, and where the range ends now. */
  anchor: string | undefined;
  before: ReadonlySet<string>;
  end: string | undefined;
};

export function useSelection(list: string, items: readonly RequestItem[] = []): Selection {
  const nothing: Chosen = {
    list,
    ids: new Set(),
    anchor: undefined,
    before: new Set(),
    end: undefined,
  };
  const [selection, keep] = useState(nothing);
  const chosen = selection.list === list ? selection : nothing;
  const inList = items.map(({ id }) => id);

  function stretch(from: Pick<Chosen, 'anchor' | 'before'>, end: string): void {
    const anchor = from.anchor ?? end;
    const [first = 0, last = 0] = [inList.indexOf(anchor), inList.indexOf(end)].sort(
      (one, other) => one - other,
    );
    const between = first < 0 ? [end] : inList.slice(first, last + 1);
    const ids = new Set([...from.before, ...between]);
    keep({ list, ids, anchor, before: from.before, end });
  }

  return {
    items: items.filter(({ id }) => chosen.ids.has(id)),
    has: (id) => chosen.ids.has(id),
    toggle(id) {
      const ids = new Set(chosen.ids);
      if (!ids.delete(id)) ids.add(id);
      keep({ list, ids, anchor: id, before: ids, end: id });
    },
    reach: (id) => stretch(chosen, id),
    extend(from, to) {
      const goesOn = chosen.anchor !== undefined && chosen.end === from;
      stretch(goesOn ? chosen : { anchor: from, before: chosen.ids }, to);
    },
    choose(ids) {
      keep({ ...nothing, ids: new Set(ids) });
    },
  };
}
