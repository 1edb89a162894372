import { SHOWN_SATISFIED, YEARS } from '../../../model/figures.ts';
import { countFound } from './work-filter.ts';
import { WorkSearch, type WorkSearchState } from './work-search.tsx';
import './work-head.css';

type WorkHeadProps = {
  title: string;
  search: WorkSearchState;
  /** Number of projects published, whatever is searched. */
  total: number;
  /** Number of projects found, while searching. */
  found: number | undefined;
  /** The share of their clients who are satisfied (pages-9.22 in test/specification.md). */
  satisfied: string | undefined;
  /** The agency's claim, as it is written everywhere: `5+`. */
  years: string | undefined;
};

export function WorkHead({ title, search, total, found, satisfied, years }: WorkHeadProps) {
  return (
    <section className="work-head night">
      <div className="wrap">
        <h1>{title}</h1>
        <div className="work-bar">
          <WorkSearch search={search} />
          <p className="work-found" role="status">
            {found !== undefined && countFound(found)}
          </p>
          {total > 0 && (
            <ul className="work-stats">
              <li>
                <b>{total}</b> {total < 2 ? 'projet à voir' : 'projets à voir'}
              </li>
              {satisfied && (
                <li>
                  <b>{satisfied}</b> {SHOWN_SATISFIED}
                </li>
              )}
              {years && (
                <li>
                  <b>{years}</b> {YEARS}
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
