/** The letters sent to the subscribers, with what became of each. */
import { useState } from 'react';
import type { Mailing } from '../../inbox/contract/mailings.ts';
import { MAILING_WORDS } from '../../inbox/contract/states.ts';
import { PARTS } from '../../staff/desk-places.ts';
import { useLive } from '../ui/live-answer.ts';
import { Answered, ShowMore } from '../ui/states.tsx';
import { useDesk } from './desk.ts';
import { mailingSentence } from './mailing-words.ts';
import { readPages } from './pages.ts';

/** Letters shown at first: those one still talks about. The others are one click away. */
const FIRST = 3;

export function MailingsList({ now }: { now: number }) {
  const { api } = useDesk();
  const [pages, setPages] = useState(0);
  const list = useLive(`mailings ${pages}`, (signal) =>
    readPages(Math.max(1, pages), (after) =>
      api.mailings({ ...after, ...(pages === 0 && { limit: FIRST }) }, signal),
    ),
  );
  return (
    <section className="requests-mailings" aria-labelledby="requests-mailings">
      <h2 id="requests-mailings">Lettres</h2>
      <Answered answer={list}>
        {({ items, more }) => (
          <>
            {items.length === 0 ? (
              <p className="kit-note">
                Aucune n’est encore partie d’ici. Elles s’écrivent dans les contenus, sous
                «&nbsp;Lettres&nbsp;».
              </p>
            ) : (
              <ul className="kit-rows">
                {items.map((mailing) => (
                  <li key={mailing.issueId}>
                    <MailingLine mailing={mailing} now={now} />
                  </li>
                ))}
              </ul>
            )}
            {more && <ShowMore onClick={() => setPages(pages + 1)} />}
          </>
        )}
      </Answered>
    </section>
  );
}

function MailingLine({ mailing, now }: { mailing: Mailing; now: number }) {
  const { issueId, subject, state, recipients, sent, waiting, refused, unsubscribed } = mailing;
  return (
    <>
      <div className="kit-row">
        <p className="requests-row-name">
          <a href={`${PARTS.content.address}/structure/newsletterIssue;${issueId},view=envoi`}>
            {subject}
          </a>
        </p>
        <p className="kit-note">{mailingSentence(mailing, now)}</p>
        {state !== 'scheduled' && (
          <dl className="requests-figures">
            <Figure noun="Adresses au départ" value={recipients} />
            <Figure noun="Parties" value={sent} />
            <Figure noun="En attente" value={waiting} />
            <Figure noun="Refusées" value={refused} />
            <Figure noun="Désinscriptions depuis" value={unsubscribed} />
          </dl>
        )}
      </div>
      <span className="kit-mark" data-tone={state === 'sent' ? 'done' : undefined}>
        {MAILING_WORDS[state].label}
      </span>
    </>
  );
}

function Figure({ noun, value }: { noun: string; value: number }) {
  return (
    <div>
      <dt>{noun}</dt>
      <dd>{value.toLocaleString('fr-FR')}</dd>
    </div>
  );
}
