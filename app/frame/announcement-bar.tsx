import { Link, useLocation } from 'react-router';
import type { AnnouncementBar as Announced } from '../content/announcement-bar.ts';

/**
 * What the agency announces, above the header. The server alone draws it, so that no script grows by it: React leaves what
 * it does not know of in a body. Where few pages show it, `server/pages/opening-script.ts` follows the visitor.
 */
export function AnnouncementBar({ bar: { text, link, on } }: { bar: Announced }) {
  const { pathname } = useLocation();
  return (
    <aside
      className="announcement-bar"
      aria-label="Annonce"
      hidden={on && !on.includes(pathname)}
      data-on={on?.join(' ')}
    >
      <p>
        {text} {link && <BarLink {...link} />}
      </p>
    </aside>
  );
}

function BarLink({ to, label }: NonNullable<Announced['link']>) {
  if (to.startsWith('/')) return <Link to={to}>{label}</Link>;
  return (
    <a href={to} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> (nouvel onglet)</span>
    </a>
  );
}
