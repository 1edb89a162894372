import { CloseIcon } from '@sanity/icons/Close';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Outcome } from './act-together.ts';

/**
 * What became of the chosen rows. It stays until it is dismissed: what was left has to be read, and undone while one
 * remembers.
 */
export function OutcomeNote({ outcome, onDismiss }: { outcome: Outcome; onDismiss(): void }) {
  const note = useRef<HTMLDivElement>(null);
  const { sentence, left, undo } = outcome;
  useEffect(() => {
    // The button that was pressed has gone with the selection: without this the focus would be nowhere.
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <div ref={note} className="requests-outcome" role="status" tabIndex={-1}>
      <div className="requests-together-head">
        <p>{sentence}</p>
        {undo && <Button text="Annuler" onClick={undo} />}
        <Button look="bare" icon={CloseIcon} aria-label="Fermer" onClick={onDismiss} />
      </div>
      {left.length > 0 && (
        <>
          <p className="kit-note">
            {left.length > 1
              ? `${left.length} sont restées telles quelles\u00a0:`
              : 'Une est restée telle quelle\u00a0:'}
          </p>
          <ul className="requests-left">
            {left.map(({ name, message }) => (
              <li key={`${name} ${message}`}>
                <strong>{name}</strong>
                <span className="kit-note"> {message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
