import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';

export type Menu = {
  open: boolean;
  show(): void;
  hide(): void;
  toggle(): void;
};

/** What the provider in the page makes of a step back or forward in the history. */
let watch: ((event: PopStateEvent) => void) | undefined;

// A window asks its listeners in the order they came, capturing or not (Chromium). Modules of pages are
// read before the router starts listening: added here, ours is asked first.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => watch?.(event), { capture: true });
}

const MenuContext = createContext<Menu | undefined>(undefined);

/**
 * Knows whether the mobile menu is open. An open menu is an entry of its own in the history, so that
 * the back button closes it and leaves the visitor on the page, as on a telephone every other
 * full-screen view does. The history is the one source: showing adds the entry, hiding goes back.
 */
export function MenuProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // Going back takes the browser a moment: asked twice in it, it would leave the page.
  const shown = useRef({ key, onMenuEntry: false, leaving: false });

  // Before any effect below can open the menu.
  useLayoutEffect(() => {
    // Reloaded, or come upon from another page: a page begins without its menu, on its own entry.
    const onMenuEntry = isMenuEntry(history.state);
    shown.current = { key, onMenuEntry, leaving: onMenuEntry };
    setOpen(false);
    if (onMenuEntry) history.back();
  }, [key]);

  useEffect(() => {
    watch = (event) => {
      const before = shown.current;
      const onMenuEntry = isMenuEntry(event.state);
      const samePage = keyOf(event.state) === before.key;
      shown.current = { ...before, onMenuEntry, leaving: false };
      setOpen(samePage && onMenuEntry);
      // The router would take this for a navigation, and load again the page it already shows.
      if (samePage && onMenuEntry !== before.onMenuEntry) event.stopImmediatePropagation();
    };
    return () => {
      watch = undefined;
    };
  }, []);

  const menu = useMemo(() => {
    function show() {
      if (shown.current.onMenuEntry) return;
      shown.current.onMenuEntry = true;
      // The router numbers its entries in `idx`.
      history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, menu: true }, '');
      setOpen(true);
    }
    function hide() {
      if (!shown.current.onMenuEntry || shown.current.leaving) return;
      shown.current.leaving = true;
      history.back();
    }
    return { open, show, hide, toggle: open ? hide : show };
  }, [open]);

  return <MenuContext value={menu}>{children}</MenuContext>;
}

/** @throws outside a `MenuProvider`: a mistake in the code, never in what a visitor does. */
export function useMenu(): Menu {
  const menu = useContext(MenuContext);
  if (!menu) throw new Error('useMenu() is only known inside <MenuProvider>.');
  return menu;
}

/** site-shell §9 */
const BACK_TO_TOP_THRESHOLD = 300; // px

/** Whether the floating back-to-top button shows: WhatsApp's makes room for it then. */
export function useBackToTopActive(): boolean {
  const { open } = useMenu();
  const past = useSyncExternalStore(onScroll, isPastThreshold, isPastThresholdOnServer);
  return past && !open;
}

/** Browsers send at most one scroll event a frame: nothing is left to throttle. */
function onScroll(look: () => void) {
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}

const isPastThreshold = () => scrollY > BACK_TO_TOP_THRESHOLD;
const isPastThresholdOnServer = () => false;

function isMenuEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'menu' in state;
}

/** The router's name for a page in the history; the one a visit began with has none. */
function keyOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
}
