import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

type RowAct = {
  text: string;
  /** Identifies the action where its text changes. */
  key?: string;
  /** The button's name where that is not the text and the row's name. */
  label?: string;
  tone?: 'late';
  /** Whether the part that the button opens below the row is open. */
  isOpen?: boolean;
  onClick(): void;
};

type ActsProps = {
  /** The name that tells the row from the others. */
  name: string;
  acts: readonly (RowAct | false)[];
};

/** The actions of a row, each named by its text and the row's name. Of more than two, all but the first are in a menu. */
export function Acts({ name, acts }: ActsProps) {
  const all = acts.filter((act) => act !== false);
  const beside = all.length > 2 ? 1 : 2;
  const nameOf = ({ text, label }: RowAct) => label ?? `${text} ${name}`;
  return (
    <div className="kit-buttons">
      {all.slice(0, beside).map((act) => (
        <Button
          key={act.key ?? act.text}
          look="bare"
          text={act.text}
          tone={act.tone}
          aria-label={nameOf(act)}
          aria-expanded={act.isOpen}
          onClick={act.onClick}
        />
      ))}
      {all.length > beside && (
        <Menu
          look="bare"
          aria-label={`Autres actions\u00a0: ${name}`}
          items={all.slice(beside).map((act) => ({
            key: act.key ?? act.text,
            text: act.text,
            label: nameOf(act),
            tone: act.tone,
            isChosen: act.isOpen,
            onChoose: act.onClick,
          }))}
        />
      )}
    </div>
  );
}

type RowProps = Pick<ActsProps, 'name'> & {
  /** The labels and states beside the name. */
  marks?: ReactNode;
  /** A note about the row. */
  note?: ReactNode;
  acts?: ActsProps['acts'];
  /** The part open below the row. */
  children?: ReactNode;
};

/** A row of a list: its name, and its actions at the end. */
export function Row({ name, marks, note, acts = [], children }: RowProps) {
  return (
    <li>
      <div className="kit-row">
        <p className="kit-line">
          <strong>{name}</strong>
          {marks}
        </p>
        {note && <p className="kit-note">{note}</p>}
      </div>
      {acts.some(Boolean) && <Acts name={name} acts={acts} />}
      {children && <div className="kit-row-more">{children}</div>}
    </li>
  );
}
