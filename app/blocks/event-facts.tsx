import { ButtonLink } from '../ui/button.tsx';
import type { EventFacts as Content } from './read-added-blocks.ts';

type Props = {
  id: string;
  block: Content;
  /** The target of a button without an address of its own. */
  contact: string;
};

/** Shows when and where an event is: its day as large as a house number, and the way in. */
export function EventFacts({ id, block, contact }: Props) {
  const { title, start, end, weekday, date, month, hours, place, address, price, action } = block;
  return (
    <section className="event-facts section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap grid">
        <p className="event-facts-day">
          <time dateTime={start}>
            <span>{weekday}</span> <b>{date}</b> <span>{month}</span>
          </time>
        </p>
        <div className="event-facts-words">
          <h2 className="large" id={`${id}-title`}>
            {title}
          </h2>
          <dl>
            <div>
              <dt>Heure</dt>
              <dd>{end ? <time dateTime={`${start}/${end}`}>{hours}</time> : hours}</dd>
            </div>
            <div>
              <dt>Lieu</dt>
              <dd>
                {place}
                {address && <span className="note muted">{address}</span>}
              </dd>
            </div>
            {price && (
              <div>
                <dt>Prix</dt>
                <dd>{price}</dd>
              </div>
            )}
          </dl>
          {action && <ButtonLink to={action.to ?? contact}>{action.says}</ButtonLink>}
        </div>
      </div>
    </section>
  );
}
