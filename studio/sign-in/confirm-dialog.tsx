import { Button } from '@sanity/ui';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Fault } from './action.tsx';

type ConfirmDialogProps = {
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** The verb of what is about to happen. */
  action: string;
  onConfirm(): Promise<void>;
  onClose(): void;
};

/** Before what cannot be taken back. The platform's own modal: focus stays inside and goes back, Escape closes. */
export function ConfirmDialog({ title, children, action, onConfirm, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  // Before it leaves the document: a dialog removed while open gives the focus to nobody.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  async function confirm() {
    if (pending) return;
    setPending(true);
    setError(undefined);
    await onConfirm().then(onClose, (failure: Error) => setError(failure.message));
    setPending(false);
  }

  return (
    <dialog
      ref={dialog}
      className="confirm"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading}>{title}</h2>
      <div>{children}</div>
      <Fault>{error}</Fault>
      <p className="confirm-actions">
        <Button fontSize={2} mode="ghost" text="Annuler" onClick={onClose} />
        <button
          type="button"
          className="action"
          data-tone="critical"
          aria-disabled={pending}
          onClick={confirm}
        >
          {action}
        </button>
      </p>
    </dialog>
  );
}
