/** How the screens know and change their address, whichever page they are mounted in. */

export type Navigation = {
  /** The address below the tool's own: `/messages/01J…?statut=nouveau`. */
  current(): string;
  go(address: string, how?: 'push' | 'replace'): void;
  /** What a link to the address has as `href`. */
  href(address: string): string;
  /** Returns what ends it. */
  subscribe(listener: () => void): () => void;
  title(title: string): void;
};

/**
 * For a page of its own below `base`, which every address of the tool begins with. The Sanity Studio, whose own router
 * rules the path, mounts the screens with another.
 */
export function createPathNavigation(base: string): Navigation {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener('popstate', tell);
  return {
    current: () => window.location.pathname.slice(base.length) + window.location.search,
    go(address, how = 'push') {
      if (how === 'push') history.pushState(null, '', base + address);
      else history.replaceState(null, '', base + address);
      tell();
    },
    href: (address) => base + address,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    title(title) {
      document.title = title;
    },
  };
}
