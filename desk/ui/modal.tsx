import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type ModalProps = {
  title: string;
  /** How the dialog looks is its screen’s to say. */
  className: string;
  /** Stands in the head, behind the title. */
  beside?: ReactNode;
  children: ReactNode;
  onClose(): void;
};

/** The platform's own modal dialog: focus stays inside and goes back where it was, Escape closes. */
export function Modal({ title, className, beside, children, onClose }: ModalProps) {
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
      className={className}
      aria-labelledby={heading}
      onCancel={(event) => {
        // Closing is the owner's decision: it takes the dialog away.
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        {beside}
      </header>
      {children}
    </dialog>
  );
}
