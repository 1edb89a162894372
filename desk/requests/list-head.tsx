/** The head of a list: its name, the search and the filters, all of which are in the address. */
import { MasterDetailIcon } from '@sanity/icons/MasterDetail';
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Colleagues } from '../../inbox/contract/api.ts';
import { COMMENT_WORDS, codesOf, STAGE_WORDS, STATUSES } from '../../inbox/contract/states.ts';
import { Button } from '../ui/button.tsx';
import { Check, SearchField } from '../ui/field.tsx';
import { useDesk } from './desk.tsx';
import { EnterCall } from './enter-call.tsx';
import { FacetFilters } from './facet-filters.tsx';
import { areaOf, narrowed, tabName, viewOf } from './location.ts';
import { queryOf } from './request-pages.ts';
import { useShortcuts } from './shortcuts.tsx';
import { Chip, CsvButton } from './wide-screen.tsx';
import { VIEW_WORDS, type View } from './words.ts';

/** The time between the last key and the search. */
const SEARCH_DELAY = 250; // ms

type ListHeadProps = {
  colleagues: Colleagues['items'];
  /** Moves the focus from the search to its results. */
  onResults(): void;
};

export function ListHead({ colleagues, onResults }: ListHeadProps) {
  const { api, location, go } = useDesk();
  const { tab, board } = location;
  const area = areaOf(tab);
  const search = <Search onResults={onResults} />;
  const { limit: _, ...query } = queryOf(location);
  return (
    <header className="kit-stack screen-head">
      <div className="screen-title">
        <h1 id="requests-box">{tabName(tab)}</h1>
        {tab === 'applications' && (
          <Button
            look="bare"
            icon={board ? MasterDetailIcon : SplitVerticalIcon}
            text={board ? 'Liste' : 'Tableau'}
            onClick={() => go({ ...location, id: undefined, board: !board })}
          />
        )}
        {area === 'contact' && <EnterCall />}
        {area && (
          <CsvButton
            read={() => api.requestsCsv(area, query)}
            done="La liste est enregistrée au format CSV."
          />
        )}
      </div>
      {tab === 'contact' || tab === 'applications' ? (
        <>
          <FacetFilters area={tab} search={search} />
          <ViewChips tab={tab} />
          <Narrowing colleagues={colleagues} />
        </>
      ) : (
        search
      )}
      {tab === 'comments' && <CommentChips />}
    </header>
  );
}

function Search({ onResults }: Pick<ListHeadProps, 'onResults'>) {
  const { location, go } = useDesk();
  const input = useRef<HTMLInputElement>(null);
  const inAddress = location.filters.q ?? '';
  const [words, setWords] = useState(inAddress);
  const [lastAddress, setKnown] = useState(inAddress);
  if (lastAddress !== inAddress) {
    // The address changed from outside the field: by a link, or the browser's back button.
    setKnown(inAddress);
    if (words.trim() !== inAddress) setWords(inAddress);
  }
  /** The request that was open at the last key press: one opened since stays open. */
  const openThen = useRef(location.id);
  const search = useEffectEvent((q: string) =>
    go(
      {
        ...narrowed(location, { q: q || undefined }),
        id: location.id === openThen.current ? undefined : location.id,
      },
      'replace',
    ),
  );
  useEffect(() => {
    const q = words.trim();
    if (q === inAddress) return;
    const timer = setTimeout(() => search(q), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [words, inAddress]);
  useShortcuts([['/', () => input.current?.select()]]);
  return (
    <SearchField
      ref={input}
      aria-label="Rechercher un nom, une adresse, un numéro, une référence, un mot"
      placeholder="Nom, adresse, numéro, mot…"
      value={words}
      onChange={(event) => {
        openThen.current = location.id;
        setWords(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // The browser's own Escape would also empty the field.
          event.preventDefault();
          event.currentTarget.blur();
        }
        if (event.key === 'Enter' || event.key === 'ArrowDown') {
          event.preventDefault();
          onResults();
        }
      }}
    />
  );
}

function ViewChips({ tab }: { tab: 'contact' | 'applications' }) {
  const { location, counts } = useDesk();
  const { stage } = location.filters;
  const { owed, due, unread, new: fresh } = counts?.[tab] ?? {};
  const figures: Partial<Record<View, number | undefined>> = { owed, due, unread, new: fresh };
  const chosen = viewOf(location);
  // Applications are filtered by stage: they have no status.
  const views = codesOf(VIEW_WORDS).filter(
    (view) => tab === 'contact' || !STATUSES.some((status) => status === view),
  );
  return (
    <nav className="kit-chips" aria-label="Filtrer par état">
      {views
        .filter((view) => view !== 'due' || chosen === view || due)
        .map((view) => (
          <Chip
            key={view}
            to={narrowed(location, { view, stage: undefined })}
            isChosen={view === chosen && !stage}
            count={figures[view]}
          >
            {VIEW_WORDS[view].label}
          </Chip>
        ))}
      {tab === 'applications' &&
        !location.board &&
        codesOf(STAGE_WORDS).map((code) => (
          <Chip
            key={code}
            to={narrowed(location, { view: undefined, stage: code })}
            isChosen={stage === code}
          >
            {STAGE_WORDS[code].label}
          </Chip>
        ))}
    </nav>
  );
}

function CommentChips() {
  const { location, counts } = useDesk();
  return (
    <nav className="kit-chips" aria-label="Filtrer par décision">
      {[undefined, ...codesOf(COMMENT_WORDS)].map((comment) => (
        <Chip
          key={comment ?? ''}
          to={narrowed(location, { comment })}
          isChosen={location.filters.comment === comment}
          count={comment === 'pending' ? counts?.comments?.pending : 0}
        >
          {comment ? COMMENT_WORDS[comment].label : 'Tous'}
        </Chip>
      ))}
    </nav>
  );
}

/** The choice of whose requests are listed, in which order, and whether only late ones. */
function Narrowing({ colleagues }: Pick<ListHeadProps, 'colleagues'>) {
  const { me, location, go } = useDesk();
  const { filters } = location;
  const others = colleagues.filter(({ id }) => id !== me.id);
  return (
    <div className="kit-line kit-note">
      <select
        className="kit-input"
        data-look="bare"
        aria-label="Responsable"
        value={filters.assignee ?? ''}
        onChange={(event) => go(narrowed(location, { assignee: event.target.value || undefined }))}
      >
        <option value="">Toute l’équipe</option>
        <option value="me">À moi</option>
        <option value="none">À personne</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="kit-input"
        data-look="bare"
        aria-label="Ordre"
        value={filters.order ?? 'newest'}
        onChange={({ target }) =>
          go(narrowed(location, { order: target.value === 'oldest' ? 'oldest' : undefined }))
        }
      >
        <option value="newest">Récentes</option>
        <option value="oldest">Anciennes</option>
      </select>
      <Check
        checked={filters.overdue === 'true'}
        onChange={(isLate) => go(narrowed(location, { overdue: isLate ? 'true' : undefined }))}
      >
        En retard
      </Check>
    </div>
  );
}
