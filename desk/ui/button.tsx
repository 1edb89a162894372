import type { ComponentProps, ComponentType } from 'react';

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  text?: string;
  icon?: ComponentType | undefined;
  /** One of a row is primary. Those of a list's rows are bare. */
  look?: 'primary' | 'plain' | 'bare';
  /** Whether what it does is lost. */
  tone?: 'late' | undefined;
  /** The key that does the same, shown where there is a keyboard. */
  shortcut?: string;
  /** It works, and keeps the focus: a disabled one would lose the keyboard's place. */
  busy?: boolean;
};

/** A button of the desk; one with `form` sends the form of that id. */
export function Button({
  text,
  icon: Icon,
  look = 'plain',
  tone,
  shortcut,
  busy,
  className = '',
  ...button
}: ButtonProps) {
  return (
    <button
      type={button.form ? 'submit' : 'button'}
      aria-disabled={busy}
      aria-keyshortcuts={shortcut}
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
