import { href, Link } from 'react-router';
import { exceptionLine, hoursLines } from '../../../packages/kit/calendar/written-hours.ts';
import { mapLink } from '../../content/contact-links.ts';
import type { AgencyHours, Settings } from '../../content/settings.ts';
import door from '../../drawings/street-door.svg?url';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import './about-visit.css';
import '../../ui/link.css';

/** Enough to plan a visit by; the days after that can wait for their turn. */
const EXCEPTIONS_SHOWN = 2;

type Props = { title: string | undefined; settings: Settings; hours: AgencyHours };

/** Address, opening hours and the ways to write (pages-2.76 and 2.77 in test/specification.md). */
export function AboutVisit({ title, settings, hours }: Props) {
  const { addressLines, mapQuery } = settings;
  const { openingHours, openingExceptions } = hours;
  const hasFacts = addressLines.length + openingHours.length > 0;
  return (
    <section className="about-visit section night" aria-labelledby="about-visit-title">
      <div className="wrap grid">
        <h2 className="poster" id="about-visit-title">
          {title ?? (hasFacts ? 'Nous trouver' : 'Nous écrire')}
        </h2>
        {hasFacts && (
          <div className="about-visit-facts">
            {addressLines.length > 0 && (
              <div>
                <h3>Adresse</h3>
                <address>
                  {addressLines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
                <a
                  className="link"
                  href={mapLink(mapQuery ?? addressLines.join(', '))}
                  target="_blank"
                  rel="noopener"
                >
                  Voir sur la carte
                  <span className="visually-hidden"> (nouvel onglet)</span>
                  <Icon name="arrow-out" />
                </a>
              </div>
            )}
            {openingHours.length > 0 && (
              <div>
                <h3>Horaires</h3>
                <dl>
                  {hoursLines(openingHours).map(({ days, hours }) => (
                    <div key={days}>
                      <dt>{days}</dt>
                      <dd>{hours}</dd>
                    </div>
                  ))}
                </dl>
                {openingExceptions.slice(0, EXCEPTIONS_SHOWN).map((exception) => {
                  const { days, hours } = exceptionLine(exception);
                  return (
                    <p className="note muted" key={days}>
                      {days}&nbsp;: {hours}
                      {exception.reason && ` (${exception.reason})`}
                    </p>
                  );
                })}
              </div>
            )}
          </div>
        )}
        <div className="about-visit-ways">
          <ButtonLink to={href('/contact')} tone="light">
            Prendre contact
          </ButtonLink>
          <Link className="link" to="/#contact">
            Décrire votre projet
            <Icon name="arrow" />
          </Link>
        </div>
        <img className="about-door" src={door} width={640} height={760} alt="" loading="lazy" />
      </div>
    </section>
  );
}
