/** The interface by which the screens read and change their address, whichever page they are mounted in. */

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

/** For a page of its own below `base`. The Sanity Studio mounts the screens with its own router's navigation. */
export function createPathNavigation(base: string): Navigation {
  return createNavigation(
    'popstate',
    () => window.location.pathname.slice(base.length) + window.location.search,
    (address) => base + address,
  );
}

/** For a page whose path belongs to another router: the address stands behind `#`. */
export function createHashNavigation(): Navigation {
  return createNavigation(
    'hashchange',
    () => decodeURI(window.location.hash.slice(1)),
    (address) => `#${address}`,
  );
}

function createNavigation(
  moved: 'popstate' | 'hashchange',
  current: Navigation['current'],
  href: Navigation['href'],
): Navigation {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener(moved, tell);
  return {
    current,
    go(address, how = 'push') {
      // What another router keeps there stays.
      if (how === 'push') history.pushState(history.state, '', href(address));
      else history.replaceState(history.state, '', href(address));
      tell();
    },
    href,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    title(title) {
      document.title = title;
    },
  };
}
