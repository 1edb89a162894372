import { type KeyboardEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import './lightbox.css';

type Props = {
  label: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
};

/** A modal dialog as large as the window, closed by Escape and by a phone's back gesture. */
export function Lightbox({ label, onClose, onKeyDown, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="lightbox night"
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      // The area around the picture belongs to the dialog: a click on it closes it.
      onClick={({ target }) => {
        if (target instanceof Element && target.matches('.lightbox, .lightbox-stage')) {
          dialog.current?.close();
        }
      }}
    >
      <div className="lightbox-head">
        <p>{label}</p>
        <button
          type="button"
          className="icon-button"
          aria-label="Fermer"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
