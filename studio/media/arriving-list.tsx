import { CloseIcon } from '@sanity/icons/Close';
import { Button } from '@sanity/ui';
import { ofName } from '../../inbox/forms/elision.ts';
import type { ArrivingFile } from './arriving-files.ts';

const STATES: Record<ArrivingFile['state'], string> = {
  waiting: 'En attente',
  sending: 'Envoi',
  there: 'Importé',
  refused: 'Refusé',
};

type ArrivingListProps = { files: readonly ArrivingFile[]; isBusy: boolean; onClear(): void };

/** What becomes of files that were dropped or chosen, one line each; a refusal says why. */
export function ArrivingList({ files, isBusy, onClear }: ArrivingListProps) {
  if (files.length === 0) return null;
  const there = files.filter(({ state }) => state === 'there').length;
  return (
    <section className="media-arriving" aria-label="Fichiers en cours d’importation">
      <header>
        <p role="status">
          {there} sur {files.length} {files.length < 2 ? 'fichier importé' : 'fichiers importés'}
        </p>
        {!isBusy && (
          <Button
            icon={CloseIcon}
            mode="bleed"
            padding={2}
            aria-label="Fermer la liste des importations"
            onClick={onClear}
          />
        )}
      </header>
      <ul>
        {files.map(({ id, name, progress, state, reason }) => (
          <li key={id} data-state={state}>
            <span className="media-arriving-name">{name}</span>
            <span>{state === 'sending' ? `${Math.round(progress)}\u00A0%` : STATES[state]}</span>
            {state === 'sending' && (
              <progress max={100} value={progress} aria-label={`Envoi ${ofName(name)}`} />
            )}
            {reason && <span className="media-arriving-reason">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
