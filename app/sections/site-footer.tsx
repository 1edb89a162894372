import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { ServiceName } from '../queries/service.ts';
import type { Settings } from '../queries/settings.ts';
import { Icon } from '../ui/icon.tsx';
import { Khatam } from '../ui/khatam.tsx';

type Props = {
  settings: Settings;
  services: ServiceName[];
  /** In Casablanca. */
  year: number;
};

/** site-shell §2, Footer. */
const COMPANY = [
  { to: '/about', label: 'À propos' },
  { to: '/work', label: 'Travaux' },
  { to: '/blog', label: 'Blog' },
  { to: '/careers', label: 'Carrières' },
  { to: '/contact', label: 'Contact' },
];

/** site-shell §2, Footer: the legal page and its four anchors. */
const LEGAL = [
  { to: '/legal', label: 'Informations légales' },
  { to: '/legal#mentions-legales', label: 'Mentions légales' },
  { to: '/legal#politique-confidentialite', label: 'Confidentialité' },
  { to: '/legal#cgv', label: 'CGV' },
  { to: '/legal#cookies', label: 'Cookies' },
];

export function SiteFooter({ settings, services, year }: Props) {
  const { agencyName, announcement, socialLinks } = settings;
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
            { to: '/services', label: 'Tous les services' },
            ...services.map(({ slug, title }) => ({ to: `/services/${slug}`, label: title })),
          ]}
        />
        <Group title="Entreprise" links={COMPANY} />
        <Group title="Légal" links={LEGAL} />
      </div>
      <div className="wrap">
        <div className="site-footer-base">
          <p>
            © {year} {agencyName && `${agencyName}, `}Casablanca
          </p>
          {/* biome-ignore lint/a11y/useValidAnchor: without script it is a link to the top. */}
          <a href="#haut" onClick={scrollToTop}>
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

type Links = { to: string; label: string }[];

function Group({ title, links }: { title: string; links: Links }) {
  return (
    <nav className="footer-group" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** As large as the screen: a letter of the display face is about 0.42 em wide. */
function giantSize(name: string): string {
  return `${Math.round(Math.min(32, 240 / name.length))}vw`;
}

/** Without script the link jumps to the header, which is at the top. */
function scrollToTop(event: MouseEvent) {
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
