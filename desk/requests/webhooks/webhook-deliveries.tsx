/** The last deliveries to a webhook, each with what came back, to be sent again. */
import { WEBHOOK_EVENTS } from '../../../inbox/contract/webhook-events.ts';
import type { WebhookDeliveries as Deliveries, Webhook } from '../../../inbox/contract/webhooks.ts';
import { Button } from '../../ui/button.tsx';
import { useLive, useNow } from '../../ui/live-answer.ts';
import { Time } from '../../ui/marks.tsx';
import { Answered } from '../../ui/states.tsx';
import { moment } from '../../ui/written-time.ts';
import { DeskLink, useDesk } from '../desk.tsx';
import { DeliveryLine } from '../detail/deliveries.tsx';
import { tabLocation } from '../location.ts';

type Delivery = Deliveries['items'][number];

export function WebhookDeliveries({ webhook: { id, off } }: { webhook: Webhook }) {
  const { api, attempt } = useDesk();
  const sent = useLive(`webhook ${id}`, (signal) => api.webhookDeliveries(id, signal));

  const resend = (delivery: Delivery) =>
    attempt(async () => {
      sent.put(await api.resendToWebhook(delivery.id));
      return 'L’envoi est relancé, sous le même numéro.';
    });

  return (
    <Answered answer={sent} what="Lecture des envois">
      {({ items }) =>
        items.length === 0 ? (
          <p className="kit-note">Rien n’est encore parti, ces trente derniers jours.</p>
        ) : (
          <ol className="request-deliveries" aria-label="Derniers envois">
            {items.map((delivery) => {
              const { type, state, status, request } = delivery;
              const name = eventName(type);
              const about = request ? `, ${request.reference}` : '';
              return (
                <DeliveryLine
                  key={delivery.id}
                  name={name}
                  story={<Story delivery={delivery} />}
                  delivery={delivery}
                  status={status !== null && state !== 'leased' && ` · ${status}`}
                  answerer="Réponse"
                  resend={
                    !off && (
                      <Button
                        look="bare"
                        text="Renvoyer"
                        aria-label={`Renvoyer\u00a0: ${name}${about}`}
                        onClick={() => resend(delivery)}
                      />
                    )
                  }
                />
              );
            })}
          </ol>
        )
      }
    </Answered>
  );
}

function Story({ delivery: { at, request, attempts, state, dueAt } }: { delivery: Delivery }) {
  const now = useNow();
  return (
    <>
      <Time at={at} />
      {request && (
        <>
          {', '}
          <DeskLink to={{ ...tabLocation(request.area), id: request.id }} className="kit-link">
            {request.reference}
          </DeskLink>
        </>
      )}
      {attempts > 1 && `, ${attempts}\u00a0essais`}
      {state === 'pending' && attempts > 0 && `, prochain ${moment(dueAt, now)}`}
    </>
  );
}

/** The words of an event: `Demande de projet : répondu`. */
function eventName(type: string): string {
  for (const { name, events } of WEBHOOK_EVENTS) {
    const event = events.find((candidate) => candidate.type === type);
    if (event) return `${name}\u00a0: ${event.label.toLowerCase()}`;
  }
  return type;
}
