/** The trash: deleted documents, who deleted them and when, and the button that restores them. */
import { RestoreIcon } from '@sanity/icons/Restore';
import { RetryIcon } from '@sanity/icons/Retry';
import { useState } from 'react';
import { useClient, useSchema, useUser } from 'sanity';
import { IntentLink } from 'sanity/router';
import { Button } from '../../desk/ui/button.tsx';
import { SearchField } from '../../desk/ui/field.tsx';
import { useNow } from '../../desk/ui/live-answer.ts';
import { Failure, Loading, NothingHere } from '../../desk/ui/states.tsx';
import { atLength, moment } from '../../desk/ui/written-time.ts';
import type {
  DeletedDocument,
  RestoredDocument,
} from '../../packages/content-service/trash-contract.ts';
import { frenchNumber } from '../../packages/kit/french/french-number.ts';
import { API_VERSION } from '../content/api-version.ts';
import {
  refusalSentence,
  restore,
  type TrashList,
  type TrashQuestion,
  useTrash,
} from './trash-list.ts';
import './trash.css';

const EVERYTHING: TrashQuestion = { type: '', search: '' };

export function TrashView() {
  const client = useClient({ apiVersion: API_VERSION });
  const [question, setQuestion] = useState(EVERYTHING);
  const trash = useTrash(client, question);
  const isEmpty = trash.page?.types.length === 0;
  return (
    <div className="kit kit-sheet trash">
      <p className="kit-note">
        Gardé aussi longtemps que l’historique, c’est-à-dire sans limite. Un document restauré
        revient en brouillon&nbsp;: rien ne reparaît sur le site avant sa publication.
      </p>
      {isEmpty ? (
        <div role="status">
          <NothingHere title="La corbeille est vide">
            Ce que l’équipe supprime se retrouve ici, à restaurer en un clic.
          </NothingHere>
        </div>
      ) : (
        <>
          <TrashFilters trash={trash} question={question} onChange={setQuestion} />
          <TrashContents trash={trash} />
        </>
      )}
    </div>
  );
}

type TrashFiltersProps = {
  trash: TrashList;
  question: TrashQuestion;
  onChange(question: TrashQuestion): void;
};

function TrashFilters({ trash, question, onChange }: TrashFiltersProps) {
  const schema = useSchema();
  const types = (trash.page?.types ?? [])
    .map(({ type, count }) => ({ type, count, title: schema.get(type)?.title ?? type }))
    .sort((a, b) => a.title.localeCompare(b.title, 'fr'));
  return (
    <div className="trash-filters">
      <SearchField
        maxLength={200}
        aria-label="Chercher par le titre"
        placeholder="Titre…"
        value={question.search}
        onChange={({ currentTarget }) => onChange({ ...question, search: currentTarget.value })}
      />
      <select
        className="kit-input"
        aria-label="Type"
        value={question.type}
        onChange={({ currentTarget }) => onChange({ ...question, type: currentTarget.value })}
      >
        <option value="">Tous les types</option>
        {types.map(({ type, count, title }) => (
          <option key={type} value={type}>
            {title} ({count})
          </option>
        ))}
      </select>
    </div>
  );
}

function TrashContents({ trash }: { trash: TrashList }) {
  const { page, error, reading, readMore, retry } = trash;
  const now = useNow();
  if (!page)
    return error ? <Unreadable retry={retry} /> : <Loading what="Lecture de la corbeille" />;
  return (
    <>
      <p className="kit-note" role="status" data-testid="trash-count">
        {countSentence(page.count)}
      </p>
      {page.documents.length > 0 && (
        <ul className="kit-rows" aria-busy={reading}>
          {page.documents.map((document) => (
            // The key holds the date: a document that is deleted again is another row.
            <TrashRow key={`${document.id} ${document.deletedAt}`} document={document} now={now} />
          ))}
        </ul>
      )}
      {error !== undefined && <Unreadable retry={readMore} />}
      {page.nextCursor && error === undefined && !reading && (
        <div className="kit-more">
          <Button text="Afficher la suite" onClick={readMore} />
        </div>
      )}
    </>
  );
}

/** The row of a deleted document. It stays after a restore, with a link to the document. */
function TrashRow({ document, now }: { document: DeletedDocument; now: number }) {
  const { id, type, deletedAt, deletedBy, wasPublished } = document;
  const client = useClient({ apiVersion: API_VERSION });
  const [author] = useUser(deletedBy);
  const [busy, setBusy] = useState(false);
  const [restored, setRestored] = useState<RestoredDocument>();
  const [refusal, setRefusal] = useState<string>();
  const { name, about } = describe(document, useSchema().get(type)?.title ?? type);

  async function bringBack() {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    await restore(client, id).then(setRestored, (error: unknown) =>
      setRefusal(refusalSentence(error)),
    );
    setBusy(false);
  }

  return (
    <li data-testid={`trash-${id}`}>
      <div className="kit-row">
        <p>
          <strong>{name}</strong>
          {about && <span className="kit-note">{about}</span>}
        </p>
        <p className="kit-note">
          {wasPublished ? 'Était en ligne' : 'Était un brouillon'} · supprimé
          {author && ` par ${author.displayName}`} ·{' '}
          <time dateTime={deletedAt} title={atLength(deletedAt)}>
            {moment(deletedAt, now)}
          </time>
        </p>
      </div>
      {restored ? (
        <IntentLink intent="edit" params={{ id, type }} className="kit-button" data-look="plain">
          Ouvrir<span className="kit-unseen"> {name}</span>
        </IntentLink>
      ) : (
        <Button
          icon={RestoreIcon}
          text="Restaurer"
          aria-label={`Restaurer ${name}`}
          busy={busy}
          onClick={bringBack}
        />
      )}
      <div role="status" className="trash-answer">
        {restored && (
          <p className="kit-notice">
            De retour, en brouillon{missingSentence(restored.missing.length)}
          </p>
        )}
      </div>
      <div className="trash-answer">
        <Failure>{refusal}</Failure>
      </div>
    </li>
  );
}

/** Returns the name of a document, and a note. A single document is named by its type. */
function describe({ id, type, title }: DeletedDocument, kind: string) {
  if (id === type) return { name: kind, about: title && `«\u00a0${title}\u00a0»` };
  return title ? { name: title, about: kind } : { name: `${kind} sans titre`, about: null };
}

function missingSentence(missing: number): string {
  if (missing === 0) return '.';
  return missing === 1
    ? '. Il renvoie à un document supprimé\u00a0: restaurez-le aussi avant de publier.'
    : `. Il renvoie à ${missing} documents supprimés\u00a0: restaurez-les aussi avant de publier.`;
}

function Unreadable({ retry }: { retry(): void }) {
  return (
    <div className="kit-state" role="alert">
      <p className="kit-state-title">La corbeille n’a pas pu être lue</p>
      <p>Rien n’y est perdu. Vérifiez votre connexion, puis réessayez.</p>
      <Button icon={RetryIcon} text="Réessayer" onClick={retry} />
    </div>
  );
}

function countSentence(count: number): string {
  if (count === 0) return 'Rien de supprimé ne correspond.';
  return count === 1 ? 'Un document supprimé' : `${frenchNumber(count)} documents supprimés`;
}
