import { CloseIcon } from '@sanity/icons/Close';
import { Button } from '@sanity/ui';
import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

type ModalDialogProps = {
  title: string;
  onClose(): void;
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
};

/** A modal with a cross in its head and its buttons at its foot. */
export function ModalDialog({ title, onClose, children, actions }: ModalDialogProps) {
  return (
    <Modal
      className="requests-dialog"
      title={title}
      onClose={onClose}
      beside={
        <Button icon={CloseIcon} mode="bleed" padding={2} aria-label="Fermer" onClick={onClose} />
      }
    >
      <div className="requests-dialog-body">{children}</div>
      {actions && <footer>{actions}</footer>}
    </Modal>
  );
}
