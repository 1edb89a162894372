import type { ResultType } from '../../search/index.ts';

/** One solid shape for each type, all from the house: a play mark, the khatam, lines of text, a door. */
const SHAPES: Record<ResultType, string> = {
  project: 'M6 3.5v17L20.5 12z',
  service:
    'M12 1l3.3 3.3h4.4v4.4L23 12l-3.3 3.3v4.4h-4.4L12 23l-3.3-3.3H4.3v-4.4L1 12l3.3-3.3V4.3h4.4z',
  blog: 'M3 4h18v4H3zM3 10.5h18v3H3zM3 16h11v3.5H3z',
  page: 'M4 22V10a8 8 0 0 1 16 0v12z',
};

export function SearchGlyph({ type }: { type: ResultType }) {
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
