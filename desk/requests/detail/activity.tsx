/** The history of a request with its notes and answers, oldest first, and the form for a new note. */
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { ofName } from '../../../inbox/forms/elision.ts';
import { administers } from '../../../staff/roles.ts';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/live-answer.ts';
import { Person, Time } from '../../ui/marks.tsx';
import { moment } from '../../ui/written-time.ts';
import { changeAuthor, changeSentence } from '../change-sentence.ts';
import { DELIVERY_STATES, failureMeaning } from '../delivery-words.ts';
import { useDesk } from '../desk.tsx';
import { DELIVERY_TONES, ResendButton } from './deliveries.tsx';
import { splitMentions } from './mentions.ts';
import { NoteForm } from './note-form.tsx';
import { useOpened } from './treatment.ts';

type Note = RequestDetail['notes'][number];
type Answer = RequestDetail['answers'][number];
type Change = RequestDetail['history'][number];

const SHOWN_WHOLE: readonly Change['action'][] = ['note_added', 'answered', 'answer_planned'];

export function Activity() {
  const { request } = useOpened();
  // Notes and answers are shown in full, so their events are left out.
  const changes = request.history.filter(({ action }) => !SHOWN_WHOLE.includes(action));
  const events = [
    ...changes.map((change) => ({
      at: change.at,
      drawn: <ChangeLine change={change} key={change.id} />,
    })),
    ...request.notes.map((note) => ({
      at: note.at,
      drawn: <NoteBlock note={note} key={note.id} />,
    })),
    ...request.answers.map((answer) => ({
      at: answer.at,
      drawn: <AnswerBlock answer={answer} key={answer.id} />,
    })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <section aria-labelledby={`activity-${request.id}`} className="request-activity">
      <h3 id={`activity-${request.id}`}>Suivi</h3>
      <ol className="kit-stack">
        <li className="request-change">
          <span className="request-dot" aria-hidden="true" />
          <p>
            Demande reçue <Time at={request.receivedAt} brief />
          </p>
        </li>
        {events.map(({ drawn }) => drawn)}
      </ol>
      <NoteForm />
    </section>
  );
}

function ChangeLine({ change }: { change: Change }) {
  return (
    <li className="request-change">
      <span className="request-dot" aria-hidden="true" />
      <p>
        <strong>{changeAuthor(change)}</strong> {changeSentence(change)}{' '}
        <Time at={change.at} brief />
      </p>
    </li>
  );
}

function NoteBlock({ note }: { note: Note }) {
  const { api, me } = useDesk();
  const { request, treatment } = useOpened();
  const { id, author, at, text, mentions } = note;
  return (
    <li className="request-note">
      <Person name={author.name} />
      <div className="kit-stack kit-card request-note-sheet">
        <p className="kit-line request-note-head">
          <strong>{author.name}</strong> <Time at={at} brief />
          {(author.id === me.id || administers(me)) && (
            <button
              type="button"
              className="kit-link"
              onClick={() =>
                treatment.perform({
                  send: () => api.removeNote(request.id, id),
                  done: 'Note effacée.',
                })
              }
            >
              Effacer
              <span className="kit-unseen"> la note {ofName(author.name)}</span>
            </button>
          )}
        </p>
        <p className="request-note-text">
          {splitMentions(text, mentions).map((part, index) =>
            part.person ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note never move
              <mark key={index}>{part.text}</mark>
            ) : (
              part.text
            ),
          )}
        </p>
      </div>
    </li>
  );
}

/** An answer: its text, and whether it arrived. */
function AnswerBlock({ answer }: { answer: Answer }) {
  const { api } = useDesk();
  const { request, treatment } = useOpened();
  const now = useNow();
  const { id, author, at, cancelledAt, sendAt } = answer;
  const delivery = request.deliveries.find((one) => one.id === answer.deliveryId);
  const meaning = delivery && failureMeaning(delivery);
  const isPlanned = !delivery && !cancelledAt;
  const mayCancel = isPlanned || delivery?.state === 'pending' || delivery?.state === 'withheld';
  return (
    <li className="request-note">
      <Person name={author.name} />
      <article className="kit-stack kit-card request-note-sheet" data-answer="">
        <p className="kit-line request-note-head">
          <strong>{author.name}</strong>{' '}
          <span>
            {delivery ? 'a répondu' : 'a écrit une réponse'} <Time at={at} brief />
          </span>
          <span className="kit-mark" data-tone={delivery ? DELIVERY_TONES[delivery.state] : 'soon'}>
            {delivery
              ? DELIVERY_STATES[delivery.state]
              : cancelledAt
                ? 'Annulée'
                : `Prévue ${moment(sendAt, now)}`}
          </span>
        </p>
        <h4>{answer.subject}</h4>
        <p className="request-note-text">{answer.text}</p>
        <p className="kit-note">
          {answer.invitation && 'Avec une invitation à l’agenda. '}
          {answer.quotesOriginal && 'Avec son message dessous. '}
          La suite arrive à {answer.replyTo}.
        </p>
        {meaning && <p>{meaning}</p>}
        {delivery?.state === 'failed' && <ResendButton delivery={delivery} />}
        {mayCancel && (
          <Button
            look="bare"
            tone="late"
            text="Annuler l’envoi"
            onClick={() =>
              treatment.perform({
                send: () => api.cancelAnswer(id),
                done: 'Réponse annulée\u00a0: elle ne partira pas.',
              })
            }
          />
        )}
      </article>
    </li>
  );
}
