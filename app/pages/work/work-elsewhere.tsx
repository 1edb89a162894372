import { Fragment, useEffect } from 'react';
import { href, Link } from 'react-router';
import type { Segment } from '../../../packages/search/index.ts';
import { reportFruitlessSearch } from '../../search/fruitless-search-address.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FoundElsewhere } from './found-elsewhere.ts';
import './work-elsewhere.css';
import '../../ui/link.css';

type Props = {
  /** The term in the field now. */
  term: string;
  /** The matches the server found for the page: typing on sends no request. */
  matches: FoundElsewhere | undefined;
  /** Number of projects that match the term. */
  projects: number;
};

/** The matches of the other types, under the projects (shell-2.37 in test/specification.md). */
export function WorkElsewhere({ term: typed, matches, projects }: Props) {
  const term = typed.trim();
  const nothing = matches?.term === term && matches.count === 0 && projects === 0;
  useEffect(() => {
    if (nothing) reportFruitlessSearch(term);
  }, [nothing, term]);

  if (term === '') return null;
  if (matches?.term !== term) return <AskAgain term={term} />;
  if (matches.count === 0) return null;
  const { count, results } = matches;
  return (
    <section className="elsewhere section" aria-labelledby="ailleurs">
      <div className="wrap">
        <div className="elsewhere-heading">
          <h2 className="medium" id="ailleurs">
            Ailleurs sur le site
          </h2>
          <p className="muted">{summary(count, term, projects > 0)}</p>
        </div>
        <ul className="elsewhere-list">
          {results.map(({ id, url, kind, titleSegments, excerpt }) => (
            <li key={id}>
              <Link to={url}>
                <span className="note">{kind}</span>
                <h3>
                  <Marked segments={titleSegments} />
                </h3>
                {excerpt.length > 0 && (
                  <p className="muted">
                    <Marked segments={excerpt} />
                  </p>
                )}
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
        {count > results.length && (
          <p className="elsewhere-more muted">{more(count - results.length)}</p>
        )}
      </div>
    </section>
  );
}

/** The link to the whole site's search: while a visitor types, only the list follows. */
function AskAgain({ term }: { term: string }) {
  return (
    <section className="elsewhere elsewhere-ask" aria-label="Ailleurs sur le site">
      <div className="wrap">
        <Link
          className="link"
          to={`${href('/work')}?${new URLSearchParams({ search: term })}`}
          reloadDocument
        >
          Chercher « {term} » dans tout le site
          <Icon name="arrow" />
        </Link>
      </div>
    </section>
  );
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, matched }, at) => {
    // The index is the key: the pieces of one text differ in nothing else.
    const key = `${at}`;
    return matched ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}

function summary(count: number, term: string, besidesProjects: boolean): string {
  const pages = count === 1 ? 'Une page répond' : `${count} pages répondent`;
  return `${pages}${besidesProjects ? ' aussi' : ''} à «\u00a0${term}\u00a0».`;
}

function more(count: number): string {
  const others = count === 1 ? 'Une autre page répond' : `${count} autres pages répondent`;
  return `${others} à cette recherche\u00a0: un mot de plus la précisera.`;
}
