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
import { useLocation, useNavigate } from 'react-router';

/** A layer over the page, over the whole of a telephone's screen; `results` lies over `search`. */
export type Layer = 'menu' | 'search' | 'results';

type Layers = {
  current(): Layer | undefined;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
  show(layer: Layer): void;
  /** Closes the topmost layer, as the back button does. */
  back(): void;
  /**
   * Takes all layers away.
   *
   * @param next where to go once they are, so that the back button leads from there to this page
   */
  hide(next?: string): void;
};

/** The provider's listener for steps back or forward in the history. */
let watch: ((event: PopStateEvent) => void) | undefined;

// Browsers call listeners in the order they were added, capturing or not (Chromium): this module is loaded before the
// router starts listening, so ours is called first.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => watch?.(event), { capture: true });
}

/**
 * The context's value never changes while the page is open: a change would make React render anew what it has not
 * hydrated yet (docs/decisions/032-hydration-on-gesture.md).
 */
const LayerContext = createContext<Layers | undefined>(undefined);

/**
 * Knows what lies over the page. Each layer is an entry of its own in the history, so that the back
 * button takes it away and leaves the visitor on the page, as on a telephone every other full-screen
 * view does. The history is the one source: showing adds an entry, hiding goes back.
 */
export function LayerProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  // Going back takes the browser a moment: a second call in that time would leave the page.
  const state = useRef<LayerState>({ key, leaving: false, depth: 0, layer: undefined });
  const [store] = useState(() => createStore<Layer>());
  const setLayer = store.set;
  const layer = useSyncExternalStore(store.subscribe, store.current, nothingOnServer);
  const next = useRef<string>(undefined);
  const wanted = useRef<Layer>(undefined);

  // This effect runs before the page's first step back, below: a missed event would keep all layers closed for good.
  useLayoutEffect(() => {
    watch = (event) => {
      const { key, depth } = state.current;
      const entry: Entry = event.state;
      const samePage = (entry?.key ?? 'default') === key;
      const layer = samePage ? entry?.layer : undefined;
      state.current = { key, leaving: false, depth: depthOf(entry), layer };
      setLayer(layer);
      // The router would take this for a navigation, and reload the page that is already shown.
      if (samePage && depthOf(entry) !== depth) event.stopImmediatePropagation();
    };
    return () => {
      watch = undefined;
    };
  }, [setLayer]);

  // This effect runs before any effect below that opens a layer.
  useLayoutEffect(() => {
    // After a reload, or a navigation from another page, a page begins without layers, on its own entry.
    const depth = depthOf(history.state);
    const { layer, leaving } = state.current;
    // The layer was opened when the address was already this page's, before the page was rendered.
    if (layer && !leaving && depth > 0 && history.state.key === key) {
      state.current = { ...state.current, key };
      return;
    }
    state.current = { key, leaving: depth > 0, depth, layer: undefined };
    setLayer(undefined);
    if (depth > 0) history.go(-depth);
  }, [key, setLayer]);

  useEffect(() => {
    const to = next.current;
    if (layer || !to) return;
    next.current = undefined;
    // Like a link, a navigation to the current page adds no second entry.
    navigate(to, { replace: to === location.pathname + location.search });
  }, [layer, navigate]);

  const layers = useMemo(() => {
    function leave(steps: number) {
      if (state.current.leaving || state.current.depth === 0) return;
      state.current.leaving = true;
      history.go(-steps);
    }
    return {
      current: store.current,
      subscribe: store.subscribe,
      show(nextLayer: Layer) {
        if (state.current.leaving) wanted.current = nextLayer;
        // The current layer is read, not the last rendered one: the visitor may have waited for a script since.
        if (state.current.layer === nextLayer || state.current.leaving) return;
        const depth = state.current.depth + 1;
        state.current = { ...state.current, depth, layer: nextLayer };
        // The router numbers its entries in `idx`.
        const idx = (history.state?.idx ?? 0) + 1;
        history.pushState({ ...history.state, idx, layer: nextLayer, depth }, '');
        store.set(nextLayer);
      },
      back: () => leave(1),
      hide(to?: string) {
        if (state.current.leaving) return;
        next.current = to;
        leave(state.current.depth);
      },
    };
  }, [store]);

  // The layer was requested while the last one was closing: a visitor who presses / right after Escape wants the
  // search.
  useEffect(() => {
    const wantedLayer = wanted.current;
    wanted.current = undefined;
    if (wantedLayer && !layer) layers.show(wantedLayer);
  }, [layer, layers]);

  return <LayerContext value={layers}>{children}</LayerContext>;
}

/** @throws outside a `LayerProvider`: a mistake in the code, never in what a visitor does. */
export function useMenu() {
  const { layer, show, hide } = useLayers('useMenu');
  const open = layer === 'menu';
  return { open, show: () => show('menu'), hide };
}

/** @throws outside a `LayerProvider`: a mistake in the code, never in what a visitor does. */
export function useSearchLayers() {
  const { layer, show, back, hide } = useLayers('useSearchLayers');
  return { layer: layer === 'menu' ? undefined : layer, show, back, hide };
}

/** Whether anything lies over the page: what floats there steps aside. */
export function useCovered(): boolean {
  return useLayers('useCovered').layer !== undefined;
}

/** The scroll offset from which the back-to-top button shows (shell-9.02 in test/specification.md). */
const BACK_TO_TOP_THRESHOLD = 300; // px

/** Whether the floating back-to-top button shows: WhatsApp's makes room for it then. */
export function useBackToTopActive(): boolean {
  const covered = useCovered();
  const past = useSyncExternalStore(onScroll, isPastThreshold, isPastThresholdOnServer);
  return past && !covered;
}

function useLayers(owner: string) {
  const layers = useContext(LayerContext);
  if (!layers) throw new Error(`${owner}() is only known inside <LayerProvider>.`);
  return {
    ...layers,
    layer: useSyncExternalStore(layers.subscribe, layers.current, nothingOnServer),
  };
}

/** A value that can be watched, for `useSyncExternalStore`. */
function createStore<Value>() {
  let value: Value | undefined;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set(next: Value | undefined) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const nothingOnServer = () => undefined;

/**
 * Whether the last frame was past the threshold. React asks after each change of the page: asking the browser then
 * would lay the page out.
 */
let past = false;

/** Browsers send at most one scroll event a frame: nothing is left to throttle. */
function onScroll(look: () => void) {
  function follow() {
    past = scrollY > BACK_TO_TOP_THRESHOLD;
    look();
  }
  // A page may open at the scroll position where the visitor left it.
  const frame = requestAnimationFrame(follow);
  // The document's listener runs before the window's, where the header changes: its change would force a style update
  // here.
  document.addEventListener('scroll', follow, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('scroll', follow);
  };
}

const isPastThreshold = () => past;
const isPastThresholdOnServer = () => false;

type LayerState = {
  /** The router's, of the page on the screen. */
  key: string;
  leaving: boolean;
  /** Number of the history's entries that are layers of this page. */
  depth: number;
  layer: Layer | undefined;
};

/** The state of a history entry: ours where a layer is shown, the router's everywhere but where a visit began. */
type Entry = { layer?: Layer; depth?: number; key?: string } | null;

const depthOf = (entry: Entry) => entry?.depth ?? 0;
