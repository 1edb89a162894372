import type { MouseEvent } from 'react';
import { href, Link } from 'react-router';
import { legalAddress } from '../content/legal-address.ts';
import type { NavigationLink, NavigationPage } from '../content/main-navigation.ts';
import type { ServiceName } from '../content/services/service.ts';
import type { Settings } from '../content/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { Khatam } from '../ui/khatam.tsx';
import { scrollToTop } from './scroll-to-top.ts';
import './site-footer.css';

/** The facts every page needs. */
export type SiteFacts = {
  settings: Settings;
  navigation: readonly NavigationLink[];
  services: ServiceName[];
  /** On the clock of Morocco. */
  year: number;
};

/** The pages about the agency (shell-2.149 in test/specification.md), in the header's order and under its names. */
const COMPANY: readonly NavigationPage[] = ['work', 'about', 'blog', 'careers', 'contact'];

/** The legal page and its four anchors in the footer (shell-2.149 in test/specification.md). */
const LEGAL = [
  { to: href('/legal'), label: 'Informations légales' },
  { to: legalAddress('legalNotice'), label: 'Mentions légales' },
  { to: legalAddress('privacyPolicy'), label: 'Confidentialité' },
  { to: legalAddress('termsOfSale'), label: 'CGV' },
  { to: legalAddress('cookiePolicy'), label: 'Cookies' },
];

export function SiteFooter({ settings, navigation, services, year }: SiteFacts) {
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
        <Group
          title="Services"
          links={[
            { to: href('/services'), label: 'Tous les services' },
            ...services.map(({ slug, title }) => ({
              to: href('/services/:slug', { slug }),
              label: title,
            })),
          ]}
        />
        <Group title="Entreprise" links={navigation.filter(({ page }) => COMPANY.includes(page))} />
        <Group title="Légal" links={LEGAL} />
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

type Links = readonly { to: string; label: string }[];

/** An accordion on a telephone; from 768 px on the stylesheet shows its list, open or not. */
function Group({ title, links }: { title: string; links: Links }) {
  return (
    <nav className="footer-group" aria-label={title}>
      <h2>{title}</h2>
      <details>
        <summary>
          <h2>{title}</h2>
        </summary>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The font size at which a name is about as wide as the screen; one with wide letters takes a second line. */
function giantSize(name: string): string {
  return `${Math.min(32, 240 / name.length)}vw`;
}

/** `#top` is every document's first line, for those without script. */
function returnToTop(event: MouseEvent) {
  event.preventDefault();
  scrollToTop();
}
