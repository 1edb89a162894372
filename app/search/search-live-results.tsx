import { type ReactNode, useEffect, useRef } from 'react';
import { countFound } from '../../packages/search/count-found.ts';
import { isModifiedClick } from '../ui/modified-click.ts';
import { SearchCard, SearchSkeletons } from './search-card.tsx';
import { type LiveResults, optionId } from './search-live.ts';
import { SearchFailure, SearchNone } from './search-none.tsx';

type Props = {
  /** The id of the list the field controls. */
  id: string;
  live: LiveResults;
  retry: () => void;
  choose: (url: string) => void;
  /** Shown while nothing can be searched. */
  recents: ReactNode;
};

export function SearchLiveResults({ id, live, retry, choose, recents }: Props) {
  const { status, count, results, active } = live;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!active) return;
    list.current?.children[active.index]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <p role="status" className="search-found-count">
        {status === 'loading' && <span className="visually-hidden">Recherche en cours…</span>}
        {status === 'found' && count > 0 && countFound(count)}
      </p>
      {status === 'loading' && <SearchSkeletons />}
      {status === 'failed' && (
        <>
          <SearchFailure retry={retry} />
          {recents}
        </>
      )}
      <div ref={list} id={id} className="search-found" role="listbox" aria-label="Résultats">
        {results.map((result, index) => (
          <a
            key={result.id}
            id={optionId(index)}
            className="search-card"
            role="option"
            aria-selected={index === active?.index}
            tabIndex={-1}
            href={result.url}
            onClick={(event) => {
              if (isModifiedClick(event)) return;
              event.preventDefault();
              choose(result.url);
            }}
          >
            <SearchCard result={result} />
          </a>
        ))}
      </div>
      <SearchNone none={status === 'found' && count === 0} />
    </>
  );
}
