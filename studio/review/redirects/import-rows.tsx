import { useState } from 'react';
import { Button } from '../../../desk/ui/button.tsx';
import type { PlannedRow } from './plan-import.ts';

/** Rows shown first, and how many more each time they are asked for: 5,000 at once would hold the screen up. */
const PAGE = 200;

const OUTCOMES: Record<PlannedRow['outcome'], string> = {
  new: 'Nouvelle',
  replaces: 'Remplacée',
  same: 'Déjà en place',
  refused: 'Refusée',
};

/** The rows of a list, those that are refused first: they are what there is to do. */
export function ImportRows({ rows }: { rows: readonly PlannedRow[] }) {
  const [shown, setShown] = useState(PAGE);
  const ordered = [
    ...rows.filter(({ outcome }) => outcome === 'refused'),
    ...rows.filter(({ outcome }) => outcome !== 'refused'),
  ];
  return (
    <>
      <table className="review-rows">
        <thead>
          <tr>
            <th scope="col">Ligne</th>
            <th scope="col">Ancienne adresse</th>
            <th scope="col">Nouvelle adresse</th>
            <th scope="col">Ce qui se passera</th>
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, shown).map(({ line, from, to, isTemporary, outcome, note }) => (
            <tr key={line} data-outcome={outcome}>
              <td>{line}</td>
              <td>{from}</td>
              <td>{to}</td>
              <td>
                <strong>
                  {OUTCOMES[outcome]}
                  {isTemporary && outcome !== 'refused' && ', provisoire'}
                </strong>
                {note && <span>{note}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown < ordered.length && (
        <Button text="Afficher la suite" onClick={() => setShown(shown + PAGE)} />
      )}
    </>
  );
}
