/** What the agency did and wrote about a request, oldest first, and where one writes next. */

import { TextArea } from '@sanity/ui';
import { useRef, useState } from 'react';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { administers } from '../../../staff/roles.ts';
import { AnswerBlock } from '../answers/answer-block.tsx';
import { changeAuthor, changeSentence } from '../change-sentence.ts';
import { useDesk } from '../desk.ts';
import { GhostButton } from '../desk-button.tsx';
import { initials } from '../marks.tsx';
import { useShortcuts } from '../shortcuts.ts';
import { atLength, briefly } from '../written-time.ts';
import { useDraft } from './draft.ts';
import type { Treatment } from './treatment.ts';

type ActivityProps = { request: RequestDetail; treatment: Treatment; now: number };
type Note = RequestDetail['notes'][number];
type Change = RequestDetail['history'][number];

const SHOWN_WHOLE: readonly Change['action'][] = ['note_added', 'answered', 'answer_planned'];

export function Activity({ request, treatment, now }: ActivityProps) {
  // Notes and answers stand there themselves.
  const changes = request.history.filter(({ action }) => !SHOWN_WHOLE.includes(action));
  const events = [
    ...changes.map((change) => ({ what: 'change' as const, ...change })),
    ...request.notes.map((note) => ({ what: 'note' as const, ...note })),
    ...request.answers.map((answer) => ({ what: 'answer' as const, ...answer })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <section aria-labelledby={`activity-${request.id}`} className="request-activity">
      <h3 id={`activity-${request.id}`}>Suivi</h3>
      <ol>
        <li className="request-change">
          <span className="request-dot" aria-hidden="true" />
          <p>
            Demande reçue <When at={request.receivedAt} now={now} />
          </p>
        </li>
        {events.map((event) => (
          <li
            key={event.id}
            className={event.what === 'change' ? 'request-change' : 'request-note'}
          >
            {event.what === 'note' && (
              <NoteBlock note={event} requestId={request.id} treatment={treatment} now={now} />
            )}
            {event.what === 'answer' && (
              <AnswerBlock
                answer={event}
                deliveries={request.deliveries}
                treatment={treatment}
                now={now}
              />
            )}
            {event.what === 'change' && (
              <>
                <span className="request-dot" aria-hidden="true" />
                <p>
                  <strong>{changeAuthor(event)}</strong> {changeSentence(event)}{' '}
                  <When at={event.at} now={now} />
                </p>
              </>
            )}
          </li>
        ))}
      </ol>
      <NoteForm requestId={request.id} treatment={treatment} />
    </section>
  );
}

function When({ at, now }: { at: string; now: number }) {
  return (
    <time dateTime={at} title={atLength(at)}>
      {briefly(at, now)}
    </time>
  );
}

type NoteBlockProps = { note: Note; requestId: string; treatment: Treatment; now: number };

function NoteBlock({ note, requestId, treatment, now }: NoteBlockProps) {
  const { api, me } = useDesk();
  const mine = note.author.id === me.id || administers(me);
  return (
    <>
      <span className="requests-person" aria-hidden="true">
        {initials(note.author.name)}
      </span>
      <div className="request-note-sheet">
        <p className="request-note-head">
          <strong>{note.author.name}</strong> <When at={note.at} now={now} />
          {mine && (
            <button
              type="button"
              onClick={() =>
                treatment.perform({
                  send: () => api.removeNote(requestId, note.id),
                  done: 'Note effacée.',
                })
              }
            >
              Effacer
              <span className="requests-unseen"> la note de {note.author.name}</span>
            </button>
          )}
        </p>
        <p className="request-note-text">{note.text}</p>
      </div>
    </>
  );
}

function NoteForm({ requestId, treatment }: { requestId: string; treatment: Treatment }) {
  const { api } = useDesk();
  const [text, write] = useDraft(`note:${requestId}`);
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  useShortcuts([
    [
      'n',
      () => {
        area.current?.focus();
        return true;
      },
    ],
  ]);
  const isBlank = text.trim() === '';

  async function keep() {
    if (isBlank || busy) return;
    setBusy(true);
    const kept = await treatment.perform({
      send: () => api.addNote(requestId, text.trim()),
      done: 'Note enregistrée.',
    });
    setBusy(false);
    // What could not be kept stays where it was typed.
    if (kept) write('');
  }

  return (
    <form
      className="request-note-form"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextArea
        ref={area}
        aria-label="Ajouter une note"
        placeholder="Une note pour l’équipe. L’expéditeur ne la voit pas."
        fontSize={[2, 2, 1]}
        rows={2}
        maxLength={5000}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep();
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <GhostButton type="submit" text="Ajouter la note" disabled={isBlank || busy} />
    </form>
  );
}
