/** Who read, changed, took out or erased what: for administrators. */

import { Button } from '@sanity/ui';
import { useState } from 'react';
import type { AuditPage } from '../../inbox/contract/access.ts';
import { ROLE_RULES } from '../../staff/roles.ts';
import { auditSentence } from './audit-sentence.ts';
import { useDesk } from './desk.ts';
import { DeskLink } from './desk-link.tsx';
import { EraseButton } from './erase-button.tsx';
import { useLive, useNow } from './live-answer.ts';
import { tabPlace } from './place.ts';
import { Failed, Loading, NothingHere, Stale } from './states.tsx';
import { atLength, moment } from './written-time.ts';

type Entry = AuditPage['items'][number];

export function AuditScreen() {
  const { api } = useDesk();
  const [pages, setPages] = useState(1);
  const now = useNow();
  const log = useLive<{ items: Entry[]; more: boolean }>(`audit ${pages}`, async (signal) => {
    const items: Entry[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < pages; page += 1) {
      const answer = await api.audit(cursor ? { cursor } : {}, signal);
      items.push(...answer.items);
      cursor = answer.next ?? undefined;
      if (!cursor) break;
    }
    return { items, more: cursor !== undefined };
  });
  const { data, error, readAt, reload } = log;
  return (
    <section className="requests-list requests-wide" aria-labelledby="requests-box">
      <header className="requests-list-head">
        <div className="requests-list-title">
          <h1 id="requests-box">Journal</h1>
          <EraseButton />
        </div>
        <p className="requests-note">
          Qui a lu, modifié, exporté ou effacé des données de visiteurs. Le journal lui-même n’en
          contient aucune.
        </p>
      </header>
      <div className="requests-scroll">
        {!data && (error ? <Failed error={error} retry={reload} /> : <Loading what="Lecture" />)}
        {data && <Stale error={error} readAt={readAt} />}
        {data?.items.length === 0 && <NothingHere title="Rien à signaler" />}
        {data && data.items.length > 0 && (
          <ol className="requests-audit">
            {data.items.map((entry) => (
              <li key={entry.id}>
                <time dateTime={entry.at} title={atLength(entry.at)}>
                  {moment(entry.at, now)}
                </time>
                <p>
                  <strong>{entry.actor?.name ?? 'Le site'}</strong>
                  {entry.actor && (
                    <span className="requests-note"> {ROLE_RULES[entry.actor.role].title}</span>
                  )}{' '}
                  {auditSentence(entry)}
                  {entry.requestId && entry.area && (
                    <>
                      {' '}
                      <DeskLink
                        to={{ ...tabPlace(entry.area), id: entry.requestId }}
                        className="requests-link"
                      >
                        Voir la demande
                      </DeskLink>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ol>
        )}
        {data?.more && (
          <div className="requests-more">
            <Button
              mode="ghost"
              fontSize={1}
              text="Afficher la suite"
              onClick={() => setPages(pages + 1)}
            />
          </div>
        )}
      </div>
    </section>
  );
}
