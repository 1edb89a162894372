import { useState } from 'react';
import { Icon } from './icon.tsx';
import { Toast, type ToastMessage } from './toast.tsx';
import './tool-button.css';

type Props = {
  /** The title of the shared page, as its recipient reads it. */
  title: string;
  children: string;
};

/** Shares the page's own address: with what the device offers, else by copying it. Needs script. */
export function ShareButton({ title, children }: Props) {
  const [message, setMessage] = useState<ToastMessage>();
  return (
    <>
      <button
        type="button"
        className="tool-button"
        onClick={async () => setMessage(await share(title))}
      >
        <Icon name="share" />
        {children}
      </button>
      <Toast message={message} onClose={() => setMessage(undefined)} />
    </>
  );
}

/** Shares the address and returns the toast: none when the system's share sheet was used. */
async function share(title: string): Promise<ToastMessage | undefined> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return undefined;
    } catch (error) {
      // The visitor closed the share sheet: nothing more happens.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return { tone: 'success', title: 'Lien copié', description: 'Il ne reste qu’à le coller.' };
  } catch {
    // Copying is not allowed, or the page is not served over TLS: the visitor copies the link by hand, so the toast
    // stays open.
    return { tone: 'failure', title: 'Copiez ce lien', description: url };
  }
}
