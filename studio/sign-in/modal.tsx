import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type ModalProps = { title: string; children: ReactNode; onClose(): void };

/** The platform's own modal dialog: focus stays inside and goes back, Escape closes. */
export function Modal({ title, children, onClose }: ModalProps) {
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
      className="confirm"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
