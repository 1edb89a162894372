/** The last deliveries to a webhook, each with what came back, to be sent again. */
import { WEBHOOK_EVENTS } from '../../../inbox/contract/webhook-events.ts';
import type { WebhookDeliveries as Deliveries, Webhook } from '../../../inbox/contract/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { useLive } from '../../ui/live-answer.ts';
import { Answered, failureSentence } from '../../ui/states.tsx';
import { atLength, moment } from '../../ui/written-time.ts';
import { DELIVERY_STATES, failureMeaning } from '../delivery-words.ts';
import { useDesk } from '../desk.ts';
import { DeskLink } from '../desk-link.tsx';
import { tabPlace } from '../place.ts';

type WebhookDeliveriesProps = { webhook: Webhook; now: number };

export function WebhookDeliveries({ webhook: { id, off }, now }: WebhookDeliveriesProps) {
  const { api, say } = useDesk();
  const sent = useLive(`webhook ${id}`, (signal) => api.webhookDeliveries(id, signal));

  async function resend(deliveryId: string) {
    try {
      sent.put(await api.resendToWebhook(deliveryId));
      say('L’envoi est relancé, sous le même numéro.');
    } catch (failure) {
      say(failureSentence(failure));
    }
  }

  return (
    <Answered answer={sent} what="Lecture des envois">
      {({ items }) =>
        items.length === 0 ? (
          <p className="kit-note">Rien n’est encore parti, ces trente derniers jours.</p>
        ) : (
          <ol className="request-deliveries" aria-label="Derniers envois">
            {items.map((delivery) => (
              <li key={delivery.id}>
                <Line
                  delivery={delivery}
                  now={now}
                  onResend={off ? undefined : () => resend(delivery.id)}
                />
              </li>
            ))}
          </ol>
        )
      }
    </Answered>
  );
}

type LineProps = {
  delivery: Deliveries['items'][number];
  now: number;
  /** Absent while the webhook is off. */
  onResend: (() => void) | undefined;
};

function Line({ delivery, now, onResend }: LineProps) {
  const { type, at, state, attempts, dueAt, detail, status, request } = delivery;
  const settled = state === 'sent' || state === 'failed';
  const meaning = state === 'sent' ? undefined : failureMeaning(delivery);
  return (
    <>
      <p className="request-delivery-head">
        <span>{eventName(type)}</span>
        <span className="kit-mark" data-tone={TONES[state]}>
          {DELIVERY_STATES[state]}
          {status !== null && state !== 'leased' && ` · ${status}`}
        </span>
      </p>
      <p className="kit-note">
        <time dateTime={at} title={atLength(at)}>
          {moment(at, now)}
        </time>
        {request && (
          <>
            {', '}
            <DeskLink to={{ ...tabPlace(request.area), id: request.id }} className="kit-link">
              {request.reference}
            </DeskLink>
          </>
        )}
        {attempts > 1 && `, ${attempts}\u00a0essais`}
        {state === 'pending' && attempts > 0 && `, prochain ${moment(dueAt, now)}`}
      </p>
      {meaning && <p>{meaning}</p>}
      {meaning && detail && (
        <details className="request-delivery-detail">
          <summary>Réponse</summary>
          <p lang="">{detail}</p>
        </details>
      )}
      {settled && onResend && (
        <Button
          look="bare"
          text="Renvoyer"
          aria-label={`Renvoyer\u00a0: ${eventName(type)}${request ? `, ${request.reference}` : ''}`}
          onClick={onResend}
        />
      )}
    </>
  );
}

const TONES = {
  sent: 'done',
  written: 'done',
  failed: 'late',
  withheld: 'soon',
  pending: undefined,
  leased: undefined,
} as const;

/** `Demande de projet : répondu` */
function eventName(type: string): string {
  for (const { name, events } of WEBHOOK_EVENTS) {
    const event = events.find((known) => known.type === type);
    if (event) return `${name}\u00a0: ${event.label.toLowerCase()}`;
  }
  return type;
}
