import type { MouseEvent, ReactNode } from 'react';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { senderName } from '../marks.tsx';
import type { Selection } from './selection.ts';

type PickRowProps = { item: RequestItem; selection: Selection; children: ReactNode };

/** A row of the list with the box that chooses it; with Shift, a press chooses the stretch up to it. */
export function PickRow({ item, selection, children }: PickRowProps) {
  const chosen = selection.has(item.id);

  function reach(event: MouseEvent) {
    if (!event.shiftKey) return;
    // The browser would open a window, or mark text.
    event.preventDefault();
    event.stopPropagation();
    selection.reach(item.id);
  }

  return (
    <li data-picked={chosen ? '' : undefined} onClickCapture={reach}>
      <label className="requests-pick">
        <input type="checkbox" checked={chosen} onChange={() => selection.toggle(item.id)} />
        <span className="kit-unseen">Choisir la demande {ofName(senderName(item))}</span>
      </label>
      {children}
    </li>
  );
}
