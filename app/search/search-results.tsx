import { useEffect, useMemo, useRef, useState } from 'react';
import { countFound } from '../../packages/search/count-found.ts';
import {
  RESULT_TYPES,
  type ResultType,
  type SearchIndex,
  search,
} from '../../packages/search/index.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useModal, whenClosed } from '../ui/modal.ts';
import { SearchCards, TYPE_NAMES } from './search-card.tsx';
import { useSearchReport } from './search-fruitless.ts';
import { SearchNone } from './search-none.tsx';
import './search-filters.css';
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
const FILTERS_ID = 'search-filters';
const FILTERS_LABEL_ID = 'search-filters-label';

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

  // A search is reported as fruitless only when no filter narrows it.
  const searched = open && index !== undefined && types.length === 0;
  useSearchReport(term, searched, count === 0);

  // The focus moves to the first of the added results.
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

type SearchFiltersProps = {
  /** The selected types; none means all (shell-4.27 in test/specification.md). */
  types: readonly ResultType[];
  onChange: (types: readonly ResultType[]) => void;
};

/** A toggle that says how many types are chosen, and the panel they are chosen in. */
function SearchFilters({ types, onChange }: SearchFiltersProps) {
  const [open, setOpen] = useState(false);
  const chips = useRef<HTMLDivElement>(null);

  function toggle(type: ResultType) {
    onChange(types.includes(type) ? types.filter((other) => other !== type) : [...types, type]);
  }

  return (
    <div className="search-filters">
      <button
        type="button"
        className="search-filters-toggle"
        aria-expanded={open}
        aria-controls={FILTERS_ID}
        onClick={() => setOpen(!open)}
      >
        Filtres
        {types.length > 0 && <span className="search-filters-badge">{types.length}</span>}
      </button>
      <fieldset id={FILTERS_ID} hidden={!open} aria-labelledby={FILTERS_LABEL_ID}>
        <div>
          <span id={FILTERS_LABEL_ID}>Filtrer par type</span>
          <button
            type="button"
            className="search-filters-clear"
            disabled={types.length === 0}
            onClick={() => {
              onChange([]);
              // The button has nothing left to do: the focus moves to the first filter.
              chips.current?.querySelector('button')?.focus();
            }}
          >
            Effacer
          </button>
        </div>
        <div ref={chips} className="search-filters-chips">
          {RESULT_TYPES.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={types.includes(type)}
              onClick={() => toggle(type)}
            >
              {TYPE_NAMES[type].many}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
