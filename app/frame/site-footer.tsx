import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { MenuGroup, Menus } from '../content/main-navigation.ts';
import type { Settings } from '../content/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { Khatam } from '../ui/khatam.tsx';
import type { Compact } from './compact-data.ts';
import { scrollToTop } from './scroll-to-top.ts';
import './site-footer.css';

/** The facts every page needs. */
export type SiteFacts = {
  settings: Settings;
  menus: Compact<Menus>;
  /** On the clock of Morocco. */
  year: number;
};

type Props = Pick<SiteFacts, 'settings' | 'year'> & { columns: Menus['footer'] };

export function SiteFooter({ settings, columns, year }: Props) {
  const { agencyName, city, announcement, socialLinks } = settings;
  return (
    <footer className="site-footer night">
      <div className="wrap site-footer-top">
        <div>
          {announcement && (
            <p className="announcement">
              <Khatam />
              <span>{announcement}</span>
            </p>
          )}
          {socialLinks.length > 0 && (
            <ul className="social-links" aria-label="Réseaux sociaux">
              {socialLinks.map(({ platform, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noopener">
                    {platform}
                    <span className="visually-hidden"> (nouvel onglet)</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {columns.map((column) => (
          <Group key={column.label} {...column} />
        ))}
      </div>
      <div className="wrap">
        <div className="site-footer-base">
          <p>
            © {year} {[agencyName, city].filter(Boolean).join(', ')}
          </p>
          {/* biome-ignore lint/a11y/useValidAnchor: without script it is a link to the top. */}
          <a href="#top" onClick={returnToTop}>
            Retour en haut
            <Icon name="arrow-up" />
          </a>
        </div>
      </div>
      {agencyName && (
        <p className="giant-name" style={{ fontSize: giantSize(agencyName) }} aria-hidden="true">
          {agencyName}
        </p>
      )}
    </footer>
  );
}

/** An accordion on a telephone; from 768 px on the stylesheet shows its list, open or not. */
function Group({ label, links }: MenuGroup) {
  return (
    <nav className="footer-group" aria-label={label}>
      <h2>{label}</h2>
      <details>
        <summary>
          <h2>{label}</h2>
        </summary>
        <ul>
          {links.map(({ to, label: name, attributes }) => (
            <li key={to}>
              <Link to={to} {...attributes}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The font size at which a name is about as wide as the screen; one with wide letters takes a second line. */
function giantSize(name: string): string {
  return `${Math.min(32, 218 / name.length)}vw`;
}

/** `#top` is every document's first line, for those without script. */
function returnToTop(event: MouseEvent) {
  event.preventDefault();
  scrollToTop();
}
