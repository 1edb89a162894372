import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import './toast.css';

export type ToastMessage = {
  /** `failure` waits to be closed; `success` leaves by itself. */
  tone: 'success' | 'failure';
  title: string;
  description: string;
};

/** The time a toast is shown, long enough to read it twice; the page says the same elsewhere. */
const SUCCESS_DURATION = 6_000; // ms

type Props = {
  message: ToastMessage | undefined;
  onClose: () => void;
};

/**
 * A short message over the page. Its regions are always rendered: screen readers announce changes of known ones only.
 */
export function Toast({ message, onClose }: Props) {
  const tone = message?.tone;
  return (
    <>
      <div role="status">
        {tone === 'success' && message && <Tile message={message} onClose={onClose} />}
      </div>
      <div role="alert">
        {tone === 'failure' && message && <Tile message={message} onClose={onClose} />}
      </div>
    </>
  );
}

function Tile({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const tile = useRef<HTMLDivElement>(null);

  // A popover is in the top layer, above everything that the page has opened.
  useEffect(() => tile.current?.showPopover(), []);

  useEffect(() => {
    if (message.tone === 'failure') return;
    const timer = setTimeout(onClose, SUCCESS_DURATION);
    return () => clearTimeout(timer);
  }, [message, onClose]);

  return (
    <div ref={tile} className={`toast toast-${message.tone}`} popover="manual">
      <p>
        <strong>{message.title}</strong>
        {message.description}
      </p>
      <button type="button" className="icon-button" onClick={onClose} aria-label="Fermer">
        <Icon name="close" />
      </button>
    </div>
  );
}
