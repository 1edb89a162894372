import { isModifiedClick } from '../ui/modified-click.ts';

/**
 * Controls that would do less, or nothing, before the page is hydrated. A popover's button needs no script, nor does an
 * anchor: the skip link, followed late, would find the focus gone on to the header.
 */
const CONTROLS =
  'a[href]:not([target], [download], [role=button], [href^="#"]), main button:not([popovertarget])';

/** Events at which React hydrates what they meet at once: the whole page in one task, in the frame they wait for. */
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
export function holdClicks(): () => void {
  // The document's own script marks the button that is pressed before this one comes (`server/pages/after-first-paint.ts`).
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
    // It may have left with its page.
    if (control?.isConnected) control.click();
  };
}

/** Whether script alone answers: an anchor followed in a way of the page's own, a key outside a field. */
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
