/** The first screen of *Contenus*: every page of the site, and whether visitors see it. */
import { useState } from 'react';
import { useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { SearchField } from '../../desk/ui/field.tsx';
import { useLive, useNow } from '../../desk/ui/live-answer.ts';
import { Answered, NothingHere } from '../../desk/ui/states.tsx';
import { atLength, briefly } from '../../desk/ui/written-time.ts';
import { fold } from '../../packages/search/french-folding.ts';
import { API_VERSION } from '../content/api-version.ts';
import { type PageState, QUERY, type SitePage, STATE_WORDS, sitePages } from './site-pages.ts';
import './pages.css';

const STATES: readonly (PageState | 'all')[] = ['all', 'published', 'draft', 'planned', 'hidden'];

export function PagesView() {
  const client = useClient({ apiVersion: API_VERSION });
  const now = useNow();
  const [state, setState] = useState<PageState | 'all'>('all');
  const [typed, setTyped] = useState('');
  const pages = useLive('pages', async (signal) =>
    sitePages(await client.fetch(QUERY, {}, { perspective: 'raw', signal, tag: 'pages' }), now),
  );
  const words = fold(typed);
  return (
    <div className="kit kit-sheet pages">
      <Answered answer={pages} what="Lecture des pages">
        {(all) => {
          const matches = all.filter((page) => fold(page.title + page.path).includes(words));
          const visible = matches.filter((page) => isOf(page, state));
          return (
            <>
              <SearchField
                aria-label="Chercher une page par son titre ou son adresse"
                placeholder="Titre ou adresse…"
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <fieldset className="kit-chips">
                <legend className="kit-unseen">Montrer</legend>
                {STATES.map((choice) => (
                  <label key={choice}>
                    <input
                      type="radio"
                      name="pages-state"
                      checked={choice === state}
                      onChange={() => setState(choice)}
                    />
                    {choice === 'all' ? 'Toutes' : STATE_WORDS[choice].many}{' '}
                    <b>{matches.filter((page) => isOf(page, choice)).length || ''}</b>
                  </label>
                ))}
              </fieldset>
              {visible.length > 0 ? (
                <ul className="kit-rows" aria-label="Pages du site">
                  {visible.map((page) => (
                    <Row key={page.id} page={page} now={now} />
                  ))}
                </ul>
              ) : (
                <NothingHere title="Aucune page ne correspond" />
              )}
            </>
          );
        }}
      </Answered>
    </div>
  );
}

function Row({ page, now }: { page: SitePage; now: number }) {
  const { id, type, title, kind, path, state, isEdited, at, updatedAt } = page;
  return (
    <li>
      <IntentLink intent="edit" params={{ id, type }} className="pages-page">
        <strong>{title}</strong>
        <span className="kit-note">
          {[kind !== title && kind, path].filter(Boolean).join(' · ')}
        </span>
        <span className="pages-marks">
          <span className="kit-mark" data-tone={STATE_WORDS[state].tone}>
            {STATE_WORDS[state].one}
            {state === 'planned' && at && ` ${briefly(at, now)}`}
          </span>
          {isEdited && (
            <span className="kit-mark" data-tone="soon">
              Modifications en cours
            </span>
          )}
          <time dateTime={updatedAt} title={atLength(updatedAt)}>
            {briefly(updatedAt, now)}
          </time>
        </span>
      </IntentLink>
    </li>
  );
}

function isOf({ state, isEdited }: SitePage, wanted: PageState | 'all'): boolean {
  return wanted === 'all' || state === wanted || (wanted === 'draft' && isEdited);
}
