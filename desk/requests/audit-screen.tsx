import { useState } from 'react';
import { titlesOf } from '../../staff/roles.ts';
import { useLive, useNow } from '../ui/live-answer.ts';
import { Answered, NothingHere, ShowMore } from '../ui/states.tsx';
import { atLength, moment } from '../ui/written-time.ts';
import { auditSentence } from './audit-sentence.ts';
import { useDesk } from './desk.ts';
import { DeskLink } from './desk-link.tsx';
import { EraseButton } from './erase-button.tsx';
import { readPages } from './pages.ts';
import { tabPlace } from './place.ts';

export function AuditScreen() {
  const { api } = useDesk();
  const [pages, setPages] = useState(1);
  const now = useNow();
  const log = useLive(`audit ${pages}`, (signal) =>
    readPages(pages, (after) => api.audit(after, signal)),
  );
  return (
    <section className="requests-list requests-wide" aria-labelledby="requests-box">
      <header className="screen-head">
        <div className="screen-title">
          <h1 id="requests-box">Journal</h1>
          <EraseButton />
        </div>
        <p className="kit-note">
          Qui a lu, modifié, exporté ou effacé des données de visiteurs. Le journal lui-même n’en
          contient aucune.
        </p>
      </header>
      <div className="requests-scroll">
        <Answered answer={log}>
          {({ items, more }) => (
            <>
              {items.length === 0 ? (
                <NothingHere title="Rien à signaler" />
              ) : (
                <ol className="kit-rows requests-audit">
                  {items.map((entry) => (
                    <li key={entry.id}>
                      <time dateTime={entry.at} title={atLength(entry.at)}>
                        {moment(entry.at, now)}
                      </time>
                      <p className="kit-row">
                        <strong>{entry.actor?.name ?? 'Le site'}</strong>
                        {entry.actor && <span className="kit-note"> {titlesOf(entry.actor)}</span>}{' '}
                        {auditSentence(entry)}
                        {entry.requestId && entry.area && (
                          <>
                            {' '}
                            <DeskLink
                              to={{ ...tabPlace(entry.area), id: entry.requestId }}
                              className="kit-link"
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
              {more && <ShowMore onClick={() => setPages(pages + 1)} />}
            </>
          )}
        </Answered>
      </div>
    </section>
  );
}
