import { CloseIcon } from '@sanity/icons/Close';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { FormBody, useSubmission } from './field.tsx';

type DialogProps = {
  title: string;
  className?: string;
  wide?: boolean | undefined;
  children: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  onClose(): void;
};

/** The platform's own modal dialog: focus stays inside and goes back where it was, Escape closes. */
export function Dialog({ title, className = '', wide, children, actions, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // The dialog is closed before it leaves the document: one removed while open would lose the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`kit-dialog ${className}`}
      data-wide={wide ? '' : undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        // The parent decides whether to close, and then unmounts the dialog.
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <Button icon={CloseIcon} look="bare" aria-label="Fermer" onClick={onClose} />
      </header>
      <div>{children}</div>
      {actions && <footer>{actions}</footer>}
    </dialog>
  );
}

type FormDialogProps = Pick<DialogProps, 'title' | 'wide' | 'children' | 'onClose'> & {
  /** The verb of the action. */
  action: string;
  /** The tone of the button: `late` for an action that cannot be undone. */
  tone?: 'late' | undefined;
  /** Whether the form cannot be sent yet. */
  disabled?: boolean;
  /** Buttons of other ways to end it. */
  others?: ReactNode;
  className?: string;
  /**
   * Performs the action. The dialog closes afterwards, unless this returns `false`; it shows the error of a failure.
   */
  onSend(values: FormData): unknown;
};

/** A dialog that is answered: fields, which take the focus, and the button that sends them. */
export function FormDialog({
  action,
  tone,
  disabled,
  others,
  className,
  children,
  onSend,
  ...dialog
}: FormDialogProps) {
  const form = useId();
  const submission = useSubmission(async (values) => {
    if ((await onSend(values)) !== false) dialog.onClose();
  });
  useEffect(() => {
    const fields = document.getElementById(form)?.querySelectorAll<HTMLElement>(FIELDS) ?? [];
    // The browser has put the focus on the dialog's close button: it moves to the first field.
    fields[0]?.focus();
  }, [form]);
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button text="Annuler" onClick={dialog.onClose} />
          {others}
          <Button
            look="primary"
            tone={tone}
            text={action}
            form={form}
            disabled={disabled}
            busy={submission.pending}
          />
        </>
      }
    >
      <FormBody id={form} submission={submission} className={className}>
        {children}
      </FormBody>
    </Dialog>
  );
}

const FIELDS = 'input, select, textarea';

type Question = Pick<FormDialogProps, 'title' | 'action' | 'tone'> & {
  /** The consequences of the action. */
  says: ReactNode;
  onConfirm(): unknown;
};

/**
 * Asks before what cannot be taken back.
 *
 * @returns the dialog, to be put somewhere in the page, and the function that opens it
 */
export function useConfirm() {
  const [pending, ask] = useState<Question>();
  if (!pending) return [undefined, ask] as const;
  const { says, onConfirm, ...question } = pending;
  const dialog = (
    <FormDialog tone="late" {...question} onSend={onConfirm} onClose={() => ask(undefined)}>
      <p>{says}</p>
    </FormDialog>
  );
  return [dialog, ask] as const;
}
