import { Button } from '@sanity/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { SolidButton } from '../../ui/solid-button.tsx';

type ChooseDialogProps = {
  title: string;
  /** What pressing the button does. */
  gesture: string;
  options: readonly { value: string; label: string }[];
  onChoose(value: string): void;
  onClose(): void;
};

/** One choice of a few: arrows go through them, Enter takes one. */
export function ChooseDialog({ title, gesture, options, onChoose, onClose }: ChooseDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const name = useId();

  useEffect(() => {
    // The dialog itself would put the focus on its cross.
    form.current?.querySelector('input')?.focus();
  }, []);

  function take() {
    if (chosen === undefined) return;
    onClose();
    onChoose(chosen);
  }

  return (
    <ModalDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button mode="ghost" text="Annuler" onClick={onClose} />
          <SolidButton text={gesture} disabled={chosen === undefined} onClick={take} />
        </>
      }
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <fieldset className="requests-options">
          <legend className="desk-unseen">{title}</legend>
          {options.map(({ value, label }) => (
            <label key={value} className="requests-check">
              <input
                type="radio"
                name={name}
                checked={chosen === value}
                onChange={() => setChosen(value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  take();
                }}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </form>
    </ModalDialog>
  );
}
