/** One webhook: its address, its events, its state, and its actions. */
import { useState } from 'react';
import { WEBHOOK_EVENTS } from '../../../inbox/contract/webhook-events.ts';
import type {
  WebhookDeliveries as Deliveries,
  OffReason,
  Webhook,
  WebhookTrial,
} from '../../../inbox/contract/webhooks.ts';
import { GIVE_UP_AFTER } from '../../../inbox/forms/lifetimes.ts';
import { spokenDuration } from '../../../packages/kit/calendar/spoken-duration.ts';
import { Button } from '../../ui/button.tsx';
import { useLive, useNow } from '../../ui/live-answer.ts';
import { Time } from '../../ui/marks.tsx';
import { Acts } from '../../ui/rows.tsx';
import { Answered, failureSentence } from '../../ui/states.tsx';
import { moment } from '../../ui/written-time.ts';
import { failureMeaning } from '../delivery-words.ts';
import { DeskLink, useDesk } from '../desk.tsx';
import { DeliveryLine } from '../detail/deliveries.tsx';
import { tabLocation } from '../location.ts';

type WebhookCardProps = {
  webhook: Webhook;
  onEdit(): void;
  onRemove(): void;
  onReplaceSecret(): void;
  onTurn(on: boolean): void;
};

export function WebhookCard(props: WebhookCardProps) {
  const { webhook, onEdit, onRemove, onReplaceSecret, onTurn } = props;
  const { id, address, description, off, formerSecretUntil } = webhook;
  const [showsSent, setShowsSent] = useState(false);
  const now = useNow();
  const state = stateOf(webhook);
  const about = `«\u00a0${description}\u00a0»`;
  return (
    <li data-state={state}>
      <p className="state-word">{STATE_WORDS[state]}</p>
      <div className="kit-stack webhook-body">
        <h2>{description}</h2>
        <p lang="">
          <code>{address}</code>
        </p>
        <p className="kit-note">{toldOf(webhook)}</p>
        <Trouble webhook={webhook} />
        {formerSecretUntil && Date.parse(formerSecretUntil) > now && (
          <p className="kit-note">
            L’ancien secret signe encore, jusqu’à <Time at={formerSecretUntil} />.
          </p>
        )}
        <Trial id={id} about={about} />
        <Acts
          name={about}
          acts={[
            {
              key: 'sent',
              text: showsSent ? 'Masquer les envois' : 'Derniers envois',
              label: `${showsSent ? 'Masquer les envois' : 'Derniers envois'} de ${about}`,
              isOpen: showsSent,
              onClick: () => setShowsSent(!showsSent),
            },
            { text: 'Modifier', onClick: onEdit },
            {
              text: 'Nouveau secret',
              label: `Nouveau secret pour ${about}`,
              onClick: onReplaceSecret,
            },
            {
              key: 'turn',
              text: off ? 'Remettre en marche' : 'Arrêter',
              onClick: () => onTurn(off !== null),
            },
            { text: 'Supprimer…', label: `Supprimer ${about}…`, tone: 'late', onClick: onRemove },
          ]}
        />
        {showsSent && <WebhookDeliveries webhook={webhook} />}
      </div>
    </li>
  );
}

type State = 'good' | 'watch' | 'off' | 'failed';

function stateOf({ off, failingSince }: Webhook): State {
  if (off) return off.reason === 'by_hand' ? 'off' : 'failed';
  return failingSince ? 'watch' : 'good';
}

const STATE_WORDS: Readonly<Record<State, string>> = {
  good: 'En marche',
  watch: 'En difficulté',
  off: 'Arrêté',
  failed: 'Arrêté par le site',
};

const OFF_SENTENCES: Readonly<Record<Exclude<OffReason, 'by_hand'>, string>> = {
  failing: `depuis ${spokenDuration(GIVE_UP_AFTER)}, aucun envoi n’arrivait`,
  gone: 'le destinataire a répondu qu’il n’existe plus',
};

function Trouble({ webhook: { off, failingSince } }: { webhook: Webhook }) {
  if (off && off.reason !== 'by_hand') {
    return (
      <p className="kit-notice" data-tone="late">
        Arrêté <Time at={off.at} />
        &nbsp;: {OFF_SENTENCES[off.reason]}. Réparez, envoyez un essai, puis remettez en marche.
      </p>
    );
  }
  if (off || !failingSince) return null;
  return (
    <p className="kit-notice" data-tone="soon">
      Rien n’arrive depuis <Time at={failingSince} />. Le site réessaie seul pendant{' '}
      {spokenDuration(GIVE_UP_AFTER)}.
    </p>
  );
}

/** Lists a webhook's events: `Demande de projet (3), Message (tout)`. */
function toldOf({ events }: Webhook): string {
  return WEBHOOK_EVENTS.flatMap(({ name, events: all }) => {
    const chosen = all.filter(({ type }) => events.includes(type));
    if (chosen.length === 0) return [];
    const [only] = chosen;
    const which =
      chosen.length === all.length
        ? 'tout'
        : chosen.length === 1 && only
          ? only.label.toLowerCase()
          : `${chosen.length}\u00a0événements`;
    return `${name}\u00a0: ${which}`;
  }).join(' · ');
}

/** Sends a trial and shows what the receiver answered. */
function Trial({ id, about }: { id: string; about: string }) {
  const { api } = useDesk();
  const [outcome, setOutcome] = useState<WebhookTrial | string>();
  async function run() {
    setOutcome(undefined);
    setOutcome(await api.tryWebhook(id).catch(failureSentence));
  }
  return (
    <div className="kit-form">
      <Button text="Envoyer un essai" aria-label={`Envoyer un essai à ${about}`} act={run} />
      <div role="status">
        {typeof outcome === 'string' && <p>{outcome}</p>}
        {typeof outcome === 'object' && <Outcome trial={outcome} />}
      </div>
    </div>
  );
}

function Outcome({ trial }: { trial: WebhookTrial }) {
  const { failure, status, answer, took } = trial;
  return (
    <>
      <p data-outcome={failure ? 'failed' : 'arrived'}>
        <strong>{failure ? 'L’essai n’est pas passé.' : 'L’essai est arrivé.'}</strong>{' '}
        {failure && `${failureMeaning({ failure })} `}
        {status !== null && `Réponse ${status} en ${took}\u00a0ms.`}
      </p>
      {answer && <pre lang="">{answer}</pre>}
    </>
  );
}

type Delivery = Deliveries['items'][number];

/** The last deliveries to a webhook, with each answer and a button to send them again. */
function WebhookDeliveries({ webhook: { id, off } }: { webhook: Webhook }) {
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
