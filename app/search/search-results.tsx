import { useEffect, useMemo, useRef, useState } from 'react';
import { countFound } from '../../packages/search/count-found.ts';
import { type ResultType, type SearchIndex, search } from '../../packages/search/index.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useModal, whenClosed } from '../ui/modal.ts';
import { SearchCards } from './search-card.tsx';
import { SearchFilters } from './search-filters.tsx';
import { useSearchReport } from './search-fruitless.ts';
import { SearchNone } from './search-none.tsx';
import './search-results.css';
import '../ui/scroll-area.css';

type Props = {
  open: boolean;
  onClose: () => void;
  term: string;
  index: SearchIndex | undefined;
  /** Leaves the search, for a page or for where one was. */
  leave: (next?: string) => void;
  /** Back to an empty field. */
  again: () => void;
};

const TITLE_ID = 'search-results-title';
const ASKED_ID = 'search-results-asked';

/** Cards added at a time by the "more" button. */
const PAGE = 20;

/** The mobile results overlay (shell-2.59 to 2.75 in test/specification.md). */
export function SearchResults({ open, onClose, term, index, leave, again }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [types, setTypes] = useState<readonly ResultType[]>([]);
  const [limit, setLimit] = useState(PAGE);
  useModal(dialog, open);

  const [shownTerm, setShownTerm] = useState(term);
  if (term !== shownTerm) {
    setShownTerm(term);
    setTypes([]);
    setLimit(PAGE);
  }

  useEffect(() => {
    if (open) title.current?.focus();
  }, [open]);

  const { count, results } = useMemo(
    () => (index ? search(index, term, { types, limit }) : { count: 0, results: [] }),
    [index, term, types, limit],
  );

  // Filters that leave nothing are the visitor's doing.
  const searched = open && index !== undefined && types.length === 0;
  useSearchReport(term, searched, count === 0);

  // The keyboard goes on where the list did.
  const list = useRef<HTMLUListElement>(null);
  const firstOfMore = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was asked for is there
  useEffect(() => {
    const position = firstOfMore.current;
    firstOfMore.current = undefined;
    if (position !== undefined) list.current?.children[position]?.querySelector('a')?.focus();
  }, [results]);

  return (
    <dialog
      ref={dialog}
      className="search-results"
      aria-labelledby={TITLE_ID}
      aria-describedby={ASKED_ID}
      onClose={whenClosed(onClose)}
    >
      <div className="search-head">
        <h2 id={TITLE_ID} ref={title} tabIndex={-1}>
          Résultats
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Fermer les résultats"
          onClick={() => leave()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="search-results-body scroll-area">
        <div className="search-asked" id={ASKED_ID}>
          <p className="search-asked-term">
            Recherche pour: «&nbsp;<bdi>{term}</bdi>&nbsp;»
          </p>
          <p role="status" className="search-asked-count">
            {count > 0 && countFound(count)}
          </p>
        </div>
        {(count > 0 || types.length > 0) && <SearchFilters types={types} onChange={setTypes} />}
        <SearchCards ref={list} results={results} leave={leave} />
        {count > results.length && (
          <button
            type="button"
            className="search-more"
            onClick={() => {
              firstOfMore.current = results.length;
              setLimit(limit + PAGE);
            }}
          >
            Afficher la suite
          </button>
        )}
        <SearchNone none={open && count === 0}>
          <Button type="button" onClick={again}>
            Nouvelle recherche
          </Button>
        </SearchNone>
      </div>
    </dialog>
  );
}
