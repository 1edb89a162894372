import { type MouseEvent, type RefObject, useEffect } from 'react';

/** Opens and closes a dialog over the page. One that stands open in it, as without script, is taken out first. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.matches(':modal') === open) return;
    if (!open) return element.close();
    // Not by closing it, which would be told to who listens.
    element.removeAttribute('open');
    element.showModal();
  }, [dialog, open]);
}

/** A dialog's own surface is covered by its content: what hits it directly is beside it. */
export function isBeside({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}
