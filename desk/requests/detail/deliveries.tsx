import { RetryIcon } from '@sanity/icons/Retry';
import type { RequestDetail } from '../../../inbox/contract/requests.ts';
import { Button } from '../../ui/button.tsx';
import { moment } from '../../ui/written-time.ts';
import { channelName, DELIVERY_STATES, failureMeaning } from '../delivery-words.ts';
import { useDesk } from '../desk.ts';
import type { Treatment } from './treatment.ts';

type Delivery = RequestDetail['deliveries'][number];
type DeliveriesProps = { request: RequestDetail; treatment: Treatment; now: number };

export function Deliveries({ request, treatment, now }: DeliveriesProps) {
  if (request.deliveries.length === 0) return null;
  return (
    <section className="request-deliveries" aria-labelledby={`deliveries-${request.id}`}>
      <h3 id={`deliveries-${request.id}`}>Envois</h3>
      <ul>
        {request.deliveries.map((delivery) => (
          <li key={delivery.id} data-state={delivery.state}>
            <DeliveryLine delivery={delivery} treatment={treatment} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type DeliveryLineProps = { delivery: Delivery; treatment: Treatment; now: number };

function DeliveryLine({ delivery, treatment, now }: DeliveryLineProps) {
  const { state, detail } = delivery;
  const made = state === 'sent' || state === 'written';
  const meaning = made ? undefined : failureMeaning(delivery);
  const channel = channelName(delivery.channel);
  const name = delivery.to ? `${channel}, à ${delivery.to}` : channel;
  const settled = made || state === 'failed';
  return (
    <>
      <p className="request-delivery-head">
        <span>{name}</span>
        <span className="kit-mark" data-tone={DELIVERY_TONES[state]}>
          {DELIVERY_STATES[state]}
        </span>
      </p>
      <p className="kit-note">{story(delivery, now)}</p>
      {meaning && <p>{meaning}</p>}
      {meaning && detail && (
        <details className="request-delivery-detail">
          <summary>Réponse du serveur</summary>
          <p>{detail}</p>
        </details>
      )}
      {settled && <ResendButton delivery={delivery} treatment={treatment} />}
    </>
  );
}

export function ResendButton({ delivery, treatment }: Omit<DeliveryLineProps, 'now'>) {
  const { api } = useDesk();
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
      return sentAt
        ? `Accepté par le serveur ${moment(sentAt, now)}${tries}`
        : 'Accepté par le serveur';
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
