/** What the agency did and wrote about a request, oldest first, and where one writes next. */

import type { Colleagues } from '../../../inbox/contract/api.ts';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { administers } from '../../../staff/roles.ts';
import { Person } from '../../ui/marks.tsx';
import { atLength, briefly } from '../../ui/written-time.ts';
import { AnswerBlock } from '../answers/answer-block.tsx';
import { changeAuthor, changeSentence } from '../change-sentence.ts';
import { useDesk } from '../desk.ts';
import { splitMentions } from './mentions.ts';
import { NoteForm } from './note-form.tsx';
import type { Treatment } from './treatment.ts';

type ActivityProps = {
  request: RequestDetail;
  treatment: Treatment;
  colleagues: Colleagues['items'] | undefined;
  now: number;
};
type Note = RequestDetail['notes'][number];
type Change = RequestDetail['history'][number];

const SHOWN_WHOLE: readonly Change['action'][] = ['note_added', 'answered', 'answer_planned'];

export function Activity({ request, treatment, colleagues = [], now }: ActivityProps) {
  const { me } = useDesk();
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
      <NoteForm
        requestId={request.id}
        treatment={treatment}
        people={colleagues.filter(({ id }) => id !== me.id)}
      />
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
      <Person name={note.author.name} />
      <div className="request-note-sheet">
        <p className="request-note-head">
          <strong>{note.author.name}</strong> <When at={note.at} now={now} />
          {mine && (
            <button
              type="button"
              className="kit-link"
              onClick={() =>
                treatment.perform({
                  send: () => api.removeNote(requestId, note.id),
                  done: 'Note effacée.',
                })
              }
            >
              Effacer
              <span className="kit-unseen"> la note {ofName(note.author.name)}</span>
            </button>
          )}
        </p>
        <p className="request-note-text">
          {splitMentions(note.text, note.mentions).map((part, index) =>
            part.person ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note never move
              <mark key={index}>{part.text}</mark>
            ) : (
              part.text
            ),
          )}
        </p>
      </div>
    </>
  );
}
