import { RetryIcon } from '@sanity/icons/Retry';
import type { ReactNode } from 'react';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/live-answer.ts';
import { moment } from '../../ui/written-time.ts';
import { channelName, DELIVERY_STATES, failureMeaning } from '../delivery-words.ts';
import { useDesk } from '../desk.tsx';
import { useOpened } from './treatment.ts';

type Delivery = RequestDetail['deliveries'][number];

/** The mails and other deliveries of the open request, with their outcomes. */
export function Deliveries() {
  const { id, deliveries } = useOpened().request;
  const now = useNow();
  if (deliveries.length === 0) return null;
  return (
    <section className="request-deliveries" aria-labelledby={`deliveries-${id}`}>
      <h3 id={`deliveries-${id}`}>Envois</h3>
      <ul>
        {deliveries.map((delivery) => {
          const channel = channelName(delivery.channel);
          return (
            <DeliveryLine
              key={delivery.id}
              name={delivery.to ? `${channel}, à ${delivery.to}` : channel}
              story={story(delivery, now)}
              delivery={delivery}
              answerer="Réponse du serveur"
              resend={<ResendButton delivery={delivery} />}
            />
          );
        })}
      </ul>
    </section>
  );
}

type DeliveryLineProps = {
  name: string;
  /** The sentence of when it left, or how often that was tried. */
  story: ReactNode;
  delivery: Pick<Delivery, 'state' | 'failure' | 'detail'>;
  /** The part beside the state. */
  status?: ReactNode;
  /** The title of the receiver's answer. */
  answerer: string;
  /** Sends it again; shown once it has come to an end. */
  resend: ReactNode;
};

/** A delivery: its destination, its outcome, and the receiver's answer to a failed one. */
export function DeliveryLine(props: DeliveryLineProps) {
  const { name, story: storySoFar, delivery, status, answerer, resend } = props;
  const { state, detail } = delivery;
  const isMade = state === 'sent' || state === 'written';
  const meaning = isMade ? undefined : failureMeaning(delivery);
  return (
    <li className="kit-stack" data-state={state}>
      <p className="kit-line request-delivery-head">
        <span>{name}</span>
        <span className="kit-mark" data-tone={DELIVERY_TONES[state]}>
          {DELIVERY_STATES[state]}
          {status}
        </span>
      </p>
      <p className="kit-note">{storySoFar}</p>
      {meaning && <p>{meaning}</p>}
      {meaning && detail && (
        <details className="kit-note">
          <summary>{answerer}</summary>
          <p lang="">{detail}</p>
        </details>
      )}
      {(isMade || state === 'failed') && resend}
    </li>
  );
}

export function ResendButton({ delivery }: { delivery: Delivery }) {
  const { api } = useDesk();
  const { treatment } = useOpened();
  const name = channelName(delivery.channel);
  return (
    <Button
      icon={RetryIcon}
      text="Renvoyer"
      aria-label={`Renvoyer\u00a0: ${name}`}
      onClick={() =>
        treatment.perform({
          send: () => api.resend(delivery.id),
          done: `${name}\u00a0: l’envoi est relancé.`,
        })
      }
    />
  );
}

export const DELIVERY_TONES = {
  sent: 'done',
  written: 'soon',
  failed: 'late',
  withheld: 'soon',
  pending: undefined,
  leased: undefined,
} as const;

function story({ state, sentAt, attempts, dueAt }: Delivery, now: number): string {
  const tries = attempts > 1 ? `, ${attempts} essais` : '';
  switch (state) {
    case 'sent':
      return `Accepté par le serveur${sentAt ? ` ${moment(sentAt, now)}${tries}` : ''}`;
    case 'written':
      return `N’est pas parti\u00a0: aucun serveur d’envoi n’est configuré${
        sentAt ? `. Fichier écrit ${moment(sentAt, now)}` : ''
      }`;
    case 'failed':
      return `Abandonné${tries}`;
    case 'withheld':
      return 'Part si la demande quitte les indésirables';
    case 'leased':
      return 'Essai en cours';
    case 'pending':
      return attempts === 0
        ? 'Part dans un instant'
        : `Prochain essai ${moment(dueAt, now)}${tries}`;
  }
}
