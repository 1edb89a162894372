import { type ComponentProps, type ComponentType, useState } from 'react';

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  text?: string;
  icon?: ComponentType | undefined;
  /** The button's weight: one of a row is primary, those of a list's rows are bare. */
  look?: 'primary' | 'plain' | 'bare';
  /** The button's tone: `late` for an action that cannot be undone. */
  tone?: 'late' | undefined;
  /** The key that does the same, shown where there is a keyboard. */
  shortcut?: string;
  /** Whether its action is running. The button keeps the focus: a disabled one would lose it. */
  busy?: boolean;
  /** An asynchronous action, instead of `onClick`: the button is busy until it ends. */
  act?(): Promise<unknown>;
};

/** A button of the desk; one with `form` sends the form of that id. */
export function Button({
  text,
  icon: Icon,
  look = 'plain',
  tone,
  shortcut,
  busy: isTold = false,
  act,
  className = '',
  ...button
}: ButtonProps) {
  const [isActing, setActing] = useState(false);
  const busy = isTold || isActing;
  async function start() {
    if (busy || !act) return;
    setActing(true);
    await act().finally(() => setActing(false));
  }
  return (
    <button
      type={button.form ? 'submit' : 'button'}
      aria-disabled={busy || undefined}
      aria-keyshortcuts={shortcut}
      onClick={act && start}
      {...button}
      className={`kit-button ${className}`}
      data-look={look}
      data-tone={tone}
      data-sign={text ? undefined : ''}
    >
      {busy ? <span className="kit-spinner" /> : Icon && <Icon />}
      {text}
    </button>
  );
}

/** A button that copies a text, and then says so by its other word. */
export function CopyButton({ text, done = 'Copié' }: { text: string; done?: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      text={isCopied ? done : 'Copier'}
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
    />
  );
}

/** A text that is shown this once, to be copied. */
export function Secret({ text }: { text: string }) {
  return (
    <p className="kit-card kit-secret">
      <code>{text}</code>
      <CopyButton text={text} />
    </p>
  );
}

/** Hands a file to the browser to keep: never opened in the page, whatever it holds. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has opened the file by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
