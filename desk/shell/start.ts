import { SITE_PAGES } from '../../model/contracts/content-tools.ts';
import { movedAddress, PARTS, partAt } from '../../staff/desk-places.ts';

/** Where *Contenus* opens: with the pages of the site. */
export const FIRST_CONTENT = `${PARTS.content.address}/structure/${SITE_PAGES.name}`;

/**
 * Leads an address of an earlier version to its place of today. The server does so too; it is not told what stands
 * behind `#`, where the requests inside the Sanity Studio had their address: `/studio/boite#/messages/01J…`.
 */
export function settleAddress(): void {
  const { pathname, search, hash } = window.location;
  const isContent = pathname.replace(/\/$/, '') === PARTS.content.address;
  const moved = isContent ? FIRST_CONTENT : (movedAddress(pathname) ?? pathname);
  const inner = partAt(moved) === 'requests' && hash.startsWith('#/') ? hash.slice(1) : '';
  const below = inner && URL.parse(PARTS.requests.address + inner, window.location.origin);
  const settled = below
    ? (movedAddress(below.pathname) ?? below.pathname) + below.search
    : moved + search + hash;
  if (settled !== pathname + search + hash) history.replaceState(history.state, '', settled);
}

/**
 * Keeps shortcuts from the Sanity Studio while another part is shown: they listen on the window, and one of them
 * publishes. Called before the Studio is loaded, so that this listener is asked first.
 */
export function keepShortcutsFromHiddenStudio(): void {
  window.addEventListener('keydown', (event) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (isShortcut && partAt(window.location.pathname) !== 'content') {
      event.stopImmediatePropagation();
    }
  });
}
