import type { MouseEvent, RefObject } from 'react';
import type { ResultType, SearchResult, Segment } from '../../packages/search/index.ts';
import { isModifiedClick } from '../ui/modified-click.ts';
import './search-card.css';

/** The chips of 'Filtrer par type', in order (shell-2.66 in test/specification.md), and the word for one result. */
export const TYPE_NAMES: Record<ResultType, { many: string; one: string }> = {
  project: { many: 'Projets', one: 'Projet' },
  service: { many: 'Services', one: 'Service' },
  blog: { many: 'Blog', one: 'Article' },
  page: { many: 'Pages', one: 'Page' },
};

/** Number of tags on a result card (shell-2.70 in test/specification.md). */
const TAGS_SHOWN = 2;

/** One result, without its link. */
export function SearchCard({ result }: { result: SearchResult }) {
  const { type, titleSegments, excerpt, category, tags, picture } = result;
  const { one } = TYPE_NAMES[type];
  return (
    <>
      <img
        className="search-card-cover"
        src={picture}
        width="84"
        height="104"
        alt=""
        loading="lazy"
      />
      <span className="search-card-words">
        <span className="search-card-kind">
          <SearchGlyph type={type} />
          {one}
          {category && category !== one && <span className="search-card-category">{category}</span>}
        </span>
        <strong>
          <Marked segments={titleSegments} />
        </strong>
        {excerpt.length > 0 && (
          <span className="search-card-excerpt">
            <Marked segments={excerpt} />
          </span>
        )}
        {tags.length > 0 && <span className="search-card-tags">{shownTags(tags)}</span>}
      </span>
    </>
  );
}

type CardsProps = {
  results: readonly SearchResult[];
  /** Leaves the search for a page. */
  leave(next: string): void;
  ref?: RefObject<HTMLUListElement | null>;
};

/** Results on a telephone, each a link to its page. */
export function SearchCards({ results, leave, ref }: CardsProps) {
  /** Leaves the search's entries of the history first: back must lead from the next page to this one. */
  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = event.currentTarget;
    leave(pathname + search + hash);
  }

  if (results.length === 0) return null;
  return (
    <ul ref={ref}>
      {results.map((result) => (
        <li key={result.id}>
          <a className="search-card" href={result.url} onClick={choose}>
            <SearchCard result={result} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function SearchSkeletons() {
  return (
    <ul className="search-skeletons" aria-hidden="true">
      {['first', 'second', 'third'].map((name) => (
        <li key={name}>
          <span className="search-card-cover" />
          <span className="search-card-words">
            <i />
            <i />
            <i />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The icon of each type: a play mark, the khatam, lines of text, a door. */
const SHAPES: Record<ResultType, string> = {
  project: 'M6 3.5v17L20.5 12z',
  service:
    'M12 1l3.3 3.3h4.4v4.4L23 12l-3.3 3.3v4.4h-4.4L12 23l-3.3-3.3H4.3v-4.4L1 12l3.3-3.3V4.3h4.4z',
  blog: 'M3 4h18v4H3zM3 10.5h18v3H3zM3 16h11v3.5H3z',
  page: 'M4 22V10a8 8 0 0 1 16 0v12z',
};

function SearchGlyph({ type }: { type: ResultType }) {
  return (
    <svg
      className="search-glyph"
      data-type={type}
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={SHAPES[type]} />
    </svg>
  );
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  let start = 0;
  return segments.map(({ text, matched }) => {
    const key = start;
    start += text.length;
    return matched ? <mark key={key}>{text}</mark> : text;
  });
}

/** `E-commerce, Branding +3 autres` */
function shownTags(tags: readonly string[]): string {
  const first = tags.slice(0, TAGS_SHOWN).join(', ');
  const others = tags.length - TAGS_SHOWN;
  return others > 0 ? `${first} +${others} autre${others > 1 ? 's' : ''}` : first;
}
