import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect } from 'react';

/**
 * Opens and closes a modal dialog. One that is open inside the page, as without script, is closed first. `data-modal`
 * tells stylesheets that it is modal.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    element?.toggleAttribute('data-modal', open);
    if (!element || element.matches(':modal') === open) return;
    if (!open) return element.close();
    // The attribute is removed, because `close()` would tell the listeners.
    element.removeAttribute('open');
    element.showModal();
  }, [dialog, open]);
}

/** Handles a dialog's `close` event, unless the visitor has opened it again: the event is fired later. */
export function whenClosed(then: () => void) {
  return ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.matches(':is([open], :popover-open)')) then();
  };
}

/** Whether a click was outside of a dialog's content, which covers its whole surface. */
export function isBeside({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}
