import { PARTS, partAt } from '../../staff/desk-places.ts';
import type { Navigation } from '../requests/navigation.ts';
import { isModifiedClick } from '../ui/modified-click.ts';

/** Follows links from one place of the desk to another without loading the document again. */
export function followLinks(navigation: Navigation): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || isModifiedClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || !partAt(link.pathname)) return;
    // To a place on the same screen: the browser moves the focus.
    const { pathname, search } = location;
    if (link.hash && link.pathname === pathname && link.search === search) return;
    event.preventDefault();
    navigation.go(link.href.slice(location.origin.length + PARTS.home.address.length));
  });
}
