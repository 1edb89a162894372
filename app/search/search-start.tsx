import { POPULAR_SEARCHES, QUICK_FILTERS } from '../../packages/search/suggestions.ts';
import { Icon } from '../ui/icon.tsx';
import { removeSearches, useRecentSearches } from './search-recents.ts';
import './search-start.css';

/** The most recent searches shown (shell-9.25 in test/specification.md). */
const MOST_SHOWN = 5;

type Props = {
  run: (term: string) => void;
  toField: () => void;
};

export function SearchStart({ run, toField }: Props) {
  return (
    <div className="search-start">
      <RecentSearches run={run} toField={toField} />
      <Terms
        title="Recherches populaires"
        look="search-popular"
        terms={POPULAR_SEARCHES}
        run={run}
      />
      <Terms title="Filtres rapides" look="search-quick" terms={QUICK_FILTERS} run={run} />
    </div>
  );
}

type TermsProps = Pick<Props, 'run'> & {
  title: string;
  look: 'search-popular' | 'search-quick';
  terms: readonly string[];
};

function Terms({ title, look, terms, run }: TermsProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={look}>
        {terms.map((term) => (
          <li key={term}>
            <button type="button" onClick={() => run(term)}>
              {term}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists the recent searches, also while the search itself cannot be had. */
export function RecentSearches({ run, toField }: Props) {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section className="search-recent">
      <div>
        <h3>Recherches récentes</h3>
        <button
          type="button"
          className="search-forget"
          onClick={() => {
            removeSearches();
            // The button has disappeared with the list.
            toField();
          }}
        >
          Oublier<span className="visually-hidden"> mes recherches</span>
        </button>
      </div>
      <SearchTerms terms={recent.slice(0, MOST_SHOWN)} run={run} />
    </section>
  );
}

export function SearchTerms({ terms, run }: { terms: readonly string[]; run: Props['run'] }) {
  return (
    <ul className="search-terms">
      {terms.map((term) => (
        <li key={term}>
          <button type="button" onClick={() => run(term)}>
            <bdi>{term}</bdi>
            <Icon name="arrow-out" />
          </button>
        </li>
      ))}
    </ul>
  );
}
