/** The agency's mark, its people's, and moments. */
import { useNow } from './live-answer.ts';
import { atLength, briefly, moment } from './written-time.ts';

/** The star of eight points, the agency’s mark; the icon of the site where its drawings are reliefs. */
export function Khatam() {
  if (document.documentElement.dataset.drawings === 'relief') {
    return <img src="/favicon.svg" width={20} height={20} alt="" />;
  }
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" className="khatam">
      <path d="M12 .5 15.4 3.8H20.2V8.6L23.5 12 20.2 15.4V20.2H15.4L12 23.5 8.6 20.2H3.8V15.4L.5 12 3.8 8.6V3.8H8.6Z" />
    </svg>
  );
}

/** The initials of a person whose name is shown beside. */
export function Person({ name }: { name: string }) {
  return (
    <span className="kit-person" aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** The initials of a name: `SB` of `Salma Bennis`. */
function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('fr');
}

type TimeProps = {
  /** The words that lead to the moment: `, confirmée`. */
  after?: string;
  at: string;
  /** Whether the moment is one of a column: `14h32`, `hier`. */
  brief?: boolean;
};

/** A time relative to today, `hier à 10h`, with the full one as a tooltip. */
export function Time({ after, at, brief }: TimeProps) {
  const now = useNow();
  return (
    <>
      {after && `${after} `}
      <time dateTime={at} title={atLength(at)}>
        {brief ? briefly(at, now) : moment(at, now)}
      </time>
    </>
  );
}
