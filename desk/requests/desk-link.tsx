import type { MouseEvent, ReactNode } from 'react';
import { isModifiedClick } from '../ui/modified-click.ts';
import { useDesk } from './desk.ts';
import type { Place } from './place.ts';

type DeskLinkProps = {
  to: Place;
  className?: string;
  current?: 'page' | 'true' | undefined;
  /** Rows are found by it when keys move through them. */
  row?: string;
  children: ReactNode;
};

/** A true link (it opens in a new tab, it can be copied) that changes the screen without loading the page. */
export function DeskLink({ to, className, current, row, children }: DeskLinkProps) {
  const { go, href } = useDesk();
  function follow(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    go(to);
  }
  return (
    <a href={href(to)} className={className} aria-current={current} data-row={row} onClick={follow}>
      {children}
    </a>
  );
}
