import { CloseIcon } from '@sanity/icons/Close';
import { Button } from '@sanity/ui';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type ModalDialogProps = {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
};

/** The platform's own modal: focus stays inside and goes back where it was, Escape closes. */
export function ModalDialog({ title, onClose, children, actions }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before it leaves the document: a dialog removed while open gives the focus to nobody.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="requests-dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        // Closing is the owner's decision: it takes the dialog away.
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <Button icon={CloseIcon} mode="bleed" padding={2} aria-label="Fermer" onClick={onClose} />
      </header>
      <div className="requests-dialog-body">{children}</div>
      {actions && <footer>{actions}</footer>}
    </dialog>
  );
}
