import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type RowAct = {
  text: string;
  /** What is read out instead of the text and the row's name. */
  label?: string;
  tone?: 'late';
  /** Whether what it opens below the row is open. */
  isOpen?: boolean;
  onClick(): void;
};

type RowProps = {
  /** What tells it from the other rows. */
  name: string;
  /** Stands beside the name: labels, states. */
  marks?: ReactNode;
  /** What there is to know of it. */
  note?: ReactNode;
  acts?: readonly (RowAct | false)[];
  /** What is open below it. */
  children?: ReactNode;
};

/** A row of a list: what it is, and at its end what is done with it. */
export function Row({ name, marks, note, acts = [], children }: RowProps) {
  return (
    <li>
      <div className="kit-row">
        <p>
          <strong>{name}</strong>
          {marks}
        </p>
        {note && <p className="kit-note">{note}</p>}
      </div>
      {acts.some(Boolean) && (
        <div className="kit-buttons">
          {acts.map(
            (act) =>
              act && (
                <Button
                  key={act.text}
                  look="bare"
                  text={act.text}
                  tone={act.tone}
                  aria-label={act.label ?? `${act.text} ${name}`}
                  aria-expanded={act.isOpen}
                  onClick={act.onClick}
                />
              ),
          )}
        </div>
      )}
      {children && <div className="kit-row-more">{children}</div>}
    </li>
  );
}
