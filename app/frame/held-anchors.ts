let hear: ((event: PopStateEvent) => void) | undefined;

// A window asks its listeners in the order they came: modules of pages are read before the router starts listening.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => hear?.(event), { capture: true });
}

/**
 * Keeps from the router that the visitor follows an anchor of the page, which the browser does by itself. Told of a
 * new address, the router renders the page, and React empties what it has not hydrated yet.
 *
 * @returns lets go: the router hears of the address that the page is left at
 */
export function holdAnchors(): () => void {
  const { pathname, search } = location;
  let { hash } = location;
  let isFollowed = false;
  const isSamePage = () => location.pathname === pathname && location.search === search;
  hear = (event) => {
    // The router and the layers give each of their entries a state, and the same anchor to all of a page's.
    if (!isSamePage() || (event.state !== null && location.hash === hash)) return;
    event.stopImmediatePropagation();
    ({ hash } = location);
    isFollowed = true;
  };
  return () => {
    hear = undefined;
    if (isFollowed && isSamePage()) {
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }
  };
}
