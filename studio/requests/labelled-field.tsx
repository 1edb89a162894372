import { type ReactNode, useId } from 'react';

type LabelledFieldProps = {
  label: string;
  /** Draws the control, which has this id. */
  children(id: string): ReactNode;
};

/** A control with its name above it. */
export function LabelledField({ label, children }: LabelledFieldProps) {
  const id = useId();
  return (
    <div className="requests-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
