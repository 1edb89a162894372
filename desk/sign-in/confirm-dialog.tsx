import { type ReactNode, useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import { Fault } from './form.tsx';
import { GhostButton } from './ghost-button.tsx';

type ConfirmDialogProps = {
  title: string;
  /** What follows from it. */
  children: ReactNode;
  /** The verb of what is about to happen. */
  action: string;
  onConfirm(): Promise<void>;
  onClose(): void;
};

/** Before what cannot be taken back. */
export function ConfirmDialog({ title, children, action, onConfirm, onClose }: ConfirmDialogProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  async function confirm() {
    if (pending) return;
    setPending(true);
    setError(undefined);
    await onConfirm().then(onClose, (failure: Error) => setError(failure.message));
    setPending(false);
  }

  return (
    <Modal className="confirm" title={title} onClose={onClose}>
      <div>{children}</div>
      <Fault>{error}</Fault>
      <p className="confirm-actions">
        <GhostButton text="Annuler" onClick={onClose} />
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
    </Modal>
  );
}
