import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

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
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button text="Annuler" onClick={onClose} />
          <Button look="primary" text={gesture} disabled={chosen === undefined} onClick={take} />
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
        <fieldset className="kit-field">
          <legend className="kit-unseen">{title}</legend>
          {options.map(({ value, label }) => (
            <label key={value} className="kit-check">
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
    </Dialog>
  );
}
