/** The addresses of the desk: how they are read, changed and followed. */
import { useEffect, useSyncExternalStore } from 'react';
import { SITE_PAGES } from '../../model/contracts/content-tools.ts';
import { LOGIN_PAGES, movedAddress, PARTS, type Part, partAt } from '../../staff/desk-addresses.ts';

const BASE = PARTS.home.address;

/** The address at which *Contenus* opens: that of the pages of the site. */
export const FIRST_CONTENT = `${PARTS.content.address}/structure/${SITE_PAGES.name}`;

/**
 * Redirects an address of an earlier version to its present one. The server does so too, but does not get the part
 * behind `#`, where requests inside the Sanity Studio had their address: `/studio/boite#/messages/01J…`.
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

/** The part of the desk that the address belongs to. */
export function partHere(): Part {
  return partAt(window.location.pathname) ?? 'home';
}

/** Changes the address to one below the desk's own: `/demandes/messages/01J…?statut=nouveau`. */
export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  // The state of another router in the history entry is kept.
  if (how === 'push') history.pushState(history.state, '', BASE + address);
  else history.replaceState(history.state, '', BASE + address);
  // The Studio's router hears of the change by `popstate`, as it does with the browser's back button.
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Returns the current address below the desk's own, and follows it. */
export function useShownAddress(): string {
  return useSyncExternalStore(
    onMoved,
    () => window.location.pathname.slice(BASE.length) + window.location.search,
  );
}

/** Returns the part of the desk that the current address belongs to, and follows it. */
export function usePartHere(): Part {
  return useSyncExternalStore(onMoved, partHere);
}

const contentListeners = new Set<() => void>();

/** Tells that the Sanity Studio has changed the address: it does so without an event. */
export function tellContentMoved(): void {
  for (const listener of contentListeners) listener();
}

/** The path of the address, also while the Sanity Studio changes it. */
export function useShownPath(): string {
  return useSyncExternalStore(onAnyMoved, () => window.location.pathname);
}

function onMoved(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

function onAnyMoved(listener: () => void): () => void {
  const stop = onMoved(listener);
  contentListeners.add(listener);
  return () => {
    contentListeners.delete(listener);
    stop();
  };
}

/** Follows links from one place of the desk to another without loading the document again. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const { altKey, button, ctrlKey, metaKey, shiftKey, target } = event;
    // A click with a modifier key asks the browser for a new tab, a window or a download.
    const isModified = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
    if (event.defaultPrevented || isModified) return;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || !partAt(link.pathname)) return;
    // The link leads to an anchor on this screen: the browser moves the focus.
    const { pathname, search } = location;
    if (link.hash && link.pathname === pathname && link.search === search) return;
    event.preventDefault();
    goTo(link.href.slice(location.origin.length + BASE.length));
  });
}

/**
 * Keeps shortcuts from the Sanity Studio while another part is shown: they listen on the window, and one of them
 * publishes. Called before the Studio is loaded, so that this listener is asked first.
 */
export function keepShortcutsFromHiddenStudio(): void {
  window.addEventListener('keydown', (event) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (isShortcut && partHere() !== 'content') event.stopImmediatePropagation();
  });
}

/** Leads to the login, which leads back here: to the same address, its question and its fragment. */
export function toLogin(): void {
  const here = location.pathname + location.search + location.hash;
  location.replace(`${LOGIN_PAGES.login}?${new URLSearchParams({ retour: here })}`);
}

/** Names the browser's tab, which screen readers say first. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
