import { href, Link } from 'react-router';
import { Carousel } from '../ui/carousel.tsx';
import { Icon } from '../ui/icon.tsx';
import { CoverImage } from './cover-image.tsx';
import type { Team as Content } from './team.ts';
import { useOffPart } from './use-off-part.ts';
import './team.css';
import '../ui/link.css';
import './arch.css';

type Props = {
  id?: string;
  team: Content;
};

/** The heights of a row's arches in widths of an arch, by their number: one tall bay, and no two neighbours alike. */
const RISES: readonly (readonly number[])[] = [
  [],
  [2.03],
  [1.86, 2.03],
  [1.78, 2.03, 1.68],
  [1.68, 1.86, 2.03, 1.78],
  [1.68, 1.86, 2.03, 1.78, 1.68],
  [1.68, 1.86, 2.03, 1.93, 1.78, 1.68],
];

/** The people under an arcade, their values, and a link to the jobs. */
export function Team({ id = 'team', team: { title, text, members, values } }: Props) {
  const rows = Math.ceil(members.length / (RISES.length - 1));
  const columns = Math.ceil(members.length / rows);
  const rises = RISES[columns] ?? [];
  return (
    <section className="team section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className="team-head grid">
          <h2 className="poster" id={`${id}-title`}>
            {title}
          </h2>
          <div>
            {text && <p className="lead muted">{text}</p>}
            {!useOffPart('careers') && (
              <Link className="link" to={href('/careers')}>
                Voir les offres d’emploi
                <Icon name="arrow" />
              </Link>
            )}
          </div>
        </div>
        {members.length > 0 && (
          <div
            className="arcade"
            style={{
              '--columns': columns,
              '--columns-tablet': columns > 5 ? columns / 2 : columns,
            }}
          >
            <Carousel label="L’équipe">
              {members.map(({ name, role, portrait, bio }, index) => (
                <li key={name} style={{ '--rise': rises[index % rises.length] }}>
                  <div className="arch">
                    <CoverImage
                      picture={portrait}
                      sizes="(max-width: 767px) 70vw, (max-width: 1440px) 28vw, max(399px, 19vw)"
                    />
                  </div>
                  <div className="arcade-name">
                    <h3 className="small">{name}</h3>
                    {role && <p className="arcade-role">{role}</p>}
                    {bio && <p className="muted">{bio}</p>}
                  </div>
                </li>
              ))}
            </Carousel>
          </div>
        )}
        {values.length > 0 && (
          <ul className="team-values">
            {values.map((value) => (
              <li key={value.title}>
                <h3>{value.title}</h3>
                {value.text && <p className="muted">{value.text}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
