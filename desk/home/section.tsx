/** A section of the first page: what waits, how much of it, and its first rows; when nothing does, a calm word. */
import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: string;
  count: number;
  /** Whether the rows are faults. */
  urgent?: boolean;
  /** The sentence shown when there are no rows. */
  calm: string;
  /** Links to the complete lists, when there is more than the rows. */
  all?: readonly { label: string; href: string }[];
  /** The note below the rows, shown also without rows. */
  note?: ReactNode;
  /** Rows, each a `Row`. */
  children: ReactNode;
};

export function Section({ title, count, urgent, calm, all, note, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      className="home-section"
      data-calm={count > 0 ? undefined : ''}
      aria-labelledby={heading}
    >
      <header>
        <h2 id={heading}>
          {title}
          {count > 0 && (
            <span className="kit-count" data-tone={urgent ? 'late' : undefined}>
              <span className="kit-unseen">, </span>
              {count}
            </span>
          )}
        </h2>
        {all && all.length > 0 && (
          <span className="kit-line">
            {all.map(({ label, href }) => (
              <a key={href} className="kit-link kit-press" href={href}>
                <span className="kit-unseen">{title}, tout voir : </span>
                {label}
              </a>
            ))}
          </span>
        )}
        {count === 0 && <p>{calm}</p>}
      </header>
      {count > 0 && <ul>{children}</ul>}
      {note && <p className="kit-note">{note}</p>}
    </section>
  );
}

type RowProps = {
  href: string;
  title: string;
  /** Distinguishes the row from others with the same title. */
  about?: string | undefined;
  /** The end of the row: a deadline, an author, a state. */
  marks?: ReactNode;
  /** A button at the side of the link. */
  beside?: ReactNode;
};

export function Row({ href, title, about, marks, beside }: RowProps) {
  return (
    <li>
      <a className="home-row" href={href}>
        <strong>{title}</strong>
        {about && <span className="kit-note">{about}</span>}
        {marks && <span className="kit-line home-marks">{marks}</span>}
      </a>
      {beside}
    </li>
  );
}
