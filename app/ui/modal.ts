import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect } from 'react';

/**
 * Opens and closes a dialog over the page. One that stands open in it, as without script, is taken out first.
 * `data-modal` tells stylesheets that it holds the page.
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

/**
 * Answers the event that tells of a dialog's closing, unless the visitor has opened it again: the event comes later than
 * the closing.
 */
export function whenClosed(then: () => void) {
  return ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.matches(':is([open], :popover-open)')) then();
  };
}

/** A dialog's own surface is covered by its content: what hits it directly is beside it. */
export function isBeside({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}
