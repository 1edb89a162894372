/** The subscribers of the newsletter, and the proof that they asked for it. */
import { DownloadIcon } from '@sanity/icons/Download';
import { useState } from 'react';
import type { Counts } from '../../inbox/contract/api.ts';
import {
  codesOf,
  SUBSCRIPTION_WORDS,
  type SubscriptionState,
} from '../../inbox/contract/states.ts';
import type { Subscription } from '../../inbox/contract/subscriptions.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/dialog.tsx';
import { SearchField } from '../ui/field.tsx';
import { useLive, useNow } from '../ui/live-answer.ts';
import { saveFile } from '../ui/save-file.ts';
import { Answered, failureSentence, NothingHere, ShowMore } from '../ui/states.tsx';
import { atLength, briefly } from '../ui/written-time.ts';
import { useDesk } from './desk.ts';
import { DeskLink } from './desk-link.tsx';
import { MailingsList } from './mailings-list.tsx';
import { readPages } from './pages.ts';
import { narrowed, type Place } from './place.ts';

export function NewsletterScreen({ counts }: { counts: Counts | undefined }) {
  const { api, place, go, say } = useDesk();
  const [pages, setPages] = useState(1);
  const [leaving, setLeaving] = useState<Subscription>();
  const now = useNow();
  const state = place.subscriptions;
  const q = place.filters.q;
  const list = useLive(`${state} ${q} ${pages}`, (signal) =>
    readPages(pages, (after) =>
      api.subscriptions({ ...(state && { state }), ...(q && { q }), ...after }, signal),
    ),
  );

  async function save() {
    try {
      saveFile(await api.subscriptionsCsv(state));
    } catch (error) {
      say(failureSentence(error));
    }
  }

  return (
    <section className="requests-list requests-wide" aria-labelledby="requests-box">
      <header className="screen-head">
        <div className="screen-title">
          <h1 id="requests-box">Newsletter</h1>
          <Button
            look="bare"
            icon={DownloadIcon}
            text="CSV"
            aria-label="Exporter cette liste au format CSV"
            onClick={save}
          />
        </div>
        <SearchField
          aria-label="Rechercher une adresse"
          placeholder="Une partie de l’adresse…"
          defaultValue={q ?? ''}
          onChange={({ currentTarget }) =>
            go(narrowed(place, { q: currentTarget.value.trim() || undefined }), 'replace')
          }
        />
        <nav className="kit-chips" aria-label="Filtrer par état">
          <StateChip label="Toutes" place={{ ...place, subscriptions: undefined }} />
          {codesOf(SUBSCRIPTION_WORDS).map((code) => (
            <StateChip
              key={code}
              label={STATE_PLURALS[code]}
              count={counted(code, counts)}
              place={{ ...place, subscriptions: code }}
            />
          ))}
        </nav>
      </header>
      <div className="requests-scroll">
        {!state && !q && <MailingsList now={now} />}
        <Answered answer={list}>
          {({ items, more }) => (
            <>
              {items.length === 0 ? (
                <NothingHere
                  title={q || state ? 'Rien ne correspond' : 'Pas encore d’inscription'}
                />
              ) : (
                <ul className="kit-rows">
                  {items.map((subscription) => (
                    <li key={subscription.id}>
                      <SubscriptionLine
                        subscription={subscription}
                        now={now}
                        onLeave={() => setLeaving(subscription)}
                      />
                    </li>
                  ))}
                </ul>
              )}
              {more && <ShowMore onClick={() => setPages(pages + 1)} />}
            </>
          )}
        </Answered>
      </div>
      {leaving && (
        <Confirm
          title="Désinscrire"
          action="Désinscrire"
          onClose={() => setLeaving(undefined)}
          onConfirm={async () => {
            await api.unsubscribe(leaving.id);
            say(`${leaving.address} ne recevra plus la newsletter.`);
            list.reload();
          }}
        >
          <p>
            <strong>{leaving.address}</strong> ne recevra plus la newsletter, et son adresse ne sera
            plus conservée. Seule la personne pourra se réinscrire.
          </p>
        </Confirm>
      )}
    </section>
  );
}

/** What has left is not counted. */
function counted(state: SubscriptionState, counts: Counts | undefined): number {
  return state === 'confirmed' || state === 'pending' ? (counts?.newsletter?.[state] ?? 0) : 0;
}

const STATE_PLURALS = {
  confirmed: 'Inscrites',
  pending: 'À confirmer',
  unsubscribed: 'Désinscrites',
  closed: 'Fermées',
} as const;

type StateChipProps = { label: string; count?: number; place: Place };

function StateChip({ label, count = 0, place }: StateChipProps) {
  const here = useDesk().place.subscriptions === place.subscriptions;
  return (
    <DeskLink to={place} current={here ? 'true' : undefined}>
      {label}
      {count > 0 && <b>{count}</b>}
    </DeskLink>
  );
}

type SubscriptionLineProps = { subscription: Subscription; now: number; onLeave(): void };

function SubscriptionLine({ subscription, now, onLeave }: SubscriptionLineProps) {
  const { address, state, requestedAt, confirmedAt, unsubscribedAt, consent } = subscription;
  const moments = [
    ['Demandée', requestedAt],
    ['confirmée', confirmedAt],
    ['désinscrite', unsubscribedAt],
  ] as const;
  return (
    <>
      <div className="kit-row">
        <p className="requests-row-name">{address ?? 'Adresse effacée'}</p>
        <p className="kit-note">
          {moments.flatMap(([word, at], index) =>
            at
              ? [
                  <span key={word}>
                    {index > 0 && ', '}
                    {word}{' '}
                    <time dateTime={at} title={atLength(at)}>
                      {briefly(at, now)}
                    </time>
                  </span>,
                ]
              : [],
          )}
        </p>
        <details className="request-delivery-detail">
          <summary>Ce qui a été accepté</summary>
          <p>{consent}</p>
        </details>
      </div>
      <span className="kit-mark" data-tone={state === 'confirmed' ? 'done' : undefined}>
        {SUBSCRIPTION_WORDS[state].label}
      </span>
      {address && (
        <Button
          look="bare"
          text="Désinscrire"
          aria-label={`Désinscrire ${address}`}
          onClick={onLeave}
        />
      )}
    </>
  );
}
