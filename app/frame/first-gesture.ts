/** What a visitor does that says they are there; `popstate` is the back button. */
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
export function nextGesture(): Promise<void> {
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

/** Whether the page came under a pointer that rests: Chromium tells of its move, by nothing. */
function isStill({ type, movementX, movementY }: PointerEvent): boolean {
  return type === 'pointermove' && movementX === 0 && movementY === 0;
}

/** Whether gestures came before this script: a reload, an anchor, a scrolled page, a field with the focus, a click. */
export function isUnderWay(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') ||
    location.hash !== '' ||
    scrollY > 0 ||
    document.activeElement !== document.body ||
    navigator.userActivation?.hasBeenActive
  );
}
