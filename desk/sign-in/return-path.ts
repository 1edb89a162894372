import { readLink } from '../../packages/kit/network/read-link.ts';
import { isLoginPage, LOGIN_PAGES, PARTS } from '../../staff/desk-addresses.ts';
import type { Awaited, CurrentUser } from './api.ts';

/**
 * Returns the page to open after the login: `retour` of our own links, `origin` of the Sanity Studio's. It must be
 * below `/studio` of this very site: a link in a mail must not lead through our login to a page that looks like ours.
 */
export function returnPath(search: string, origin: string): string | undefined {
  const desk = PARTS.home.address;
  const parameters = new URLSearchParams(search);
  for (const value of [parameters.get('retour'), parameters.get('origin')]) {
    const link = value === null ? undefined : readLink(value, origin);
    if (link?.leads !== 'here') continue;
    const url = new URL(link.address, origin);
    if (url.pathname !== desk && !url.pathname.startsWith(`${desk}/`)) continue;
    if (isLoginPage(url.pathname)) continue;
    return url.pathname + url.search + url.hash;
  }
}

/**
 * Returns the address of a Studio on another site that sent the person here to log in, from its parameter `origin`:
 * they return to it with an id. The server decides whether that site may.
 */
export function studioElsewhere(search: string, origin: string): URL | undefined {
  const link = readLink(new URLSearchParams(search).get('origin') ?? '', origin);
  return link?.leads === 'elsewhere' ? link.url : undefined;
}

/**
 * Leads to the page that the person requested, otherwise to their first one: by default the desk's. Leads to the login
 * while a second factor is due, or where a Studio of another site waits.
 */
export function enter(state: CurrentUser | Awaited, first: string = PARTS.home.address): void {
  if ('awaits' in state || studioElsewhere(location.search, location.origin)) {
    location.replace(LOGIN_PAGES.login + location.search);
    return;
  }
  location.replace(returnPath(location.search, location.origin) ?? first);
}
