import { CloseIcon } from '@sanity/icons/Close';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Failure, failureSentence } from './states.tsx';

type DialogProps = {
  title: string;
  className?: string;
  wide?: boolean;
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  onClose(): void;
};

/** The platform's own modal dialog: focus stays inside and goes back where it was, Escape closes. */
export function Dialog({ title, className = '', wide, children, actions, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // The focus moves before the dialog leaves the document: one removed while open would lose it.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`kit-dialog ${className}`}
      data-wide={wide ? '' : undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        // Closing is the owner's decision: it takes the dialog away.
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <Button icon={CloseIcon} look="bare" aria-label="Fermer" onClick={onClose} />
      </header>
      <div>{children}</div>
      {actions && <footer>{actions}</footer>}
    </dialog>
  );
}

type ConfirmProps = Pick<DialogProps, 'title' | 'onClose'> & {
  /** What follows from it. */
  children: ReactNode;
  /** The verb of what is about to happen. */
  action: string;
  tone?: 'late' | undefined;
  /** The dialog closes once it is done, and says why when it is not. */
  onConfirm(): unknown;
};

/** Asks before what cannot be taken back. */
export function Confirm({
  title,
  children,
  action,
  tone = 'late',
  onConfirm,
  onClose,
}: ConfirmProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  async function confirm() {
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" onClick={onClose} />
          <Button look="primary" tone={tone} text={action} busy={pending} onClick={confirm} />
        </>
      }
    >
      {children}
      <Failure>{failure === undefined ? '' : failureSentence(failure)}</Failure>
    </Dialog>
  );
}
