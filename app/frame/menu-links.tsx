import type { MouseEvent, MouseEventHandler } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { MenuEntry } from '../content/main-navigation.ts';

type Props = {
  entries: readonly MenuEntry[];
  /** Closes the menu that contains the links: a full-screen one, with open lists below their names. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/**
 * The links of a menu, with ids that no anchor of a block can have. In a header a name opens its list: a popover, which
 * needs no script. Going back or forward closes it with the page.
 */
export function MenuLinks({ entries, onClick }: Props) {
  const { key } = useLocation();
  const Name = onClick ? 'p' : 'button';
  function renderEntry({ to, label, attributes, links }: MenuEntry, place: number) {
    const id = onClick ? undefined : `menu_${place}`;
    return links ? (
      <div key={key + label} className="menu-group">
        <Name popoverTarget={id}>{label}</Name>
        <ul id={id} popover={id && 'auto'}>
          {links.map((link, at) => (
            <li key={link.to}>{renderEntry(link, at)}</li>
          ))}
        </ul>
      </div>
    ) : (
      <NavLink key={to} to={to} end={to === '/'} {...attributes} onClick={onClick ?? closeList}>
        {label}
      </NavLink>
    );
  }
  return entries.map(renderEntry);
}

/** Closes the list at once: the next page may take a while, and a link to another site loads none. */
function closeList({ currentTarget }: MouseEvent) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
