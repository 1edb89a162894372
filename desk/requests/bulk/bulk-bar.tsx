/** The actions for the selected rows, below the list. */
import { CloseIcon } from '@sanity/icons/Close';
import { useEffect, useRef, useState } from 'react';
import type { Colleagues } from '../../../inbox/contract/api.ts';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import { codesOf, STAGE_WORDS, STATUS_WORDS, type Word } from '../../../inbox/contract/states.ts';
import { administers } from '../../../staff/roles.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import { Radios } from '../../ui/field.tsx';
import { BulkRefusalDialog } from '../applications/bulk-refusal-dialog.tsx';
import { useDesk } from '../desk.tsx';
import { EraseDialog } from '../erase-dialog.tsx';
import { useShortcuts } from '../shortcuts.tsx';
import { type Gesture, type Outcome, useBulk } from './act-in-bulk.ts';
import type { Selection } from './selection.ts';

type BulkBarProps = {
  selection: Selection;
  /** All that the list shows. */
  items: readonly RequestItem[];
  colleagues: Colleagues['items'];
};

type Asking = 'person' | 'state' | 'refusal' | 'erasure';

export function BulkBar({ selection, items: visible, colleagues }: BulkBarProps) {
  const { me, location } = useDesk();
  const bulk = useBulk(selection, visible);
  const [asking, ask] = useState<Asking>();
  const { items } = selection;
  const count = items.length;
  // Comments are answered under their post, and requests in quarantine have to be taken out first.
  const isTreated = location.tab === 'contact' || location.tab === 'applications';
  const isApplication = location.tab === 'applications';
  const isRead = items.every(({ unread }) => !unread);

  useShortcuts([
    ['c', () => (count > 0 && isTreated ? ask('person') : false)],
    ['s', () => (count > 0 && isTreated ? ask('state') : false)],
  ]);

  const close = () => ask(undefined);
  const perform = (gesture: Gesture, one: string, many: string) =>
    bulk.perform(gesture, (done) => `${counted(done)} ${done > 1 ? many : one}`);

  function assign(id: string) {
    const person = colleagues.find((colleague) => colleague.id === id);
    const to = person ? ` à ${person.name}` : '';
    perform(
      { action: 'assign', assignee: person?.id ?? null },
      person ? `confiée${to}.` : 'n’a plus de responsable.',
      person ? `confiées${to}.` : 'n’ont plus de responsable.',
    );
  }

  function move(gesture: Gesture, { label }: Word) {
    const to = `à «\u00a0${label}\u00a0».`;
    perform(gesture, `passée ${to}`, `passées ${to}`);
  }

  return (
    <>
      {bulk.outcome && <OutcomeNote outcome={bulk.outcome} onDismiss={bulk.dismiss} />}
      <section className="requests-together" aria-label="Demandes choisies" hidden={count === 0}>
        <div className="requests-together-head">
          <p role="status">
            {count > 0 && `${counted(count)} ${count > 1 ? 'choisies' : 'choisie'}`}
          </p>
          {count < visible.length && (
            <Button
              look="bare"
              text="Tout choisir"
              onClick={() => selection.choose(visible.map(({ id }) => id))}
            />
          )}
          <Button
            look="bare"
            icon={CloseIcon}
            aria-label="Ne plus rien choisir"
            onClick={() => selection.choose([])}
          />
        </div>
        <fieldset className="kit-buttons" disabled={bulk.busy}>
          {isTreated && (
            <>
              <Button text="Confier…" onClick={() => ask('person')} />
              <Button
                text={isApplication ? 'Étape…' : 'Statut…'}
                shortcut="s"
                onClick={() => ask('state')}
              />
            </>
          )}
          {isApplication && <Button tone="late" text="Refuser…" onClick={() => ask('refusal')} />}
          <Button
            text={isRead ? 'Non lu' : 'Lu'}
            aria-label={isRead ? 'Non lu\u00a0: marquer non lu' : 'Lu\u00a0: marquer lu'}
            onClick={() =>
              isRead
                ? perform({ action: 'mark_unread' }, 'marquée non lue.', 'marquées non lues.')
                : perform({ action: 'mark_read' }, 'marquée lue.', 'marquées lues.')
            }
          />
          {location.tab === 'quarantine' ? (
            <Button
              text="Remettre"
              aria-label="Remettre dans leur boîte"
              onClick={() =>
                perform({ action: 'release' }, 'remise dans sa boîte.', 'remises dans leur boîte.')
              }
            />
          ) : (
            <Button
              text="Indésirable"
              aria-label={'Indésirable\u00a0: mettre de côté'}
              onClick={() => {
                const aside = 'de côté dans les indésirables.';
                perform({ action: 'quarantine' }, `mise ${aside}`, `mises ${aside}`);
              }}
            />
          )}
          {administers(me) && <Button tone="late" text="Effacer…" onClick={() => ask('erasure')} />}
        </fieldset>
      </section>
      {asking === 'person' && (
        <ChooseDialog
          title={`Confier ${counted(count)}`}
          gesture="Confier"
          options={[
            ...colleagues.map(
              ({ id, name }) => [id, id === me.id ? `${name} (moi)` : name] as const,
            ),
            ['', 'Personne'],
          ]}
          onChoose={assign}
          onClose={close}
        />
      )}
      {asking === 'state' && (
        <ChooseDialog
          title={`${isApplication ? 'Étape' : 'Statut'} de ${counted(count)}`}
          gesture={isApplication ? 'Changer l’étape' : 'Changer le statut'}
          options={
            // Refusing has a button of its own, which asks what to write to the candidates.
            isApplication
              ? optionsOf(STAGE_WORDS).filter(([stage]) => stage !== 'rejected')
              : optionsOf(STATUS_WORDS)
          }
          onChoose={(value) => {
            const stage = isApplication && codesOf(STAGE_WORDS).find((code) => code === value);
            const status = codesOf(STATUS_WORDS).find((code) => code === value);
            if (stage) {
              move({ action: 'set_stage', stage }, STAGE_WORDS[stage]);
            } else if (status) {
              move({ action: 'set_status', status }, STATUS_WORDS[status]);
            }
          }}
          onClose={close}
        />
      )}
      {asking === 'refusal' && (
        <BulkRefusalDialog
          items={items}
          onRefused={(refused, left) => {
            close();
            selection.choose(left.map(({ id }) => id));
            bulk.show(`${counted(refused)} ${refused > 1 ? 'refusées' : 'refusée'}.`, left);
          }}
          onClose={close}
        />
      )}
      {asking === 'erasure' && (
        <EraseDialog
          whom={{ requests: items.map(({ id, version }) => ({ id, version })) }}
          onErased={({ requests, left }) => {
            selection.choose(left.map(({ id }) => id));
            bulk.show(
              `${counted(requests)} ${requests > 1 ? 'effacées' : 'effacée'} pour toujours.`,
              left,
            );
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function optionsOf<Code extends string>(words: Readonly<Record<Code, Word>>) {
  return codesOf(words).map((code) => [code, words[code].label] as const);
}

type ChooseDialogProps = {
  title: string;
  /** The button's action. */
  gesture: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose(value: string): void;
  onClose(): void;
};

/** A dialog with a few choices: arrows go through them, Enter takes one. */
function ChooseDialog({ title, gesture, options, onChoose, onClose }: ChooseDialogProps) {
  const [chosen, setChosen] = useState<string>();
  return (
    <FormDialog
      title={title}
      action={gesture}
      disabled={chosen === undefined}
      onSend={() => chosen !== undefined && onChoose(chosen)}
      onClose={onClose}
    >
      <Radios legend={title} isLegendUnseen name="choice" options={options} onChange={setChosen} />
    </FormDialog>
  );
}

function counted(count: number): string {
  return `${count}\u00a0${count > 1 ? 'demandes' : 'demande'}`;
}

/**
 * The outcome for the selected rows. It stays until it is dismissed, so that one can read which rows were left out, and
 * undo the change.
 */
function OutcomeNote({ outcome, onDismiss }: { outcome: Outcome; onDismiss(): void }) {
  const note = useRef<HTMLDivElement>(null);
  const { sentence, left, undo } = outcome;
  useEffect(() => {
    // The pressed button has disappeared with the selection: the focus moves to the outcome.
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
          <ul className="kit-stack requests-left">
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
