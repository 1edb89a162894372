import { CountedValue } from '../counted-value.tsx';
import type { Metric } from './metrics.ts';

type Props = {
  figures: readonly Metric[];
  /** The source of the figures. */
  note?: string;
  /** Other addresses may lead to the section by it. */
  id?: string;
  title?: string;
};

/** Figures in the largest type of the page, each a size smaller than the one before it. */
export function MeasuredFigures({ figures, note, id, title }: Props) {
  const name =
    id && title ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': 'Chiffres mesurés' };
  return (
    <section className="measured-figures section" id={id} {...name}>
      <div className="wrap">
        {title && (
          <h2 className="large" id={id && `${id}-title`}>
            {title}
          </h2>
        )}
        <ul>
          {figures.map(({ value, label, description }, order) => (
            // The figure shrinks until its characters fit its column: editors write up to twelve.
            <li key={`${value} ${label}`} style={{ '--characters': value.length }}>
              <b>
                <CountedValue value={value} order={order} />
              </b>
              <div>
                {label && <p className="measured-figures-label">{label}</p>}
                {description && <p className="note">{description}</p>}
              </div>
            </li>
          ))}
        </ul>
        {note && <p className="note">{note}</p>}
      </div>
    </section>
  );
}
