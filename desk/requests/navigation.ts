/** Reads and changes the address, for the parts of the desk. */

export type Navigation = {
  /** The address below the navigation's base: `/demandes/messages/01J…?statut=nouveau`. */
  current(): string;
  go(address: string, how?: 'push' | 'replace'): void;
  /** What a link to the address has as `href`. */
  href(address: string): string;
  /** Returns what ends it. */
  subscribe(listener: () => void): () => void;
  title(title: string): void;
};

/** Of addresses below `base`. */
export function createPathNavigation(base: string): Navigation {
  const href = (address: string) => base + address;
  return {
    current: () => window.location.pathname.slice(base.length) + window.location.search,
    go(address, how = 'push') {
      // What another router keeps there stays.
      if (how === 'push') history.pushState(history.state, '', href(address));
      else history.replaceState(history.state, '', href(address));
      // As the browser's own buttons tell it: the router of the Sanity Studio hears of it the same way.
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    href,
    subscribe(listener) {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
    title(title) {
      document.title = title;
    },
  };
}
