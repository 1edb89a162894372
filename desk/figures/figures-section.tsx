/** A section of the page of figures: its title, what it says, and its table as a file. */
import { type ReactNode, useId, useState } from 'react';
import type { FigureTable, Period } from '../../inbox/contract/figure-words.ts';
import { useDesk } from '../requests/desk.ts';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { failureSentence } from '../ui/states.tsx';
import './figures-table.css';

type SectionProps = {
  title: string;
  note?: ReactNode;
  /** Whether it takes both columns, what it holds standing side by side in them. */
  wide?: boolean;
  /** The table that is saved as a file, when there is one. */
  file?: { table: FigureTable; period: Period } | undefined;
  children: ReactNode;
};

export function FiguresSection({ title, note, wide, file, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      className="figures-section"
      data-wide={wide ? '' : undefined}
      aria-labelledby={heading}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        {file && <SaveTable title={title} {...file} />}
      </header>
      {note && <p className="kit-note">{note}</p>}
      {children}
    </section>
  );
}

type SaveProps = { title: string; table: FigureTable; period: Period };

function SaveTable({ title, table, period }: SaveProps) {
  const { api, say } = useDesk();
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      saveFile(await api.figuresCsv(period, table));
    } catch (failure) {
      say(failureSentence(failure));
    }
    setSaving(false);
  }

  return (
    <Button
      look="bare"
      text="CSV"
      aria-label={`Télécharger «\u00a0${title}\u00a0» en CSV`}
      busy={saving}
      disabled={saving}
      onClick={save}
    />
  );
}
