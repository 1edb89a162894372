/**
 * Controls that would do less, or nothing, before the page is hydrated. A popover's button needs no script, nor does an
 * anchor: the skip link, followed late, would find the focus gone on to the header.
 */
const CONTROLS =
  'a[href]:not([target], [download], [role=button], [href^="#"]), main button:not([popovertarget])';

/**
 * Holds back clicks on links and buttons until the page can answer them; only the last one counts.
 *
 * @returns lets go: the held click is made again
 */
export function holdClicks(): () => void {
  let held: HTMLElement | undefined;
  function hold(event: MouseEvent) {
    const control = controlOf(event);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = control;
  }
  addEventListener('click', hold, { capture: true });
  return () => {
    removeEventListener('click', hold, { capture: true });
    const control = held;
    held = undefined;
    // It may have left with its page.
    if (control?.isConnected) control.click();
  };
}

/** The control of this page that is meant, if it is one: a new tab, or another site, needs no script of ours. */
function controlOf(event: MouseEvent): HTMLElement | undefined {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const control = target.closest<HTMLElement>(CONTROLS);
  const leaves = control instanceof HTMLAnchorElement && control.origin !== location.origin;
  return control && !leaves ? control : undefined;
}
