/** The subscribers of the newsletter, with the proof of their consent. */
import { useState } from 'react';
import type { Mailing } from '../../inbox/contract/mailings.ts';
import {
  codesOf,
  MAILING_WORDS,
  SUBSCRIPTION_WORDS,
  type SubscriptionState,
} from '../../inbox/contract/states.ts';
import type { Subscription } from '../../inbox/contract/subscriptions.ts';
import { PARTS } from '../../staff/desk-addresses.ts';
import { Button } from '../ui/button.tsx';
import { useConfirm } from '../ui/dialog.tsx';
import { SearchField } from '../ui/field.tsx';
import { useNow } from '../ui/live-answer.ts';
import { Time } from '../ui/marks.tsx';
import { NothingHere } from '../ui/states.tsx';
import { useDesk } from './desk.tsx';
import { narrowed } from './location.ts';
import { mailingSentence } from './mailing-words.ts';
import { useListing } from './request-pages.ts';
import { Chip, CsvButton, Listed, WideScreen } from './wide-screen.tsx';

export function NewsletterScreen() {
  const { api, location, notify } = useDesk();
  const [question, ask] = useConfirm();
  const state = location.subscriptions;
  const q = location.filters.q;
  const list = useListing(`${state} ${q}`, (after, signal) =>
    api.subscriptions({ ...(state && { state }), ...(q && { q }), ...after }, signal),
  );

  const askToLeave = ({ id, address }: Subscription) =>
    ask({
      title: 'Désinscrire',
      action: 'Désinscrire',
      says: (
        <>
          <strong>{address}</strong> ne recevra plus la newsletter, et son adresse ne sera plus
          conservée. Seule la personne pourra se réinscrire.
        </>
      ),
      async onConfirm() {
        await api.unsubscribe(id);
        notify(`${address} ne recevra plus la newsletter.`);
        list.pages.reload();
      },
    });

  return (
    <WideScreen
      title="Newsletter"
      beside={<CsvButton read={() => api.subscriptionsCsv(state)} />}
      filters={<Filters />}
    >
      {!state && !q && <Mailings />}
      <Listed
        list={list}
        empty={
          <NothingHere title={q || state ? 'Rien ne correspond' : 'Pas encore d’inscription'} />
        }
      >
        {(items) => (
          <ul className="kit-rows">
            {items.map((subscription) => (
              <SubscriptionLine
                key={subscription.id}
                subscription={subscription}
                onLeave={() => askToLeave(subscription)}
              />
            ))}
          </ul>
        )}
      </Listed>
      {question}
    </WideScreen>
  );
}

const STATE_PLURALS = {
  confirmed: 'Inscrites',
  pending: 'À confirmer',
  unsubscribed: 'Désinscrites',
  closed: 'Fermées',
} as const;

function Filters() {
  const { location, counts, go } = useDesk();
  // Subscribers who left are not counted.
  const counted = (state: SubscriptionState) =>
    state === 'confirmed' || state === 'pending' ? counts?.newsletter?.[state] : undefined;
  return (
    <>
      <SearchField
        aria-label="Rechercher une adresse"
        placeholder="Une partie de l’adresse…"
        defaultValue={location.filters.q ?? ''}
        onChange={({ currentTarget }) =>
          go(narrowed(location, { q: currentTarget.value.trim() || undefined }), 'replace')
        }
      />
      <nav className="kit-chips" aria-label="Filtrer par état">
        {[undefined, ...codesOf(SUBSCRIPTION_WORDS)].map((state) => (
          <Chip
            key={state ?? ''}
            to={{ ...location, subscriptions: state }}
            isChosen={state === location.subscriptions}
            count={state && counted(state)}
          >
            {state ? STATE_PLURALS[state] : 'Toutes'}
          </Chip>
        ))}
      </nav>
    </>
  );
}

type SubscriptionLineProps = { subscription: Subscription; onLeave(): void };

function SubscriptionLine({ subscription, onLeave }: SubscriptionLineProps) {
  const { address, state, requestedAt, confirmedAt, unsubscribedAt, consent } = subscription;
  return (
    <li>
      <div className="kit-row">
        <p className="requests-row-name">{address ?? 'Adresse effacée'}</p>
        <p className="kit-note">
          <Time after="Demandée" at={requestedAt} brief />
          {confirmedAt && <Time after=", confirmée" at={confirmedAt} brief />}
          {unsubscribedAt && <Time after=", désinscrite" at={unsubscribedAt} brief />}
        </p>
        <details className="kit-note">
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
    </li>
  );
}

/** The number of letters shown at first; the others are one click away. */
const FIRST = 3;

/** The letters sent to the subscribers, with their outcomes. */
function Mailings() {
  const { api } = useDesk();
  const [isWhole, setWhole] = useState(false);
  const list = useListing(isWhole ? 'mailings' : 'first mailings', (after, signal) =>
    api.mailings({ ...after, ...(!isWhole && { limit: FIRST }) }, signal),
  );
  return (
    <section className="requests-mailings" aria-labelledby="requests-mailings">
      <h2 id="requests-mailings">Lettres</h2>
      <Listed
        list={isWhole ? list : { ...list, showMore: () => setWhole(true) }}
        empty={
          <p className="kit-note">
            Aucune n’est encore partie d’ici. Elles s’écrivent dans les contenus, sous
            «&nbsp;Lettres&nbsp;».
          </p>
        }
      >
        {(items) => (
          <ul className="kit-rows">
            {items.map((mailing) => (
              <MailingLine key={mailing.issueId} mailing={mailing} />
            ))}
          </ul>
        )}
      </Listed>
    </section>
  );
}

const FIGURES = [
  ['recipients', 'Adresses au départ'],
  ['sent', 'Parties'],
  ['waiting', 'En attente'],
  ['refused', 'Refusées'],
  ['unsubscribed', 'Désinscriptions depuis'],
] as const;

function MailingLine({ mailing }: { mailing: Mailing }) {
  const { issueId, subject, state } = mailing;
  const now = useNow();
  return (
    <li>
      <div className="kit-row">
        <p className="requests-row-name">
          <a href={`${PARTS.content.address}/structure/newsletterIssue;${issueId},view=envoi`}>
            {subject}
          </a>
        </p>
        <p className="kit-note">{mailingSentence(mailing, now)}</p>
        {state !== 'scheduled' && (
          <dl className="kit-line requests-figures">
            {FIGURES.map(([figure, noun]) => (
              <div key={figure}>
                <dt>{noun}</dt>
                <dd>{mailing[figure].toLocaleString('fr-FR')}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <span className="kit-mark" data-tone={state === 'sent' ? 'done' : undefined}>
        {MAILING_WORDS[state].label}
      </span>
    </li>
  );
}
