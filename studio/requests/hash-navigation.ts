import type { Navigation } from './navigation.ts';

/** For a page whose path belongs to another router: the address stands behind `#`. */
export function createHashNavigation(): Navigation {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  window.addEventListener('hashchange', tell);
  return {
    current: () => decodeURI(window.location.hash.slice(1)),
    go(address, how = 'push') {
      const there = `${window.location.pathname}${window.location.search}#${address}`;
      if (how === 'push') history.pushState(history.state, '', there);
      else history.replaceState(history.state, '', there);
      tell();
    },
    href: (address) => `#${address}`,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    title(title) {
      document.title = title;
    },
  };
}
