import { Link, NavLink, useMatches } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Mark } from '../ui/mark.tsx';
import { MAIN_NAVIGATION } from './main-navigation.ts';
import { SiteMenu } from './site-menu.tsx';

/** What the header must be written in to be read on the page's first screen. */
export type HeaderTone = 'light' | 'night';

/** What a route says of itself to the layout: `export const handle: PageHandle = { header: 'night' }`. */
export type PageHandle = { header: HeaderTone };

type Props = {
  /** Absent while the agency's settings cannot be read: the mark stands alone then. */
  agencyName: string | undefined;
  whatsappNumber: string | undefined;
  tone?: HeaderTone;
};

export function SiteHeader({ agencyName, whatsappNumber, tone }: Props) {
  const routeTone = useRouteTone();
  const night = (tone ?? routeTone) === 'night';
  return (
    <header className={`site-header${night ? ' site-header-night' : ''}`} id="haut">
      <div className="wrap">
        <Link className="brand" to="/" aria-label={agencyName ? undefined : 'Accueil'}>
          <Mark />
          {agencyName && <span>{agencyName}</span>}
        </Link>
        <nav aria-label="Navigation principale">
          {MAIN_NAVIGATION.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {label}
            </NavLink>
          ))}
        </nav>
        <ButtonLink to="/contact" tone={night ? 'light' : 'action'}>
          Contact
        </ButtonLink>
        <SiteMenu whatsappNumber={whatsappNumber} />
      </div>
    </header>
  );
}

/** The deepest route that says how its first screen is painted. Chaux unless one does. */
function useRouteTone(): HeaderTone {
  const handles = useMatches().map(({ handle }) => handle);
  const page = handles.findLast(isPageHandle);
  return page?.header ?? 'light';
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'header' in handle;
}
