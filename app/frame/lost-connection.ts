import type { DataRouter } from 'react-router';
import './lost-connection.css';

declare global {
  interface Window {
    /** React Router's own, for as long as its document lives. */
    __reactRouterDataRouter?: DataRouter;
  }
}

/** The pause before the router is looked for again, in ms. */
const ROUTER_WAIT = 100;

/**
 * Keeps the page on the screen when the next one is out of reach, and says so in a dialog that tries again. Without it the
 * browser shows its own error, and what was being read is gone:
 * - links and the back button are not followed while the browser knows that it is offline;
 * - React Router reloads the document when the script of a page cannot be had. That reload is taken back; where the
 *   server does answer (the script is of a release that is gone) the document of the next page is loaded instead. It
 *   reloads for a page that was only to be fetched ahead, too: a pointer over a link would have taken the page away.
 *
 * Downloaded soon after the first load: without a connection it could not be had any more.
 */
export function keepPageWithoutConnection(): void {
  const router = window.__reactRouterDataRouter;
  if (!router) {
    // On a second visit this file comes from the cache, before React Router has hydrated the document.
    setTimeout(keepPageWithoutConnection, ROUTER_WAIT);
    return;
  }
  // A preview has another base than the site, and the desk around it tells an editor what is missing.
  if (router.basename !== '/') return;
  router.getBlocker('connection', ({ currentLocation, nextLocation }) => {
    // Another list on the same page shows the failure itself.
    if (navigator.onLine || currentLocation.pathname === nextLocation.pathname) return false;
    showDialog(addressOf(nextLocation));
    return true;
  });
  // Browsers from before 2026 may lack the Navigation API.
  window.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, cancelable, userInitiated, destination, downloadRequest } = event;
    if (!cancelable || destination.sameDocument || downloadRequest !== null) return;
    // A page with `embed` in its history state reloads itself to show another site's content: `app/content/embed.tsx`.
    if (navigationType !== 'reload' || history.state?.embed) {
      if (navigator.onLine || new URL(destination.url).origin !== location.origin) return;
      event.preventDefault();
      showDialog(destination.url);
      return;
    }
    const next = router.state.navigation.location;
    // When the browser already shows the next address, as after the back button, its own error page appears there.
    if (userInitiated || next?.pathname === location.pathname) return;
    // In development, Vite reloads pages that changed.
    if (!next && import.meta.env.DEV) return;
    event.preventDefault();
    // Without a next page, the failed script belonged to a link that was only prefetched.
    if (next) void followOrStay(router, addressOf(next));
  });
}

/** Loads the document of the page that React Router could not load, or ends its waiting for it. */
async function followOrStay(router: DataRouter, address: string): Promise<void> {
  if (await isReachable(address)) {
    location.assign(address);
    return;
  }
  // A navigation to the current address without loading anything replaces the pending one.
  const { location: here } = router.state;
  await router.navigate(here, {
    replace: true,
    state: here.state,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
  });
  showDialog(address);
}

/** Whether the server answers at all. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

type Place = { pathname: string; search: string; hash: string };

function addressOf({ pathname, search, hash }: Place): string {
  return pathname + search + hash;
}

/** The address that the dialog leads to: the last requested one. */
let wanted = '';

/** Opens the dialog over the page; what had the focus gets it back when the dialog closes. */
function showDialog(address: string): void {
  wanted = address;
  // The back button can be pressed over an open dialog.
  if (document.querySelector('.lost-connection[open]')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'lost-connection night';
  dialog.setAttribute('aria-labelledby', 'lost-connection-title');
  dialog.innerHTML = WORDS;
  const [again, stay] = dialog.querySelectorAll('button');
  const status = dialog.querySelector('[role="status"]');
  const waiting = new AbortController();

  async function tryAgain() {
    if (status) status.textContent = 'Nouvel essai…';
    if (await isReachable(wanted)) location.assign(wanted);
    else if (status)
      status.textContent = 'Toujours pas de réseau. Rien n’est perdu\u00a0: réessayez plus tard.';
  }

  again?.addEventListener('click', tryAgain);
  stay?.addEventListener('click', () => dialog.close());
  // The requested page opens as soon as the connection is back.
  addEventListener('online', tryAgain, { signal: waiting.signal });
  dialog.addEventListener('close', () => {
    waiting.abort();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

const WORDS = `
<div class="lost-connection-words">
  <h2 id="lost-connection-title" class="medium" tabindex="-1" autofocus>Pas de connexion</h2>
  <p>La page demandée est hors d’atteinte\u00a0: vérifiez votre réseau. Celle-ci reste lisible en attendant.</p>
  <p class="note" role="status"></p>
  <p class="lost-connection-ways">
    <button type="button" class="button button-light"><span>Réessayer</span><span class="button-star"></span></button>
    <button type="button" class="button button-outline"><span>Rester sur cette page</span></button>
  </p>
</div>`;
