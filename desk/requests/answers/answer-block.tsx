/** An answer in the history of its request: what was written, and whether it arrived. */
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { Button } from '../../ui/button.tsx';
import { Person } from '../../ui/marks.tsx';
import { atLength, briefly, moment } from '../../ui/written-time.ts';
import { DELIVERY_STATES, failureMeaning } from '../delivery-words.ts';
import { useDesk } from '../desk.ts';
import { DELIVERY_TONES, ResendButton } from '../detail/deliveries.tsx';
import type { Treatment } from '../detail/treatment.ts';

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
      <Person name={answer.author.name} />
      <article className="request-note-sheet" data-answer="">
        <p className="request-note-head">
          <strong>{answer.author.name}</strong>{' '}
          <span>
            {delivery ? 'a répondu' : 'a écrit une réponse'}{' '}
            <time dateTime={answer.at} title={atLength(answer.at)}>
              {briefly(answer.at, now)}
            </time>
          </span>
          <span className="kit-mark" data-tone={delivery ? DELIVERY_TONES[delivery.state] : 'soon'}>
            {delivery ? DELIVERY_STATES[delivery.state] : stateOf(answer, now)}
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
        {delivery?.state === 'failed' && <ResendButton delivery={delivery} treatment={treatment} />}
        {mayCancel && (
          <Button
            look="bare"
            tone="late"
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
