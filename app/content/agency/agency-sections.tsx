/** The sections of /about, which pages that editors make may show too. */

import { href, Link } from 'react-router';
import { PROJECTS, SATISFACTION, SECTORS } from '../../../model/figures.ts';
import { exceptionLines, hoursLines } from '../../../packages/kit/calendar/written-hours.ts';
import house1 from '../../drawings/houses/house-1.svg?url';
import house2 from '../../drawings/houses/house-2.svg?url';
import house3 from '../../drawings/houses/house-3.svg?url';
import house4 from '../../drawings/houses/house-4.svg?url';
import house5 from '../../drawings/houses/house-5.svg?url';
import house6 from '../../drawings/houses/house-6.svg?url';
import door from '../../drawings/street-door.svg?url';
import wall1 from '../../drawings/value-wall-1.svg?url';
import wall2 from '../../drawings/value-wall-2.svg?url';
import wall3 from '../../drawings/value-wall-3.svg?url';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { mapLink } from '../contact-links.ts';
import { CountedValue } from '../counted-value.tsx';
import type { AgencyHours, Claims, Settings } from '../settings.ts';
import type { About } from './about.ts';

type PurposeProps = {
  about: Pick<About, 'mission' | 'vision' | 'sectors'>;
  claims: Claims;
  id?: string;
};

/** Mission, vision, and three figures, as far as the agency states them (pages-2.71 and 2.74 in test/specification.md). */
export function Purpose({ about: { mission, vision, sectors }, claims, id }: PurposeProps) {
  const figures = [
    { value: claims.projects, text: PROJECTS },
    { value: sectors, text: SECTORS },
    { value: claims.satisfaction, text: SATISFACTION },
  ].flatMap(({ value, text }) => (value ? [{ value, text }] : []));
  if (!mission && !vision && figures.length === 0) return null;
  return (
    <section className="purpose section" id={id} aria-label="Mission, vision et chiffres">
      <div className="wrap">
        {(mission || vision) && (
          <div className="purpose-statements">
            {mission && <Statement title="Notre mission" text={mission} />}
            {vision && <Statement title="Notre vision" text={vision} />}
          </div>
        )}
        {figures.length > 0 && (
          <ul className="purpose-figures">
            {figures.map(({ value, text }, order) => (
              <li key={text}>
                <strong>
                  <CountedValue value={value} order={order} />
                </strong>{' '}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h2 className="small">{title}</h2>
      <p className="display">{text}</p>
    </div>
  );
}

/** The house after each step, 720 px wide; the height of the drawing grows with it. */
const HOUSES = [
  { src: house1, height: 338 },
  { src: house2, height: 490 },
  { src: house3, height: 636 },
  { src: house4, height: 784 },
  { src: house5, height: 924 },
  { src: house6, height: 1054 },
] as const;

/** The widest row; more steps than that share two rows. */
const COLUMNS = 4;

/** The history (pages-2.72 in test/specification.md): one house, a storey higher each time. */
export function Milestones({
  id,
  story: { title, milestones },
}: {
  id: string;
  story: About['story'];
}) {
  if (milestones.length === 0) return null;
  const rows = Math.ceil(milestones.length / COLUMNS);
  return (
    <section className="milestones" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 className="poster" id={`${id}-title`}>
          {title}
        </h2>
      </div>
      <ol
        className="milestones-years"
        style={{
          '--columns': Math.ceil(milestones.length / rows),
          '--highest': HOUSES[milestones.length - 1]?.height,
        }}
      >
        {milestones.map(({ year, title, text }, index) => (
          <li key={`${year} ${title}`} className={index > 2 ? 'night' : undefined}>
            <div>
              <time className="display" dateTime={year}>
                {year}
              </time>
              {title && <h3 className="small">{title}</h3>}
              {text && (
                <p>
                  <WholeWords>{text}</WholeWords>
                </p>
              )}
            </div>
            <img {...HOUSES[index]} width={720} alt="" loading="lazy" />
          </li>
        ))}
      </ol>
    </section>
  );
}

const WALLS = [wall1, wall2, wall3] as const;

export function AgencyValues({
  id,
  values: { title, all },
}: {
  id: string;
  values: About['values'];
}) {
  if (all.length === 0) return null;
  return (
    <section className="agency-values" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <h2 className="poster" id={`${id}-title`}>
          {title}
        </h2>
      </div>
      <ul>
        {all.map((value, index) => (
          <li key={value.title}>
            <div>
              <h3>{value.title}</h3>
              {value.text && <p>{value.text}</p>}
            </div>
            <img src={WALLS[index % WALLS.length]} width={720} height={560} alt="" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  );
}

type VisitProps = { id: string; title: string | undefined; settings: Settings; hours: AgencyHours };

/** Address, opening hours and the ways to write (pages-2.76 and 2.77 in test/specification.md). */
export function Visit({ id, title, settings, hours }: VisitProps) {
  const { addressLines, mapQuery } = settings;
  const { openingHours, openingExceptions } = hours;
  const hasFacts = addressLines.length + openingHours.length > 0;
  return (
    <section className="visit section night" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap grid">
        <h2 className="poster" id={`${id}-title`}>
          {title ?? (hasFacts ? 'Nous trouver' : 'Nous écrire')}
        </h2>
        {hasFacts && (
          <div className="visit-facts">
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
                {exceptionLines(openingExceptions).map(({ days, hours, reason }) => (
                  <p className="note muted" key={days}>
                    {days}&nbsp;: {hours}
                    {reason && ` (${reason})`}
                  </p>
                ))}
              </div>
            )}
          </div>
        )}
        <div className="visit-ways">
          <ButtonLink to={href('/contact')} tone="light">
            Prendre contact
          </ButtonLink>
          <Link className="link" to="/#contact">
            Décrire votre projet
            <Icon name="arrow" />
          </Link>
        </div>
        <img className="visit-door" src={door} width={640} height={760} alt="" loading="lazy" />
      </div>
    </section>
  );
}
