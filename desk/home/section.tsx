/** A section of the first page: what waits, how much of it, and its first rows; when nothing does, a calm word. */
import { type ReactNode, useId } from 'react';

type SectionProps = {
  title: string;
  count: number;
  /** Whether what stands here is a fault. */
  urgent?: boolean;
  /** What is said when nothing waits. */
  calm: string;
  /** The lists where all of it stands, when that is more than the rows. */
  all?: readonly { label: string; href: string }[];
  /** Stands below, whether anything waits or not. */
  note?: ReactNode;
  /** Rows, each a `Row`. */
  children: ReactNode;
};

export function Section({ title, count, urgent, calm, all, note, children }: SectionProps) {
  const heading = useId();
  return (
    <section className="home-section" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>
          {title}
          {count > 0 && (
            <span className="home-count" data-urgent={urgent ? '' : undefined}>
              <span className="desk-unseen">, </span>
              {count}
            </span>
          )}
        </h2>
        {all?.map(({ label, href }) => (
          <a key={href} className="home-all" href={href}>
            <span className="desk-unseen">{title}, tout voir : </span>
            {label}
          </a>
        ))}
      </header>
      {count > 0 ? <ul>{children}</ul> : <p className="home-calm">{calm}</p>}
      {note && <p className="home-note">{note}</p>}
    </section>
  );
}

type RowProps = {
  href: string;
  title: string;
  /** What tells it from others of the same title. */
  about?: string | undefined;
  /** At the end of the row: a deadline, an author, a state. */
  marks?: ReactNode;
  /** A button at the side of the link. */
  beside?: ReactNode;
};

export function Row({ href, title, about, marks, beside }: RowProps) {
  return (
    <li className={beside ? 'home-row-beside' : undefined}>
      <a className="home-row" href={href}>
        <span className="home-row-title">{title}</span>
        {about && <span className="home-row-about">{about}</span>}
        {marks && <span className="home-row-marks">{marks}</span>}
      </a>
      {beside}
    </li>
  );
}
