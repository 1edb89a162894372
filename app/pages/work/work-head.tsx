import { countFound } from './work-filter.ts';
import { WorkSearch, type WorkSearchState } from './work-search.tsx';
import './work-head.css';

/** The figure of satisfied clients (pages-9.22 in test/specification.md). */
const SATISFIED_CLIENTS = '100 %';

type WorkHeadProps = {
  title: string;
  search: WorkSearchState;
  /** Number of projects published, whatever is searched. */
  total: number;
  /** Number of projects found, while searching. */
  found: number | undefined;
  /** The agency's claim, as it is written everywhere: `5+`. */
  years: string;
};

export function WorkHead({ title, search, total, found, years }: WorkHeadProps) {
  return (
    <section className="work-head night">
      <div className="wrap">
        <h1>{title}</h1>
        <div className="work-bar">
          <WorkSearch search={search} />
          <p className="work-found" role="status">
            {found !== undefined && countFound(found)}
          </p>
          <ul className="work-stats">
            <li>
              <b>{total}</b> {total < 2 ? 'projet' : 'projets'}
            </li>
            <li>
              <b>{SATISFIED_CLIENTS}</b> de leurs clients satisfaits
            </li>
            <li>
              <b>{years}</b> ans de métier
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
