import { href, Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { Door } from './doors.ts';
import type { ServicesTexts } from './query.ts';
import './service-doors.css';
import '../../ui/whole-card.css';

/** Doors that fill the street from one side of a desk's page to the other. */
const WHOLE_STREET = 6;

type Props = {
  texts: Pick<ServicesTexts, 'title' | 'introduction'>;
  doors: readonly Door[];
};

/** The head of /services: a door for each service, six at most; the title alone while there is none. */
export function ServiceDoors({ texts, doors }: Props) {
  const isWhole = doors.length === WHOLE_STREET;
  return (
    <section className="service-doors night" aria-labelledby="services-title">
      <div className="wrap">
        <div className="service-doors-head grid">
          <h1 className="poster" id="services-title">
            {texts.title}
          </h1>
          <p className="lead">{texts.introduction}</p>
        </div>
        {doors.length > 0 && (
          <ul
            className={isWhole ? 'service-street' : 'service-street short-street'}
            aria-label={isWhole ? 'Nos six métiers' : 'Nos métiers'}
          >
            {doors.map(({ slug, name, text, art }) => (
              <li key={slug}>
                <div className="service-street-door">
                  <img src={art} width={240} height={460} alt="" />
                </div>
                <h2>
                  <Link
                    className="whole-card"
                    to={href('/services/:slug', { slug })}
                    prefetch="intent"
                  >
                    <WholeWords>{name}</WholeWords>
                  </Link>
                </h2>
                <p>
                  {text}
                  <Icon name="arrow" />
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
