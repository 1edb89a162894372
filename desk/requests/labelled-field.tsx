import { type ReactNode, useId } from 'react';

/** What ties a control to the sentence that refuses its answer. */
type Refused = { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

export type LabelledFieldProps = {
  label: string;
  hint?: string | undefined;
  /** Why the answer is refused. */
  error?: string | undefined;
  /** Draws the control, which has this id, and these attributes where an answer can be refused. */
  children(id: string, refused: Refused): ReactNode;
};

/** A control with its name above it, and below it what helps to answer and what is wrong with the answer. */
export function LabelledField({ label, hint, error, children }: LabelledFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="requests-field">
      <label htmlFor={id}>{label}</label>
      {children(id, {
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="requests-field-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="requests-note">
          {hint}
        </p>
      )}
    </div>
  );
}
