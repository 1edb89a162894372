/** An answer in the history of its request: what was written, and whether it arrived. */
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { BleedButton } from '../../ui/desk-button.tsx';
import { atLength, briefly, moment } from '../../ui/written-time.ts';
import { DELIVERY_STATES, failureMeaning } from '../delivery-words.ts';
import { useDesk } from '../desk.ts';
import { DELIVERY_TONES, ResendButton } from '../detail/deliveries.tsx';
import type { Treatment } from '../detail/treatment.ts';
import { initials } from '../marks.tsx';

type Answer = RequestDetail['answers'][number];

type AnswerBlockProps = {
  answer: Answer;
  deliveries: RequestDetail['deliveries'];
  treatment: Treatment;
  now: number;
};

export function AnswerBlock({ answer, deliveries, treatment, now }: AnswerBlockProps) {
  const { api } = useDesk();
  const delivery = deliveries.find(({ id }) => id === answer.deliveryId);
  const meaning = delivery && failureMeaning(delivery);
  const isPlanned = !delivery && !answer.cancelledAt;
  const mayCancel = isPlanned || delivery?.state === 'pending' || delivery?.state === 'withheld';
  return (
    <>
      <span className="requests-person" aria-hidden="true">
        {initials(answer.author.name)}
      </span>
      <article className="request-note-sheet" data-answer="">
        <p className="request-note-head">
          <strong>{answer.author.name}</strong>{' '}
          <span>
            {delivery ? 'a répondu' : 'a écrit une réponse'}{' '}
            <time dateTime={answer.at} title={atLength(answer.at)}>
              {briefly(answer.at, now)}
            </time>
          </span>
          <span
            className="requests-mark"
            data-tone={delivery ? DELIVERY_TONES[delivery.state] : 'soon'}
          >
            {delivery ? DELIVERY_STATES[delivery.state] : stateOf(answer, now)}
          </span>
        </p>
        <h4>{answer.subject}</h4>
        <p className="request-note-text">{answer.text}</p>
        <p className="requests-note">
          {answer.invitation && 'Avec une invitation à l’agenda. '}
          {answer.quotesOriginal && 'Avec son message dessous. '}
          La suite arrive à {answer.replyTo}.
        </p>
        {meaning && <p className="request-delivery-meaning">{meaning}</p>}
        {delivery?.state === 'failed' && <ResendButton delivery={delivery} treatment={treatment} />}
        {mayCancel && (
          <BleedButton
            tone="critical"
            text="Annuler l’envoi"
            onClick={() =>
              treatment.perform({
                send: () => api.cancelAnswer(answer.id),
                done: 'Réponse annulée\u00a0: elle ne partira pas.',
              })
            }
          />
        )}
      </article>
    </>
  );
}

function stateOf({ cancelledAt, sendAt }: Answer, now: number): string {
  return cancelledAt ? 'Annulée' : `Prévue ${moment(sendAt, now)}`;
}
