import { CountedValue } from '../../content/counted-value.tsx';
import { SATISFACTION } from '../../content/satisfaction.ts';
import type { Claims } from '../../content/settings.ts';
import type { About } from './query.ts';
import './about-purpose.css';

type Props = { about: About; claims: Claims };

/** Mission, vision, and three figures, as far as the agency states them (pages-2.71 and 2.74 in test/specification.md). */
export function AboutPurpose({ about: { mission, vision, sectors }, claims }: Props) {
  const figures = [
    { value: claims.projects, text: 'projets' },
    { value: sectors, text: 'secteurs' },
    { value: claims.satisfaction, text: SATISFACTION },
  ].flatMap(({ value, text }) => (value ? [{ value, text }] : []));
  if (!mission && !vision && figures.length === 0) return null;
  return (
    <section className="about-purpose section" aria-label="Mission, vision et chiffres">
      <div className="wrap">
        {(mission || vision) && (
          <div className="about-statements">
            {mission && <Statement title="Notre mission" text={mission} />}
            {vision && <Statement title="Notre vision" text={vision} />}
          </div>
        )}
        {figures.length > 0 && (
          <ul className="about-figures">
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
