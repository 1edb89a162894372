/** Connects a preview with the Presentation tool around it: its address, its documents, its clicks. */
import { enableVisualEditing, type HistoryAdapter } from '@sanity/visual-editing';
import { PREVIEWS } from '../../model/contracts/preview-contract.ts';
import { nameDraggedItems } from './dragged-items.ts';
import { publicAddress, readAnew, type SiteRouter, withoutBase } from './site-router.ts';
import './framed.css';

/** The tool's message about each change of a document by any editor, once it is stored. */
const STORED = 'presentation/snapshot-event';

/** The address below which drafts are shown, and nothing above them. */
const DRAFTS = `${PREVIEWS}/drafts`;

export function connect(router: SiteRouter): void {
  enableVisualEditing({
    history: historyOf(router),
    refresh({ source }) {
      // The tool reports changes of the open document only, and twice; `followChanges` hears of all documents.
      return source === 'manual' ? readAnew(router) : false;
    },
    onPerspectiveChange(perspective) {
      const base = `${PREVIEWS}/${[perspective].flat().join(',')}`;
      if (base !== router.basename) location.replace(base + publicAddress(router));
    },
  });
  // The overlays write an order to the draft, whatever the perspective: only a preview of drafts would show it.
  const items = router.basename === DRAFTS ? nameDraggedItems() : undefined;
  followChanges(() => {
    void readAnew(router);
    items?.documentStored();
  });
  keepInPreview(router);
}

/** The history of the frame as the tool writes it: by the addresses visitors have. */
function historyOf(router: SiteRouter): HistoryAdapter {
  return {
    subscribe(notify) {
      let lastUrl = publicAddress(router);
      notify({ type: 'push', url: lastUrl });
      return router.subscribe(() => {
        const address = publicAddress(router);
        if (address === lastUrl) return;
        lastUrl = address;
        notify({ type: 'push', url: address });
      });
    },
    update({ type, url }) {
      if (type === 'pop') void router.navigate(-1);
      else void router.navigate(url, { replace: type === 'replace' });
    },
  };
}

/** Calls back when a document has changed. The page is not reloaded: focus, scroll position and open parts stay. */
function followChanges(notify: () => void): void {
  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== parent) return;
    if (isStored(data)) notify();
  });
}

function isStored(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false;
  if (!('type' in message && message.type === STORED && 'data' in message)) return false;
  const { data } = message;
  if (typeof data !== 'object' || data === null || !('event' in data)) return false;
  const { event } = data;
  return (
    typeof event === 'object' && event !== null && 'type' in event && event.type === 'mutation'
  );
}

/** Addresses that are no pages, and that the frame cannot show in a preview. */
const NO_PAGE = /^\/(?:images|files|assets|covers|portraits|studio)\//;

/**
 * Keeps a click on a plain link of the page in the preview: its address is a public page's, which no frame may show.
 * Another site opens in a tab of its own.
 */
function keepInPreview(router: SiteRouter): void {
  addEventListener('click', (event) => {
    const { target, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    if (!link || !/^https?:$/.test(link.protocol)) return;
    if (link.origin !== location.origin || NO_PAGE.test(link.pathname)) {
      link.target = '_blank';
      return;
    }
    // The browser itself follows an anchor of this page.
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    const path = withoutBase(link.pathname, router.basename ?? '') || '/';
    void router.navigate(path + link.search + link.hash);
  });
}
