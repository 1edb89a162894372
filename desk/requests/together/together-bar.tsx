/** What can be done with the chosen rows, at the foot of the list. */
import { CloseIcon } from '@sanity/icons/Close';
import { useState } from 'react';
import type { Colleagues } from '../../../inbox/contract/api.ts';
import type { RequestItem } from '../../../inbox/contract/requests.ts';
import { codesOf, STAGE_WORDS, STATUS_WORDS, type Word } from '../../../inbox/contract/states.ts';
import { administers } from '../../../staff/roles.ts';
import { Button } from '../../ui/button.tsx';
import { RefuseTogetherDialog } from '../applications/refuse-together-dialog.tsx';
import { useDesk } from '../desk.ts';
import { EraseDialog } from '../erase-dialog.tsx';
import { useShortcuts } from '../shortcuts.ts';
import { type Gesture, useTogether } from './act-together.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import type { Selection } from './selection.ts';

type TogetherBarProps = {
  selection: Selection;
  /** All that the list shows. */
  items: readonly RequestItem[];
  colleagues: Colleagues['items'];
  now: number;
};

type Asking = 'person' | 'state' | 'refusal' | 'erasure';

export function TogetherBar({ selection, items: shown, colleagues, now }: TogetherBarProps) {
  const { me, place } = useDesk();
  const together = useTogether(selection, shown);
  const [asking, ask] = useState<Asking>();
  const { items } = selection;
  const count = items.length;
  // A comment is answered under its post, and what is set aside first has to be put back.
  const isTreated = place.tab === 'contact' || place.tab === 'applications';
  const isApplication = place.tab === 'applications';
  const canErase = administers(me);
  const isRead = items.every(({ unread }) => !unread);

  useShortcuts([
    ['c', () => count > 0 && isTreated && open('person')],
    ['s', () => count > 0 && isTreated && open('state')],
  ]);

  function open(what: Asking): true {
    ask(what);
    return true;
  }

  const close = () => ask(undefined);
  const perform = (gesture: Gesture, one: string, many: string) =>
    together.perform(gesture, (done) => `${counted(done)} ${done > 1 ? many : one}`);

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
      {together.outcome && <OutcomeNote outcome={together.outcome} onDismiss={together.dismiss} />}
      <section className="requests-together" aria-label="Demandes choisies" hidden={count === 0}>
        <div className="requests-together-head">
          <p role="status">
            {count > 0 && `${counted(count)} ${count > 1 ? 'choisies' : 'choisie'}`}
          </p>
          {count < shown.length && (
            <Button
              look="bare"
              text="Tout choisir"
              onClick={() => selection.choose(shown.map(({ id }) => id))}
            />
          )}
          <Button
            look="bare"
            icon={CloseIcon}
            aria-label="Ne plus rien choisir"
            onClick={() => selection.choose([])}
          />
        </div>
        <div className="kit-buttons">
          {isTreated && (
            <>
              <Button text="Confier…" disabled={together.busy} onClick={() => ask('person')} />
              <Button
                text={isApplication ? 'Étape…' : 'Statut…'}
                shortcut="s"
                disabled={together.busy}
                onClick={() => ask('state')}
              />
              {isApplication && (
                <Button
                  tone="late"
                  text="Refuser…"
                  disabled={together.busy}
                  onClick={() => ask('refusal')}
                />
              )}
            </>
          )}
          <Button
            text={isRead ? 'Non lu' : 'Lu'}
            aria-label={isRead ? 'Non lu\u00a0: marquer non lu' : 'Lu\u00a0: marquer lu'}
            disabled={together.busy}
            onClick={() =>
              isRead
                ? perform({ action: 'mark_unread' }, 'marquée non lue.', 'marquées non lues.')
                : perform({ action: 'mark_read' }, 'marquée lue.', 'marquées lues.')
            }
          />
          {place.tab === 'quarantine' ? (
            <Button
              text="Remettre"
              aria-label="Remettre dans leur boîte"
              disabled={together.busy}
              onClick={() =>
                perform({ action: 'release' }, 'remise dans sa boîte.', 'remises dans leur boîte.')
              }
            />
          ) : (
            <Button
              text="Indésirable"
              aria-label="Indésirable : mettre de côté"
              disabled={together.busy}
              onClick={() =>
                perform(
                  { action: 'quarantine' },
                  'mise de côté dans les indésirables.',
                  'mises de côté dans les indésirables.',
                )
              }
            />
          )}
          {canErase && (
            <Button
              tone="late"
              text="Effacer…"
              disabled={together.busy}
              onClick={() => ask('erasure')}
            />
          )}
        </div>
      </section>
      {asking === 'person' && (
        <ChooseDialog
          title={`Confier ${counted(count)}`}
          gesture="Confier"
          options={[
            ...colleagues.map(({ id, name }) => ({
              value: id,
              label: id === me.id ? `${name} (moi)` : name,
            })),
            { value: '', label: 'Personne' },
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
            // A refusal has a gesture of its own: it asks what the candidates are to be told.
            isApplication
              ? optionsOf(STAGE_WORDS).filter(({ value }) => value !== 'rejected')
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
        <RefuseTogetherDialog
          items={items}
          now={now}
          onRefused={(refused, left) => {
            close();
            selection.choose(left.map(({ id }) => id));
            together.show(`${counted(refused)} ${refused > 1 ? 'refusées' : 'refusée'}.`, left);
          }}
          onClose={close}
        />
      )}
      {asking === 'erasure' && (
        <EraseDialog
          whom={{ requests: items.map(({ id, version }) => ({ id, version })) }}
          onErased={({ requests, left }) => {
            selection.choose(left.map(({ id }) => id));
            together.show(
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
  return codesOf(words).map((value) => ({ value, label: words[value].label }));
}

function counted(count: number): string {
  return `${count}\u00a0${count > 1 ? 'demandes' : 'demande'}`;
}
