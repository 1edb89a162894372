import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  Suspense,
  useEffect,
} from 'react';
import { isModifiedClick } from '../ui/modified-click.ts';
import { released } from './press.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

const ON_SERVER = typeof document === 'undefined';

/** The least time between two tries to download a page's script, in ms. */
const RETRY_INTERVAL = 1000;

/** The gestures by which a visitor shows to be there; `popstate` is the back button. */
const GESTURES = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
  'popstate',
] as const;

/** Resolves at the visitor's next gesture. */
function nextGesture(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    function hear(event: Event) {
      if (event instanceof PointerEvent && isStill(event)) return;
      listening.abort();
      resolve();
    }
    const { signal } = listening;
    for (const gesture of GESTURES) {
      addEventListener(gesture, hear, { capture: true, passive: true, signal });
    }
  });
}

/** Tells whether the page came under a pointer that rests: Chromium then reports a move of nothing. */
function isStill({ type, movementX, movementY }: PointerEvent): boolean {
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

/** Tells whether the visitor made a gesture before this script came: a reload, an anchor, a scrolled page, a field with the focus, a click. */
function isUnderWay(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') ||
    location.hash !== '' ||
    scrollY > 0 ||
    document.activeElement !== document.body ||
    navigator.userActivation?.hasBeenActive
  );
}

const visitor = ON_SERVER || isUnderWay() ? Promise.resolve() : nextGesture();

/** Whether React has hydrated the frame: later pages come by client navigation. */
let isRunning = false;

/** Tells `hydrateLater` that the first page is on the screen. */
export function useRunning(): void {
  useEffect(() => {
    isRunning = true;
    // React runs now: the script of the first paint stops marking pressed buttons.
    window.onclick = null;
  }, []);
}

let hear: ((event: PopStateEvent) => void) | undefined;

// Browsers call listeners in the order they were added: this module is loaded before the router starts listening.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => hear?.(event), { capture: true });
}

/**
 * Keeps from the router that the visitor follows an anchor of the page, which the browser does by itself. Told of a
 * new address, the router renders the page, and React empties what it has not hydrated yet.
 *
 * @returns lets go: the router hears of the address that the page is left at
 */
function holdAnchors(): () => void {
  const { pathname, search } = location;
  let { hash } = location;
  let isFollowed = false;
  const isSamePage = () => location.pathname === pathname && location.search === search;
  hear = (event) => {
    // The router hears of its own entries and those of layers: they have a state, and the page's anchor.
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

/**
 * Controls that need hydration. A popover's button and an anchor work without script: the skip link, followed late,
 * would find the focus moved on to the header.
 */
const CONTROLS =
  'a[href]:not([target], [download], [role=button], [href^="#"]), main button:not([popovertarget])';

/** Events at which React hydrates their target at once: the whole page in one task, in the frame of the event. */
const HYDRATING = [
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
  'mousedown',
  'mouseup',
  'click',
  'keydown',
  'keypress',
  'keyup',
  'input',
  'change',
] as const;

/**
 * Holds back clicks on links and buttons until the page can answer them; only the last one counts, and its control is
 * marked `aria-busy`. What else is done in the page is left to the browser alone, and React hydrates it piece by piece.
 *
 * @returns lets go: the held click is made again
 */
function holdClicks(): () => void {
  // The script of the first paint marks a button that is pressed before this one runs
  // (`server/pages/after-first-paint.ts`).
  let held = document.querySelector<HTMLElement>('main [aria-busy=true]');
  const holding = new AbortController();
  const options = { capture: true, signal: holding.signal };
  function keepFromReact(event: Event) {
    const { type, target } = event;
    if (!(target instanceof Element && target.closest('main'))) return;
    if (!needsScript(type, target)) event.stopPropagation();
  }
  for (const type of HYDRATING) addEventListener(type, keepFromReact, options);
  addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      if (!control) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held?.removeAttribute('aria-busy');
      control.setAttribute('aria-busy', 'true');
      held = control;
    },
    options,
  );
  return () => {
    holding.abort();
    const control = held;
    held = null;
    control?.removeAttribute('aria-busy');
    // The button may have been removed with its page.
    if (control?.isConnected) control.click();
  };
}

/** Tells whether script alone answers a gesture: an anchor followed in a way of the page's own, a key outside a field. */
function needsScript(type: string, target: Element): boolean {
  if (type === 'click') return target.closest('a[href^="#"]') !== null;
  return type.startsWith('key') && !target.matches('input, textarea, select');
}

/** The control of this page that is meant, if it is one: a new tab, or another site, needs no script of ours. */
function controlOf(event: MouseEvent): HTMLElement | undefined {
  const { target } = event;
  if (isModifiedClick(event) || !(target instanceof Element)) return undefined;
  const control = target.closest<HTMLElement>(CONTROLS);
  const leaves = control instanceof HTMLAnchorElement && control.origin !== location.origin;
  return control && !leaves ? control : undefined;
}

/**
 * Hydrates the first page of a visit lazily: its document is complete and works without script, so its own script is
 * downloaded at the visitor's first gesture, and a click until then is answered after. A page that a visitor walks
 * to has its script when it is shown. See docs/decisions/032-hydration-on-gesture.md.
 *
 * @param load imports the page. Its stylesheets belong to the route that calls this: vite.config.ts.
 * @throws what `load` throws, in a page that a visitor walks to: the router then loads the document
 */
export async function hydrateLater<Props extends object>(
  load: Load<Props>,
): Promise<FunctionComponent<Props>> {
  if (ON_SERVER) return inBoundary(lazy(async () => ({ default: await load() })));
  if (isRunning) return inBoundary(await load());
  const clicks = hold(holdClicks);
  const anchors = hold(holdAnchors);
  const page = visitor.then(() => loadAgain(load, clicks.end));
  const Page = lazy(async () => ({ default: await page }));
  const Boundary = inBoundary(Page, () => {
    clicks.end();
    anchors.end();
  });
  return (props) => {
    // This effect runs when the page is shown: a route that shows its error has nothing to wait for.
    useEffect(clicks.begin, []);
    useEffect(anchors.begin, []);
    return createElement(Boundary, props);
  };
}

/** Starts holding events from a page's effect on, until the page is left or `end` is called, which may come first. */
function hold(start: () => () => void) {
  let isOver = false;
  let release = () => {};
  return {
    begin() {
      release = start();
      if (isOver) release();
      return release;
    },
    end() {
      isOver = true;
      release();
    },
  };
}

/** A Suspense boundary that React hydrates separately. The server renders it too, or React would not find it. */
function inBoundary<Props extends object>(
  Page: ComponentType<Props>,
  onHydrated?: () => void,
): FunctionComponent<Props> {
  return (props) => (
    <Suspense>
      {createElement(Page, props)}
      {onHydrated && <Hydrated then={onHydrated} />}
    </Suspense>
  );
}

function Hydrated({ then }: { then: () => void }) {
  useEffect(() => then(), [then]);
  return null;
}

/** Never rejects: without its script a page works as it did, and the next gesture asks for it again. */
async function loadAgain<Props>(
  load: Load<Props>,
  onFailure: () => void,
): Promise<ComponentType<Props>> {
  for (;;) {
    try {
      const page = await load();
      // Hydrating while a finger is down would keep the page busy when the click comes.
      await released();
      return page;
    } catch {
      onFailure();
      await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL));
      await nextGesture();
    }
  }
}
